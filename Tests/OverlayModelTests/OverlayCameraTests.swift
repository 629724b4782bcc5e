import Foundation
import OverlayModel
import Testing

@Suite struct OverlayCameraTests {
  static let camera = OverlayCamera(
    viewport: .init(width: 390, height: 844),
    padding: .init(top: 20, left: 20, bottom: 20, right: 20),
    center: OverlayPlace(latitude: 45.04, longitude: 7.04), altitude: 36431.9, distance: 36431.9,
    heading: 0, pitch: 0, fieldOfView: 30, fits: true,
    bounds: .init(west: 7, south: 45, east: 7.1, north: 45.1, crossesAntimeridian: false),
    region: OverlayRegion(
      center: OverlayPlace(latitude: 45.04, longitude: 7.04),
      span: .init(latitudeDelta: 0.2, longitudeDelta: 0.1)),
    contentRect: OverlayMapRect(x: 1, y: 2, width: 3, height: 4),
    visibleRect: OverlayMapRect(x: 0, y: 0, width: 5, height: 6),
    visiblePolygon: [[7, 45], [7.1, 45], [7.1, 45.1], [7, 45.1]],
    slack: .init(top: 0, left: 12.5, bottom: 0, right: 12.5),
    clients: ["maplibre": .object(["zoom": .number(11.5)])])

  /// The keys of the contract's frame, no more and no less.
  @Test func itsKeysAreThoseOfAFrame() throws {
    let data = try JSONEncoder().encode(Self.camera)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "viewport", "padding", "center", "altitude", "distance", "heading", "pitch",
        "fieldOfView", "fits", "bounds", "region", "contentRect", "visibleRect", "visiblePolygon",
        "slack", "clients",
      ])
    #expect(try JSONDecoder().decode(OverlayCamera.self, from: data) == Self.camera)
  }
}
