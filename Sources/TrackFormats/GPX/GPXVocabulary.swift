import Tracks

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
  case trackPointExtension
  case proximity, shapingPoint
  case displayColor, styleLine, styleFill, styleColor, styleOpacity, styleWidth, styleLineCap
  case stylePattern, styleDashArray, styleDash

  /// Whether it is a point, or all that it is for is to hold points.
  var holdsPoints: Bool {
    switch self {
    case .gpx, .wpt, .rte, .rtept, .trk, .trkseg, .trkpt: true
    default: false
    }
  }
}

/// Tells elements by namespace and local name, each name once per document.
struct GPXVocabulary {
  /// What is known of a name.
  struct Word {
    /// What it is.
    var element = GPXElement.unknown
    /// The channel that an unknown element probably is, by its local name.
    var guess: Channel?
    /// It is a name of GPX in another case than GPX writes it.
    var isOddlyWritten = false
    /// It is called like an element of GPX that holds points, in a namespace that is not GPX's.
    var isNamesake = false
  }

  static let gpx11 = "http://www.topografix.com/GPX/1/1"
  static let gpx10 = "http://www.topografix.com/GPX/1/0"
  static let trackPoint1 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
  static let trackPoint2 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
  static let power1 = "http://www.garmin.com/xmlschemas/PowerExtension/v1"
  static let gpxExtensions3 = "http://www.garmin.com/xmlschemas/GpxExtensions/v3"
  static let waypoint1 = "http://www.garmin.com/xmlschemas/WaypointExtension/v1"
  static let gpxData1 = "http://www.cluetrust.com/XML/GPXDATA/1/0"
  static let style2 = "http://www.topografix.com/GPX/gpx_style/0/2"
  static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"
  static let routelayPoint1 = "https://routelay.org/xmlschemas/point/1"

  /// What prefixes are taken to mean in files that use them without declaring them.
  static let usualPrefixes = [
    "gpx": gpx11,
    "gpxtpx": trackPoint1,
    "gpxpx": power1,
    "gpxdata": gpxData1,
    "rl": routelayPoint1,
    "gpxx": gpxExtensions3,
    "gpxtrkx": "http://www.garmin.com/xmlschemas/TrackStatsExtension/v1",
    "wptx1": waypoint1,
    "gpx_style": style2,
    "osmand": "https://osmand.net",
    "xsi": schemaInstance,
  ]

  /// The namespace of the root element: its elements are GPX, whatever it is called.
  var rootNamespace: Int32 = XMLNames.none
  private var known: [Word?] = []

  /// What an element is.
  ///
  /// - Parameter meaning: The number of its name in its namespace.
  mutating func element(_ meaning: Int32, _ names: borrowing XMLNames) -> GPXElement {
    word(meaning, names).element
  }

  /// What is known of an element's name.
  ///
  /// - Parameter meaning: The number of its name in its namespace.
  mutating func word(_ meaning: Int32, _ names: borrowing XMLNames) -> Word {
    let index = Int(meaning)
    if index < known.count, let word = known[index] { return word }
    while known.count <= index { known.append(nil) }
    let parts = names.meanings[index]
    let word = GPXVocabulary.word(
      named: names.text(parts.local), in: names.uri(parts.namespace),
      isGPX: isGPX(parts.namespace, names))
    known[index] = word
    return word
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

  private static func word(named name: String, in uri: String, isGPX: Bool) -> Word {
    let vendor = GPXVendor(of: uri, isGPX: isGPX)
    let isOwn = isGPX || vendor == .undeclared
    if let element = (isOwn ? own[name] : nil) ?? vendor.elements[name] {
      return Word(element: element)
    }
    if let channel = vendor.guess(name) { return Word(guess: channel) }
    if isGPX, let element = own[name.lowercased()] {
      return Word(element: element, isOddlyWritten: true)
    }
    return Word(isNamesake: !isOwn && own[name]?.holdsPoints == true)
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
}
