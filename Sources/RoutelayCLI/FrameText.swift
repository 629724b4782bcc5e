import Framing
import Geodesy
import Rendering
import RouteJobs
import TextWriting

/// What `frame` prints.
enum FrameText {
  /// `{"frames":[…]}`.
  static func json(_ frames: [FramedCamera]) -> [UInt8] {
    text { CameraWriter().write(frames, to: &$0) }
  }

  /// `{"region":…,"mapRect":…,"bounds":…}`.
  static func json(_ place: ConversionOptions.Place) -> [UInt8] {
    text { CameraWriter().write(place.region, place.rect, place.bounds, to: &$0) }
  }

  /// The cameras as tables for people.
  static func table(_ frames: [FramedCamera]) -> [UInt8] {
    Array(frames.map(table).joined(separator: "\n").utf8)
  }

  /// A place as a table for people.
  static func table(_ place: ConversionOptions.Place) -> [UInt8] {
    let region = place.region
    return Array(
      rows([
        (
          "region",
          "\(degrees(region.center.latitude)),\(degrees(region.center.longitude)) spanning "
            + "\(degrees(region.latitudeDelta)),\(degrees(region.longitudeDelta)) degrees"
        ),
        ("rect", rect(place.rect)), ("box", box(place.bounds)),
      ]).utf8)
  }

  private static func table(_ frame: FramedCamera) -> String {
    let fit = frame.fit
    let padding = fit.options.padding
    let edges = [padding.top, padding.left, padding.bottom, padding.right].map(points)
    let isEven = Set(edges).count == 1
    var title = "\(points(fit.options.viewport.width))x\(points(fit.options.viewport.height))"
    title += ", padding \(isEven ? edges[0] : edges.joined(separator: ","))\n"
    let slack = fit.slack
    var lines = [
      (
        "center",
        "\(degrees(fit.camera.center.latitude)),\(degrees(fit.camera.center.longitude))"
      ),
      (
        "distance",
        "\(meters(fit.camera.distance)) m, altitude \(meters(fit.camera.altitude)) m, field of view "
          + "\(number(fit.camera.fieldOfView, 2))°"
      ),
      ("heading", "\(number(fit.camera.heading, 2))°, pitch \(number(fit.camera.pitch, 2))°"),
      ("shows", CoordinateBounds(fit.visibleRect).map(box) ?? "nothing"),
      (
        "left over",
        "top \(points(slack.top)), left \(points(slack.left)), bottom \(points(slack.bottom)), "
          + "right \(points(slack.right)) points"
          + (fit.fits ? "" : ": it does not fit")
      ),
    ]
    if fit.clampedLatitude {
      lines.append(("note", "what lies beyond 85.0511° is shown at the edge of the map"))
    }
    for client in frame.clients {
      lines.append((client.client, client.fields.map(text).joined(separator: ", ")))
    }
    return title + rows(lines)
  }

  private static func text(_ field: ClientField) -> String { "\(field.name) \(text(field.value))" }

  private static func text(_ value: ClientValue) -> String {
    switch value {
    case .degrees(let value): degrees(value)
    case .meters(let value), .points(let value), .number(let value): number(value, 3)
    case .zoom(let value): number(value, 6)
    case .flag(let value): value ? "yes" : "no"
    case .list(let values): "[\(values.map(text).joined(separator: ","))]"
    case .object(let fields): "{\(fields.map(text).joined(separator: ", "))}"
    }
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { label, value in
      "  \(label)\(String(repeating: " ", count: width - label.count + 2))\(value)\n"
    }.joined()
  }

  private static func box(_ bounds: CoordinateBounds) -> String {
    "\(degrees(bounds.south)),\(degrees(bounds.west)) to "
      + "\(degrees(bounds.north)),\(degrees(bounds.east))"
      + (bounds.crossesAntimeridian ? " (over the 180th meridian)" : "")
  }

  private static func rect(_ rect: MapRect) -> String {
    "x \(number(rect.x, 3)), y \(number(rect.y, 3)), width \(number(rect.width, 3)), "
      + "height \(number(rect.height, 3))"
  }

  private static func meters(_ length: Meters) -> String { number(length.value, 1) }
  private static func degrees(_ value: Double) -> String { number(value, 7) }
  private static func points(_ value: Double) -> String { number(value, 2) }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    ReportText.number(value, decimals: decimals) ?? "?"
  }

  private static func text(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
    // Memory does not fail.
    do throws(WriteError) {
      return try ByteWriter.collect { (out) throws(WriteError) in body(&out) }
    } catch { return [] }
  }
}
