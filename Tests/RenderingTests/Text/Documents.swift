import Foundation
import Geodesy
import Overlays
import TextWriting
import Tracks

@testable import Rendering

/// What a format writes, and what it says about it.
func output(
  _ document: TrackDocument, _ format: OutputFormat, _ options: OutputOptions = OutputOptions(),
  sources: Int = 1
) throws -> (text: String, report: OutputReport) {
  var report = OutputReport()
  let contents = OutputContents(
    document: document,
    sources: (0..<sources).map { .init(name: "input-\($0)", format: "x", bytes: nil) })
  let bytes = try ByteWriter.collect { (out) throws(WriteError) in
    report = try format.write(contents, options, &out)
  }
  return (String(decoding: bytes, as: UTF8.self), report)
}

/// The features of a GeoJSON output, read by Foundation.
func features(_ document: TrackDocument) throws -> [[String: Any]] {
  let read = try JSONSerialization.jsonObject(
    with: Data(try output(document, .geoJSON).text.utf8))
  return (read as? [String: Any])?["features"] as? [[String: Any]] ?? []
}

/// A document of items.
func document(_ items: TrackDocument.Item...) -> TrackDocument {
  var document = TrackDocument()
  document.items = items
  return document
}

/// A segment of `[longitude, latitude]` or `[longitude, latitude, elevation]`.
func segment(_ positions: [Double]...) -> Segment {
  var segment = Segment()
  for position in positions {
    segment.append(
      Coordinate(uncheckedLatitude: position[1], longitude: position[0]),
      elevation: position.count > 2 ? position[2] : .nan, time: .missing)
  }
  return segment
}

/// Details with JSON properties, given as key and token.
func properties(_ members: KeyValuePairs<String, String>, id: String? = nil) -> ItemDetails {
  var details = ItemDetails()
  details.properties = JSONMembers(
    members.map { JSONMembers.Member(key: $0.key, value: JSONText(text: $0.value)) })
  details.id = id.map { JSONText(text: $0) }
  return details
}

/// Details with words.
func words(_ change: (inout FixDetails) -> Void) -> ItemDetails {
  var details = ItemDetails()
  change(&details.text)
  return details
}

