import Geodesy
import Geofencing
import TextWriting

extension EventFormat {
  /// RFC 4180: a header, then a row for each event; what is unknown is empty.
  public static let csv = EventFormat(name: "csv", title: "CSV") { events, out in
    out.write(
      "path,kind,track,segment,fix,line,fence,event,time,latitude,longitude,interpolated,cross,"
        + "gap,confidence\r\n")
    for record in events {
      let event = record.event
      let fields = [
        quoted(record.path), event.source.rawValue, "\(event.track)", "\(event.segment)",
        "\(event.fix)", event.line.map { "\($0)" } ?? "", quoted(event.fence),
        event.event.rawValue, event.time.map(ReportWords.time) ?? "",
        degrees(event.place.latitude, event), degrees(record.longitude, event),
        "\(event.isInterpolated)",
        "\(event.isCross)", "\(event.isGap)",
        event.confidence.map { ReportWords.number($0, decimals: 3) } ?? "",
      ]
      out.write(fields.joined(separator: ",") + "\r\n")
    }
  }

  /// Degrees of a fix as they are, of a place between two fixes rounded.
  private static func degrees(_ value: Double, _ event: FenceEvent) -> String {
    event.isInterpolated
      ? ReportWords.number(value, decimals: 7) : ReportWords.exactNumber(value)
  }

  /// A field in quotes where it needs them.
  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
