import Foundation
import Testing

@testable import RouteJobs

@Suite struct SystemErrorTests {
  @Test func theReasonIsTheSystems() {
    #expect(SystemError(code: ENOENT).message == String(cString: strerror(ENOENT)))
  }

  @Test func aCallCutShortIsRepeated() throws {
    var calls = 0
    let result = try retrying {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7 && calls == 3)
  }

  @Test func otherFailuresAreNot() {
    var calls = 0
    #expect(throws: SystemError(code: EIO)) {
      _ = try retrying {
        calls += 1
        errno = EIO
        return -1
      }
    }
    #expect(calls == 1)
  }
}