/// A document with everything that GPX can say.
func fullGPXDocument() -> TrackDocument {
  var document = TrackDocument()
  document.metadata.creator = "maker \"1\" & co"
  document.metadata.name = "A day"
  document.metadata.description = "up <and> down"
  document.metadata.author = Person(
    name: "Ада", email: "ada@mail@example.org", link: Link(href: "https://example.org/?a=1&b=2"))
  document.metadata.copyright = Copyright(author: "Ada", year: "2026", license: "https://x.test/l")
  document.metadata.links = [Link(href: "https://example.org", text: "page", type: "text/html")]
  document.metadata.time = Timestamp(seconds: 1_777_618_800)
  document.metadata.keywords = "hut, pass"
  document.metadata.extensions = RawXML(text: #"<m:a xmlns:m="urn:m">1</m:a>"#)
  document.metadata.documentExtensions = RawXML(text: #"<e:b xmlns:e="urn:e"/>"#)

  var hut = FixDetails()
  hut.name = "Hut & Pass"
  hut.comment = "warm"
  hut.description = "line\nbreak\rreturn\ttab"
  hut.source = "map"
  hut.links = [Link(href: "https://hut.test"), Link(href: "b", text: "B", type: "image/png")]
  hut.symbol = "Lodge"
  hut.type = "hut"
  hut.magneticVariation = "2.50"
  hut.geoidHeight = "47.1"
  hut.ageOfDGPSData = "3.0"
  hut.dgpsID = "0042"
  hut.extensions = RawXML(text: #"<w:c xmlns:w="urn:w">x</w:c>"#)
  var place = Segment()
  place.append(
    Coordinate(uncheckedLatitude: 45.5, longitude: 7.25), elevation: 2301.5,
    time: Timestamp(seconds: 1_777_618_800, nanoseconds: 250_000_000))
  for (channel, value) in zip(Channel.allCases, 1...) where channel != .fix {
    place.setLast(channel, Double(value) + 0.5)
  }
  place.setLast(.fix, 2)
  place.setLast(.satellites, 10)
  var waypointDetails = ItemDetails()
  waypointDetails.text = hut

  var routePoints = segment([7, 45], [7.1, 45.1])
  var stop = FixDetails()
  stop.name = "stop"
  routePoints.setLastDetails(stop)
  var routeDetails = words { $0.name = "Plan" }
  routeDetails.number = "3"

  var first = Segment()
  for i in 0..<3 {
    first.append(
      Coordinate(uncheckedLatitude: 45 + Double(i) / 1000, longitude: 7 + Double(i) / 500),
      elevation: 800 + Double(i) / 10, time: Timestamp(seconds: 1_777_618_800 + Int64(i)))
    if i != 1 { first.setLast(.heartRate, 120 + Double(i)) }
  }
  first.extensions = RawXML(text: #"<s:d xmlns:s="urn:s"/>"#)
  let second = segment([7.5, 45.5], [7.6, 45.6, 900])
  var trackDetails = words {
    $0.name = "Morning"
    $0.type = "hiking"
    $0.extensions = RawXML(text: #"<t:e xmlns:t="urn:t"/>"#)
  }
  trackDetails.number = "1"
  document.items = [
    .track(Track(details: trackDetails, segments: [first, Segment(), second, segment([8, 46])])),
    .waypoint(Waypoint(details: waypointDetails, position: place)),
    .route(Route(details: routeDetails, points: routePoints)),
    .waypoint(Waypoint(position: segment([-7, -45]))),
    .track(Track()),
  ]
  return document
}

/// A document with everything that GeoJSON can say.
func fullGeoJSONDocument() -> TrackDocument {
  var line = properties(
    [
      "name": "\"Line \\u00e9\"", "osm": "9007199254740995", "deep": "{\"a\":[1,null]}",
      "x": "1.50",
    ],
    id: "9007199254740993")
  line.text.name = "Line é"
  line.foreignMembers = JSONMembers([.init(key: "title", value: JSONText(text: "\"foreign\""))])
  line.geometryForeignMembers = JSONMembers([.init(key: "measure", value: JSONText(text: "\"m\""))])
  var timed = segment([9, 45, 100], [9.1, 45.1, 101])
  timed.setLast(.power, 250)
  let ring = segment([0, 0], [1, 0], [1, 1], [0, 0])
  let hole = segment([0.2, 0.1], [0.8, 0.7], [0.8, 0.1], [0.2, 0.1])
  var place = properties(["name": "\"P\"", "time": "\"2026-05-01T07:00:00Z\""])
  place.text.name = "P"
  var position = Segment()
  position.append(
    Coordinate(uncheckedLatitude: 45.4, longitude: 9.1), elevation: .nan,
    time: Timestamp(seconds: 1_777_618_800))
  var styled = properties(["title": "\"styled\"", "overlay": "7"], id: "\"track-0\"")
  styled.overlay = JSONText(
    text: #"{"type":"polyline","mapRect":{"x":1,"y":2},"segments":[0,1],"style":{"lineWidth":4}}"#)
  let multi = properties(["k": "true"])
  var document = TrackDocument()
  document.foreignMembers = JSONMembers([
    .init(key: "generator \"x\"", value: JSONText(text: "[1,2]")),
    .init(key: "crs", value: JSONText(text: "{}")),
  ])
  document.items = [
    .track(Track(details: line, segments: [timed])),
    .waypoint(Waypoint(details: place, position: position)),
    .waypoint(Waypoint(details: multi, position: segment([1, 2]), multiPointIndex: 0)),
    .waypoint(Waypoint(details: multi, position: segment([3, 4, 5]), multiPointIndex: 1)),
    .waypoint(Waypoint(details: multi, position: segment([6, 7]), multiPointIndex: 0)),
    .area(Area(polygons: [Polygon(rings: [ring, hole])])),
    .area(Area(polygons: [Polygon(rings: [ring]), Polygon(rings: [ring])])),
    .feature(Feature(details: properties(["empty": "{}"]))),
    .feature(
      Feature(
        geometry: .collection([
          .point(segment([9, 45])),
          .collection([.lineString(timed), .collection([])]),
          .polygon(Polygon(rings: [ring])),
        ]))),
    .track(Track(details: styled, segments: [timed, timed])),
  ]
  document.featureCount = 9
  document.locatedFeatureCount = 8
  return document
}
