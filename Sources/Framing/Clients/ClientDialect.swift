import Geodesy

/// How a map client names a camera, and what it can do.
///
/// Each client gets a fit of its own: a pitched camera that fits for one field of view does not for
/// another, and a limit of zoom or pitch moves the center.
public struct ClientDialect: Sendable {
  /// The client's key in JSON, such as `mapkit`.
  public let name: String
  /// Its vertical field of view in degrees, nil for a map that is always flat.
  public let fieldOfView: Double?
  /// The greatest pitch in degrees, 0 for none.
  let maximumPitch: Double
  /// Whether the map can be turned.
  let turns: Bool
  /// Whether the client takes a distance in meters of its own (`Camera.mapKitAllowance`).
  let countsMeters: Bool
  /// Whether zooms go in steps.
  let snaps: Bool
  /// The zooms that it can show, counted in 512-pixel tiles.
  let zooms: ClosedRange<Double>
  /// The client's words for a camera.
  let fields: @Sendable (CameraFit) -> [ClientField]

  /// Every client, in the order in which they are written; a new one is a new file and a new entry
  /// here.
  public static let all: [ClientDialect] = [
    .mapKit, .mapLibre, .leaflet, .google, .deckGL, .mapKitJS,
  ]

  init(
    name: String, fieldOfView: Double?, maximumPitch: Double, turns: Bool = true,
    countsMeters: Bool = false, snaps: Bool = false, zooms: ClosedRange<Double>,
    fields: @escaping @Sendable (CameraFit) -> [ClientField]
  ) {
    self.name = name
    self.fieldOfView = fieldOfView
    self.maximumPitch = maximumPitch
    self.turns = turns
    self.countsMeters = countsMeters
    self.snaps = snaps
    self.zooms = zooms
    self.fields = fields
  }

  /// Every zoom that numbers hold: for clients that state no limit.
  static let allZooms = -1000.0...1000.0
}
