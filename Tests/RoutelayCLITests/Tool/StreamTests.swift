import Foundation
import RoutelayTestSupport
import Testing

/// What the process does with its streams.
@Suite struct StreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ToolRun.gpx(3), "a.gpx")
    try folder.write(ToolRun.gpx(50_000), "big.gpx")
  }

  @Test func theVersionAndItsExitCode() throws {
    let (code, output, error) = try ToolRun.shell("\"$routelay\" --version", in: folder)
    #expect(code == 0 && output.hasPrefix("routelay ") && error.isEmpty)
  }

  @Test func usageErrorsEndWith64() throws {
    let (code, output, error) = try ToolRun.shell("\"$routelay\" convrt a.gpx", in: folder)
    #expect(code == 64 && output.isEmpty && error.contains("did you mean 'convert'?"))
  }

  @Test(arguments: ["--help", "completions bash"])
  func aClosedPipeEndsQuietlyWith0(_ words: String) throws {
    let command = "{ \"$routelay\" \(words); echo $? >code; } | true; cat code"
    let (_, output, error) = try ToolRun.shell(command, in: folder)
    #expect(output == "0\n" && error.isEmpty)
  }

  @Test
  func aClosedPipeInTheMiddleOfAConversionToo() throws {
    let command = """
      { "$routelay" convert big.gpx --to csv -q; echo $? >code; } | head -c 100 >start; cat code
      """
    let (_, output, error) = try ToolRun.shell(command, in: folder)
    #expect(output == "0\n" && error.isEmpty)
    #expect(folder.text("start")?.utf8.count == 100)
  }

  @Test func aClosedStandardInputIsAnError() throws {
    let (code, output, error) = try ToolRun.shell("\"$routelay\" info - <&-", in: folder)
    #expect(code == 2 && output.isEmpty)
    #expect(error.hasPrefix("-: error: ") && error.contains("[cannot-read]"))
  }

  @Test func aClosedStandardOutputIsAnError() throws {
    let (code, _, error) = try ToolRun.shell("\"$routelay\" formats >&-", in: folder)
    #expect(code == 2 && error.contains("[cannot-write]"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullDiskIsAnError() throws {
    let (code, _, error) = try ToolRun.shell("\"$routelay\" --help >/dev/full", in: folder)
    #expect(code == 2 && error.contains("[cannot-write]"))
  }

  @Test
  func messagesNeverLandInOutputsWhenStreamsAreClosed() throws {
    let command = """
      "$routelay" convert a.gpx -o plain.json -q
      "$routelay" convert a.gpx -o closed.json <&- >&- 2>&-
      cmp plain.json closed.json && "$routelay" convert a.gpx missing.gpx -o out >&- 2>&-
      """
    let (code, _, error) = try ToolRun.shell(command, in: folder)
    #expect(code == 2 && error.isEmpty)
    #expect(folder.names().filter { $0.hasPrefix("out/") } == ["out/", "out/a.overlay.json"])
    #expect(folder.text("a.gpx") == ToolRun.gpx(3))
  }

  @Test
  func anInputThroughAPipeIsNotOverwrittenEither() throws {
    let command = #""$routelay" convert - --to gpx <a.gpx -o a.gpx"#
    let (code, _, error) = try ToolRun.shell(command, in: folder)
    #expect(code == 64 && error.contains("is the input"))
    #expect(folder.text("a.gpx") == ToolRun.gpx(3))
  }

  @Test
  func aFolderWithoutTracksStandsInTheReport() throws {
    let command = #"mkdir empty; "$routelay" info --json empty"#
    let (code, output, _) = try ToolRun.shell(command, in: folder)
    #expect(code == 2)
    #expect(output.contains(#""path":"empty""#) && output.contains(#""class":"no-data""#))
  }

  @Test
  func fileAndPipeGiveTheSameBytes() throws {
    let command = """
      gzip -c a.gpx >a.gpx.gz
      "$routelay" convert a.gpx --to geojson -q >1
      cat a.gpx | "$routelay" convert - --to geojson -q >2
      "$routelay" convert a.gpx.gz -o 3.geojson -q
      "$routelay" convert a.gpx -o /dev/stdout --to geojson -q | cat >4
      cmp 1 2 && cmp 1 3.geojson && cmp 1 4
      """
    let (code, output, error) = try ToolRun.shell(command, in: folder)
    #expect(code == 0 && output.isEmpty && error.isEmpty)
    #expect((folder.text("1")?.utf8.count ?? 0) > 50)
  }
}
