import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import Tracks

@testable import Reports
@testable import TrackFormats

struct EventFormatTests {
  static func event(
    _ kind: FenceEvent.Kind, fence: String, fix: Int, _ latitude: Double, _ longitude: Double,
    time: Timestamp?, _ set: (inout FenceEvent) -> Void = { _ in }
  ) -> FenceEvent {
    var event = FenceEvent(
      kind, fence: fence, fix: fix, time: time,
      place: Coordinate(uncheckedLatitude: latitude, longitude: longitude))
    set(&event)
    return event
  }

  static let start = Timestamp(seconds: 1_777_618_800)

  static let records = [
    EventRecord(
      path: "a.gpx",
      event(.inside, fence: "yard", fix: 0, 45.123456789, 7, time: start) { $0.line = 41 }),
    EventRecord(
      path: "a.gpx",
      event(
        .exit, fence: "yard", fix: 1, 45.123456789, -0.00000001,
        time: Timestamp(seconds: 1_777_618_800, nanoseconds: 333_000_000)
      ) {
        $0.isInterpolated = true
        $0.confidence = 0.98765
      }),
    EventRecord(
      path: "b, \"c\".gpx",
      event(.enter, fence: "für \"alle\"", fix: 9, -1, 190, time: nil) {
        $0.source = .route
        $0.track = 2
        $0.segment = 3
        $0.isCross = true
        $0.isGap = true
      }),
  ]

  @Test func everyFormatIsListedOnce() {
    #expect(EventFormat.all.map(\.name) == ["json", "ndjson", "csv", "geojson"])
    #expect(EventFormat.named("csv")?.title == "CSV")
    #expect(EventFormat.named("xml") == nil)
  }

  @Test(arguments: ["json", "ndjson", "csv", "geojson"]) func golden(_ name: String) throws {
    try Golden.check(try #require(EventFormat.named(name)).bytes(Self.records), "events.\(name)")
  }

  @Test(arguments: ["json", "geojson"]) func jsonIsWellFormed(_ name: String) throws {
    for records in [Self.records, [], [Self.records[0]]] {
      var scanner = JSONScanner(
        InputBuffer(try #require(EventFormat.named(name)).bytes(records)))
      while try scanner.next() != .end {}
    }
  }

  @Test func everyLineOfNDJSONIsAnObject() throws {
    let lines = EventFormat.ndjson.bytes(Self.records).split(separator: 0x0A)
    #expect(lines.count == 3)
    for line in lines {
      var scanner = JSONScanner(InputBuffer(Array(line)))
      #expect(try scanner.next() == .beginObject)
      while try scanner.next() != .end {}
    }
  }

  @Test func theGeoJSONIsReadBack() throws {
    let result = try TrackFormat.geoJSON.read(EventFormat.geojson.bytes(Self.records))
    #expect(result.findings.findings.isEmpty)
    #expect(result.document.waypoints.map { $0.position.coordinates[0].longitude } == [7, 0, -170])
  }
}
