import TextWriting

/// A form of the list of events.
///
/// A new one is one file and one entry in `all`.
public struct EventFormat: Sendable {
  /// The word for `--format`.
  public let name: String
  /// What it is, for people.
  public let title: String
  private let write: @Sendable ([EventRecord], inout ByteWriter) -> Void

  /// Makes a format.
  init(
    name: String, title: String,
    write: @escaping @Sendable ([EventRecord], inout ByteWriter) -> Void
  ) {
    self.name = name
    self.title = title
    self.write = write
  }

  /// All formats; the first is the default.
  public static let all: [EventFormat] = [.json, .ndjson, .csv, .geojson]

  /// The format of a name.
  public static func named(_ name: String) -> EventFormat? { all.first { $0.name == name } }

  /// Events in this format, in UTF-8, in the order given.
  public func bytes(_ events: [EventRecord]) -> [UInt8] {
    // Memory does not fail: nothing is thrown.
    do throws(WriteError) {
      return try ByteWriter.collect { (out) throws(WriteError) in write(events, &out) }
    } catch { return [] }
  }
}
