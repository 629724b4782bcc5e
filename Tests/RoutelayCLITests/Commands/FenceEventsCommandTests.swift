import Foundation
import RoutelayTestSupport
import Testing
import TextWriting

@testable import RoutelayCLI

@Suite struct FenceEventsCommandTests {
  private let drives: FenceDrives

  init() throws { drives = try FenceDrives() }

  /// `path fence event fix line time`, by way of CSV.
  private func events(_ names: [String], _ options: [String] = []) async -> [String] {
    let (_, said) = await drives.run("events", names, options + ["--format", "csv"])
    return said.text.split(separator: "\r\n").dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      let name = cells[0].split(separator: "/").last ?? ""
      return "\(name) \(cells[6]) \(cells[7]) \(cells[4]) \(cells[5]) \(cells[8].suffix(9))"
    }
  }

  @Test func filesInTheirOrderEachInItsOwn() async {
    let all = await events(["through.gpx", "cross.gpx"])
    #expect(
      all == [
        "through.gpx yard enter 1 3 07:00:50Z", "through.gpx yard exit 3 5 7:03:17.143Z".suffixed,
        "cross.gpx school enter 1 3 07:00:15Z", "cross.gpx school exit 1 3 07:00:45Z",
      ])
    #expect(await events(["cross.gpx", "through.gpx"]) == Array(all[2...] + all[..<2]))
    for jobs in ["1", "2", "7"] {
      #expect(await events(["through.gpx", "cross.gpx"], ["--jobs", jobs]) == all)
    }
  }

  @Test(
    arguments: [
      (["--crossings", "fixes"], "cross.gpx", []),
      (
        ["--crossings", "fixes"], "through.gpx",
        ["yard enter 1 3 07:01:00Z", "yard exit 3 5 07:04:00Z"]
      ),
      (["--min-fixes", "2"], "through.gpx", ["yard enter 1 3 07:01:00Z"]),
      (["--exit-buffer", "600m"], "through.gpx", ["yard enter 1 3 07:00:50Z"]),
      (
        ["--dwell", "2min"], "through.gpx",
        ["yard enter 1 3 07:00:50Z", "yard dwell 2 4 07:03:00Z", "yard exit 3 5 07:03:17.143Z"]
      ),
      (["--max-gap", "30s"], "cross.gpx", []),
      (["--initial", "none"], "inside.gpx", []),
      (["--initial", "enter"], "inside.gpx", ["yard enter 0 2 07:00:00Z"]),
      (["--initial", "state"], "inside.gpx", ["yard inside 0 2 07:00:00Z"]),
      (
        ["--order", "file"], "late.gpx",
        ["yard enter 1 3 07:01:00Z", "yard exit 2 4 07:02:00Z", "yard enter 3 5 07:01:30Z"]
      ),
      (["--order", "time"], "late.gpx", ["yard enter 1 3 07:01:00Z", "yard exit 2 4 07:02:00Z"]),
    ] as [([String], String, [String])])
  func eachOptionDoesWhatItSays(
    _ options: [String], _ name: String, _ expected: [String]
  ) async throws {
    try drives.write("inside.gpx", [(0.005, 0), (0.006, 60)])
    try drives.write("late.gpx", [(-0.01, 0), (0.005, 60), (0.015, 120), (0.006, 90)])
    let options = name == "late.gpx" ? options + ["--crossings", "fixes"] : options
    let found = await events([name], options)
    #expect(found.map { $0.dropFirst(name.count + 1) } == expected.map { Substring($0.suffixed) })
  }

  @Test func theFormsAreThoseOfTheRegistry() async throws {
    let (code, said) = await drives.run("events", ["through.gpx"])
    #expect(code == .success && said.error.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(said.output)) as? [String: Any]
    #expect((json?["events"] as? [Any])?.count == 2)
    #expect(said.text.contains("\"line\":3,\"fence\":\"yard\",\"event\":\"enter\""))
    for format in ["ndjson", "geojson"] {
      let said = await drives.run("events", ["through.gpx"], ["--format", format]).said
      #expect(said.text.contains("\"enter\""))
    }
  }

  @Test func aFileThatCannotBeReadIsSaidAndTheOthersAreDone() async {
    let (code, said) = await drives.run(
      "events", ["cut.gpx", "through.gpx", "gone.gpx"], ["--format", "csv"])
    #expect(code == .failure && said.text.split(separator: "\r\n").count == 3)
    #expect(said.error.contains("@/cut.gpx:2:") && said.error.contains("@/gone.gpx: error:"))
    #expect(said.error.hasSuffix("3 files: 1 watched, 2 failed\n"))
  }

  @Test func whereNothingCouldBeReadNothingIsPrinted() async {
    let (code, said) = await drives.run("events", ["cut.gpx"])
    #expect(code == .failure && said.output.isEmpty)
  }

  @Test func dwellNeedsTimes() async {
    let (code, said) = await drives.run(
      "events", ["untimed.gpx", "through.gpx"], ["--dwell", "1min", "--format", "csv"])
    #expect(code == .failure && said.text.split(separator: "\r\n").count == 4)
    #expect(
      said.error.contains("@/untimed.gpx: error: track 0 has no times, so nobody can say how long"))
    #expect(said.error.contains("dwell needs times [no-data]"))
    // Without dwell events come by order.
    #expect(await events(["untimed.gpx"]) == ["untimed.gpx yard enter 1 3 "])
  }

  @Test func whatGaveNoEventIsExplained() async {
    let (_, said) = await drives.run(
      "events", ["through.gpx"], ["--exit-buffer", "600m", "--explain", "--quiet"])
    #expect(said.error.hasPrefix("@/through.gpx:5: no exit for 'yard' at 2026-05-01T07:04:00Z"))
    #expect(said.error.hasSuffix("[exit-buffer]\n"))
  }

  @Test(arguments: [
    ([], "no fences"), (["--fences", "-", "--fences", "-"], "only once"),
    (["--circle", "0,0,1", "--min-fixes", "0"], "whole number from 1"),
    (["--circle", "0,0,1", "--boundary", "exclusive"], "unknown option '--boundary'"),
    (["--circle", "0,0,1", "--initial", "no"], "one of state, enter, none"),
    (["--circle", "0,0,1", "--format", "xml"], "one of json, ndjson, csv, geojson"),
  ])
  func whatCannotBeMeantIsRefused(_ options: [String], _ part: String) async {
    let run = await FakeConsole.run(["fence", "events", "a.gpx"] + options)
    #expect(run.code == .usage && run.said.error.contains(part), "\(run.said.error)")
  }

  @Test func standardInputIsReadOnce() async {
    let run = await FakeConsole.run(["fence", "events", "-", "--fences", "-"])
    #expect(run.code == .usage && run.said.error.contains("only once"))
  }

  @Test func fencesThatCannotBeReadAreNoFences() async {
    let (code, said) = await drives.run("events", ["through.gpx"], ["--fences", "@/gone.geojson"])
    #expect(code == .failure && said.output.isEmpty && said.error.contains("@/gone.geojson: error"))
  }

  @Test func aReaderThatGoesAwayIsNoTrouble() async {
    let closed = WriteError("closed", isClosedPipe: true)
    #expect(await drives.run("events", ["past.gpx"], outputFails: closed).code == .success)
    let full = await drives.run("events", ["past.gpx"], outputFails: WriteError("full"))
    #expect(full.code == .failure && full.said.error.contains("full [cannot-write]"))
  }
}

extension String {
  /// The text with its time cut to nine characters, as the rows above have it.
  fileprivate var suffixed: String {
    guard let space = lastIndex(of: " ") else { return self }
    return String(self[...space]) + self[index(after: space)...].suffix(9)
  }
}
