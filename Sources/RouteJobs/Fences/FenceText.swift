package import Geodesy
package import Geofencing
import TextWriting
package import TrackFormats
import Tracks

/// A fence as it is typed: `LAT,LON,RADIUS[,ID]` or `LAT,LON LAT,LON …[;ID]`.
package struct FenceText: Sendable {
  /// The shape.
  package let shape: any FenceShape
  /// The name, nil when none was typed.
  package let id: String?
  /// What was typed.
  package let text: String
  /// The corners of a polygon, nil for a circle.
  private let ring: [Coordinate]?
  /// What was repaired, in words; nil for nothing.
  package let repair: (problem: ProblemClass, message: String)?

  /// Reads a circle: its center, its radius (bare meters, or with a unit), and maybe its name.
  ///
  /// - Throws: `invalid-argument`.
  package init(circle text: String) throws(JobRefusal) {
    let words = text.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count >= 3 else {
      throw JobRefusal("a circle is LAT,LON,RADIUS[,ID], not '\(text)'")
    }
    let center = try Self.place(words[0] + "," + words[1])
    guard let radius = Quantity.meters(String(words[2])) else {
      throw JobRefusal(
        "a radius is a length of 0 m or more, such as 250m or 1.5km, not '\(words[2])'")
    }
    do throws(CircleFence.Invalid) {
      shape = try CircleFence(center: center, radius: Meters(radius))
    } catch { throw JobRefusal("a radius must be 0 m or more, not \(radius)") }
    id = words.count == 4 && !words[3].isEmpty ? String(words[3]) : nil
    repair = nil
    ring = nil
    self.text = text
  }

  /// Reads a polygon: its corners, the first of which may be repeated at the end, and maybe its name.
  ///
  /// - Throws: `invalid-argument`; `invalid-geometry` and `self-intersection` for corners that make
  ///   no polygon.
  package init(
    polygon text: String, edges: FenceEdges, repairs: Bool
  ) throws(JobRefusal) {
    let halves = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var ring: [Coordinate] = []
    for word in halves.first?.split(whereSeparator: \.isWhitespace) ?? [] {
      ring.append(try Self.place(word))
    }
    guard !ring.isEmpty else {
      throw JobRefusal("a polygon is 'LAT,LON LAT,LON …[;ID]', not '\(text)'")
    }
    do throws(JobRefusal) {
      let reading = try PolygonReading([[ring]], edges: edges, repairs: repairs)
      shape = reading.fence
      repair = reading.repair
    } catch {
      throw JobRefusal("polygon '\(text)': \(error.message)", problem: error.problem)
    }
    self.ring = ring
    id = halves.count == 2 && !halves[1].isEmpty ? String(halves[1]) : nil
    self.text = text
  }

  /// What it looks like on a map.
  func drawing(id: String) -> TrackDocument.Item {
    if let circle = shape as? CircleFence { return FenceDrawing.item(circle, id: id) }
    return FenceDrawing.item(ring: ring ?? [], id: id)
  }

  /// Reads `LAT,LON`.
  ///
  /// - Throws: `invalid-argument`.
  package static func place(_ text: some StringProtocol) throws(JobRefusal) -> Coordinate {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Quantity.number(String($0)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      throw JobRefusal("a place is LAT,LON, such as 47.05,11.1, not '\(text)'")
    }
    do throws(Coordinate.Invalid) {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      switch error {
      case .latitudeOutOfRange:
        throw JobRefusal("a latitude is from -90 to 90; in '\(text)' it comes first")
      case .longitudeOutOfRange:
        throw JobRefusal("a longitude is from -540 to 540; in '\(text)' it comes second")
      }
    }
  }
}
