import Geodesy
import OverlayModel
import Overlays
import TextWriting
import Tracks

/// Writes a scene as an overlay document, feature by feature.
struct OverlayDocumentWriter {
  private let options: OutputOptions
  private let numbers: OverlayNumbers
  private let cameras: [FramedCamera]

  /// Takes precision, channels, map type and generator, and the cameras that frame the scene.
  init(options: OutputOptions, cameras: [FramedCamera] = []) {
    self.options = options
    self.cameras = cameras
    numbers = OverlayNumbers(precision: options.precision)
  }

  /// Writes the document and a line end.
  mutating func write(
    _ scene: OverlayScene, of contents: OutputContents, to out: inout ByteWriter
  ) {
    out.literal("{\"type\":\"FeatureCollection\",")
    if let bounds = scene.bounds {
      out.literal("\"bbox\":")
      numbers.write(bounds, scene.elevations, to: &out)
      out.literal(",")
    }
    out.literal("\n\"routelay\":")
    writeInfo(bounds: scene.bounds, contents, to: &out)
    out.literal(",\n\"features\":[")
    var features = OverlayFeatureWriter(channels: options.overlayChannels, numbers: numbers)
    for (i, feature) in scene.features.enumerated() {
      out.literal(i == 0 ? "\n" : ",\n")
      features.write(feature, to: &out)
    }
    out.literal("]")
    for member in scene.foreignMembers.members {
      let isTaken = ["type", "bbox", "routelay", "features"].contains(member.key)
      out.literal(",\n")
      out.writeJSON(string: isTaken ? member.key + "_" : member.key)
      out.literal(":")
      out.write(member.value.text)
    }
    out.literal("}\n")
  }

  /// The map type that the input was to be drawn on, where it is one of ours.
  private func mapType(of document: TrackDocument) -> String {
    (document.mapType.flatMap(OverlayDocumentInfo.MapType.init) ?? .standard).rawValue
  }

  private func writeInfo(
    bounds: CoordinateBounds?, _ contents: OutputContents, to out: inout ByteWriter
  ) {
    out.literal("{\"version\":1,\"generator\":")
    out.writeJSON(string: options.generator)
    out.literal(",\"mapType\":")
    out.writeJSON(string: options.mapType ?? mapType(of: contents.document))
    out.literal(",\"sources\":[")
    for (i, source) in contents.sources.enumerated() {
      out.literal(i == 0 ? "{\"name\":" : ",{\"name\":")
      out.writeJSON(string: source.name)
      out.literal(",\"format\":")
      out.writeJSON(string: source.format)
      out.literal(",\"bytes\":")
      if let bytes = source.bytes { out.write(integer: bytes) } else { out.literal("null") }
      out.literal("}")
    }
    out.literal("],\"steps\":[")
    for (i, step) in contents.steps.enumerated() {
      if i > 0 { out.literal(",") }
      out.write(step.text)
    }
    out.literal("],\"region\":")
    if let bounds {
      let rect = numbers.mapRect(of: bounds)
      numbers.write(MapRegion(rect), to: &out)
      out.literal(",\"mapRect\":")
      numbers.write(rect, to: &out)
    } else {
      out.literal("null,\"mapRect\":null")
    }
    out.literal(",\"cameras\":[")
    let writer = CameraWriter()
    for (i, camera) in cameras.enumerated() {
      out.literal(i == 0 ? "\n" : ",\n")
      writer.write(camera, to: &out)
    }
    out.literal("]}")
  }
}
