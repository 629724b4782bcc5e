import Geodesy
import Overlays
import TextWriting
import Tracks

@testable import Rendering

/// Documents that the tests of overlay JSON share.
enum OverlayExamples {
  static func coordinate(_ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(uncheckedLatitude: latitude, longitude: longitude)
  }

  static func segment(_ points: [(Double, Double)], elevations: [Double?] = []) -> Segment {
    var segment = Segment()
    for (i, point) in points.enumerated() {
      segment.append(
        Fix(
          coordinate: coordinate(point.0, point.1),
          elevation: i < elevations.count ? elevations[i] : nil))
    }
    return segment
  }

  static func members(_ pairs: [(String, String)]) -> JSONMembers {
    JSONMembers(pairs.map { JSONMembers.Member(key: $0.0, value: JSONText(text: $0.1)) })
  }

  static func document(_ items: [TrackDocument.Item]) -> TrackDocument {
    var document = TrackDocument()
    document.items = items
    return document
  }

  static func write(
    _ document: TrackDocument, _ options: OutputOptions = OutputOptions(),
    sources: [OverlaySource] = [], steps: [JSONText] = []
  ) throws -> (text: String, report: OutputReport) {
    var report = OutputReport()
    let bytes = try ByteWriter.collect { (out) throws(WriteError) in
      report = try OutputFormat.overlay.write(
        OutputContents(document: document, sources: sources, steps: steps), options, &out)
    }
    return (String(decoding: bytes, as: UTF8.self), report)
  }

  /// A GPX-like document: a track over the seam with three segments, one of a single fix, one of
  /// them with gaps; a route; waypoints; a track without fixes.
  static var ride: TrackDocument {
    var track = Track()
    track.details.text.name = "Ferry \"Ünalaşka\" \\ 船"
    track.details.text.type = "ferry"
    track.details.text.description = "two lines\nand a tab\t"
    track.details.text.comment = "lost"
    var first = Segment()
    for (i, longitude) in [179.9, 179.96, -179.96].enumerated() {
      first.append(
        Fix(
          coordinate: coordinate(longitude, 52 + Double(i) / 3), elevation: Double(i) * 10,
          time: Timestamp(seconds: 1_780_000_000 + Int64(i) * 60),
          channels: [.heartRate: 100 + Double(i), .fix: 2]))
    }
    track.segments = [
      first, segment([(-179.9, 52.7)], elevations: [5]), Segment(),
      segment([(-179.8, 52.8), (-179.7, 52.9)], elevations: [-0.0001, 12.3456]),
    ]
    var route = Route(points: segment([(10, 50), (10.00000004, 50.123456789)]))
    route.details.text.name = "Plan"
    var hut = Waypoint(position: segment([(190, -45)], elevations: [1203.5]))
    hut.details.text.name = "Hut"
    hut.details.text.symbol = "Lodge"
    var empty = Track(segments: [Segment()])
    empty.details.text.name = "Nothing"
    return document([.track(track), .route(route), .waypoint(hut), .track(empty)])
  }

  /// A ferry whose second fix lies exactly on the seam, on a straight line: the vertex there is no
  /// vertex of the cut.
  static var recordedOnTheSeam: TrackDocument {
    document([
      .track(
        Track(segments: [
          segment([(179.9, 0), (180, 0), (-179.9, 0), (179.9, 0)]), segment([(0, 0), (1, 1)]),
        ]))
    ])
  }

  /// A trip with bends of many sizes over the seam, two districts that share a border, one of them
  /// cut by the seam, and a line of two positions.
  static var trip: TrackDocument {
    func bend(_ i: Int) -> Double { Double(i * i % 11) / Double(1 << (i % 13)) }
    let way = (0...24).map { (178 + Double($0) / 6, bend($0)) }
    let border = (1...12).map { (179 + bend($0) / 20, 10 + Double($0)) }
    let west = border + [(170, 22), (170, 11), border[0]]
    let east = [(-175.0, 11.0)] + border + [(-175, 22), (-175, 11)]
    return document([
      .track(Track(segments: [segment(way), segment([(1, 1), (2, 2)])])),
      .area(Area(polygons: [Polygon(rings: [segment(west)])])),
      .area(Area(polygons: [Polygon(rings: [segment(east)])])),
      .route(Route(points: segment([(5, 5), (6, 6)]))),
    ])
  }

  /// A GeoJSON-like document: styled areas with ids, a circle, a collection, foreign members.
  static var map: TrackDocument {
    var lake = Area(polygons: [
      Polygon(rings: [
        segment([(178, 0), (178, 4), (-178, 4), (-178, 0), (178, 0)]),
        segment([(179, 1), (-179, 1), (-179, 2), (179, 2), (179, 1)]),
      ])
    ])
    lake.details.id = JSONText(text: "7")
    lake.details.properties = members([
      ("name", "\"Lake\""), ("title", "\"Own title\""), ("fill", "\"#0f0\""),
      ("fill-opacity", "0.5"), ("stroke", "\"red\""), ("overlay", "[1]"), ("deep", "{\"a\":[1e5]}"),
    ])
    lake.details.foreignMembers = members([("foreign", "{\"kept\":true}")])
    lake.details.geometryForeignMembers = members([("accuracy", "1.50")])
    var circle = Area(
      polygons: [], circle: GeodesicCircle(center: coordinate(8, 47), radius: 1500.12345))
    circle.details.overlay = JSONText(
      text: """
        {"type":"circle","id":"c","level":"aboveLabels","zIndex":3,\
        "style":{"strokeColor":"#FF00007F","lineWidth":2.5,"lineCap":"butt","lineJoin":"miter",\
        "miterLimit":4,"lineDashPattern":[6,3.5],"lineDashPhase":1,"fillColor":"#00FF0033"}}
        """)
    circle.details.id = JSONText(text: "\"c\"")
    circle.details.properties = JSONMembers()
    var parts = Feature(
      geometry: .collection([
        .point(segment([(1, 2)], elevations: [3])),
        .collection([
          .lineString(segment([(1, 2), (3, 4)], elevations: [5, nil])),
          .multiPoint(segment([(5, 6), (7, 8)])),
        ]),
        .polygon(Polygon(rings: [segment([(0, 0), (1, 0), (1, 1), (0, 0)])])),
      ]))
    parts.details.id = JSONText(text: "\"parts\"")
    parts.details.properties = JSONMembers()
    var pin = Waypoint(position: segment([(-180, 10)]))
    pin.details.properties = members([
      ("marker-color", "\"#abc\""), ("marker-symbol", "\"cafe\""), ("marker-size", "\"huge\""),
    ])
    pin.details.overlay = JSONText(
      text: "{\"clusteringIdentifier\":\"poi\",\"displayPriority\":750}")
    var document = document([
      .area(lake), .area(circle), .feature(parts), .waypoint(pin), .feature(Feature()),
    ])
    document.foreignMembers = members([("name", "\"my map\""), ("routelay", "1")])
    return document
  }
}
