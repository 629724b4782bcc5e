import Foundation
import RoutelayTestSupport
import Testing
import TextWriting

@testable import RouteJobs

@Suite struct AtomicOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ text: String, _ name: String, isDurable: Bool = false
  ) throws(WriteError) {
    let path = name.hasPrefix("/") ? name : folder.path(name)
    try AtomicOutput.write(to: path, isDurable: isDurable) { (writer) throws(WriteError) in
      writer.write(text)
    }
  }

  @Test(arguments: [false, true])
  func theFileAndItsFoldersAppear(_ isDurable: Bool) throws {
    try write("hello", "a/b/c.json", isDurable: isDurable)
    #expect(folder.names() == ["a/", "a/b/", "a/b/c.json"])
    #expect(folder.text("a/b/c.json") == "hello")
  }

  @Test func aFailureLeavesTheOldFileAndNothingElse() throws {
    try folder.write("old", "a.json")
    #expect(throws: WriteError("no")) {
      try AtomicOutput.write(to: folder.path("a.json")) { (writer) throws(WriteError) in
        writer.write(String(repeating: "new", count: 200_000))
        throw WriteError("no")
      }
    }
    #expect(folder.names() == ["a.json"] && folder.text("a.json") == "old")
  }

  @Test func nothingIsSeenBeforeItIsWhole() throws {
    try folder.write("old", "a.json")
    try AtomicOutput.write(to: folder.path("a.json")) { (writer) throws(WriteError) in
      writer.write(String(repeating: "new", count: 200_000))
      #expect(folder.text("a.json") == "old")
      #expect(folder.names().filter { !$0.hasPrefix(".") } == ["a.json"])
      #expect(folder.names().count == 2)
    }
    #expect(folder.text("a.json")?.utf8.count == 600_000)
  }

  @Test func aLinkGoesOnPointingToItsFile() throws {
    try folder.write("old", "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "real.json")
    try write("new", "link.json")
    #expect(folder.text("real.json") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json"))
        == "real.json")
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    try folder.write("old", "a.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path("a.json"))
    try write("new", "a.json")
    #expect(try FileSystem.status(folder.path("a.json")).permissions == 0o600)
  }

  @Test func longNamesFit() throws {
    let name = String(repeating: "ж", count: 125) + ".json"
    try write("x", name)
    #expect(folder.names() == [name])
  }

  @Test func devicesAreWrittenDirectly() throws {
    try write("x", "/dev/null")
    #expect(try FileSystem.status("/dev/null").kind == .special)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsSaid() {
    let error = #expect(throws: WriteError.self) { try write("x", "/dev/full") }
    #expect(error?.message == String(cString: strerror(ENOSPC)))
    #expect(error?.isClosedPipe == false)
  }

  @Test func aFolderInTheWayIsSaid() throws {
    try folder.write("", "a.json/b")
    let error = #expect(throws: WriteError.self) { try write("x", "a.json") }
    #expect(error?.message == String(cString: strerror(EISDIR)))
    #expect(folder.names() == ["a.json/", "a.json/b"])
  }

  @Test func aFileInTheWayOfAFolderIsSaid() throws {
    try folder.write("", "a")
    let error = #expect(throws: WriteError.self) { try write("x", "a/b.json") }
    #expect(error?.message == String(cString: strerror(ENOTDIR)))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func aFolderThatMayNotBeWrittenIsSaid() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let error = #expect(throws: WriteError.self) { try write("x", "a.json") }
    #expect(error?.message == String(cString: strerror(EACCES)))
  }

  @Test func manyAtOnceDoNotMeet() async throws {
    await withTaskGroup(of: Void.self) { group in
      for i in 0..<50 {
        group.addTask { [folder] in
          try? AtomicOutput.write(to: folder.path("same.json")) { (writer) throws(WriteError) in
            writer.write(String(repeating: "\(i % 10)", count: 10_000))
          }
        }
      }
    }
    let text = try #require(folder.text("same.json"))
    #expect(folder.names() == ["same.json"])
    #expect(text.utf8.count == 10_000 && Set(text).count == 1)
  }
}
