package import Framing
package import Overlays
package import Rendering
import TrackFormats

/// Finds the cameras that frame what files show.
package struct FrameJob: Sendable {
  private let reader: DocumentReader
  private let cameras: [FramingOptions]
  private let hasOutsets: Bool

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - cameras: What is asked for, one for each viewport.
  ///   - hasOutsets: Whether widths of strokes and balloons of annotations need room.
  package init(reader: DocumentReader, cameras: [FramingOptions], hasOutsets: Bool) {
    self.reader = reader
    self.cameras = cameras
    self.hasOutsets = hasOutsets
  }

  /// Reads one file; its record holds what is drawn of it.
  package func run(_ entry: InputSet.Entry) -> FileRecord {
    let started = Clock.seconds
    do {
      let loaded = try reader.read(entry.path)
      var record = FileRecord(path: entry.path, loaded)
      record.scene = SceneBuilder.scene(of: loaded.result.document).0
      record.seconds = Clock.seconds - started
      return record
    } catch {
      return FileRecord(path: entry.path, JobFailure(error, path: entry.path))
    }
  }

  /// The cameras that frame all of the scenes together.
  ///
  /// - Throws: `FramingError` when there is nothing to show, or no room for it.
  package func frames(of scenes: [OverlayScene]) throws(FramingError) -> [FramedCamera] {
    var content = FramedContent()
    for scene in scenes { scene.add(to: &content, hasOutsets: hasOutsets) }
    var frames: [FramedCamera] = []
    for camera in cameras { frames.append(try FramedCamera(content, camera)) }
    return frames
  }
}
