import TextWriting
import Testing

@testable import RoutelayCLI

@Suite struct DataOutputTests {
  private func write(_ pieces: [String], failing failure: WriteError?) -> (DataOutput, String) {
    var error = ""
    let console = Console(
      output: { (_) throws(WriteError) in if let failure { throw failure } },
      error: { error += $0 }, isErrorTerminal: false, prefersColor: false)
    var output = DataOutput(console: console, diagnostics: Diagnostics(console))
    for piece in pieces { output.write(Array(piece.utf8)) }
    return (output, error)
  }

  @Test func staysOpenWhileWritingWorks() {
    let (output, error) = write(["a", "", "b"], failing: nil)
    #expect(output.isOpen && output.code == .success && error.isEmpty)
  }

  @Test func aReaderThatGoesAwayIsNoFailure() {
    let (output, error) = write(["a", "b"], failing: WriteError("gone", isClosedPipe: true))
    #expect(!output.isOpen && output.isClosedPipe && output.code == .success && error.isEmpty)
  }

  @Test func aFailureIsSaidOnce() {
    let (output, error) = write(["a", "b"], failing: WriteError("the disk is full"))
    #expect(!output.isOpen && !output.isClosedPipe && output.code == .failure)
    #expect(error == "-: error: the disk is full [cannot-write]\n")
  }

  @Test func nothingIsNotWritten() {
    #expect(write([""], failing: WriteError("x")).0.isOpen)
  }
}
