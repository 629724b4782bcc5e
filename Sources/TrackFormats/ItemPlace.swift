/// Where an item of a document stands in its file: for messages about what an item means, which only
/// those can write who know what it is for.
public struct ItemPlace: Hashable, Sendable {
  /// Where a property of a GeoJSON feature stands.
  public struct Property: Hashable, Sendable {
    /// The key, with escapes resolved.
    public var key: String
    /// Where the key is.
    public var position: FilePosition

    /// Makes a place.
    public init(key: String, position: FilePosition) {
      self.key = key
      self.position = position
    }
  }

  /// The key under which a GPX waypoint has the place of a Garmin proximity that is no distance.
  package static let unreadProximity = "Proximity"

  /// Where the feature's object or the element begins.
  public var start: FilePosition
  /// The properties of a GeoJSON feature, in the order of the file. None of them where the object
  /// had not said yet that it is a feature. Of a GPX waypoint only `Proximity`, where it cannot be
  /// read.
  public var properties: [Property] = []

  /// Makes a place without properties.
  public init(start: FilePosition) { self.start = start }

  /// Where a property is, the last one of its name; the start where that is not known.
  public func position(of property: String?) -> FilePosition {
    properties.last { $0.key == property }?.position ?? start
  }
}
