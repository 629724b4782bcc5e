import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

/// The example of the format's description.
private let example = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"

struct PolylineReaderTests {
  private func places(_ result: ReadResult) -> [[[Double]]] {
    result.document.tracks.map { track in
      track.segments.flatMap(\.coordinates).map { [$0.latitude, $0.longitude] }
    }
  }

  @Test func theExampleOfTheDescriptionIsRead() throws {
    let result = try readPolyline(example)
    #expect(places(result) == [[[38.5, -120.2], [40.7, -120.95], [43.252, -126.453]]])
    #expect(result.format == "polyline" && result.findings.findings.isEmpty)
    #expect(result.document.tracks.map(\.segments.count) == [1])
  }

  @Test(arguments: [
    "\(example)\n\(example)\n", "\n\n \(example)\t\r\n\r\n\t\(example)  ", "\(example)\r\(example)",
    "\u{FEFF}\(example)\n\(example)",
  ])
  func eachLineIsATrack(text: String) throws {
    let result = try readPolyline(text)
    #expect(result.document.items.count == 2)
    #expect(result.document.tracks.allSatisfy { $0.segments.map(\.count) == [3] })
  }

  @Test func onePositionIsALine() throws {
    #expect(places(try readPolyline("??")) == [[[0, 0]]])
  }

