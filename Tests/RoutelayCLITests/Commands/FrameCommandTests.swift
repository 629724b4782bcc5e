import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

@Suite struct FrameCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func features(_ features: String...) -> String {
    let all = features.map { "{\"type\":\"Feature\",\($0)}" }
    return "{\"type\":\"FeatureCollection\",\"features\":[\(all.joined(separator: ","))]}"
  }

  private func frames(_ words: String...) async throws -> [ShownFrame] {
    let (code, said) = await RealConsole.run(["frame", "--json", "-q"] + words)
    #expect(code == .success && said.error.isEmpty)
    return try ShownFrame.all(in: said.text)
  }

  /// Latitude, longitude.
  private static let route = [[45.0, 7.0], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]]

  private func line(_ places: [[Double]], _ properties: String = "{}") -> String {
    let positions = places.map { "[\($0[1]),\($0[0])]" }.joined(separator: ",")
    return features(
      """
      "properties":\(properties),"geometry":{"type":"LineString","coordinates":[\(positions)]}
      """)
  }

  @Test func keysComeInTheOrderOfTheContract() async throws {
    let path = try folder.write(line(Self.route), "a.geojson")
    let (_, said) = await RealConsole.run(["frame", "--json", path])
    #expect(keys(of: said.text, depth: 1) == ["frames"])
    #expect(
      keys(of: said.text, depth: 2) == [
        "viewport", "padding", "center", "altitude", "distance", "heading", "pitch",
        "fieldOfView", "fits", "bounds", "region", "contentRect", "visibleRect", "visiblePolygon",
        "slack", "clients",
      ])
    #expect(said.text.hasSuffix("}]}\n"))
  }

  /// The values of the reference: 390x844, padding 60, 30, 90, 20.
  @Test(
    arguments: [
      ("0", "0", "balanced", [45.04690490580374, 7.04852941176469], 36431.87057751359),
      ("35", "0", "balanced", [45.04504871050268, 7.053522075416055], 30933.201354361005),
      ("200", "0", "balanced", [45.05092459358568, 7.0570561187115], 29842.465592753357),
      ("north", "30", "balanced", [45.042623218967, 7.044713067280156], 35940.90150484712),
      ("35", "45", "balanced", [45.034508695683684, 7.041601076844927], 20400.353586894882),
    ])
  func aRouteIsFramedAsTheReferenceSays(
    _ heading: String, _ pitch: String, _ mode: String, _ center: [Double], _ distance: Double
  ) async throws {
    let path = try folder.write(line(Self.route), "a.geojson")
    let frame = try #require(
      try await frames(
        path, "--viewport=390x844", "--padding=60,30,90,20", "--heading", heading, "--pitch",
        pitch, "--mode", mode
      ).first)
    #expect(abs(frame["center.latitude"] - center[0]) < 1e-7)
    #expect(abs(frame["center.longitude"] - center[1]) < 1e-7)
    #expect(abs(frame["distance"] - distance) < 0.001)
    #expect(abs(frame.margin(Self.route)) < 0.01)
  }

  @Test(arguments: ["north", "77.5", "along", "principal", "best"], ["0", "60"])
  func everythingIsInThePaddedViewport(_ heading: String, _ pitch: String) async throws {
    let path = try folder.write(line(Self.route), "a.geojson")
    for mode in ["balanced", "nearest"] {
      let shown = try await frames(
        path, "--viewport=iphone", "--viewport=desktop", "--viewport=200.5x90",
        "--padding=10,20,30,5", "--heading", heading, "--pitch", pitch, "--mode", mode, "--fov",
        "40")
      #expect(shown.map { $0["viewport.width"] } == [390, 1440, 200.5])
      for frame in shown {
        #expect(abs(frame.margin(Self.route)) < 0.02)
        #expect(frame["fieldOfView"] == 40 && frame["clients.maplibre.fieldOfView"] == 40)
        #expect(frame.json["fits"] as? Bool == true)
      }
    }
  }

  @Test func severalInputsAreFramedTogether() async throws {
    let west = try folder.write(line([[-17, 179], [-17.1, 179.2]]), "a.geojson")
    let east = try folder.write(line([[-16, -179.5], [-16.2, -179]]), "b.geojson")
    let frame = try #require(try await frames(west, east).first)
    #expect(frame.numbers("bounds", "west", "south", "east", "north") == [179, -17.1, -179, -16])
    #expect(abs(abs(frame["center.longitude"]) - 180) < 1e-9)
    #expect(
      abs(frame.margin([[-17.1, 179.2], [-17, 179], [-16, -179.5], [-16.2, -179]])) < 0.01)
    // In any order.
    let turned = try #require(try await frames(east, west).first)
    #expect(turned.json as NSDictionary == frame.json as NSDictionary)
  }

  @Test func aLineOverTheSeamAndOneAtThePole() async throws {
    let seam = try folder.write(line([[0, 179.5], [1, 180.5]]), "seam.geojson")
    let frame = try #require(try await frames(seam).first)
    #expect(frame["region.span.longitudeDelta"] < 2 && frame.crossesAntimeridian == true)
    let pole = try folder.write(line([[89, -100], [90, 20], [88, 100]]), "pole.geojson")
    let high = try #require(try await frames(pole, "--pitch=60", "--heading=best").first)
    #expect((84...85.06).contains(high["center.latitude"]) && high["distance"] > 0)
    let (_, said) = await RealConsole.run(["frame", pole])
    #expect(said.text.contains("beyond 85.0511° is shown at the edge of the map"))
  }

  @Test func strokesAndBalloonsGetRoomWithOutset() async throws {
    let path = try folder.write(line(Self.route, "{\"stroke-width\":30}"), "a.geojson")
    let plain = try #require(try await frames(path, "--padding=10").first)
    #expect(abs(plain.margin(Self.route)) < 0.01)
    for words in [[], ["--pitch=50", "--heading=35"]] {
      let (_, said) = await RealConsole.run(
        ["frame", "--json", path, "--padding=10", "--outset"] + words)
      let roomy = try #require(try ShownFrame.all(in: said.text).first)
      #expect(abs(roomy.margin(Self.route) - 15) < 0.02)
    }
    let pins = try folder.write(
      features(
        "\"properties\":{},\"geometry\":{\"type\":\"MultiPoint\",\"coordinates\":[[7,45],[7.5,46]]}"
      ),
      "pins.geojson")
    let pinned = try #require(try await frames(pins, "--outset").first)
    #expect(pinned.screen(46, 7.5).y > 39.99)
    #expect(pinned.screen(45, 7).x > 13.99 && pinned.screen(46, 7.5).x < 376.01)
    #expect(pinned.numbers("slack", "top", "left", "bottom", "right").min() == 0)
  }

  @Test(
    arguments: [
      ("a.gpx", "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'/>"),
      ("b.geojson", #"{"type":"FeatureCollection","features":[]}"#),
      ("c.geojson", #"{"type":"Feature","properties":null,"geometry":null}"#),
      ("d.geojson", #"{"type":"LineString","coordinates":[]}"#),
    ])
  func nothingToShowIsNoData(_ name: String, _ text: String) async throws {
    let path = try folder.write(text, name)
    for json in [[], ["--json"]] {
      let (code, said) = await RealConsole.run(["frame", path] + json)
      #expect(code == .failure && said.output.isEmpty)
      #expect(said.error.contains("\(name): error: there is nothing to show"))
      #expect(said.error.hasSuffix("[no-data]\n"))
    }
    // A document of it is whole without a camera.
    let output = folder.path("out.overlay.json")
    let (code, _) = await RealConsole.run(["convert", path, "-q", "-o", output])
    #expect(code == .success)
    #expect(folder.text("out.overlay.json")?.contains(#""cameras":[]"#) == true)
  }

  @Test func severalInputsWithoutAnythingAreOneError() async throws {
    let path = try folder.write(#"{"type":"FeatureCollection","features":[]}"#, "a.geojson")
    let (code, said) = await RealConsole.run(["frame", path, path])
    #expect(code == .failure && said.output.isEmpty)
    #expect(said.error.contains("routelay: error: there is nothing to show"))
  }

  @Test(
    arguments: [
      (["--outset", "--padding=0,190,0,190"], "strokes and markers need 28 points"),
      (["--min-distance=0"], "all of the geometry is one place"),
    ])
  func whatOnlyTheInputsShowIsStillTheOptionsFault(_ words: [String], _ says: String) async throws {
    let path = try folder.write(
      features("\"properties\":{},\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,45]}"),
      "a.geojson")
    let (code, said) = await RealConsole.run(["frame", path] + words)
    #expect(code == .usage && said.output.isEmpty)
    #expect(said.error.contains(says) && said.error.contains("[invalid-argument]"))
  }

  @Test func withoutInputThereIsUsage() async {
    let (code, said) = await RealConsole.run(["frame", "--json"])
    #expect(code == .usage && said.output.isEmpty && said.error.contains("no input"))
  }

  @Test func whatDoesNotFitSaysSo() async throws {
    let path = try folder.write(line(Self.route), "a.geojson")
    let frame = try #require(try await frames(path, "--max-distance=2km").first)
    #expect(frame["distance"] == 2000 && frame.json["fits"] as? Bool == false)
    #expect(frame["slack.top"] < 0)
    let (code, said) = await RealConsole.run(["frame", path, "--max-distance=2km"])
    #expect(code == .success && said.text.contains("it does not fit"))
  }

  @Test func zoomsOfFlatMapsAreRoundedDown() async throws {
    let path = try folder.write(line(Self.route), "a.geojson")
    let free = try #require(try await frames(path, "--zoom-snap=0").first)
    for (step, name) in [(1.0, "1"), (0.25, "0.25")] {
      let frame = try #require(try await frames(path, "--zoom-snap=\(name)").first)
      let zoom = frame["clients.leaflet.zoom256"]
      #expect(zoom == (free["clients.leaflet.zoom256"] / step).rounded(.down) * step)
    }
  }
}
