import Testing
import TextWriting

@testable import RoutelayCLI

@Suite struct ConsoleTests {
  @Test func aClosedPipeEndsQuietly() {
    var messages = ""
    for (error, code) in [
      (WriteError("closed", isClosedPipe: true), ExitCode.success),
      (WriteError("full"), ExitCode.failure),
    ] {
      let console = Console(
        output: { (_) throws(WriteError) in throw error }, error: { messages += $0 },
        isErrorTerminal: false, prefersColor: false)
      #expect(console.write([1], Diagnostics(console)) == code)
    }
    #expect(messages == "-: error: full [cannot-write]\n")
  }
}
