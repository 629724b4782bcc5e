import Tracks

/// Whose elements those of a namespace are, and what they are called there.
///
/// Units are those of `Channel` in every namespace listed here; an element with another unit is not
/// listed and stays XML.
enum GPXVendor {
  /// GPX itself, where many programs put elements of theirs without a prefix.
  case gpx
  /// No namespace at all, or a prefix that nobody declared: the local name decides.
  case undeclared
  /// Garmin's TrackPointExtension 1 and 2.
  case trackPoint
  /// Garmin's PowerExtension 1.
  case power
  /// Garmin's GpxExtensions 2 and 3.
  case gpxExtensions
  /// Garmin's WaypointExtension 1.
  case waypoint
  /// Garmin's ActivityExtension, made for TCX.
  case activity
  /// Cluetrust's GPXDATA, also as Movescount and COROS write it.
  case gpxData
  /// OsmAnd.
  case osmAnd
  /// Topografix's gpx_style.
  case style
  /// What our own writer adds: the channels that no other namespace has a name for.
  case routelay
  /// Anybody else.
  case other

  /// The owner of a namespace.
  init(of uri: String, isGPX: Bool) {
    if isGPX {
      self = .gpx
    } else if uri.isEmpty || uri.hasPrefix(XMLNames.undeclared) {
      self = .undeclared
    } else {
      let name = GPXVendor.plain(uri)
      self = GPXVendor.namespaces.first { name.hasPrefix($0.start) }?.vendor ?? .other
    }
  }

  /// A URI without what programs write differently: the scheme, case, Garmin's second host.
  private static func plain(_ uri: String) -> String {
    var name = Substring(uri.lowercased())
    for start in ["https://", "http://"] where name.hasPrefix(start) {
      name = name.dropFirst(start.count)
      break
    }
    return name.hasPrefix("www8.") ? "www." + name.dropFirst(5) : String(name)
  }

  /// How namespaces begin. Some programs give the address of the schema for its name.
  private static let namespaces: [(start: String, vendor: GPXVendor)] = [
    ("www.garmin.com/xmlschemas/trackpointextension", .trackPoint),
    ("www.garmin.com/xmlschemas/powerextension", .power),
    ("www.garmin.com/xmlschemas/gpxextensions", .gpxExtensions),
    ("www.garmin.com/xmlschemas/waypointextension", .waypoint),
    ("www.garmin.com/xmlschemas/activityextension", .activity),
    ("www.cluetrust.com/xml/gpxdata", .gpxData),
    ("www.cluetrust.com/schemas", .gpxData),
    ("osmand.net", .osmAnd),
    ("www.topografix.com/gpx/gpx_style", .style),
    ("routelay.org/xmlschemas/point", .routelay),
  ]

  /// The elements of the namespace that mean something to the model.
  var elements: [String: GPXElement] {
    switch self {
    case .gpx: GPXVendor.plainElements
    case .undeclared: GPXVendor.anyElements
    case .trackPoint: GPXVendor.trackPointElements
    case .power: GPXVendor.powerElements
    case .gpxExtensions, .waypoint: GPXVendor.garminElements
    case .activity: GPXVendor.activityElements
    case .gpxData: GPXVendor.gpxDataElements
    case .osmAnd: GPXVendor.osmAndElements
    case .style: GPXVendor.styleElements
    case .routelay: GPXVendor.routelayElements
    case .other: [:]
    }
  }

  /// What an element of a local name that the namespace is not known to have probably is.
  func guess(_ name: String) -> Channel? {
    switch (self, name) {
    // TrackPointExtension has a course too; GPXDATA's course is a training course.
    case (.trackPoint, "bearing"), (.gpxData, "course"): nil
    case (.gpx, _), (.undeclared, _): name == "bearing" ? .course : nil
    case (.style, _): nil
    default: GPXVendor.likelyNames[name]
    }
  }

  /// Local names that say in any namespace what they are, and hardly allow another unit.
  private static let likelyNames: [String: Channel] = [
    "hr": .heartRate, "HR": .heartRate, "heartrate": .heartRate, "heartRate": .heartRate,
    "HeartRate": .heartRate, "heart_rate": .heartRate,
    "cad": .cadence, "cadence": .cadence, "Cadence": .cadence, "RunCadence": .cadence,
    "atemp": .temperature, "temp": .temperature, "temperature": .temperature,
    "power": .power, "watts": .power, "PowerInWatts": .power,
    "speed": .speed, "course": .course, "bearing": .course,
  ]

  /// Strava and Zwift write `power`, phones `speed`, `course` and `hAcc`, COROS `heartrate`,
  /// `cadence` and `cog`.
  private static let plainElements: [String: GPXElement] = [
    "hr": .heartRate, "heartrate": .heartRate, "heartRate": .heartRate, "HeartRate": .heartRate,
    "heart_rate": .heartRate, "cad": .cadence, "cadence": .cadence, "Cadence": .cadence,
    "RunCadence": .cadence, "atemp": .temperature, "temp": .temperature,
    "temperature": .temperature, "power": .power, "watts": .power, "PowerInWatts": .power,
    "speed": .speed, "course": .course, "cog": .course, "accuracy": .accuracy, "hAcc": .accuracy,
  ]

  /// OsmAnd puts `power` here too.
  private static let trackPointElements: [String: GPXElement] = [
    "TrackPointExtension": .trackPointExtension, "hr": .heartRate, "cad": .cadence,
    "atemp": .temperature, "speed": .speed, "course": .course, "power": .power,
  ]

  private static let powerElements: [String: GPXElement] = [
    "PowerInWatts": .power, "power": .power,
  ]

  private static let garminElements: [String: GPXElement] = [
    "Temperature": .temperature, "Proximity": .proximity, "rpt": .shapingPoint,
    "DisplayColor": .displayColor,
  ]

  private static let activityElements: [String: GPXElement] = [
    "Speed": .speed, "RunCadence": .cadence, "Watts": .power,
  ]

  private static let gpxDataElements: [String: GPXElement] = [
    "hr": .heartRate, "heartrate": .heartRate, "cadence": .cadence, "temp": .temperature,
    "speed": .speed, "power": .power,
  ]

  private static let osmAndElements: [String: GPXElement] = ["speed": .speed]

  private static let routelayElements: [String: GPXElement] = [
    "power": .power, "accuracy": .accuracy,
  ]

  private static let styleElements: [String: GPXElement] = [
    "line": .styleLine, "fill": .styleFill, "color": .styleColor, "opacity": .styleOpacity,
    "width": .styleWidth, "linecap": .styleLineCap, "pattern": .stylePattern,
    "dasharray": .styleDashArray, "dash": .styleDash,
  ]

  /// Everything whose name is hardly used for something else.
  private static let anyElements: [String: GPXElement] = [
    activityElements, powerElements, garminElements, trackPointElements, plainElements,
  ].reduce(into: [:]) { all, names in all.merge(names) { $1 } }
}
