import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// `frame` as a process: pipes, folders, and documents that were made by `convert`.
@Suite struct FrameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func line(_ places: String) -> String {
    """
    {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"x"},\
    "geometry":{"type":"LineString","coordinates":[\(places)]}}]}
    """
  }

  private func run(_ command: String) throws -> (code: Int32, output: String, error: String) {
    try ToolRun.shell(command, in: folder)
  }

  @Test func aPipeAFileAndAGzippedFileAreTheSame() throws {
    try folder.write(line("[7,45],[7.1,45.1]"), "a.geojson")
    let file = try run("\"$routelay\" frame --json a.geojson")
    #expect(file.code == 0 && file.error.isEmpty)
    let pipe = try run("\"$routelay\" frame --json - <a.geojson")
    #expect(pipe.output == file.output)
    let zipped = try run("gzip -c a.geojson | \"$routelay\" frame - --json")
    #expect(zipped.output == file.output)
    let empty = try run("\"$routelay\" frame - --json </dev/null")
    #expect(empty.code == 2 && empty.output.isEmpty)
  }

  @Test func aFolderIsFramedAsAWhole() throws {
    try folder.write(line("[7,45],[7.1,45.1]"), "in/a.geojson")
    try folder.write(line("[8,46],[8.1,46.2]"), "in/deep/b.geojson")
    try folder.write("words", "in/notes.txt")
    let whole = try run("\"$routelay\" frame --json in")
    #expect(whole.code == 0 && whole.error.hasPrefix("2 files: 2 read; 1 others"))
    let frame = try #require(try ShownFrame.all(in: whole.output).first)
    #expect(frame.numbers("bounds", "west", "south", "east", "north") == [7, 45, 8.1, 46.2])
    let jobs = try run("\"$routelay\" frame --json --jobs 4 in/deep/b.geojson in/a.geojson")
    #expect(jobs.output == whole.output)
    try folder.write("words", "none/notes.txt")
    let none = try run("\"$routelay\" frame none")
    #expect(none.code == 2 && none.output.isEmpty && none.error.contains("[no-data]"))
  }

  @Test(arguments: ["missing.geojson", "cut.geojson"])
  func nothingIsPrintedWhenAnInputCannotBeRead(_ bad: String) throws {
    try folder.write(line("[7,45],[7.1,45.1]"), "a.geojson")
    try folder.write(String(line("[7,45],[7.1,45.1]").dropLast(9)), "cut.geojson")
    for inputs in ["a.geojson \(bad)", "\(bad) a.geojson"] {
      for json in ["", "--json"] {
        let (code, output, error) = try run("\"$routelay\" frame \(json) \(inputs)")
        #expect(code == 2 && output.isEmpty && error.contains("\(bad):"))
      }
    }
  }

  @Test func aWarningUnderStrictKeepsNothingBack() throws {
    try folder.write(ToolRun.gpx(1), "one.gpx")
    let (code, output, error) = try run("\"$routelay\" frame --json --strict one.gpx")
    #expect(code == 1 && error.contains("[single-fix-segment]"))
    #expect(try ShownFrame.all(in: output).count == 1)
  }

  /// An overlay document holds the camera that `frame` finds, and the same one when it is read and
  /// written again, whatever the coordinates' digits.
  @Test(arguments: [7, 3, 10])
  func aDocumentReadAndWrittenAgainHasTheSameCamera(_ precision: Int) throws {
    try folder.write(
      line("[179.123456789012,-16.98765432101],[-179.9876543210987,-17.1234567890123]"),
      "a.geojson")
    let options = "--precision \(precision) --viewport ipad --viewport 300x200 --heading best"
    let commands = [
      "\"$routelay\" convert a.geojson \(options) -o b.overlay.json",
      "\"$routelay\" convert b.overlay.json \(options) -o c.overlay.json",
      "\"$routelay\" convert c.overlay.json \(options) -o d.overlay.json",
    ]
    for command in commands { #expect(try run(command).code == 0) }
    func cameras(_ name: String) throws -> [NSDictionary] {
      let text = try #require(folder.text(name))
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let info = try #require(value?["routelay"] as? [String: Any])
      return try #require(info["cameras"] as? [NSDictionary])
    }
    let first = try cameras("b.overlay.json")
    #expect(first.count == 2)
    #expect(try cameras("c.overlay.json") == first)
    #expect(try cameras("d.overlay.json") == first)
    let framed = try ShownFrame.all(
      in: try run(
        "\"$routelay\" frame --json b.overlay.json --padding 40 --viewport ipad --viewport 300x200 "
          + "--heading best"
      ).output)
    #expect(framed.map { $0.json as NSDictionary } == first)
  }
}
