import Foundation
import Testing

@testable import RouteJobs

@Suite struct StandardStreamsTests {
  @Test func variablesAreThoseOfTheProcess() {
    #expect(
      StandardStreams.environment("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(StandardStreams.environment("ROUTELAY_NO_SUCH_VARIABLE") == nil)
  }

  @Test func openStreamsStayAsTheyAre() {
    var before = stat()
    var after = stat()
    #expect(fstat(1, &before) == 0)
    StandardStreams.secure()
    #expect(fstat(1, &after) == 0)
    #expect(before.st_ino == after.st_ino && before.st_dev == after.st_dev)
  }
}
