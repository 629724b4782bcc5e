import TextWriting
import Tracks

/// Writes a document as GPX 1.1: metadata, then waypoints, routes and tracks, each in the order of
/// the document. One point a line, no indentation.
///
/// Heart rate, cadence, temperature, speed and course stand in Garmin's TrackPointExtension v2;
/// power and accuracy, which no common schema has, in elements of our own namespace. Extensions of
/// the input follow as they were written. Longitudes are written as read.
struct GPXWriter {
  /// What could not be said.
  private(set) var report = OutputReport()
  private let generator: String
  private var points = GPXPointWriter()
  private var words = GPXWordWriter()

  /// Makes a writer; the generator is the creator of documents that name none.
  init(generator: String) { self.generator = generator }

  /// Writes a whole file.
  mutating func write(_ document: TrackDocument, to out: inout ByteWriter) {
    GPXLosses.note(in: document, &report)
    out.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\" creator=\"")
    words.write(attribute: document.metadata.creator ?? generator, to: &out)
    out.literal("\" xmlns=\"http://www.topografix.com/GPX/1/1\"")
    for space in GPXNamespace.allCases where space.isUsed(in: document) {
      out.literal(" xmlns:")
      out.write(space.prefix)
      out.literal("=\"")
      out.write(space.rawValue)
      out.write(UInt8(ascii: "\""))
    }
    out.literal(">\n")
    words.write(document.metadata, to: &out)
    for case .waypoint(let waypoint) in document.items {
      points.write(waypoint.position, as: "wpt", text: waypoint.details.text, &words, to: &out)
    }
    for case .route(let route) in document.items {
      out.literal("<rte>\n")
      words.write(route.details, to: &out)
      points.write(route.points, as: "rtept", text: nil, &words, to: &out)
      out.literal("</rte>\n")
    }
    for case .track(let track) in document.items {
      out.literal("<trk>\n")
      words.write(track.details, to: &out)
      for segment in track.segments {
        out.literal("<trkseg>\n")
        points.write(segment, as: "trkpt", text: nil, &words, to: &out)
        words.write(extensions: segment.extensions, to: &out)
        out.literal("</trkseg>\n")
      }
      out.literal("</trk>\n")
    }
    words.write(extensions: document.metadata.documentExtensions, to: &out)
    out.literal("</gpx>\n")
    if words.hasLostCharacters { report.lose("control characters") }
  }
}

/// The namespaces of the extensions that are written, declared where they are used.
enum GPXNamespace: String, CaseIterable {
  case garminTrackPoint = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
  case routelayPoint = "https://routelay.org/xmlschemas/point/1"

  /// The prefix.
  var prefix: String {
    switch self {
    case .garminTrackPoint: "gpxtpx"
    case .routelayPoint: "rl"
    }
  }

  /// The channels that are written in it, in the order of its schema, with their elements.
  var elements: [(channel: Channel, name: StaticString)] {
    switch self {
    case .garminTrackPoint:
      [
        (.temperature, "gpxtpx:atemp"), (.heartRate, "gpxtpx:hr"), (.cadence, "gpxtpx:cad"),
        (.speed, "gpxtpx:speed"), (.course, "gpxtpx:course"),
      ]
    case .routelayPoint: [(.power, "rl:power"), (.accuracy, "rl:accuracy")]
    }
  }

  /// Whether some fix of a track, a route or a waypoint has such a channel.
  func isUsed(in document: TrackDocument) -> Bool {
    document.items.contains { item in
      switch item {
      case .track, .route, .waypoint:
        item.segments.contains { segment in elements.contains { segment.has($0.channel) } }
      case .area, .feature: false
      }
    }
  }
}
