package import Geodesy
public import Tracks

/// An input format: how it is recognized and read.
public struct TrackFormat: Sendable {
  /// The word for `--from` and reports, such as `gpx`.
  public let name: String
  /// What it is, for people.
  public let title: String
  /// File name endings without the dot, the usual one first.
  public let fileExtensions: [String]
  /// Whether the first bytes of a file (UTF-8, without byte order mark, up to 1 KB) look like this
  /// format.
  package let recognizes: @Sendable (_ start: [UInt8]) -> Bool
  /// Reads a whole document.
  package let read: @Sendable (inout InputBuffer, ReadOptions) throws(ReadError) -> ReadResult
}

/// What reading a file gives.
public struct ReadResult: Sendable {
  /// What the file held.
  public var document: TrackDocument
  /// The format's word, such as `gpx`.
  public var format: String
  /// The version that the file states, such as `1.1`.
  public var version: String?
  /// The decimals of the coordinates of encoded polylines, 5 or 6; nil for other formats.
  public var polylinePrecision: Int?
  /// The positions of all geometries of a GeoJSON input, in order, when only they were asked for.
  package var positions: [Coordinate] = []
  /// What was odd.
  public var findings: FindingLog
  /// What was dropped because the model has no place for it, in words that follow "dropped", such
  /// as `members of positions past the third`. Unique, in order of discovery.
  public var losses: [String] = []
  /// Where the items of the document stand, one for each, in the same order. Empty when the options
  /// do not ask for it, and for formats without positions of their own (encoded polylines).
  public var itemPlaces: [ItemPlace] = []

  /// Makes a result.
  public init(
    document: TrackDocument, format: String, version: String? = nil,
    findings: FindingLog = FindingLog()
  ) {
    self.document = document
    self.format = format
    self.version = version
    self.findings = findings
  }
}
