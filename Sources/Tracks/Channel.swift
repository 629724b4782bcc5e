/// A number that a fix can carry beside its place, elevation and time.
///
/// The order is the order of the columns in CSV; a new channel is one line here.
public enum Channel: Int, CaseIterable, Hashable, Sendable {
  /// Meters per second over ground.
  case speed
  /// Direction of travel over ground, degrees clockwise from true north.
  case course
  /// Beats per minute.
  case heartRate
  /// Revolutions (or steps) per minute.
  case cadence
  /// Degrees Celsius.
  case temperature
  /// Watts.
  case power
  /// Horizontal dilution of precision, no unit.
  case hdop
  /// Vertical dilution of precision, no unit.
  case vdop
  /// Position dilution of precision, no unit.
  case pdop
  /// Number of satellites used.
  case satellites
  /// Kind of position solution, stored as the index of its word in `fixWords`.
  case fix
  /// Horizontal accuracy, meters; negative means invalid, as in Core Location.
  case accuracy

  /// The key in `coordinateProperties` and the column name in CSV.
  public var key: String {
    switch self {
    case .speed: "speed"
    case .course: "course"
    case .heartRate: "heartRate"
    case .cadence: "cadence"
    case .temperature: "temperature"
    case .power: "power"
    case .hdop: "hdop"
    case .vdop: "vdop"
    case .pdop: "pdop"
    case .satellites: "satellites"
    case .fix: "fix"
    case .accuracy: "accuracy"
    }
  }

  /// GPX's words for `<fix>`; the `fix` channel stores their index.
  public static let fixWords = ["none", "2d", "3d", "dgps", "pps"]
}
