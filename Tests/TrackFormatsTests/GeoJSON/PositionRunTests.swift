import RoutelayTestSupport
import Geodesy
import Testing
import Tracks

@testable import TrackFormats

struct PositionRunTests {
  /// The run must give what the general path gives: windows of a few bytes have no runs.
  @Test func runsReadWhatTheGeneralPathReads() throws {
    let numbers = [
      "0", "-0", "1", "-7.25", "18.8721413", "69.7095376", "89.99999999999999", "1e1", "-2.5E-3",
      "12.345678901234567", "0.1234567890123456789012345", "00001e-4", "90", "-90.0",
    ].filter { !$0.hasPrefix("00") }
    let spaces = ["", "", "", " ", "\n\t ", "\r\n"]
    try forEachSeed(count: 400) { random in
      func space() -> String { spaces.randomElement(using: &random) ?? "" }
      func number() -> String { numbers.randomElement(using: &random) ?? "0" }
      var positions: [String] = []
      for _ in 0..<random.int(in: 0...40) {
        let count = random.oneIn(10) ? 4 : random.int(in: 2...3)
        let parts = (0..<count).map { _ in space() + number() + space() }
        positions.append(space() + "[" + parts.joined(separator: ",") + "]" + space())
      }
      let text =
        #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))\#(space())]}"#
      let whole = Outcome(Array(text.utf8))
      try #require(whole.error == nil)
      try #require(whole.document?.tracks.first?.segments.first?.count == positions.count)
      try #require(whole == Outcome(Array(text.utf8), chunk: 1), "\(text)")
    }
  }

  @Test func aLongLineKeepsEveryDigit() throws {
    var random = SeededGenerator(seed: 7)
    var expected: [(Double, Double, Double)] = []
    var parts: [String] = []
    for _ in 0..<20_000 {
      let x = Double(random.int(in: -1_800_000_000...1_800_000_000)) / 1e7
      let y = Double(random.int(in: -900_000_000...900_000_000)) / 1e7
      let z = Double(random.int(in: -5_000...90_000)) / 10
      expected.append((x, y, z))
      parts.append("[\(x),\(y),\(z)]")
    }
    let text = #"{"type":"LineString","coordinates":[\#(parts.joined(separator: ","))]}"#
    for chunk in [1000, 256 << 10] {
      let segment = try #require(
        try readGeoJSON(text, chunk: chunk).document.tracks.first?.segments.first)
      #expect(segment.count == expected.count)
      #expect(
        zip(segment, expected).allSatisfy {
          $0.coordinate.longitude == $1.0 && $0.coordinate.latitude == $1.1
            && $0.elevation == $1.2
        })
    }
  }
}
