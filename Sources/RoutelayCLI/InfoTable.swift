import Geodesy
import RouteJobs
import TrackProcessing
import Tracks

/// The record of a file as a table for people.
enum InfoTable {
  /// The table, nil for a file that could not be read: its error is said elsewhere.
  static func text(
    _ record: FileRecord, _ options: SummaryOptions, _ units: UnitSystem
  ) -> String? {
    guard let document = record.document else { return nil }
    var rows: [(String, String)] = []
    let format = [record.format, record.version].compactMap { $0 }.joined(separator: " ")
    rows.append(("format", format))
    for (i, step) in record.steps.flatMap({ [$0.summary].compactMap { $0 } + $0.notes })
      .enumerated()
    {
      rows.append((i == 0 ? "cleaned" : "", step))
    }
    rows.append(contentsOf: counts(document))
    if let bounds = document.bounds {
      rows.append(
        (
          "bounds",
          "\(degrees(bounds.south)),\(degrees(bounds.west)) to "
            + "\(degrees(bounds.north)),\(degrees(bounds.east))"
            + (bounds.crossesAntimeridian ? " (over the 180th meridian)" : "")
        ))
    }
    rows.append(contentsOf: statistics(document.stats, options, units))
    return PathText.display(record.path) + "\n" + lines(rows) + parts(document, units)
      + DetailTables.text(document, units)
  }

  /// What all files have together.
  static func text(
    _ totals: InfoTotals, _ options: SummaryOptions, _ units: UnitSystem
  ) -> String {
    var files = "\(totals.ok) read"
    if totals.failed > 0 { files += ", \(totals.failed) failed" }
    if totals.notStarted > 0 { files += ", \(totals.notStarted) not done" }
    let rows = [("files", files), ("points", "\(totals.points)")]
    return "all together\n"
      + lines(rows + statistics(totals.stats, options, units, isOneJourney: false))
  }

  private static func lines(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { label, value in
      let space = String(repeating: " ", count: width - label.count + 2)
      return "  \(label)\(space)\(PathText.display(value))\n"
    }.joined()
  }

  private static func counts(_ document: DocumentRecord) -> [(String, String)] {
    var rows: [(String, String)] = []
    let segments = document.segmentCounts.count
    if !document.tracks.isEmpty {
      rows.append(
        (
          "tracks",
          "\(document.tracks.count) (\(counted(segments, "segment")), "
            + "\(counted(document.pointCount, "point")))"
        ))
    }
    if !document.routes.isEmpty {
      rows.append(
        (
          "routes",
          "\(document.routes.count) (\(counted(document.routePointCount, "point")))"
        ))
    }
    for (label, count) in [
      ("waypoints", document.waypoints.count), ("areas", document.areaCount),
      ("features", document.featureCount),
    ] where count > 0 {
      rows.append((label, "\(count)"))
    }
    return rows
  }

  /// - Parameter isOneJourney: Whether it means something how long it is from the first time to the
  ///   last.
  private static func statistics(
    _ stats: TrackSummary, _ options: SummaryOptions, _ units: UnitSystem,
    isOneJourney: Bool = true
  ) -> [(String, String)] {
    var rows: [(String, String)] = [("distance", units.length(stats.distance))]
    func add(_ label: String, _ value: Double?, _ text: (Double) -> String) {
      if let value { rows.append((label, text(value))) }
    }
    func speed(_ value: Double) -> String {
      units.speed(value) + (units.pace(value).map { " (\($0))" } ?? "")
    }
    if isOneJourney { add("duration", stats.duration, UnitSystem.time) }
    if !isOneJourney || stats.recordedTime != stats.duration {
      add("recorded", stats.recordedTime, UnitSystem.time)
    }
    add("moving", stats.movingTime) {
      "\(UnitSystem.time($0)) (\(options.methods.movingTime))"
    }
    add("stopped", stats.stoppedTime, UnitSystem.time)
    if isOneJourney { add("average speed", stats.averageSpeed, speed) }
    add("moving speed", stats.movingSpeed, speed)
    add("greatest speed", stats.maxSpeed) { units.speed($0) }
    add("ascent", stats.ascent) { "\(units.height($0)) (\(options.methods.ascent))" }
    add("descent", stats.descent) { units.height($0) }
    if let low = stats.minElevation, let high = stats.maxElevation {
      rows.append(
        (
          "elevation", "\(units.height(low, decimals: 1)) to \(units.height(high, decimals: 1))"
        ))
    }
    for channel in ChannelSummary.channels {
      if let summary = stats.channels[channel] {
        rows.append(self.channel(channel, summary, units))
      }
    }
    if let start = stats.start { rows.append(("start", start.text)) }
    if let end = stats.end { rows.append(("end", end.text)) }
    return rows
  }

  private static func channel(
    _ channel: Channel, _ summary: ChannelSummary, _ units: UnitSystem
  ) -> (String, String) {
    let (label, text): (String, (Double) -> String) =
      switch channel {
      case .speed: ("recorded speed", { units.speed($0) })
      case .heartRate: ("heart rate", { "\(UnitSystem.fixed($0, 0)) bpm" })
      case .cadence: ("cadence", { "\(UnitSystem.fixed($0, 0)) rpm" })
      case .temperature: ("temperature", { units.temperature($0) })
      case .power: ("power", { "\(UnitSystem.fixed($0, 0)) W" })
      default: (channel.key, { UnitSystem.fixed($0, 3) })
      }
    return (
      label,
      "\(text(summary.average)) on average, \(text(summary.minimum)) to \(text(summary.maximum))"
    )
  }

  /// A line for each track and segment where there are several.
  private static func parts(_ document: DocumentRecord, _ units: UnitSystem) -> String {
    guard document.tracks.count > 1 || document.segmentCounts.count > 1 else { return "" }
    var text = ""
    for (i, track) in document.tracks.enumerated() {
      let name = track.name.map { " '\(PathText.display($0))'" } ?? ""
      let points = track.segments.reduce(0) { $0 + $1.points }
      text += "  track \(i + 1)\(name): \(counted(points, "point")), "
      text += "\(units.length(track.stats.distance))\n"
      guard track.segments.count > 1 else { continue }
      for (k, segment) in track.segments.enumerated() {
        text += "    segment \(k + 1): \(counted(segment.points, "point")), "
        text += "\(units.length(segment.stats.distance))\n"
      }
    }
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func degrees(_ value: Double) -> String { UnitSystem.fixed(value, 7) }
}
