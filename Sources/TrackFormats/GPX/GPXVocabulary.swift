/// The elements that a GPX file can hold, whatever namespace or prefix they come with.
enum GPXElement: UInt8 {
  case unknown
  case gpx, metadata, wpt, rte, rtept, trk, trkseg, trkpt, extensions
  case name, cmt, desc, src, link, url, urlname, sym, type, number
  case author, copyright, email, keywords, bounds
  case text, year, license
  case time, ele, magvar, geoidheight, ageofdgpsdata, dgpsid, fix
  case hdop, vdop, pdop, sat, speed, course
  case heartRate, cadence, temperature, power, accuracy
  case trackPointExtension, powerExtension
}

/// Tells elements by namespace and local name, each name once per document.
struct GPXVocabulary {
  static let gpx11 = "http://www.topografix.com/GPX/1/1"
  static let gpx10 = "http://www.topografix.com/GPX/1/0"
  static let trackPoint1 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
  static let trackPoint2 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
  static let power1 = "http://www.garmin.com/xmlschemas/PowerExtension/v1"
  /// What our own writer adds: the channels that no other namespace has a name for.
  static let routelayPoint1 = "https://routelay.org/xmlschemas/point/1"

  /// What prefixes are taken to mean in files that use them without declaring them.
  static let usualPrefixes = [
    "gpx": gpx11,
    "gpxtpx": trackPoint1,
    "gpxpx": power1,
    "rl": routelayPoint1,
    "gpxx": "http://www.garmin.com/xmlschemas/GpxExtensions/v3",
    "gpxtrkx": "http://www.garmin.com/xmlschemas/TrackStatsExtension/v1",
    "wptx1": "http://www.garmin.com/xmlschemas/WaypointExtension/v1",
    "gpx_style": "http://www.topografix.com/GPX/gpx_style/0/2",
    "xsi": "http://www.w3.org/2001/XMLSchema-instance",
  ]

  /// The namespace of the root element: its elements are GPX, whatever it is called.
  var rootNamespace: Int32 = XMLNames.none
  private var known: [GPXElement?] = []

  /// What an element is.
  ///
  /// - Parameter meaning: The number of its name in its namespace.
  mutating func element(_ meaning: Int32, _ names: borrowing XMLNames) -> GPXElement {
    let index = Int(meaning)
    if index < known.count, let element = known[index] { return element }
    while known.count <= index { known.append(nil) }
    let parts = names.meanings[index]
    let element = GPXVocabulary.element(
      named: names.text(parts.local), in: names.uri(parts.namespace),
      isGPX: isGPX(parts.namespace, names))
    known[index] = element
    return element
  }

  /// Forgets what was found out before the root's namespace was known.
  mutating func setRootNamespace(_ namespace: Int32) {
    rootNamespace = namespace
    known = []
  }

  /// Whether elements of a namespace are GPX's own in this document.
  func isGPX(_ namespace: Int32, _ names: borrowing XMLNames) -> Bool {
    if namespace == rootNamespace { return true }
    let uri = names.uri(namespace)
    return uri == GPXVocabulary.gpx11 || uri == GPXVocabulary.gpx10
  }

  private static func element(named name: String, in uri: String, isGPX: Bool) -> GPXElement {
    // Without a namespace, or with a prefix that nobody declared, the local name decides.
    let isUndeclared = uri.isEmpty || uri.hasPrefix(XMLNames.undeclared)
    if isGPX || isUndeclared {
      if let element = own[name] ?? plainExtensions[name] { return element }
    }
    if isUndeclared || uri == trackPoint1 || uri == trackPoint2 {
      if let element = trackPoint[name] { return element }
    }
    if uri == routelayPoint1 { return routelayNames[name] ?? .unknown }
    if isUndeclared || uri == power1 { return powerNames[name] ?? .unknown }
    return .unknown
  }

  private static let own: [String: GPXElement] = [
    "gpx": .gpx, "metadata": .metadata, "wpt": .wpt, "rte": .rte, "rtept": .rtept, "trk": .trk,
    "trkseg": .trkseg, "trkpt": .trkpt, "extensions": .extensions,
    "name": .name, "cmt": .cmt, "desc": .desc, "src": .src, "link": .link, "url": .url,
    "urlname": .urlname, "sym": .sym, "type": .type, "number": .number,
    "author": .author, "copyright": .copyright, "email": .email, "keywords": .keywords,
    "bounds": .bounds, "text": .text, "year": .year, "license": .license,
    "time": .time, "ele": .ele, "magvar": .magvar, "geoidheight": .geoidheight,
    "ageofdgpsdata": .ageofdgpsdata, "dgpsid": .dgpsid, "fix": .fix,
    "hdop": .hdop, "vdop": .vdop, "pdop": .pdop, "sat": .sat, "speed": .speed, "course": .course,
  ]

  /// Channels that programs write without a prefix, so that they are in GPX's own namespace.
  private static let plainExtensions: [String: GPXElement] = [
    "hr": .heartRate, "cad": .cadence, "atemp": .temperature, "power": .power,
    "accuracy": .accuracy, "hAcc": .accuracy,
  ]

  private static let trackPoint: [String: GPXElement] = [
    "TrackPointExtension": .trackPointExtension, "hr": .heartRate, "cad": .cadence,
    "atemp": .temperature, "speed": .speed, "course": .course,
  ]

  private static let routelayNames: [String: GPXElement] = [
    "power": .power, "accuracy": .accuracy,
  ]

  private static let powerNames: [String: GPXElement] = [
    "PowerExtension": .powerExtension, "PowerInWatts": .power, "power": .power,
  ]
}
