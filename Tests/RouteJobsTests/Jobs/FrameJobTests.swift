import Framing
import Geodesy
import Overlays
import Rendering
import RoutelayTestSupport
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FrameJobTests {
  private let folder: TemporaryFolder
  private let job: FrameJob

  init() throws {
    folder = try TemporaryFolder()
    let wide = FramingOptions(viewport: try Viewport(width: 800, height: 200))
    job = FrameJob(
      reader: DocumentReader(formats: FakeFormats.all), cameras: FramingOptions.usual + [wide],
      hasOutsets: false)
  }

  private func record(_ text: String, _ name: String) throws -> FileRecord {
    let path = try folder.write(text, name)
    return job.run(.init(path: path, relativePath: name))
  }

  @Test func aFileGivesWhatIsDrawnOfIt() throws {
    let record = try record("#fake\n1 2\nodd\n3 4\nend\n", "a")
    #expect(record.status == .ok && record.findings.count == 1)
    #expect(record.scene?.features.count == 1)
  }

  @Test func aFileThatIsCutOffGivesNothing() throws {
    let record = try record("#fake\n1 2\n", "a")
    #expect(record.status == .error && record.scene == nil)
    #expect(record.failure?.problem == .truncatedInput)
  }

  @Test func allScenesAreFramedTogetherOnceForEachViewport() throws {
    let scenes = try [
      record("#fake\n1 2\n3 4\nend\n", "a"), record("#fake\n5 6\n7 8\nend\n", "b"),
    ].compactMap(\.scene)
    let frames = try job.frames(of: scenes)
    #expect(frames.map(\.fit.options.viewport.width) == [390, 800])
    let one = try job.frames(of: [scenes[0]])
    for (both, one) in zip(frames, one) {
      #expect(both.fit.bounds.contains(one.fit.bounds))
      #expect(both.fit.camera.distance.value > one.fit.camera.distance.value)
    }
  }

  @Test func nothingCannotBeFramed() {
    #expect(throws: FramingError.noGeometry) { try job.frames(of: []) }
    #expect(throws: FramingError.noGeometry) { try job.frames(of: [OverlayScene()]) }
  }
}
