import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct OutputRequestTests {
  @Test func aFolderIsToldFromAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "there/x")
    var request = OutputRequest(formats: [])
    for (output, hasFolders, count, isFolder) in [
      ("new/", false, 1, true), ("there", false, 1, true), ("new", false, 1, false),
      ("new", false, 2, true), ("new", true, 1, true),
    ] {
      request.output = folder.path(output)
      let found = request.folder(hasFolders: hasFolders, inputCount: count)
      #expect(found == (isFolder ? folder.path(output) : nil), "\(output) \(hasFolders) \(count)")
    }
    request.output = "-"
    #expect(request.folder(hasFolders: true, inputCount: 2) == nil)
    request.output = folder.path("new")
    request.merges = true
    #expect(request.folder(hasFolders: true, inputCount: 2) == nil)
  }
}
