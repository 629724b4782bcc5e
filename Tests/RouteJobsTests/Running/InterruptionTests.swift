import Foundation
import Testing

@testable import RouteJobs

// Signals themselves are tested on the whole tool: here they would stop the other tests.
@Suite struct InterruptionTests {
  @Test func nothingIsInterruptedByItself() { #expect(Interruption.signal == nil) }

  @Test func aClosedPipeIsAnErrorNotTheEnd() throws {
    Interruption.ignoreClosedPipes()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let file = OpenFile(standard: ends[1])
    #expect(throws: SystemError(code: EPIPE)) { try [1].withUnsafeBytes { try file.write($0) } }
    #expect(SystemError(code: EPIPE).isClosedPipe)
  }
}
