import CommandLineParsing
import Geodesy
import TextWriting
import Tracks

@testable import Rendering
@testable import RoutelayCLI
@testable import TrackFormats

/// What a command said.
final class Transcript {
  var output: [UInt8] = []
  var error = ""
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Commands in this process, on formats small enough to see through: a file `fake end` is read,
/// `fake odd end` gives a finding, and `fake` alone is cut off.
enum FakeConsole {
  /// Runs a command line.
  static func run(
    _ words: [String], isTerminal: Bool = false, outputFails: WriteError? = nil,
    inputFormats: [TrackFormat] = [input]
  ) async -> (code: ExitCode, said: Transcript) {
    let said = Transcript()
    let console = Console(
      output: { (bytes) throws(WriteError) in
        if let outputFails { throw outputFails }
        said.output += bytes
      },
      error: { said.error += $0 }, isErrorTerminal: isTerminal, prefersColor: isTerminal,
      inputFormats: inputFormats, outputFormats: [overlay, plain])
    return (await RoutelayMain.run(words, console), said)
  }

  /// A console that says nothing.
  static var console: Console {
    Console(
      output: { _ in }, error: { _ in }, isErrorTerminal: false, prefersColor: false,
      inputFormats: [input], outputFormats: [overlay, plain])
  }

  static let input = TrackFormat(
    name: "fake", title: "a format for tests", fileExtensions: ["fake"],
    recognizes: { $0.starts(with: "fake".utf8) },
    read: { (buffer, options) throws(ReadError) in
      buffer.mark = 0
      while try buffer.refill() {}
      let bytes = UnsafeBufferPointer(start: buffer.bytes, count: buffer.tail)
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasSuffix("end") else {
        throw ReadError(.truncatedInput, at: FilePosition(line: 1, column: 5), "it is cut off")
      }
      var document = TrackDocument()
      let place = Coordinate(uncheckedLatitude: 45, longitude: 7)
      document.items = [.track(Track(segments: [Segment(coordinates: [place, place])]))]
      var findings = FindingLog(singleLimit: options.singleFindings)
      for word in text.split(separator: " ") where word == "odd" {
        findings.add(.invalidNumber, at: FilePosition(line: 1, column: 6), "that is odd")
      }
      return ReadResult(document: document, format: "fake", version: "1", findings: findings)
    })

  static let overlay = output("overlay", "overlay.json", losses: ["times", "names"])
  static let plain = output("plain", "plain", losses: [])

  private static func output(_ name: String, _ ending: String, losses: [String]) -> OutputFormat {
    OutputFormat(
      name: name, title: "an output for tests", fileExtension: ending,
      write: { (contents, options, writer) throws(WriteError) in
        writer.write("\(name) by \(options.generator), \(options.precision) decimals\n")
        var report = OutputReport()
        report.losses = losses
        return report
      })
  }
}
