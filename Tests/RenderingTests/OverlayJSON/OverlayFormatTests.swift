import Foundation
import Framing
import Overlays
import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct OverlayFormatTests {
  @Test func aRideOverTheSeam() throws {
    let (text, report) = try OverlayExamples.write(
      OverlayExamples.ride,
      sources: [OverlaySource(name: "ride.gpx", format: "gpx", bytes: 81234)],
      steps: [JSONText(text: "{\"step\":\"simplify\",\"tolerance\":10.0}")])
    try Golden.check(text, "ride.overlay.json")
    #expect(report.losses == ["comments", "tracks without fixes"])
    #expect(report.notices.map(\.problem) == ["single-fix-segment"])
  }

  @Test func aRideWithAllChannels() throws {
    var options = OutputOptions()
    options.overlayChannels = nil
    options.precision = 3
    options.generator = "routelay 9.9.9"
    options.mapType = "hybrid"
    try Golden.check(
      try OverlayExamples.write(OverlayExamples.ride, options).text, "ride-channels.overlay.json")
  }

  @Test func aRideWithLevels() throws {
    var options = OutputOptions()
    options.levels = try OverlayLevels(zooms: 0...12)
    options.cameras = []
    let (text, report) = try OverlayExamples.write(OverlayExamples.trip, options)
    try Golden.check(text, "trip-levels.overlay.json")
    #expect(report.losses.isEmpty)
    // Beside the zooms nothing changes.
    options.levels = nil
    let plain = try OverlayExamples.write(OverlayExamples.trip, options).text
    let cut = text.replacing(/,"vertexZoom":[\[\]0-9,]*(?=[,}])/, with: "")
    #expect(cut == plain)
  }

  @Test func aMapOfAreasAndParts() throws {
    let (text, report) = try OverlayExamples.write(OverlayExamples.map)
    try Golden.check(text, "map.overlay.json")
    #expect(
      report.losses == [
        "features without geometry", "elevations of some positions in a geometry collection",
      ])
    #expect(report.notices.map(\.problem) == ["invalid-style", "unknown-extension"])
    #expect(report.notices.map(\.count) == [2, 1])
  }

  @Test func anEmptyDocument() throws {
    let (text, report) = try OverlayExamples.write(TrackDocument())
    #expect(
      text == """
        {"type":"FeatureCollection",
        "routelay":{"version":1,"generator":"routelay","mapType":"standard","sources":[],\
        "steps":[],"region":null,"mapRect":null,"cameras":[]},
        "features":[]}

        """)
    #expect(report == OutputReport())
  }

  /// The case O-OVER-01: a renderer drew the line through Africa and America.
  @Test func aLineOverTheDateLineIsDrawnInTwoParts() throws {
    let line = OverlayExamples.segment([(178.5, 24), (-178.5, 25)])
    let (text, _) = try OverlayExamples.write(
      OverlayExamples.document([.track(Track(segments: [line]))]))
    #expect(text.contains("\"coordinates\":[[[178.5,24],[180,24.5]],[[-180,24.5],[-178.5,25]]]"))
    #expect(text.contains("\"bbox\":[178.5,24,-178.5,25]"))
    #expect(text.contains("\"segments\":[0,0]"))
  }

  @Test func aCameraForEachViewport() throws {
    let square = FramingOptions(viewport: try Viewport(width: 100, height: 100), pitch: 60)
    var options = OutputOptions()
    options.precision = 2
    for cameras in [[], [square], FramingOptions.usual + [square]] {
      options.cameras = cameras
      let (text, report) = try OverlayExamples.write(OverlayExamples.map, options)
      #expect(text.components(separatedBy: "\"viewport\":").count == cameras.count + 1)
      #expect(!report.notices.map(\.problem).contains("invalid-argument"))
    }
  }

  @Test func aCameraThatIsNoneIsLeftOutAndSaid() throws {
    var options = OutputOptions()
    options.cameras[0].pitch = 95
    let (text, report) = try OverlayExamples.write(OverlayExamples.ride, options)
    #expect(text.contains("\"cameras\":[]"))
    let notice = try #require(report.notices.last)
    #expect(notice.problem == "invalid-argument" && notice.message.contains("0 ..< 90"))
  }

  @Test func itIsRegisteredFirst() { #expect(OutputFormat.all.first?.name == "overlay") }
}
