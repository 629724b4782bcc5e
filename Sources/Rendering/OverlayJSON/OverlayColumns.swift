import Overlays
import TextWriting
import Tracks

/// `coordinateProperties`: what the positions of a feature carry beside longitude, latitude and a
/// third number. Every array nests like the coordinates; a collection, which has none, has no
/// arrays.
struct OverlayColumns {
  /// One array.
  private enum Column {
    case elevation
    case times
    case channel(Channel)
    /// Which vertices the cut at the 180th meridian made.
    case cut
  }

  private let feature: SceneFeature
  private let geometries: [OverlayGeometry]
  private var columns: [Column] = []
  private var times = DateTimeWriter()

  /// Finds the columns that have a value.
  ///
  /// - Parameter channels: Those wanted beside elevation; nil for all.
  init(
    _ feature: SceneFeature, _ geometries: [OverlayGeometry], channels: Set<OverlayChannel>?
  ) {
    self.feature = feature
    self.geometries = geometries
    if case .collection = feature.shape { return }
    if feature.elevations == nil, has({ $0.hasElevations }) { columns.append(.elevation) }
    if channels?.contains(.times) ?? true, has({ $0.hasTimes }) { columns.append(.times) }
    for channel in Channel.allCases
    where channels?.contains(.channel(channel)) ?? true && has({ $0.has(channel) }) {
      columns.append(.channel(channel))
    }
    if case .polyline(let lines) = feature.shape,
      lines.contains(where: \.endsAtRecordedVertex)
    {
      columns.append(.cut)
    }
  }

  /// Notes what the positions of collections carry and cannot say.
  static func noteLosses(
    in scene: OverlayScene, channels: Set<OverlayChannel>?, _ report: inout OutputReport
  ) {
    for feature in scene.features {
      guard case .collection = feature.shape else { continue }
      feature.shape.forEachSegment { segment in
        if feature.elevations == nil && segment.hasElevations {
          report.lose("elevations of some positions in a geometry collection")
        }
        let hasTimes = channels?.contains(.times) ?? true && segment.hasTimes
        let hasChannels = segment.columns.contains {
          channels?.contains(.channel($0.channel)) ?? true
        }
        if hasTimes || hasChannels { report.lose("times and channels in geometry collections") }
      }
    }
  }

  /// Whether there is nothing to be written.
  var isEmpty: Bool { columns.isEmpty }

  private func has(_ test: (Segment) -> Bool) -> Bool {
    geometries.contains { $0.segments.contains(where: test) }
  }

  /// Writes the object.
  mutating func write(_ numbers: OverlayNumbers, to out: inout ByteWriter) {
    out.literal("{")
    for (i, column) in columns.enumerated() {
      if i > 0 { out.literal(",") }
      switch column {
      case .elevation:
        out.literal("\"elevation\":")
        writeNested(to: &out) { segment, _, out in
          Self.write(segment.elevations, count: segment.count, to: &out) { value, out in
            numbers.write(value, to: &out)
          }
        }
      case .times:
        out.literal("\"times\":")
        writeTimes(to: &out)
      case .channel(let channel):
        out.writeJSON(string: channel.key)
        out.literal(":")
        writeNested(to: &out) { segment, _, out in
          let values = segment.column(channel) ?? []
          Self.write(values, count: segment.count, to: &out) { value, out in
            if channel != .fix {
              numbers.write(value, to: &out)
            } else if let word = Segment.fixWord(value) {
              out.writeJSON(string: word)
            } else {
              out.literal("null")
            }
          }
        }
      case .cut:
        out.literal("\"cut\":")
        writeCut(to: &out)
      }
    }
    out.literal("}")
  }

  private func writeNested(
    to out: inout ByteWriter, _ body: (Segment, Int, inout ByteWriter) -> Void
  ) {
    geometries.first?.writeNested(to: &out, body)
  }

  /// Writes a column: NaN is null, and an empty column is all nulls.
  private static func write(
    _ values: [Double], count: Int, to out: inout ByteWriter,
    _ writeValue: (Double, inout ByteWriter) -> Void
  ) {
    for i in 0..<count {
      if i > 0 { out.literal(",") }
      if i < values.count && !values[i].isNaN {
        writeValue(values[i], &out)
      } else {
        out.literal("null")
      }
    }
  }

  private mutating func writeTimes(to out: inout ByteWriter) {
    var writer = times
    writeNested(to: &out) { segment, _, out in
      let times = segment.times
      for i in 0..<segment.count {
        if i > 0 { out.literal(",") }
        if i < times.count && !times[i].isMissing {
          out.literal("\"")
          writer.write(times[i], to: &out)
          out.literal("\"")
        } else {
          out.literal("null")
        }
      }
    }
    times = writer
  }

  /// Writes true for vertices that the cut made. A recorded vertex that is both the end of a line
  /// and the start of the next is true only in its second place.
  private func writeCut(to out: inout ByteWriter) {
    guard case .polyline(let lines) = feature.shape else { return }
    func goesOn(_ i: Int) -> Bool {
      i >= 0 && i + 1 < lines.count && lines[i].segment == lines[i + 1].segment
    }
    writeNested(to: &out) { segment, line, out in
      for i in 0..<segment.count {
        if i > 0 { out.literal(",") }
        let isCut =
          (i == 0 && goesOn(line - 1))
          || (i == segment.count - 1 && goesOn(line) && !lines[line].endsAtRecordedVertex)
        out.literal(isCut ? "true" : "false")
      }
    }
  }
}
