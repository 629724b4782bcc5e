import Geodesy
import Tracks

/// What an overlay document says beyond GeoJSON, and how it is undone.
enum OverlayDocument {
  /// Whether the first bytes of a text hold the member name that overlay documents have.
  static func isNamed(in start: [UInt8]) -> Bool {
    let name = Array("\"routelay\"".utf8)
    guard start.count >= name.count else { return false }
    return (0...start.count - name.count).contains { start[$0...].starts(with: name) }
  }

  /// Turns what was read as GeoJSON into what the overlay document was made of, if it is one:
  /// cut lines and polygons are put together, circles are circles again, and how a feature is to
  /// be drawn stands in its details.
  static func restore(_ result: inout ReadResult) {
    guard let head = result.document.foreignMembers["routelay"]?.members,
      let version = head["version"], version.number != nil
    else { return }
    result.format = "overlay"
    result.version = version.text
    result.document.foreignMembers.members.removeAll { $0.key == "routelay" }
    for i in result.document.items.indices {
      switch result.document.items[i] {
      case .track(var track):
        if let overlay = takeOverlay(of: &track.details) {
          let numbers = overlay["segments"]?.numbers ?? []
          track.segments = CutLines.rejoined(track.segments, numbers: numbers)
        }
        result.document.items[i] = .track(track)
      case .waypoint(var waypoint):
        _ = takeOverlay(of: &waypoint.details)
        result.document.items[i] = .waypoint(waypoint)
      case .area(var area):
        if let overlay = takeOverlay(of: &area.details) {
          area.polygons = CutPolygons.rejoined(
            area.polygons, numbers: overlay["segments"]?.numbers)
          area.circle = circle(overlay)
        }
        result.document.items[i] = .area(area)
      case .feature(var feature):
        _ = takeOverlay(of: &feature.details)
        result.document.items[i] = .feature(feature)
      case .route: break
      }
    }
  }

  /// Moves the `overlay` object from the properties to its place in the details.
  private static func takeOverlay(of details: inout ItemDetails) -> JSONMembers? {
    guard let value = details.properties?["overlay"], let overlay = value.members,
      overlay["type"]?.string != nil
    else { return nil }
    details.overlay = value
    details.properties?.members.removeAll { $0.key == "overlay" }
    return overlay
  }

  private static func circle(_ overlay: JSONMembers) -> GeodesicCircle? {
    guard overlay["type"]?.string == "circle", let center = overlay["center"]?.members,
      let latitude = center["latitude"]?.number, let longitude = center["longitude"]?.number,
      let radius = overlay["radius"]?.number, radius >= 0, radius.isFinite
    else { return nil }
    do throws(Coordinate.Invalid) {
      let center = try Coordinate(latitude: latitude, longitude: longitude)
      return GeodesicCircle(center: center, radius: radius)
    } catch { return nil }
  }
}