  @Test func whatWasWrittenIsReadBackExactly() throws {
    for precision in [5, 6] {
      try forEachSeed(count: 150) { random in
        let ways = (0...random.int(in: 0...3)).map { _ in
          randomWay(&random, precision: precision)
        }
        let text = ways.map { encodedPolyline(of: $0) }.joined(separator: "\n")
        let result = try readPolyline(
          text, precision: precision, chunk: random.int(in: 1...50))
        let scale = precision == 6 ? 1e6 : 1e5
        // The nearest double to each decimal, which is what a decimal literal would be.
        try #require(places(result) == ways.map { $0.map { $0.map { Double($0) / scale } } })
        try #require(
          places(result).joined().joined().map { Int(($0 * scale).rounded()) }
            == ways.joined().joined().map { $0 })
      }
    }
  }

  @Test func doublesAreThoseOfTheDecimals() throws {
    let text = encodedPolyline(of: [[4_500_188, 899_829], [-1, 1], [123_457, -17_999_999]])
    #expect(
      places(try readPolyline(text)) == [
        [[45.00188, 8.99829], [-1e-5, 1e-5], [1.23457, -179.99999]]
      ])
  }

  @Test func precisionSixIsSeenWhereFiveIsImpossible() throws {
    let near = encodedPolyline(of: [[5_000_001, 7_000_002]])
    let berlin = encodedPolyline(of: [[52_529_160, 13_326_110], [52_529_140, 13_324_980]])
    let result = try readPolyline("\(near)\n\(berlin)")
    #expect(places(result)[1] == [[52.52916, 13.32611], [52.52914, 13.32498]])
    // One precision for the whole file.
    #expect(places(result)[0] == [[5.000001, 7.000002]])
    let finding = try #require(result.findings.findings.first)
    #expect(finding.problem == .invalidCoordinate)
    #expect(finding.position == FilePosition(line: 2, column: 1))
    #expect(finding.message.contains("latitude 525.2916"))
    #expect(finding.message.contains("precision 6"))
    #expect(try readPolyline(berlin, precision: 6).findings.findings.isEmpty)
    let refused = polylineError(berlin, precision: 5)
    #expect(refused?.problem == .invalidCoordinate)
    #expect(refused?.message.hasSuffix("(is the precision 6?)") == true)
    // What fits both is taken for precision 5.
    #expect(places(try readPolyline(near)) == [[[50.00001, 70.00002]]])
  }

  @Test func aLineThatLeavesTheWorldOnItsWayIsNotFiner() {
    let text = encodedPolyline(of: [[8_900_000, 0], [9_100_000, 0], [52_000_000, 0]])
    let error = polylineError(text)
    #expect(error?.problem == .invalidCoordinate)
    #expect(error?.message.hasPrefix("latitude 91.0") == true)
    #expect(error?.message.hasSuffix("(is the precision 6?)") == true)
    #expect(polylineError(text, precision: 6) == nil)
  }

  @Test(arguments: [
    ("_", ProblemClass.truncatedInput, 1, 2), ("?", .truncatedInput, 1, 2),
    ("_p~iF", .truncatedInput, 1, 6),
    ("\(example)\n\(example)A\n??", .truncatedInput, 2, 29),
    ("\(example)_\n\(example)", .truncatedInput, 1, 29),
    ("?? \n?_ ", .truncatedInput, 2, 4),
    ("_p~iF~ps|U _ulLnnqC", .invalidCharacter, 1, 12),
    ("\"\(example)\"", .invalidCharacter, 1, 1), ("\n_p%7EiF~ps|U", .invalidCharacter, 2, 3),
    ("??\n=?", .invalidCharacter, 2, 1), ("?é", .invalidCharacter, 1, 2),
    ("??\u{7F}", .invalidCharacter, 1, 3), ("??\u{0}", .invalidCharacter, 1, 3),
    ("38.5,-120.2", .invalidCharacter, 1, 1),
    ("?~~~~~~~~?", .numberOutOfRange, 1, 2), ("??\n~~~~~~~~~~", .numberOutOfRange, 2, 1),
    ("~~~~~~??", .invalidCoordinate, 1, 1), ("??\n??~~~~~~??", .invalidCoordinate, 2, 3),
  ])
  func whatIsNoPolylineIsRefused(
    text: String, problem: ProblemClass, line: Int, column: Int
  ) {
    let error = polylineError(text)
    #expect(error?.problem == problem, "\(error as Any)")
    #expect(error?.position == FilePosition(line: line, column: column), "\(error as Any)")
  }

  @Test func aRangeIsLeftByTheNumberThatLeavesIt() {
    let text = encodedPolyline(of: [[8_900_000, 0], [9_100_000, 0]])
    let error = polylineError(text, precision: 5)
    #expect(error?.problem == .invalidCoordinate)
    #expect(
      error?.position
        == FilePosition(line: 1, column: encodedPolyline(of: [[8_900_000, 0]]).count + 1))
    #expect(
      error?.message
        == "latitude 91.0 is outside -90 through 90, read with precision 5 (is the precision 6?)")
    let east = encodedPolyline([100_000_000, 0, 0, 541_000_000])
    #expect(polylineError(east, precision: 6)?.message.hasPrefix("latitude 100.0") == true)
    #expect(polylineError(east)?.message.contains("precision 6 does not fit") == true)
  }

  @Test func hintsNameTheLikelyReason() {
    let doubled = encodedPolyline([0, 0]) + #"\\"# + encodedPolyline([100_000_000, 0])
    #expect(polylineError(doubled)?.message.contains("backslashes doubled") == true)
    #expect(polylineError("_p%60iF")?.message.contains("percent-encoded") == true)
    #expect(polylineError("'??'")?.message.contains("quotes") == true)
  }

  @Test func theNumberOfPositionsIsLimited() {
    #expect(polylineError("????\n??", points: 3) == nil)
    #expect(polylineError("????\n??", points: 2)?.problem == .limitExceeded)
  }

  @Test func mutatedTextsNeverTrapAndChunksChangeNothing() throws {
    try forEachSeed(count: 1_500) { random in
      let way = encodedPolyline(of: randomWay(&random, precision: 5))
      var bytes = Array("\(way)\n\(example)\r\n".utf8)
      for _ in 0...random.int(in: 0...4) {
        let place = random.int(in: 0...bytes.count - 1)
        switch random.int(in: 0...3) {
        case 0: bytes[place] = UInt8(random.int(in: 0...127))
        case 1: bytes.insert(UInt8(random.int(in: 63...126)), at: place)
        case 2 where bytes.count > 2: bytes.remove(at: place)
        default: bytes[place] = UInt8(random.int(in: 63...126))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      func outcome(_ chunk: Int) -> Result<[TrackDocument.Item], ReadError> {
        do throws(ReadError) {
          return .success(try readPolyline(text, chunk: chunk).document.items)
        } catch { return .failure(error) }
      }
      try #require(outcome(256 << 10) == outcome(random.int(in: 1...40)), "\(text)")
    }
  }

  /// What an empty document is written as could not be read again.
  @Test(arguments: ["", "\n", " \n\n"])
  func aFileMayHoldNoLines(text: String) throws {
    let result = try readPolyline(text)
    #expect(result.document.items.isEmpty && result.format == "polyline")
  }

  @Test(arguments: [
    (#"_p~iF~ps|U\\"#, [11]), ("\(example)\n" + #"??\\\\??"# + "\n", [3]),
    (#"?\\?"# + "\n" + #"\\"#, [2, 1]), (#"?\\\"#, []), (#"?\?\\?"#, []), (#"?\"#, []),
    (#"\\?\"#, []),
  ])
  func textFromInsideAJSONStringIsSuspected(text: String, columns: [Int]) throws {
    for chunk in [1, 4, 256 << 10] {
      var input = InputBuffer(Array(text.utf8), chunk: chunk)
      var options = ReadOptions()
      options.singleFindings = 10
      let findings = try PolylineReader.read(&input, options).findings.findings
      #expect(findings.map(\.problem) == columns.map { _ in .invalidCharacter })
      #expect(findings.map(\.position?.column) == columns)
      #expect(findings.allSatisfy { $0.message.contains("JSON string") })
    }
  }
}
