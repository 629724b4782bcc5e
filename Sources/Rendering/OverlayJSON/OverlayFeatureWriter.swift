import Geodesy
import OverlayModel
import Overlays
import TextWriting
import Tracks

/// Writes the features of an overlay document.
struct OverlayFeatureWriter {
  private let channels: Set<OverlayChannel>?
  private let numbers: OverlayNumbers

  /// Takes the channels wanted beside elevation (nil for all).
  init(channels: Set<OverlayChannel>?, numbers: OverlayNumbers) {
    self.channels = channels
    self.numbers = numbers
  }

  /// Writes a feature.
  mutating func write(_ feature: SceneFeature, to out: inout ByteWriter) {
    let geometries = OverlayGeometry.of(feature.shape)
    out.literal("{\"type\":\"Feature\",\"id\":")
    out.write(feature.id.text)
    out.literal(",\"bbox\":")
    numbers.write(feature.bounds, feature.elevations, to: &out)
    out.literal(",\"geometry\":")
    writeGeometry(of: feature, geometries, to: &out)
    out.literal(",\"properties\":{")
    for member in feature.properties.members {
      out.writeJSON(string: member.key)
      out.literal(":")
      out.write(member.value.text)
      out.literal(",")
    }
    var columns = OverlayColumns(feature, geometries, channels: channels)
    if !columns.isEmpty {
      out.literal("\"coordinateProperties\":")
      columns.write(numbers, to: &out)
      out.literal(",")
    }
    out.literal("\"overlay\":")
    writeOverlay(of: feature, geometries, to: &out)
    out.literal("}")
    write(
      feature.foreignMembers, except: ["type", "id", "bbox", "geometry", "properties"], to: &out)
    out.literal("}")
  }

  private func writeGeometry(
    of feature: SceneFeature, _ geometries: [OverlayGeometry], to out: inout ByteWriter
  ) {
    func write(_ geometry: OverlayGeometry, _ out: inout ByteWriter) {
      out.literal("{\"type\":\"")
      out.literal(geometry.type)
      out.literal("\",\"coordinates\":")
      geometry.writeCoordinates(withElevations: feature.elevations != nil, numbers, to: &out)
    }
    if case .collection = feature.shape {
      out.literal("{\"type\":\"GeometryCollection\",\"geometries\":[")
      for (i, geometry) in geometries.enumerated() {
        if i > 0 { out.literal(",") }
        write(geometry, &out)
        out.literal("}")
      }
      out.literal("]")
    } else if let geometry = geometries.first {
      write(geometry, &out)
    }
    self.write(
      feature.geometryForeignMembers, except: ["type", "bbox", "coordinates", "geometries"],
      to: &out)
    out.literal("}")
  }

  private func write(_ members: JSONMembers, except taken: [String], to out: inout ByteWriter) {
    for member in members.members where !taken.contains(member.key) {
      out.literal(",")
      out.writeJSON(string: member.key)
      out.literal(":")
      out.write(member.value.text)
    }
  }

  private func writeOverlay(
    of feature: SceneFeature, _ geometries: [OverlayGeometry], to out: inout ByteWriter
  ) {
    let kind = feature.shape.kind
    out.literal("{\"type\":")
    out.writeJSON(string: kind.rawValue)
    out.literal(",\"id\":")
    out.write(feature.id.text)
    out.literal(",\"level\":")
    out.writeJSON(string: feature.level.rawValue)
    out.literal(",\"zIndex\":")
    out.write(integer: feature.zIndex)
    out.literal(",\"mapRect\":")
    numbers.write(numbers.mapRect(of: feature.bounds), to: &out)
    switch feature.shape {
    case .polyline(let lines): writeSegments(lines.map(\.segment), to: &out)
    case .polygon(_, let numbers) where !numbers.isEmpty: writeSegments(numbers, to: &out)
    default: break
    }
    out.literal(",\"style\":")
    writeStyle(of: feature, kind, to: &out)
    if let zooms = feature.vertexZooms, let geometry = geometries.first {
      out.literal(",\"vertexZoom\":")
      geometry.writeNested(to: &out) { _, index, out in
        for (i, zoom) in (index < zooms.count ? zooms[index] : []).enumerated() {
          if i > 0 { out.literal(",") }
          out.write(integer: Int(zoom))
        }
      }
    }
    if case .circle(let circle, _) = feature.shape {
      // Exactly, not rounded: what is read back is the same circle with the same outline.
      out.literal(",\"center\":{\"latitude\":")
      numbers.write(exactly: circle.center.latitude, to: &out)
      out.literal(",\"longitude\":")
      numbers.write(exactly: LongitudeStep.normalized(circle.center.longitude), to: &out)
      out.literal("},\"radius\":")
      numbers.write(exactly: circle.radius, to: &out)
    }
    if let text = feature.marker.clusteringIdentifier {
      out.literal(",\"clusteringIdentifier\":")
      out.writeJSON(string: text)
    }
    if let text = feature.marker.glyph {
      out.literal(",\"glyph\":")
      out.writeJSON(string: text)
    }
    if let priority = feature.marker.displayPriority {
      out.literal(",\"displayPriority\":")
      numbers.write(priority, to: &out)
    }
    out.literal("}")
  }

  private func writeSegments(_ segments: [Int], to out: inout ByteWriter) {
    out.literal(",\"segments\":[")
    for (i, number) in segments.enumerated() {
      if i > 0 { out.literal(",") }
      out.write(integer: number)
    }
    out.literal("]")
  }

  private func writeStyle(
    of feature: SceneFeature, _ kind: FeatureOverlay.Kind, to out: inout ByteWriter
  ) {
    let style = feature.style
    var separator: StaticString = "{"
    func key(_ key: StaticString, _ out: inout ByteWriter) {
      out.literal(separator)
      out.literal(key)
      separator = ","
    }
    if kind != .annotation {
      key("\"strokeColor\":", &out)
      out.writeJSON(string: style.strokeColor.text)
      key("\"lineWidth\":", &out)
      numbers.write(style.lineWidth, to: &out)
      key("\"lineCap\":", &out)
      out.writeJSON(string: style.lineCap.rawValue)
      key("\"lineJoin\":", &out)
      out.writeJSON(string: style.lineJoin.rawValue)
      key("\"miterLimit\":", &out)
      numbers.write(style.miterLimit, to: &out)
      key("\"lineDashPattern\":[", &out)
      for (i, length) in style.lineDashPattern.enumerated() {
        if i > 0 { out.literal(",") }
        numbers.write(length, to: &out)
      }
      out.literal("]")
      key("\"lineDashPhase\":", &out)
      numbers.write(style.lineDashPhase, to: &out)
    }
    if kind == .polygon || kind == .circle {
      key("\"fillColor\":", &out)
      out.writeJSON(string: style.fillColor.text)
    }
    if feature.shape.hasPoints {
      key("\"markerTintColor\":", &out)
      out.writeJSON(string: style.markerTintColor.text)
    }
    out.literal("}")
  }
}
