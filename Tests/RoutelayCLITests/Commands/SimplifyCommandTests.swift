import CommandLineParsing
import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// `simplify` as a process, on the samples and on small files.
@Suite struct SimplifyCommandTests {
  private let files: SimplifyFiles

  init() throws { files = try SimplifyFiles() }

  @Test func theHelpNamesEveryOptionAndItsExamplesRun() throws {
    let help = try files.run("--help")
    #expect(help.code == 0 && help.error == "")
    for option in SimplificationOptions.group.options {
      #expect(help.output.contains("--\(option.name)"), "\(option.name)")
    }
    #expect(help.output.contains("--exit-buffer") && help.output.contains("--indices"))
    try files.folder.write(files.folder.text("road.gpx")?.utf8.map { $0 } ?? [], "ride.gpx")
    try files.folder.write(files.folder.text("road.gpx")?.utf8.map { $0 } ?? [], "drive.gpx")
    try files.folder.write(files.folder.text("road.gpx")?.utf8.map { $0 } ?? [], "rides/ride.gpx")
    try files.folder.write(SimplifyFiles.yard, "fences.geojson")
    let examples = help.output.split(separator: "\n").filter { $0.hasPrefix("  routelay ") }
    #expect(examples.count >= 6)
    for example in examples {
      let line = example.replacingOccurrences(of: "  routelay ", with: "\"$routelay\" ")
      let run = try ToolRun.shell(line, in: files.folder)
      #expect(run.code == 0, "\(example): \(run.error)")
    }
  }

  @Test(
    arguments: [
      ("--tolerance 5m", 5), ("--tolerance 20m --method visvalingam", 20),
      ("--tolerance 20m --method td-tr", 20), ("--tolerance 20m --method radial", 20),
      ("--tolerance 60ft", 18.288), ("--tolerance 8m --vertical 3m", 8),
    ] as [(String, Double)])
  func theToleranceHolds(_ options: String, _ meters: Double) throws {
    let run = try files.run("in/city-run.gpx \(options) -o out.gpx --report r.json")
    #expect(run.code == 0)
    let step = try #require(files.steps().first)
    let certificate = try #require(step["certificate"] as? [String: Any])
    let deviation = try #require(certificate["maxDeviation"] as? Double)
    #expect(deviation <= meters && deviation > 0)
    #expect(try #require(step["after"] as? Int) < (step["before"] as? Int ?? 0))
    #expect(run.error.hasPrefix("in/city-run.gpx: simplify kept "))
  }

