import Framing
import Overlays
import TextWriting
import Tracks

extension OutputFormat {
  /// Overlay JSON: a GeoJSON FeatureCollection that is styled, cut at the 180th meridian and
  /// described for map clients.
  public static let overlay = OutputFormat(
    name: "overlay", title: "overlay JSON, ready to be drawn by map clients",
    fileExtension: "overlay.json"
  ) { (contents, options, out) throws(WriteError) in
    let document = contents.document
    var (scene, notes) = SceneBuilder.scene(of: document, levels: options.levels)
    var report = OutputReport()
    if document.metadata.saysAnything { report.lose("metadata") }
    if document.hasExtensions { report.lose("extensions") }
    if contents.sources.count > 1 && !scene.foreignMembers.isEmpty {
      // Members of the top are about one input; of several, there is no saying whose.
      report.lose("foreign members of the document")
      scene.foreignMembers = JSONMembers()
    }
    for words in notes.losses { report.lose(words) }
    for notice in notes.notices {
      report.notice(notice.problem, count: notice.count, notice.message)
    }
    OverlayColumns.noteLosses(in: scene, channels: options.overlayChannels, &report)
    let cameras = frame(scene, options, &report)
    var writer = OverlayDocumentWriter(options: options, cameras: cameras)
    writer.write(scene, of: contents, to: &out)
    return report
  }

  /// The cameras that frame a scene; none for a scene without features.
  private static func frame(
    _ scene: OverlayScene, _ options: OutputOptions, _ report: inout OutputReport
  ) -> [FramedCamera] {
    if scene.features.isEmpty || options.cameras.isEmpty { return [] }
    var content = FramedContent()
    scene.add(to: &content, decimals: options.precision)
    var cameras: [FramedCamera] = []
    for camera in options.cameras {
      do throws(FramingError) {
        cameras.append(try FramedCamera(content, camera))
      } catch {
        // The document is whole without it.
        report.notice(
          "invalid-argument", count: 1, "a camera was left out: \(error.description)")
      }
    }
    return cameras
  }
}
