import Foundation
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct FileStatusTests {
  @Test func kindsAreToldApart() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", "a")
    #expect(try FileSystem.status(file).kind == .regular)
    #expect(try FileSystem.status(folder.path).kind == .folder)
    #expect(try FileSystem.status("/dev/null").kind == .special)
  }

  @Test func permissionsAndTimesAreThoseOfTheFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: file)
    let status = try FileSystem.status(file)
    #expect(status.permissions == 0o640)
    #expect(status.modified == (1_000_000, 0))
  }
}
