import Rendering
import Foundation
import RoutelayTestSupport
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct OutputPlanTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.gpx", "b.gpx.gz", "rides/c.gpx", "rides/2024/d.geojson"] {
      try folder.write("", name)
    }
  }

  /// The outputs of inputs, both as paths inside the test's folder.
  private func plan(
    _ inputs: [String], _ change: (inout OutputRequest) -> Void = { _ in }
  ) throws(JobRefusal) -> OutputPlan {
    var request = OutputRequest(formats: FakeOutputs.all)
    change(&request)
    request.output = request.output.map { $0 == "-" ? $0 : folder.path($0) }
    let words = inputs.map { $0 == "-" ? $0 : folder.path($0) }
    let endings = ["gpx", "geojson"]
    let output = request.folder(
      hasFolders: InputSet.namesFolder(words), inputCount: words.count)
    let set = try InputSet(words, endings: endings, excluding: output)
    return try OutputPlan(request, inputs: set, inputEndings: endings)
  }

  private func paths(_ plan: OutputPlan) -> [String] {
    plan.outputs.map {
      $0.path.hasPrefix(folder.path + "/")
        ? String($0.path.dropFirst(folder.path.count + 1)) : $0.path
    }
  }

  @Test func oneInputGoesToStandardOutput() throws {
    #expect(try paths(plan(["a.gpx"])) == ["-"])
    #expect(try paths(plan(["a.gpx"]) { $0.output = "-" }) == ["-"])
    #expect(try plan(["a.gpx"]).format?.name == "overlay")
  }

  @Test(
    arguments: [
      (["a.gpx"], "x.lines", ["x.lines"], "lines"),
      (["a.gpx"], "x", ["x"], "overlay"),
      (["a.gpx"], "x.overlay.json", ["x.overlay.json"], "overlay"),
      (["a.gpx"], "out/", ["out/a.overlay.json"], "overlay"),
      (["a.gpx"], "rides", ["rides/a.overlay.json"], "overlay"),
      (["a.gpx", "b.gpx.gz"], "out", ["out/a.overlay.json", "out/b.overlay.json"], "overlay"),
      (["rides"], "out", ["out/2024/d.overlay.json", "out/c.overlay.json"], "overlay"),
      (["rides/"], "out/", ["out/2024/d.overlay.json", "out/c.overlay.json"], "overlay"),
      (["-"], "out/", ["out/stdin.overlay.json"], "overlay"),
    ])
  func outputsAreFilesOrMirroredInFolders(
    _ inputs: [String], _ output: String, _ expected: [String], _ format: String
  ) throws {
    let plan = try plan(inputs) { $0.output = output }
    #expect(paths(plan) == expected)
    #expect(plan.format?.name == format)
  }

  @Test func theNamedFormatWinsOverTheEnding() throws {
    let plan = try plan(["a.gpx"]) {
      $0.output = "x.lines"
      $0.format = FakeOutputs.gpx
    }
    #expect(plan.format?.name == "gpx" && paths(plan) == ["x.lines"])
  }

  @Test func mergingMakesOneOutput() throws {
    let merged = try plan(["a.gpx", "rides"]) {
      $0.merges = true
      $0.output = "all.lines"
    }
    #expect(merged.outputs == [.init(inputs: [0, 1, 2], path: folder.path("all.lines"))])
    #expect(try paths(plan(["rides"]) { $0.merges = true }) == ["-"])
  }

  @Test func inPlaceMeansBesideTheInput() throws {
    let plan = try plan(["rides", "a.gpx"]) { $0.inPlace = true }
    #expect(
      paths(plan) == ["rides/2024/d.overlay.json", "rides/c.overlay.json", "a.overlay.json"])
  }

  @Test(
    arguments: [
      (["a.gpx", "b.gpx.gz"], nil, false),  // several outputs, one standard output
      (["rides"], nil, false),
      (["rides"], "a.gpx", false),  // a file where a folder must be
      (["rides"], "all.lines", false),  // looks like a file: --merge is meant
      (["rides"], "rides", false),
      (["a.gpx"], "x.gpx.gz", false),
      (["rides"], "rides", true),  // --merge into a folder
      (["rides"], "new/", true),
    ] as [([String], String?, Bool)])
  func whatCannotBeMeantIsRefused(_ inputs: [String], _ output: String?, _ merges: Bool) {
    let error = #expect(throws: JobRefusal.self) {
      try plan(inputs) {
        $0.output = output
        $0.merges = merges
      }
    }
    #expect(error?.problem == .invalidArgument)
  }

  @Test func twoInputsForOneOutputAreACollision() throws {
    try folder.write("", "more/a.gpx")
    try folder.write("", "more/a.geojson")
    for inputs in [["a.gpx", "more/a.geojson"], ["more"], ["a.gpx", "a.gpx"]] {
      let error = #expect(throws: JobRefusal.self) { try plan(inputs) { $0.output = "out/" } }
      #expect(error?.problem == .outputCollision)
      #expect(error?.message.contains("--merge") == true)
    }
  }

  @Test func differentlyComposedNamesAreNoCollision() throws {
    try folder.write("", "more/e\u{301}.gpx")
    try folder.write("", "more/\u{E9}.gpx")
    // Some file systems hold them for one name.
    let set = try InputSet([folder.path("more")], endings: ["gpx"])
    let plan = try plan(["more"]) { $0.output = "out/" }
    #expect(plan.outputs.count == set.entries.count)
  }

  @Test(arguments: ["a.gpx", "./a.gpx", "rides/../a.gpx", "hard.gpx", "soft.gpx"])
  func anOutputThatIsTheInputIsRefused(_ output: String) throws {
    try FileManager.default.linkItem(
      atPath: folder.path("a.gpx"), toPath: folder.path("hard.gpx"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("soft.gpx"), withDestinationPath: "a.gpx")
    let error = #expect(throws: JobRefusal.self) { try plan(["a.gpx"]) { $0.output = output } }
    #expect(error?.problem == .outputCollision)
    #expect(error?.message.contains("--in-place") == true)
    let allowed = try plan(["a.gpx"]) {
      $0.output = output
      $0.inPlace = true
    }
    #expect(paths(allowed) == [output])
  }

  @Test func anOutputThatIsAnotherInputIsRefused() throws {
    try folder.write("", "rides/a.gpx")
    let error = #expect(throws: JobRefusal.self) {
      try plan(["a.gpx", "rides/a.gpx"]) {
        $0.output = "rides/2024/../"
        $0.format = FakeOutputs.gpx
      }
    }
    #expect(error?.problem == .outputCollision)
  }

  @Test func whatExistsMayBeSkipped() throws {
    try folder.write("", "out/a.overlay.json")
    let plan = try plan(["a.gpx", "b.gpx.gz"]) {
      $0.output = "out"
      $0.skipsExisting = true
    }
    #expect(plan.outputs.map(\.isSkipped) == [true, false])
  }

  @Test(arguments: [(-10.0, false), (0, false), (10, true)])
  func onlyOutputsThatAreNewerAreCurrent(_ seconds: Double, _ isSkipped: Bool) throws {
    let output = try folder.write("", "out/a.overlay.json")
    let time = Date(timeIntervalSince1970: 1_000_000)
    for (path, date) in [
      (folder.path("a.gpx"), time), (output, time.addingTimeInterval(seconds)),
    ] {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let plan = try plan(["a.gpx"]) {
      $0.output = "out/"
      $0.skipsCurrent = true
    }
    #expect(plan.outputs.map(\.isSkipped) == [isSkipped])
  }

  @Test func aReportReplacesNeitherInputNorOutput() throws {
    let set = try InputSet([folder.path("a.gpx")], endings: ["gpx"])
    let plan = try plan(["a.gpx"]) { $0.output = "x.lines" }
    for path in ["a.gpx", "./a.gpx", "x.lines"] {
      let error = #expect(throws: JobRefusal.self) {
        try plan.checkReport(folder.path(path), inputs: set)
      }
      #expect(error?.problem == .outputCollision)
    }
    try plan.checkReport(folder.path("report.json"), inputs: set)
  }

  @Test func filesBesideThePlanAreNeitherReadNorWrittenTwice() throws {
    let input = folder.path("a.gpx")
    for outputs in [["x", "x"], [input], ["y", folder.path("./a.gpx")]] {
      let error = #expect(throws: JobRefusal.self) {
        try OutputPlan.check(outputs: outputs, inputs: [input])
      }
      #expect(error?.problem == .outputCollision)
    }
    try OutputPlan.check(outputs: [folder.path("x"), "-", "-"], inputs: [input, input])
  }

  @Test(
    arguments: [
      (["a.gpx"], "out/", ["out/a.gpx"]), (["b.gpx.gz"], "out/", ["out/b.gpx"]),
      (["rides"], "out", ["out/2024/d.geojson", "out/c.gpx"]), (["-"], "out/", ["out/stdin"]),
      (["a.gpx"], "x", ["x"]),
    ])
  func outputsThatKeepTheirFormatKeepTheirNames(
    _ inputs: [String], _ output: String, _ expected: [String]
  ) throws {
    let plan = try plan(inputs) {
      $0.keepsFormat = true
      $0.output = output
    }
    #expect(paths(plan) == expected && plan.format == nil)
  }

  @Test func aNamedFormatIsNotThatOfTheInput() throws {
    let plan = try plan(["a.gpx"]) {
      $0.keepsFormat = true
      $0.output = "x.lines"
    }
    #expect(plan.format?.name == "lines")
  }
}
