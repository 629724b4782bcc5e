import TextWriting
import Tracks

/// Writes a document as GPX: metadata, then waypoints, routes and tracks, each in the order of the
/// document. One point a line, no indentation.
///
/// Heart rate, cadence, temperature, speed and course stand in Garmin's TrackPointExtension v2;
/// power and accuracy, which no common schema has, in elements of our own namespace. Extensions of
/// the input follow as they were written. Longitudes are written as read.
///
/// GPX 1.0 has no `<extensions>`: elements of other namespaces stand at the end of a point and of
/// the head of a track or route, and speed and course of track points are elements of GPX.
struct GPXWriter {
  /// What could not be said.
  private(set) var report = OutputReport()
  private let generator: String
  private let version: GPXVersion
  private var points: GPXPointWriter
  private var words: GPXWordWriter

  /// Makes a writer; the generator is the creator of documents that name none.
  init(generator: String, version: GPXVersion = .v1_1) {
    self.generator = generator
    self.version = version
    points = GPXPointWriter(version)
    words = GPXWordWriter(version)
  }

  /// Writes a whole file.
  mutating func write(_ document: TrackDocument, to out: inout ByteWriter) {
    GPXLosses.note(in: document, &report)
    out.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"")
    out.write(version.rawValue)
    out.literal("\" creator=\"")
    words.write(attribute: document.metadata.creator ?? generator, to: &out)
    out.literal("\" xmlns=\"")
    out.literal(version.namespace)
    out.write(UInt8(ascii: "\""))
    for space in GPXNamespace.allCases where space.isUsed(in: document, version) {
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
        if version == .v1_1 {
          words.write(extensions: segment.extensions, to: &out)
        } else if segment.extensions != nil {
          words.lose("extensions of segments")
        }
        out.literal("</trkseg>\n")
      }
      out.literal("</trk>\n")
    }
    words.write(extensions: document.metadata.documentExtensions, to: &out)
    out.literal("</gpx>\n")
    if words.hasLostCharacters { report.lose("control characters") }
    for loss in words.losses { report.lose(loss) }
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

  /// The channels that are written in it for points of a name, in the order of its schema, with
  /// their elements.
  func elements(
    of point: StaticString, _ version: GPXVersion
  ) -> [(channel: Channel, name: StaticString)] {
    switch self {
    case .garminTrackPoint:
      let sensors: [(channel: Channel, name: StaticString)] = [
        (.temperature, "gpxtpx:atemp"), (.heartRate, "gpxtpx:hr"), (.cadence, "gpxtpx:cad"),
      ]
      if version == .v1_0 && "\(point)" == "trkpt" { return sensors }
      return sensors + [(.speed, "gpxtpx:speed"), (.course, "gpxtpx:course")]
    case .routelayPoint:
      return [(.power, "rl:power"), (.accuracy, "rl:accuracy")]
    }
  }

  /// Whether some fix of a track, a route or a waypoint has such a channel.
  func isUsed(in document: TrackDocument, _ version: GPXVersion) -> Bool {
    let onTracks = elements(of: "trkpt", version)
    let elsewhere = elements(of: "wpt", version)
    return document.items.contains { item in
      switch item {
      case .track:
        item.segments.contains { segment in onTracks.contains { segment.has($0.channel) } }
      case .route, .waypoint:
        item.segments.contains { segment in elsewhere.contains { segment.has($0.channel) } }
      case .area, .feature: false
      }
    }
  }
}
