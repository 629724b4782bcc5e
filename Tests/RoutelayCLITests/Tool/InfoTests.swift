import Foundation
import RoutelayTestSupport
import Testing

/// `routelay info` as a process, on input that is made to hurt.
@Suite struct InfoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ fixes: String, _ name: String = "a.gpx") throws {
    try folder.write(
      "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>\(fixes)"
        + "</trkseg></trk></gpx>", name)
  }

  private func shell(_ command: String) throws -> (code: Int32, output: String, error: String) {
    try ToolRun.shell(command, in: folder)
  }

  private static let details = "--splits 30min --climbs --compare-methods"

  private static func fix(_ latitude: Double, _ inside: String) -> String {
    "<trkpt lat='\(latitude)' lon='7'>\(inside)</trkpt>"
  }

  /// No fix, one, without times, with some, equal ones, backward, elevations missing, huge numbers.
  @Test(arguments: [
    "", fix(45, ""), fix(45, "<ele>1</ele><time>2026-01-01T00:00:00Z</time>"),
    fix(45, "") + fix(45.1, ""), fix(45, "") + fix(45, ""),
    fix(45, "<time>2026-01-01T00:00:00Z</time>") + fix(45.1, ""),
    fix(45, "<time>2026-01-01T00:00:00Z</time>") + fix(45.1, "<time>2026-01-01T00:00:00Z</time>"),
    fix(45, "<time>2026-01-01T09:00:00Z</time>") + fix(45.1, "<time>2026-01-01T00:00:00Z</time>"),
    fix(45, "<ele>1</ele>") + fix(45.1, "") + fix(45.2, "<ele>99</ele>") + fix(45.3, ""),
    fix(45, "<ele>1.7e308</ele><hr>1e308</hr><time>0001-01-01T00:00:00Z</time>")
      + fix(45.1, "<ele>-1.7e308</ele><hr>1e308</hr><time>9999-01-01T00:00:00Z</time>"),
  ])
  func everyNumberIsFiniteOrNull(_ fixes: String) throws {
    try write(fixes)
    for options in ["", Self.details, "--ascent-method smoothed --splits km"] {
      let json = try shell("\"$routelay\" info a.gpx --json \(options)")
      #expect(json.code == 0, "\(json.error)")
      let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect(value?["totals"] != nil)
      let text = try shell("\"$routelay\" info a.gpx \(options)")
      #expect(text.code == 0)
      for word in ["nan", "inf ", "-0 "] { #expect(!text.output.contains(word), "\(text.output)") }
    }
    let csv = try shell("\"$routelay\" info a.gpx --format csv")
    #expect(csv.code == 0 && csv.output.components(separatedBy: "\r\n").count == 3)
  }

  @Test func tooManySplitsAreAWarning() throws {
    try write(
      Self.fix(45, "<time>0001-01-01T00:00:00Z</time>")
        + Self.fix(45.1, "<time>9999-01-01T00:00:00Z</time>"))
    let run = try shell("\"$routelay\" info a.gpx --splits s")
    #expect(run.code == 0 && run.output.contains("  splits of track 1, every 1 s: unknown\n"))
    #expect(run.error.contains("[limit-exceeded]"))
    #expect(try shell("\"$routelay\" info a.gpx --splits s --strict").code == 1)
  }

  @Test func rowsOfAFolderComeInOrderWhateverTheJobs() throws {
    for i in 0..<30 { try write(Self.fix(Double(i), ""), "\(i).gpx") }
    try folder.write("<gpx", "bad.gpx")
    let one = try shell("\"$routelay\" info . --format csv -j1")
    let two = try shell("\"$routelay\" info . --format csv -j2")
    #expect(one.code == 2 && one.output == two.output)
    #expect(one.output.components(separatedBy: "\r\n").count == 33)
    #expect(one.output.contains("bad.gpx,error,truncated-input,"))
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    for i in 0..<50 { try write(Self.fix(Double(i), "") + Self.fix(Double(i), ""), "\(i).gpx") }
    for format in ["csv", "text", "json"] {
      let run = try shell(
        "{ \"$routelay\" info . --quiet --format \(format); echo $? >code; } | head -c 1 >/dev/null"
      )
      #expect(run.error.isEmpty, "\(run.error)")
      #expect(folder.text("code") == "0\n")
    }
  }
}
