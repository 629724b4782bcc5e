import TrackFormats
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct FolderWalkTests {
  @Test func aVeryDeepTreeIsWalkedWithoutRecursion() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 900).joined(separator: "/")
    try folder.write("", deep + "/a.gpx")
    var walk = FolderWalk(endings: ["gpx"])
    #expect(walk.files(in: folder.path, excluding: nil) == [deep + "/a.gpx"])
  }

  @Test func whatCannotBeListedIsAFailure() {
    var walk = FolderWalk(endings: ["gpx"])
    #expect(walk.files(in: "/nonexistent", excluding: nil).isEmpty)
    #expect(walk.failures.map(\.problem) == [.cannotRead])
  }
}
