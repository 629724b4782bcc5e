/// An input that an overlay document was made from.
public struct OverlaySource: Hashable, Sendable {
  /// The file's base name, `-` for standard input.
  public var name: String
  /// The format's word.
  public var format: String
  /// The size in bytes, nil when unknown.
  public var bytes: Int?

  /// Makes a source.
  public init(name: String, format: String, bytes: Int?) {
    self.name = name
    self.format = format
    self.bytes = bytes
  }
}
