/// A camera in the words of one map client, in order, for a writer that knows none of them.
public struct ClientCamera: Hashable, Sendable {
  /// The client's key, such as `mapkit`.
  public let client: String
  /// Whether all of the content is inside the padded viewport of this client, whose limits of zoom
  /// and pitch may differ from the camera's.
  public let fits: Bool
  /// Screen points left over at each edge.
  public let slack: ScreenEdges
  /// What the client takes, by the names it has for it.
  public let fields: [ClientField]
}

/// A name and a value.
public struct ClientField: Hashable, Sendable {
  /// The client's word.
  public let name: String
  /// What it is set to.
  public let value: ClientValue

  init(_ name: String, _ value: ClientValue) {
    self.name = name
    self.value = value
  }
}

/// A value whose kind says how many digits matter.
public indirect enum ClientValue: Hashable, Sendable {
  /// An angle or a place in degrees.
  case degrees(Double)
  /// A length in meters.
  case meters(Double)
  /// A zoom.
  case zoom(Double)
  /// Screen points.
  case points(Double)
  /// A plain number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values without names, in order.
  case list([ClientValue])
  /// Values with names, in order.
  case object([ClientField])
}
