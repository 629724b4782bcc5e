import Foundation
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct FileSystemTests {
  @Test func namesComeSortedByBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "é", "B", ".c", "z"] { try folder.write("", name) }
    let names = try FileSystem.list(folder.path).map(\.name)
    #expect(names == [".c", "B", "a", "b", "z", "é"])
  }

  @Test func whatIsNotThereHasAReason() {
    #expect(throws: SystemError.self) { try FileSystem.list("/nonexistent-folder") }
    #expect(throws: SystemError(code: ENOENT)) { _ = try FileSystem.status("/nonexistent") }
    #expect(FileSystem.existing("/nonexistent") == nil)
  }

  @Test func foldersAreMadeWithThoseAbove() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeFolders(folder.path("a/b/c"))
    try FileSystem.makeFolders(folder.path("a/b/c"))
    #expect(folder.names() == ["a/", "a/b/", "a/b/c/"])
  }

  @Test func aFileInTheWayIsNoFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "a")
    #expect(throws: SystemError(code: ENOTDIR)) { try FileSystem.makeFolders(folder.path("a/b")) }
  }

  @Test func renamingReplaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", "a")
    try folder.write("old", "b")
    try FileSystem.rename(folder.path("a"), to: folder.path("b"))
    #expect(folder.names() == ["b"] && folder.text("b") == "new")
  }

  @Test func linksAreTheSameFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", "a")
    try FileManager.default.linkItem(atPath: file, toPath: folder.path("hard"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("soft"), withDestinationPath: "a")
    let identity = try FileSystem.status(file).identity
    #expect(try FileSystem.status(folder.path("hard")).identity == identity)
    #expect(try FileSystem.status(folder.path("soft")).identity == identity)
    #expect(FileSystem.resolved(folder.path("soft")) == file)
  }
}
