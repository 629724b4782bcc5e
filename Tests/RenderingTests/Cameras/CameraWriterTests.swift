import Foundation
import Framing
import Geodesy
import OverlayModel
import TextWriting
import Testing

@testable import Rendering

@Suite struct CameraWriterTests {
  private func camera(
    _ places: [(Double, Double)] = [(45, 7), (45.1, 7.1)], pitch: Double = 0,
    heading: CameraHeading = .north
  ) throws -> FramedCamera {
    var content = FramedContent()
    content.add(
      path: places.map { Coordinate(uncheckedLatitude: $0.0, longitude: $0.1) })
    return try FramedCamera(
      content,
      FramingOptions(
        viewport: try Viewport(width: 390, height: 844.5),
        padding: try ViewportPadding(top: 1, left: 2, bottom: 3, right: 4), heading: heading,
        pitch: pitch))
  }

  private func text(_ body: (CameraWriter, inout ByteWriter) -> Void) throws -> String {
    String(
      decoding: try ByteWriter.collect { (out) throws(WriteError) in body(CameraWriter(), &out) },
      as: UTF8.self)
  }

  /// What apps decode is what the fit says, to the digits that are written.
  @Test(arguments: [(0.0, CameraHeading.north), (60, .best), (75, .degrees(211.125))])
  func theModelDecodesIt(_ pitch: Double, _ heading: CameraHeading) throws {
    let framed = try camera(pitch: pitch, heading: heading)
    let bytes = Data(try text { $0.write(framed, to: &$1) }.utf8)
    let model = try JSONDecoder().decode(OverlayCamera.self, from: bytes)
    let fit = framed.fit
    #expect(model.viewport.width == 390 && model.viewport.height == 844.5)
    #expect([model.padding.top, model.padding.left] == [1, 2])
    #expect([model.padding.bottom, model.padding.right] == [3, 4])
    #expect(abs(model.center.latitude - fit.camera.center.latitude) <= 5.1e-8)
    #expect(abs(model.center.longitude - fit.camera.center.longitude) <= 5.1e-8)
    #expect(abs(model.distance - fit.camera.distance.value) <= 5.1e-4)
    #expect(abs(model.altitude - fit.camera.altitude.value) <= 5.1e-4)
    #expect(abs(model.heading - fit.camera.heading) <= 5.1e-8 && model.pitch == pitch)
    #expect(model.fieldOfView == 30 && model.fits)
    #expect(model.visiblePolygon.count == 4 && model.clients.count == framed.clients.count)
    #expect(abs(model.slack.left - fit.slack.left) <= 5.1e-4)
    #expect(model.bounds.west == 7 && model.bounds.north == 45.1)
    // Writing it as the model does and reading it again loses nothing.
    let again = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(OverlayCamera.self, from: again) == model)
  }

  @Test func clientsAreObjectsOfTheirOwnWords() throws {
    let framed = try camera([(-16.7, 179.85), (-17.25, 180.3)])
    let bytes = Data(try text { $0.write(framed, to: &$1) }.utf8)
    let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let clients = try #require(object?["clients"] as? [String: [String: Any]])
    #expect(Set(clients.keys) == Set(ClientDialect.all.map(\.name)))
    for client in framed.clients {
      #expect(clients[client.client].map { Set($0.keys) } == Set(client.fields.map(\.name)))
    }
    let maplibre = try #require(clients["maplibre"])
    #expect((maplibre["center"] as? [Double])?.count == 2)
    #expect(maplibre["fits"] as? Bool == true)
  }

  @Test func numbersAreRoundedAndPlain() throws {
    let framed = try camera([(45.123456789, 7.1234567891), (45.2, 7.3)], pitch: 80)
    let written = try text { $0.write([framed], to: &$1) }
    #expect(written.hasPrefix("{\"frames\":[\n{\"viewport\":") && written.hasSuffix("}]}\n"))
    let numbers = written.split { !"0123456789.eE+-".contains($0) }.filter {
      $0.contains { "0123456789".contains($0) }
    }
    #expect(numbers.count > 60)
    for number in numbers {
      #expect(!number.contains("e") && number != "-0", "\(number)")
      let decimals = number.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals <= 7, "\(number)")
    }
  }

  @Test func severalAreALineEach() throws {
    let framed = try camera()
    let written = try text { $0.write([framed, framed], to: &$1) }
    #expect(written.split(separator: "\n").count == 3)
    #expect(try text { $0.write([], to: &$1) } == "{\"frames\":[]}\n")
  }

  @Test func aPlaceInThreeWays() throws {
    let bounds = CoordinateBounds(west: 170, south: 0, east: -170, north: 1)
    let rect = MapRect(x: 1, y: 2, width: 3, height: 4)
    let region = MapRegion(
      center: Coordinate(uncheckedLatitude: 5, longitude: 6), latitudeDelta: 7, longitudeDelta: 8)
    #expect(
      try text { $0.write(region, rect, bounds, to: &$1) } == """
        {"region":{"center":{"latitude":5,"longitude":6},"span":{"latitudeDelta":7,\
        "longitudeDelta":8}},"mapRect":{"x":1,"y":2,"width":3,"height":4},\
        "bounds":{"west":170,"south":0,"east":-170,"north":1,"crossesAntimeridian":true}}

        """)
  }
}
