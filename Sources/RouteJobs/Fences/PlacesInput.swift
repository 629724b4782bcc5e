package import Geodesy
package import TrackFormats
import Tracks

/// All positions of a file: fixes of tracks, points of routes, waypoints, and the vertices of areas, in
/// the order of the file.
package struct PlacesInput: Sendable {
  /// How the file is found and read.
  package var reader: DocumentReader

  /// Makes an input with the default options.
  package init(reader: DocumentReader = DocumentReader()) { self.reader = reader }

  /// Positions, and what was odd about their file.
  package struct Loaded: Sendable {
    /// The positions, as read.
    package let positions: [Coordinate]
    /// What was odd.
    package let findings: [Finding]
  }

  /// Reads a file.
  ///
  /// - Throws: what `DocumentReader` throws, with the path.
  package func read(_ path: String) throws(JobFailure) -> Loaded {
    var reader = reader
    reader.options.onlyPositions = true
    do throws(ReadError) {
      let result = try reader.read(path).result
      var positions = result.positions
      for item in result.document.items { item.addPositions(to: &positions) }
      return Loaded(positions: positions, findings: result.findings.findings)
    } catch { throw JobFailure(error, path: path) }
  }
}

extension TrackDocument.Item {
  /// Appends all positions, in order.
  func addPositions(to list: inout [Coordinate]) {
    switch self {
    case .track(let track): for segment in track.segments { list += segment.coordinates }
    case .route(let route): list += route.points.coordinates
    case .waypoint(let waypoint): list += waypoint.position.coordinates
    case .area(let area):
      for polygon in area.polygons { for ring in polygon.rings { list += ring.coordinates } }
    case .feature(let feature): feature.geometry?.addPositions(to: &list)
    }
  }
}

extension Geometry {
  fileprivate func addPositions(to list: inout [Coordinate]) {
    var waiting = [self]
    while let geometry = waiting.popLast() {
      switch geometry {
      case .point(let segment), .multiPoint(let segment), .lineString(let segment):
        list += segment.coordinates
      case .multiLineString(let lines): for line in lines { list += line.coordinates }
      case .polygon(let polygon): for ring in polygon.rings { list += ring.coordinates }
      case .multiPolygon(let polygons):
        for polygon in polygons { for ring in polygon.rings { list += ring.coordinates } }
      case .collection(let parts): waiting += parts.reversed()
      }
    }
  }
}
