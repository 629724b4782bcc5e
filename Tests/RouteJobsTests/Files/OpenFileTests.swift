import Foundation
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct OpenFileTests {
  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let file = try OpenFile(folder.path("a"), .create)
    try Array("hello".utf8).withUnsafeBytes { try file.write($0) }
    try file.close()
    try file.close()
    let again = try OpenFile(folder.path("a"), .read)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(try bytes.withUnsafeMutableBytes { try again.read(into: $0) } == 5)
    #expect(bytes.prefix(5) == Array("hello".utf8)[...])
  }

  @Test func creatingNeverReplaces() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", "a")
    #expect(throws: SystemError(code: EEXIST)) { _ = try OpenFile(path, .create) }
    #expect(folder.text("a") == "old")
  }

  @Test func aFolderCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let file = try OpenFile(folder.path, .read)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(throws: SystemError(code: EISDIR)) {
      _ = try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsToldByTheWrite() throws {
    let file = try OpenFile("/dev/full", .write)
    #expect(throws: SystemError(code: ENOSPC)) {
      try [1, 2, 3].withUnsafeBytes { try file.write($0) }
    }
  }

  @Test func filesAreClosedWhenNobodyHasThem() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", "a")
    // Far more than a process may have open at once.
    for _ in 0..<5000 { _ = try OpenFile(path, .read) }
  }
}
