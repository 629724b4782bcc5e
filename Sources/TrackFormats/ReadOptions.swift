/// Bounds that keep hostile input from eating the machine. Each has a safe default.
public struct ReadLimits: Hashable, Sendable {
  /// Elements or arrays and objects inside one another; geometry collections end at 1,000.
  public var nestingDepth = 512
  /// Bytes of one token: a name, an attribute value, a text, a JSON string.
  public var tokenBytes = 16 << 20
  /// Bytes that the entities which an XML file declares itself may give, beyond sixteen times the
  /// bytes of the file before them.
  public var entityBytes = 64 << 10
  /// Fixes and positions in one file.
  public var points = 200_000_000

  /// The default limits.
  public init() {}
}

/// How a file is to be read.
public struct ReadOptions: Hashable, Sendable {
  /// Bounds on the input.
  public var limits = ReadLimits()
  /// Drop a GeoJSON feature with an invalid position (a finding) instead of refusing the file.
  public var skipInvalid = false
  /// How many findings to keep one by one, each with its own place and message, before only the
  /// first of each class and a count are kept.
  public var singleFindings = 0
  /// Whether to remember where each item stands in the file: see `ReadResult.itemPlaces`.
  public var keepsItemPlaces = false
  /// Keep nothing but places: of GeoJSON only `ReadResult.positions` is there then, and no item.
  /// Other formats are read as ever.
  package var onlyPositions = false
  /// The decimals of encoded polylines, 5 or 6; nil for 5, or 6 where a line cannot begin otherwise.
  public var polylinePrecision: Int?
  /// Whether to remember for each fix of GPX and GeoJSON the line that it begins in, so that messages
  /// about fixes can name it.
  public var recordsLines = false

  /// The defaults.
  public init() {}
}
