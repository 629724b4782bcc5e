/// What the member `routelay` of an overlay document says about the whole of it.
///
/// An overlay document is a GeoJSON FeatureCollection; decode this beside its features:
///
///     struct Document: Decodable { var routelay: OverlayDocumentInfo }
///     let info = try JSONDecoder().decode(Document.self, from: data).routelay
public struct OverlayDocumentInfo: Codable, Hashable, Sendable {
  /// The base map that a document is meant for.
  public enum MapType: String, Codable, Hashable, Sendable, CaseIterable {
    case standard, satellite, hybrid
  }

  /// An input that the document was made from.
  public struct Source: Codable, Hashable, Sendable {
    /// The file's base name; `-` for standard input.
    public var name: String
    /// The word for its format, such as `gpx`.
    public var format: String
    /// Its size in bytes; nil when unknown.
    public var bytes: Int?

    private enum CodingKeys: String, CodingKey { case name, format, bytes }

    /// Makes a source.
    public init(name: String, format: String, bytes: Int?) {
      self.name = name
      self.format = format
      self.bytes = bytes
    }

    /// Encodes all three; an unknown size is `null`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(format, forKey: .format)
      try container.encode(bytes, forKey: .bytes)
    }
  }

  /// The version of this format: 1.
  public var version: Int
  /// The program that wrote the document, and its version.
  public var generator: String
  /// The base map that it is meant for.
  public var mapType: MapType
  /// The inputs, in order.
  public var sources: [Source]
  /// What was done to the inputs, in order, with parameters and effects.
  public var steps: [OverlayJSONValue]
  /// The region around all features; nil when there are none.
  public var region: OverlayRegion?
  /// The rectangle around all features; nil when there are none.
  public var mapRect: OverlayMapRect?
  /// Cameras that frame the features, one per viewport; may be empty.
  public var cameras: [OverlayCamera]

  private enum CodingKeys: String, CodingKey {
    case version, generator, mapType, sources, steps, region, mapRect, cameras
  }

  /// Makes the description of a document.
  public init(
    version: Int = 1, generator: String, mapType: MapType = .standard, sources: [Source] = [],
    steps: [OverlayJSONValue] = [], region: OverlayRegion? = nil, mapRect: OverlayMapRect? = nil,
    cameras: [OverlayCamera] = []
  ) {
    self.version = version
    self.generator = generator
    self.mapType = mapType
    self.sources = sources
    self.steps = steps
    self.region = region
    self.mapRect = mapRect
    self.cameras = cameras
  }

  /// Encodes all members; what is nil is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(generator, forKey: .generator)
    try container.encode(mapType, forKey: .mapType)
    try container.encode(sources, forKey: .sources)
    try container.encode(steps, forKey: .steps)
    try container.encode(region, forKey: .region)
    try container.encode(mapRect, forKey: .mapRect)
    try container.encode(cameras, forKey: .cameras)
  }
}
