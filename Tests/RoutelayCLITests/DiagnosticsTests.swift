import CommandLineParsing
import RouteJobs
import Testing
import TrackFormats

@testable import RoutelayCLI

@Suite struct DiagnosticsTests {
  /// What is said on a console.
  private func said(
    isTerminal: Bool = false, isQuiet: Bool = false, color: String = "auto",
    _ body: (Diagnostics) -> Void
  ) -> String {
    var text = ""
    let console = Console(
      output: { _ in }, error: { text += $0 }, isErrorTerminal: isTerminal,
      prefersColor: isTerminal)
    body(Diagnostics(console, isQuiet: isQuiet, color: color))
    return text
  }

  private let place = FilePosition(line: 3, column: 7)

  @Test func messagesHaveTheFormThatEditorsLink() {
    let failure = JobFailure(.malformedXML, path: "a.gpx", at: place, "no end")
    #expect(said { $0.report(failure) } == "a.gpx:3:7: error: no end [malformed-xml]\n")
    let noPlace = JobFailure(.cannotRead, path: "a.gpx", "gone")
    #expect(said { $0.report(noPlace) } == "a.gpx: error: gone [cannot-read]\n")
    let finding = Finding(.invalidNumber, at: place, "odd", count: 5)
    #expect(
      said { $0.report(finding, path: "a.gpx") }
        == "a.gpx:3:7: warning: odd [invalid-number] (and 4 more)\n")
    #expect(
      said { $0.loss(["times", "names"], path: "a.gpx", format: "polyline") }
        == "loss: a.gpx: polyline holds no times, names\n")
  }

  @Test func whatIsExplainedIsSaidInSpiteOfQuiet() {
    #expect(said(isQuiet: true) { $0.explanation("a: b") } == "a: b\n")
  }

  @Test func namesCannotControlTheTerminal() {
    let failure = JobFailure(.cannotRead, path: "a\u{1B}]0;x\u{7}\n", "b\u{1B}[2J")
    let text = said { $0.report(failure) }
    #expect(text == "a\\u{1B}]0;x\\u{7}\\u{A}: error: b\\u{1B}[2J [cannot-read]\n")
  }

  @Test func quietSaysErrorsOnlyButCountsWarnings() {
    let finding = Finding(.invalidNumber, at: place, "odd", count: 5)
    var count = 0
    let text = said(isQuiet: true) {
      $0.report(finding, path: "a.gpx")
      $0.loss(["times"], path: "a.gpx", format: "x")
      $0.note("done")
      $0.report(JobFailure(.cannotRead, path: "a", "gone"))
      count = $0.warningCount
    }
    #expect(text == "a: error: gone [cannot-read]\n" && count == 5)
  }

  @Test(
    arguments: [
      (false, "auto", false), (true, "auto", true), (false, "always", true),
      (true, "never", false),
    ])
  func colorIsForTerminalsUnlessSaid(_ isTerminal: Bool, _ color: String, _ isColored: Bool) {
    let failure = JobFailure(.cannotRead, path: "a", "gone")
    let text = said(isTerminal: isTerminal, color: color) { $0.report(failure) }
    #expect(text.contains("\u{1B}[1;31m") == isColored)
  }

  @Test func progressMakesRoomForMessages() {
    let text = said(isTerminal: true) {
      $0.progress("1 of 2")
      $0.note("x")
      $0.endProgress()
    }
    #expect(text == "\r\u{1B}[K1 of 2\r\u{1B}[Kx\n")
    #expect(said { $0.progress("1 of 2") } == "1 of 2\n")
  }
}
