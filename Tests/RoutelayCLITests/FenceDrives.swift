import RoutelayTestSupport
import TextWriting
import TrackFormats

@testable import RoutelayCLI

/// Drives along the parallel of 0.005 degrees, and the fences that they meet.
///
/// `yard` lies between 0 and 0.01 degrees east, `school` between 0.02 and 0.03. The first fix of a
/// drive is on line 2 of its file.
struct FenceDrives {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("through.gpx", [(-0.01, 0), (0.002, 60), (0.008, 180), (0.015, 240)])
    try write("past.gpx", [(-0.01, 0), (-0.002, 60)])
    try write("cross.gpx", [(0.015, 0), (0.035, 60)])
    try write("untimed.gpx", [(-0.01, nil), (0.002, nil)])
    try write("empty.gpx", [])
    try folder.write("<gpx version='1.1'><trk><trkseg>\n<trkpt lat='1'", "cut.gpx")
    try folder.write(
      """
      {"type":"FeatureCollection","features":[\(square("yard", 0)),\(square("school", 0.02))]}
      """, "fences.geojson")
  }

  private func square(_ id: String, _ west: Double) -> String {
    let east = west + 0.01
    return """
      {"type":"Feature","id":"\(id)","properties":{},"geometry":{"type":"Polygon","coordinates":\
      [[[\(west),0],[\(east),0],[\(east),0.01],[\(west),0.01],[\(west),0]]]}}
      """
  }

  /// Writes a drive: longitudes, and seconds behind 2026-05-01T07:00:00Z.
  @discardableResult
  func write(_ name: String, _ fixes: [(Double, Int?)]) throws -> String {
    var text = "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>\n"
    for (longitude, seconds) in fixes {
      text += "<trkpt lat='0.005' lon='\(longitude)'>"
      if let seconds {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        text += "<time>2026-05-01T\(two(7 + seconds / 3600)):\(two(seconds / 60 % 60)):"
        text += "\(two(seconds % 60))Z</time>"
      }
      text += "</trkpt>\n"
    }
    return try folder.write(text + "</trkseg></trk></gpx>\n", name)
  }

  /// Runs a command on some drives; `@` at the start of a word is the folder.
  func run(
    _ command: String, _ names: [String], _ options: [String] = [], isTerminal: Bool = false,
    outputFails: WriteError? = nil
  ) async -> (code: ExitCode, said: Transcript) {
    var fences = ["--fences", "@/fences.geojson"]
    if options.contains("--fences") || options.contains("--circle") { fences = [] }
    let words = (names.map { "@/\($0)" } + fences + options).map {
      $0.hasPrefix("@/") ? folder.path(String($0.dropFirst(2))) : $0
    }
    let run = await FakeConsole.run(
      ["fence", command] + words, isTerminal: isTerminal, outputFails: outputFails,
      inputFormats: TrackFormat.all)
    run.said.error = run.said.error.replacing(folder.path + "/", with: "@/")
    return run
  }

  /// Checks drives against expectations.
  func check(
    _ names: [String], _ expectations: String, _ options: [String] = []
  ) async throws -> (code: ExitCode, text: String, error: String) {
    try folder.write("{\"expectations\":[\(expectations)]}", "expect.json")
    let (code, said) = await run("check", names, ["--expect", "@/expect.json"] + options)
    return (code, said.text.replacing(folder.path + "/", with: "@/"), said.error)
  }
}
