import PlanarGeometry
import TrackProcessing
import Tracks

/// The rings of a document that can be simplified, in its order: those of areas that are no circles,
/// and of other features.
struct DocumentRings {
  /// For each area of the network, which is one geometry, its item in the document.
  private let items: [Int]
  private let network: RingNetwork?

  /// Collects the rings of a document.
  ///
  /// - Throws: `SimplificationError.planarGeometry` when there are some and GEOS cannot start.
  init(_ document: TrackDocument) throws(SimplificationError) {
    var items: [Int] = []
    var areas: [[Polygon]] = []
    for (i, item) in document.items.enumerated() {
      switch item {
      case .area(let area) where area.circle == nil && !area.polygons.isEmpty:
        items.append(i)
        areas.append(area.polygons)
      case .feature(let feature):
        // Each geometry by itself: those of a collection may overlap.
        let geometries = feature.geometry?.polygons ?? []
        items += geometries.map { _ in i }
        areas += geometries
      case .track, .route, .waypoint, .area: break
      }
    }
    self.items = items
    if areas.isEmpty {
      network = nil
    } else {
      do throws(GEOSFailure) { network = try RingNetwork(areas) } catch {
        throw .planarGeometry("\(error)")
      }
    }
  }

  /// What an area is called in its document: its name or id, else its number among all items, from 1.
  func name(ofArea area: Int, in document: TrackDocument) -> String {
    let number = "item \(items[area] + 1)"
    let details: ItemDetails
    switch document.items[items[area]] {
    case .area(let area): details = area.details
    case .feature(let feature): details = feature.details
    case .track, .route, .waypoint: return number
    }
    if let name = details.text.name { return "'\(name)'" }
    return details.id?.text ?? number
  }

  /// The arcs as lines.
  var arcs: [LineVertices] { network?.lines ?? [] }

  /// The retained vertices of the arcs with those that must come back.
  ///
  /// - Parameter earlier: What was done to come to the vertices that are retained.
  /// - Throws: `SimplificationError.planarGeometry` when GEOS cannot work.
  func repaired(
    _ retained: [[Int]], after earlier: RingReport = RingReport()
  ) throws(SimplificationError) -> (retained: [[Int]], report: RingReport) {
    guard let network else { return ([], RingReport()) }
    do throws(GEOSFailure) {
      var (kept, report) = try network.repaired(retained)
      report.broughtBack += earlier.broughtBack
      if !earlier.minimal.isEmpty {
        // What has three corners already does not collapse any more.
        let polygons = network.polygons(kept)
        report.minimal += earlier.minimal.filter {
          !report.minimal.contains($0)
            && polygons[$0.area][$0.polygon].rings[$0.ring].count == 4
        }
      }
      return (kept, report)
    } catch {
      throw .planarGeometry("\(error)")
    }
  }

  /// Puts the rings of which something goes into a document.
  func apply(_ retained: [[Int]], to document: inout TrackDocument) {
    guard let network else { return }
    /// The geometries of the feature at hand.
    var geometries: [[Polygon]] = []
    for (n, polygons) in network.polygons(retained).enumerated() {
      let item = items[n]
      geometries.append(polygons)
      if n + 1 < items.count && items[n + 1] == item { continue }
      switch document.items[item] {
      case .area(var area):
        area.polygons = polygons
        document.items[item] = .area(area)
      case .feature(var feature):
        feature.geometry = feature.geometry?.replacingPolygons(geometries)
        document.items[item] = .feature(feature)
      case .track, .route, .waypoint: break
      }
      geometries = []
    }
  }
}
