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
    var (scene, notes) = SceneBuilder.scene(of: document)
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
    var writer = OverlayDocumentWriter(options: options)
    writer.write(scene, of: contents, to: &out)
    return report
  }
}