  @Test func pixelsHoldAtTheirZoom() throws {
    #expect(
      try files.run("in/city-run.gpx --tolerance 0.5px@z13 -o out.gpx --report r.json").code == 0)
    let step = try #require(files.steps().first)
    #expect(step["tolerancePixels"] as? Double == 0.5 && step["zoom"] as? Double == 13)
    let certificate = try #require(step["certificate"] as? [String: Any])
    #expect(certificate["pixelZoom"] as? Double == 13)
    let pixels = try #require(certificate["maxDeviationPixels"] as? Double)
    #expect(pixels <= 0.5 && pixels > 0.3)
  }

  @Test func areasArePutThemselvesInTheOrderOfTheirSize() throws {
    var last = Int.max
    for area in ["10", "500m2", "20000"] {
      #expect(try files.run("in/city-run.gpx --area \(area) -o out.gpx --report r.json").code == 0)
      let step = try #require(files.steps().first)
      let after = try #require(step["after"] as? Int)
      #expect(after < last && step["method"] as? String == "visvalingam")
      last = after
    }
    let plain = try files.run("in/city-run.gpx --area 500")
    let weighted = try files.run("in/city-run.gpx --area 500 --weighted")
    #expect(weighted.code == 0 && plain.output != weighted.output)
  }

  @Test func linesWithoutTimesAreSaid() throws {
    try files.folder.write(
      #"{"type":"LineString","coordinates":[[7,45],[7.0001,45.00001],[7.001,45]]}"#, "l.geojson")
    let run = try files.run("l.geojson --tolerance 9m --method td-tr")
    #expect(
      run.error.contains("l.geojson: 1 line has no times and was simplified by distance alone\n"))
  }

  @Test func whereNothingGoesThatIsSaid() throws {
    let run = try files.run("road.gpx --tolerance 0.001m --vertical 0.001m --method td-tr -o o.gpx")
    let again = try files.run("o.gpx --tolerance 0.001m --vertical 0.001m --method td-tr -o p.gpx")
    #expect(run.code == 0 && again.code == 0 && again.error.contains("simplify kept all of "))
    #expect(files.folder.text("o.gpx") == files.folder.text("p.gpx"))
  }

  @Test func optionsThatNoOutputHeedsWereIgnoredInSilence() throws {
    func notes(_ line: String) throws -> [String] {
      try files.run(line).error.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("note: ") }
    }
    let start = "note: --levels is about overlay outputs; it changes nothing in"
    #expect(try notes("road.gpx --tolerance 5m --levels") == ["\(start) gpx"])
    #expect(try notes("in/ -o out/ --tolerance 5m --levels") == ["\(start) gpx, geojson"])
    #expect(try notes("road.gpx --tolerance 5m --levels --to geojson") == ["\(start) geojson"])
    #expect(try notes("road.gpx --tolerance 5m --levels --to overlay").isEmpty)
    #expect(try notes("road.gpx --tolerance 5m --levels -q").isEmpty)
    #expect(try notes("none.gpx --tolerance 5m --levels").isEmpty)
    // A budget of characters goes by it.
    #expect(try notes("road.gpx --max-url 100 --polyline-precision 6").isEmpty)
  }

  @Test func aToleranceIsCalledSimplifyElsewhere() throws {
    let run = try ToolRun.shell("\"$routelay\" convert road.gpx --tolerance 5m", in: files.folder)
    #expect(run.code == 64)
    #expect(run.error.contains("unknown option '--tolerance'; did you mean '--simplify'?"))
  }

  @Test func theHelpSaidTheWordsOfPinsTwice() throws {
    let help = try files.run("--help").output
    #expect(help.components(separatedBy: "waypoints, stops, turns").count == 2)
    #expect(!help.contains("waypoints (the"))
  }

  @Test func aFolderKeepsFormatsAndNames() throws {
    let run = try files.run("in/ -o out/ --tolerance 10m --report r.json")
    #expect(run.code == 0 && run.error.hasSuffix("4 files: 4 simplified\n"))
    #expect(
      files.folder.names().filter { $0.hasPrefix("out/") } == [
        "out/", "out/bike-commute.gpx", "out/city-run.gpx", "out/ferry.geojson",
        "out/kayak-islands.geojson",
      ])
    #expect(files.folder.text("out/ferry.geojson")?.contains("FeatureCollection") == true)
    var outputs: Set<String> = [try text(of: "out")]
    for jobs in 1...2 {
      #expect(try files.run("in/ -o out\(jobs)/ --tolerance 10m -q -j \(jobs)").code == 0)
      outputs.insert(try text(of: "out\(jobs)"))
    }
    #expect(outputs.count == 1)
  }

  private func text(of folder: String) throws -> String {
    try files.folder.names().filter { $0.hasPrefix(folder + "/") && !$0.hasSuffix("/") }
      .map { try #require(files.folder.text($0)) }.joined()
  }

  @Test func oneFailureDoesNotStopTheOthers() throws {
    try files.folder.write("<gpx", "in/broken.gpx")
    let run = try files.run("in/ -o out/ --max-points 100")
    #expect(run.code == 2 && run.error.contains("in/broken.gpx:1:"))
    #expect(run.error.hasSuffix("5 files: 4 simplified, 1 failed\n"))
  }

  @Test func aFileIsReplacedOnlyWhenAskedFor() throws {
    #expect(try files.run("road.gpx --tolerance 20m -o road.gpx").code == 64)
    #expect(files.folder.text("road.gpx") == SimplifyFiles.road)
    #expect(try files.run("road.gpx --tolerance 20m --in-place").code == 0)
    let text = try #require(files.folder.text("road.gpx"))
    #expect(text.components(separatedBy: "<trkpt").count == 3 && text.contains("Well"))
  }

  @Test func mergedOutputsAreSimplifiedInputByInput() throws {
    let run = try files.run(
      "road.gpx in/bike-commute.gpx --merge --max-points 5 --report r.json -o all.gpx")
    #expect(run.code == 0)
    #expect(files.folder.text("all.gpx")?.components(separatedBy: "<trkpt").count == 11)
    for option in ["--max-bytes", "--max-url"] {
      let refused = try files.run("road.gpx in/city-run.gpx --merge \(option) 5000 -o all")
      #expect(refused.code == 64)
      #expect(
        refused.error.contains("\(option) is about one input, and --merge makes one of several"))
    }
  }

  @Test func convertSimplifiesOverlays() throws {
    let run = try ToolRun.shell(
      "\"$routelay\" convert road.gpx --clean duplicates --simplify 20m --fail-if 'deviation>1m' -q",
      in: files.folder)
    #expect(run.code == 1 && run.error.contains("deviation 11."))
    let document = try files.object(run.output)
    let routelay = try #require(document["routelay"] as? [String: Any])
    let steps = try #require(routelay["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["step"] as? String } == ["clean", "simplify"])
    #expect(steps[1]["tolerance"] as? Double == 20 && steps[1]["after"] as? Int == 2)
    #expect(steps[1]["certificate"] is [String: Any] && steps[1]["keptIndices"] == nil)
  }

  @Test(
    arguments: [
      ("road.gpx", "simplify needs --tolerance 10m, --area M2"),
      ("--tolerance 5m", "no input"),
      ("road.gpx --tolerance", "--tolerance needs"),
      ("road.gpx --tolerance 0", "a tolerance must be more than 0"),
      ("road.gpx --tolerance 0.5px", "'0.5px' needs its zoom, such as 0.5px@z14"),
      ("road.gpx --tolerance 5 --max-points 9 --method radial", "which --max-points needs"),
      ("road.gpx --tolerance 5 --exit-buffer 3m", "--exit-buffer is about --keep-verdicts"),
      ("road.gpx --tolerance 5 --dwell 3s", "--dwell is about --keep-verdicts"),
      ("road.gpx --tolerance 5 --edges planar", "--edges is about --keep-verdicts"),
      ("road.gpx --simplify 5m", "unknown option '--simplify'; did you mean '--tolerance'?"),
      ("road.gpx --tolerance 5 --fail-if nonsense", "--fail-if: a condition is like"),
      ("road.gpx --tolerence 5", "did you mean '--tolerance'"),
    ])
  func whatCannotBeMeantIsRefused(_ line: String, _ words: String) throws {
    let run = try files.run(line)
    #expect(run.code == 64 && run.output == "")
    #expect(run.error.contains(words) && run.error.contains("[invalid-argument]"), "\(run.error)")
  }
}
