public import Framing
public import Overlays
package import TextWriting
public import Tracks

/// An output format: its name, its file ending, and how it is written.
public struct OutputFormat: Sendable {
  /// The word for `--to`.
  public let name: String
  /// What it is, for people.
  public let title: String
  /// The ending of output files, without the dot; may hold a dot (`overlay.json`).
  public let fileExtension: String
  /// Writes a whole output. Pure: same contents and options, same bytes.
  package let write:
    @Sendable (OutputContents, OutputOptions, inout ByteWriter) throws(WriteError) ->
      OutputReport
}

/// What is to be written.
public struct OutputContents: Sendable {
  /// Where the document came from, one entry per input.
  public var sources: [OverlaySource]
  /// The document after all steps.
  public var document: TrackDocument
  /// What was done to the inputs, one JSON object per step, in order.
  public var steps: [JSONText]

  /// Makes contents.
  public init(
    document: TrackDocument, sources: [OverlaySource] = [], steps: [JSONText] = []
  ) {
    self.document = document
    self.sources = sources
    self.steps = steps
  }
}

/// How outputs are to be written.
public struct OutputOptions: Hashable, Sendable {
  /// Decimals of degrees in overlay documents, 0 through 15.
  public var precision = 7
  /// Write record separators before each line of `geojsonl` (RFC 8142).
  public var recordSeparators = false
  /// Decimals of encoded polylines, 5 or 6.
  public var polylinePrecision = 5
  /// The version of GPX outputs.
  public var gpxVersion = GPXVersion.v1_1
  /// The channels that overlay documents carry beside elevation; nil for all.
  public var overlayChannels: Set<OverlayChannel>? = []
  /// The levels of detail that overlay documents have; nil for none.
  public var levels: OverlayLevels?
  /// The map type named in overlay documents; nil for the document's own, else `standard`.
  public var mapType: String?
  /// The cameras that overlay documents have, one for each viewport.
  public var cameras = FramingOptions.usual
  /// The name and version of the program, such as `routelay 0.1.0`.
  public var generator = "routelay"

  /// The defaults.
  public init() {}
}

/// A channel that an overlay document may carry.
public enum OverlayChannel: Hashable, Sendable {
  /// The times of the fixes.
  case times
  /// Any other channel.
  case channel(Channel)
}

/// What a writer could not say in its format.
public struct OutputReport: Hashable, Sendable {
  /// What was lost, in words that follow "holds no": `times`, `elevations`, `style of areas`.
  /// Unique, in order of discovery.
  public var losses: [String] = []
  /// Things noticed while writing: single-fix segments, clashing ids.
  public var notices: [Notice] = []

  /// One kind of thing noticed while writing.
  public struct Notice: Hashable, Sendable {
    /// The class, one of the contract's, such as `single-fix-segment`.
    public var problem: String
    /// What was seen the first time, and what was done about it.
    public var message: String
    /// How often.
    public var count: Int

    /// Makes a notice.
    public init(problem: String, message: String, count: Int) {
      self.problem = problem
      self.message = message
      self.count = count
    }
  }

  /// Makes an empty report.
  public init() {}
}
