import Foundation
import RoutelayTestSupport
import Testing

/// `routelay validate` as a process, on real formats.
@Suite struct ValidateTests {
  private let folder: TemporaryFolder
  private static let namespace = "xmlns='http://www.topografix.com/GPX/1/1'"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ToolRun.gpx(3), "good.gpx")
    try folder.write(
      #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[7,45]}}"#,
      "good.geojson")
    try folder.write(
      """
      <gpx version='1.1' \(Self.namespace)><trk><trkseg>
      <trkpt lat='45' lon='7'><time>2020-01-01T00:00:00</time><hdop>one</hdop></trkpt>
      <trkpt lat='95' lon='7'/>
      <trkpt lat='45' lon='8'><time>2019-01-01T00:00:00Z</time></trkpt>
      </trkseg>
      <trkseg><trkpt lat='45' lon='8'/></trkseg></trk></gpx>
      """, "odd.gpx")
    try folder.write(
      """
      {"type":"Feature","properties":{"a":1,"a":2},
      "geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]],
      [[0,0],[0.5,0],[0.5,0.25]]]}}
      """, "odd.geojson")
    try folder.write(String(ToolRun.gpx(3).dropLast(20)), "bad.gpx")
    try folder.write(#"{"type":"Point","coordinates":[7,95]}"#, "bad.geojson")
  }

  private func shell(_ command: String) throws -> (code: Int32, output: String, error: String) {
    try ToolRun.shell(command, in: folder)
  }

  @Test(
    arguments: [
      ("good.gpx good.geojson", 0), ("odd.gpx odd.geojson", 0), ("--strict odd.gpx", 1),
      ("--strict odd.geojson", 1), ("--strict good.gpx", 0), ("bad.gpx", 1), ("bad.geojson", 1),
      ("bad.geojson --skip-invalid", 0), ("bad.geojson --skip-invalid --strict", 1),
      ("gone.gpx", 2), ("gone.gpx bad.gpx odd.gpx --strict", 2), ("", 64), ("--strickt a.gpx", 64),
      ("--from geojson good.gpx", 1), ("--limit-points 2 good.gpx", 1),
    ])
  func theCodeSaysTheWorst(_ words: String, _ code: Int32) throws {
    for jobs in [1, 2] {
      #expect(try shell("\"$routelay\" validate -j\(jobs) \(words)").code == code)
    }
  }

  @Test func manyFindingsOfOneFileComeInTheOrderOfTheirPlaces() throws {
    let (_, output, error) = try shell("\"$routelay\" validate odd.gpx odd.geojson")
    let lines = output.split(separator: "\n").map { line -> String in
      let words = line.split(separator: " ")
      return "\(words.first ?? "") \(words.last ?? "")"
    }
    #expect(
      lines == [
        "odd.gpx:2:25: [time-without-zone]", "odd.gpx:2:57: [invalid-number]",
        "odd.gpx:3:1: [invalid-coordinate]", "odd.gpx:4:25: [time-not-increasing]",
        "odd.gpx:6:1: [single-fix-segment]",
        "odd.geojson:1:39: [duplicate-key]", "odd.geojson:2:63: [unclosed-ring]",
        "odd.geojson:3:26: [unclosed-ring]",
      ])
    #expect(error == "2 files: 0 without findings, 2 with warnings\n")
  }

  @Test func theOrderIsThatOfTheInputsWhateverTheJobs() throws {
    // The first takes longest.
    let big = ToolRun.gpx(60_000).replacing("lat='45.100007'", with: "lat='x'")
    try folder.write(big, "a/0.gpx")
    for i in 1..<12 {
      try folder.write(folder.text(i % 3 == 0 ? "bad.gpx" : "odd.gpx") ?? "", "a/\(i + 10).gpx")
    }
    let one = try shell("\"$routelay\" validate a odd.geojson good.gpx -j1")
    let four = try shell("\"$routelay\" validate a odd.geojson good.gpx -j4")
    #expect(one == four && one.code == 1)
    #expect(one.output.hasPrefix("a/0.gpx:9:1: warning: "))
    #expect(one.error == "14 files: 1 without findings, 10 with warnings, 3 with errors\n")
  }

  @Test func fileAndPipeAndGzipSayTheSame() throws {
    let command = """
      gzip -c odd.gpx >odd.gpx.gz
      "$routelay" validate -q odd.gpx | sed 's/^odd.gpx://' >1
      "$routelay" validate -q - <odd.gpx | sed 's/^-://' >2
      "$routelay" validate -q odd.gpx.gz | sed 's/^odd.gpx.gz://' >3
      "$routelay" validate -q - <odd.gpx.gz | sed 's/^-://' >4
      cmp 1 2 && cmp 1 3 && cmp 1 4 && wc -l <1
      """
    let (code, output, error) = try shell(command)
    #expect(code == 0 && error.isEmpty)
    #expect(output.filter(\.isNumber) == "5")
  }

  @Test func aDamagedGzipFileIsAnErrorOfTheFile() throws {
    let command = """
      gzip -c odd.gpx | head -c 60 >cut.gpx.gz; "$routelay" validate cut.gpx.gz
      """
    let (code, output, error) = try shell(command)
    #expect(code == 1 && error == "1 file: 0 without findings, 1 with errors\n")
    #expect(output == "cut.gpx.gz: error: the gzip data ends in the middle [truncated-input]\n")
  }

  @Test func aClosedPipeEndsQuietlyWith0() throws {
    var text = "<gpx version='1.1' \(Self.namespace)><trk><trkseg>\n"
    for i in 0..<20_000 { text += "<trkpt lat='45' lon='east \(i)'/>\n" }
    text += "<trkpt lat='45' lon='7'/><trkpt lat='45' lon='7'/></trkseg></trk></gpx>\n"
    try folder.write(text, "many.gpx")
    let command = """
      { "$routelay" validate many.gpx many.gpx bad.gpx -j1; echo $? >code; } | head -n 1; cat code
      """
    let (_, output, error) = try shell(command)
    #expect(output.hasSuffix("[invalid-coordinate]\n0\n") && error.isEmpty)
    let whole = try shell("\"$routelay\" validate many.gpx")
    let lines = whole.output.split(separator: "\n")
    #expect(lines.count == 20_000)
    #expect(lines.last?.hasPrefix("many.gpx:20001:1: ") == true)
  }

  @Test func aNameCannotControlTheTerminal() throws {
    let command = #"n=$(printf 'a\033[2J.gpx'); cp bad.gpx "$n"; "$routelay" validate "$n""#
    let (_, output, error) = try shell(command)
    #expect(output.hasPrefix(#"a\u{1B}[2J.gpx:"#))
    #expect(!(output + error).contains("\u{1B}"))
  }
}
