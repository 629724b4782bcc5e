import Geodesy
import RouteJobs
import TrackProcessing

/// The record of a file as a table for people.
enum InfoTable {
  /// The table, nil for a file that could not be read: its error is said elsewhere.
  static func text(_ record: FileRecord, _ options: SummaryOptions) -> String? {
    guard let document = record.document else { return nil }
    var rows: [(String, String)] = []
    let format = [record.format, record.version].compactMap { $0 }.joined(separator: " ")
    rows.append(("format", format))
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
    rows.append(contentsOf: statistics(document.stats, options))
    let width = rows.map(\.0.count).max() ?? 0
    var text = PathText.display(record.path) + "\n"
    for (label, value) in rows {
      let space = String(repeating: " ", count: width - label.count + 2)
      text += "  \(label)\(space)\(PathText.display(value))\n"
    }
    return text + parts(document)
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

  private static func statistics(
    _ stats: TrackSummary, _ options: SummaryOptions
  ) -> [(String, String)] {
    var rows: [(String, String)] = [("distance", length(stats.distance))]
    func add(_ label: String, _ value: Double?, _ text: (Double) -> String) {
      if let value { rows.append((label, text(value))) }
    }
    add("duration", stats.duration, time)
    add("moving", stats.movingTime) { "\(time($0)) (\(options.methods.movingTime))" }
    add("stopped", stats.stoppedTime, time)
    add("average speed", stats.averageSpeed, speed)
    add("moving speed", stats.movingSpeed, speed)
    add("greatest speed", stats.maxSpeed, speed)
    add("ascent", stats.ascent) { "\(fixed($0, 0)) m (\(options.methods.ascent))" }
    add("descent", stats.descent) { "\(fixed($0, 0)) m" }
    if let low = stats.minElevation, let high = stats.maxElevation {
      rows.append(("elevation", "\(fixed(low, 1)) m to \(fixed(high, 1)) m"))
    }
    if let start = stats.start { rows.append(("start", ReportText.time(start))) }
    if let end = stats.end { rows.append(("end", ReportText.time(end))) }
    return rows
  }

  /// A line for each track and segment where there are several.
  private static func parts(_ document: DocumentRecord) -> String {
    guard document.tracks.count > 1 || document.segmentCounts.count > 1 else { return "" }
    var text = ""
    for (i, track) in document.tracks.enumerated() {
      let name = track.name.map { " '\(PathText.display($0))'" } ?? ""
      let points = track.segments.reduce(0) { $0 + $1.points }
      text += "  track \(i + 1)\(name): \(counted(points, "point")), "
      text += "\(length(track.stats.distance))\n"
      guard track.segments.count > 1 else { continue }
      for (k, segment) in track.segments.enumerated() {
        text += "    segment \(k + 1): \(counted(segment.points, "point")), "
        text += "\(length(segment.stats.distance))\n"
      }
    }
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func degrees(_ value: Double) -> String { fixed(value, 7) }

  private static func length(_ meters: Double) -> String {
    meters >= 1000 ? "\(fixed(meters / 1000, 2)) km" : "\(fixed(meters, 1)) m"
  }

  private static func speed(_ value: Double) -> String {
    "\(fixed(value, 2)) m/s (\(fixed(value * 3.6, 1)) km/h)"
  }

  private static func time(_ seconds: Double) -> String {
    guard seconds >= 60, seconds < 1e15 else { return "\(fixed(seconds, 3)) s" }
    let whole = Int(seconds.rounded())
    let text = "\(whole / 60 % 60) min \(whole % 60) s"
    return whole >= 3600 ? "\(whole / 3600) h \(text)" : text
  }

  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    ReportText.number(value, decimals: decimals) ?? "unknown"
  }
}
