import Framing
package import Geodesy
package import TextWriting

/// Writes cameras as JSON: those of overlay documents, and what `frame` prints.
///
/// Degrees have 7 decimals whatever the document's coordinates have: a center that is off by more
/// is off on the screen.
package struct CameraWriter {
  private let numbers = OverlayNumbers(precision: 7)

  /// Makes a writer.
  package init() {}

  /// Writes a camera as an object.
  package func write(_ camera: FramedCamera, to out: inout ByteWriter) {
    let fit = camera.fit
    let viewport = fit.options.viewport
    let padding = fit.options.padding
    out.literal("{\"viewport\":{\"width\":")
    numbers.write(viewport.width, to: &out)
    out.literal(",\"height\":")
    numbers.write(viewport.height, to: &out)
    out.literal("},\"padding\":")
    write(
      ScreenEdges(
        top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right),
      to: &out)
    out.literal(",\"center\":")
    numbers.write(place: fit.camera.center, to: &out)
    out.literal(",\"altitude\":")
    numbers.write(fit.camera.altitude.value, to: &out)
    out.literal(",\"distance\":")
    numbers.write(fit.camera.distance.value, to: &out)
    out.literal(",\"heading\":")
    numbers.write(degrees: fit.camera.heading, to: &out)
    out.literal(",\"pitch\":")
    numbers.write(degrees: fit.camera.pitch, to: &out)
    out.literal(",\"fieldOfView\":")
    numbers.write(degrees: fit.camera.fieldOfView, to: &out)
    out.literal(fit.fits ? ",\"fits\":true" : ",\"fits\":false")
    if fit.clampedLatitude { out.literal(",\"clampedLatitude\":true") }
    out.literal(",\"bounds\":")
    numbers.write(box: fit.bounds, to: &out)
    out.literal(",\"region\":")
    numbers.write(fit.region, to: &out)
    out.literal(",\"contentRect\":")
    numbers.write(fit.contentRect, to: &out)
    out.literal(",\"visibleRect\":")
    numbers.write(fit.visibleRect, to: &out)
    out.literal(",\"visiblePolygon\":[")
    for (i, corner) in fit.visiblePolygon.enumerated() {
      out.literal(i == 0 ? "[" : ",[")
      numbers.write(degrees: corner.longitude, to: &out)
      out.literal(",")
      numbers.write(degrees: corner.latitude, to: &out)
      out.literal("]")
    }
    out.literal("],\"slack\":")
    write(fit.slack, to: &out)
    out.literal(",\"clients\":{")
    for (i, client) in camera.clients.enumerated() {
      if i > 0 { out.literal(",") }
      out.writeJSON(string: client.client)
      out.literal(":")
      write(.object(client.fields), to: &out)
    }
    out.literal("}}")
  }

  /// Values nest as deep as clients' words do.
  private func write(_ value: ClientValue, to out: inout ByteWriter) {
    switch value {
    case .degrees(let degrees): numbers.write(degrees: degrees, to: &out)
    case .meters(let value), .points(let value), .number(let value): numbers.write(value, to: &out)
    case .zoom(let zoom): out.write(zoom, decimals: 6)
    case .flag(let isTrue): out.literal(isTrue ? "true" : "false")
    case .list(let values):
      out.literal("[")
      for (i, value) in values.enumerated() {
        if i > 0 { out.literal(",") }
        write(value, to: &out)
      }
      out.literal("]")
    case .object(let fields):
      out.literal("{")
      for (i, field) in fields.enumerated() {
        if i > 0 { out.literal(",") }
        out.writeJSON(string: field.name)
        out.literal(":")
        write(field.value, to: &out)
      }
      out.literal("}")
    }
  }

  /// Writes `{"frames":[…]}` and a line end.
  package func write(_ cameras: [FramedCamera], to out: inout ByteWriter) {
    out.literal("{\"frames\":[")
    for (i, camera) in cameras.enumerated() {
      out.literal(i == 0 ? "\n" : ",\n")
      write(camera, to: &out)
    }
    out.literal("]}\n")
  }

  /// Writes the same place as region, rectangle and box, and a line end.
  package func write(
    _ region: MapRegion, _ rect: MapRect, _ bounds: CoordinateBounds, to out: inout ByteWriter
  ) {
    out.literal("{\"region\":")
    numbers.write(region, to: &out)
    out.literal(",\"mapRect\":")
    numbers.write(rect, to: &out)
    out.literal(",\"bounds\":")
    numbers.write(box: bounds, to: &out)
    out.literal("}\n")
  }

  private func write(_ edges: ScreenEdges, to out: inout ByteWriter) {
    out.literal("{\"top\":")
    numbers.write(edges.top, to: &out)
    out.literal(",\"left\":")
    numbers.write(edges.left, to: &out)
    out.literal(",\"bottom\":")
    numbers.write(edges.bottom, to: &out)
    out.literal(",\"right\":")
    numbers.write(edges.right, to: &out)
    out.literal("}")
  }
}
