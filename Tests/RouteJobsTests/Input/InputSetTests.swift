import TrackFormats
import Foundation
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct InputSetTests {
  private func gather(_ words: String..., excluding: String? = nil) throws(JobRefusal) -> InputSet {
    try InputSet(words, endings: ["gpx", "geojson"], excluding: excluding)
  }

  @Test func foldersAreSearchedForEndingsInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.gpx", "a.GPX", "c/d.geojson", "c-d.gpx", "e.gpx.gz", "notes.txt", ".hidden.gpx",
      ".git/x.gpx", "gpx",
    ] {
      try folder.write("", name)
    }
    let set = try gather(folder.path)
    #expect(
      set.entries.map(\.relativePath) == ["a.GPX", "b.gpx", "c-d.gpx", "c/d.geojson", "e.gpx.gz"])
    #expect(set.entries.map(\.path) == set.entries.map { folder.path($0.relativePath) })
    #expect(set.skippedCount == 3)
    #expect(set.hasFolders && set.failures.isEmpty)
  }

  @Test func namedFilesAreTakenWhateverTheirName() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", ".notes.txt")
    let set = try gather(file, "/nonexistent.gpx", "-")
    #expect(set.entries.map(\.relativePath) == [".notes.txt", "nonexistent.gpx", "-"])
    #expect(!set.hasFolders)
  }

  @Test func filesWithAnotherPartArePassedOver() throws {
    let folder = try TemporaryFolder()
    for name in ["a.gpx", "b.gpx", "sub/zones.geojson"] { try folder.write("", name) }
    var set = try gather(folder.path)
    set.passOver([folder.path("./sub/zones.geojson"), "-", "gone"], named: [folder.path])
    #expect(set.entries.map(\.relativePath) == ["a.gpx", "b.gpx"] && set.skippedCount == 1)
    // What was named is meant.
    var named = try gather(folder.path, folder.path("a.gpx"))
    named.passOver([folder.path("a.gpx")], named: [folder.path, folder.path("a.gpx")])
    #expect(named.entries.count == 4)
    var files = try gather(folder.path("a.gpx"))
    files.passOver([folder.path("a.gpx")], named: [folder.path("a.gpx")])
    #expect(files.entries.count == 1 && files.skippedCount == 0)
  }

  @Test func theOutputFolderIsNotWalked() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "a.gpx")
    try folder.write("", "out/b.gpx")
    let set = try gather(folder.path, excluding: folder.path("./out/"))
    #expect(set.entries.map(\.relativePath) == ["a.gpx"])
    #expect(throws: JobRefusal.self) { try gather(folder.path, excluding: folder.path) }
  }

  @Test func linksInCirclesEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "a/b.gpx")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/up"), withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("twin"), withDestinationPath: "a")
    #expect(try gather(folder.path).entries.map(\.relativePath) == ["a/b.gpx"])
    #expect(try gather(folder.path, folder.path).entries.count == 1)
  }

  @Test func aLinkThatLeadsNowhereIsNotPassedOver() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.gpx"), withDestinationPath: "nowhere")
    #expect(try gather(folder.path).entries.count == 1)
  }

  @Test func pipesInFoldersAreNotOpened() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("a.gpx"), 0o600) == 0)
    let set = try gather(folder.path)
    #expect(set.entries.isEmpty && set.skippedCount == 1)
  }

  @Test func namesThatAreNotUTF8AreFound() throws {
    let folder = try TemporaryFolder()
    let name = PathText.text([0x63, 0x61, 0x66, 0xE9] + Array(".gpx".utf8))
    try OpenFile(PathText.joined(folder.path, name), .create).close()
    let set = try gather(folder.path)
    #expect(set.entries.map(\.relativePath) == [name])
    _ = try FileInput(path: set.entries[0].path, expansionLimit: 1)
  }

  @Test(.enabled(if: getuid() != 0, "root may list everything"))
  func aFolderThatMayNotBeListedIsAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "a/b.gpx")
    try folder.write("", "c.gpx")
    let closed = folder.path("a")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let set = try gather(folder.path)
    #expect(set.entries.map(\.relativePath) == ["c.gpx"])
    #expect(set.failures.map(\.path) == [closed])
  }

  @Test func nothingAndTwiceStandardInputAreRefused() {
    #expect(throws: JobRefusal.self) { try gather() }
    #expect(throws: JobRefusal.self) { try gather("-", "a", "-") }
  }
}
