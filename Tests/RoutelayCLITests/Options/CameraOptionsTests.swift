import CommandLineParsing
import Framing
import Geodesy
import Rendering
import Testing

@testable import RoutelayCLI

@Suite struct CameraOptionsTests {
  private func cameras(_ words: [String], padding: Double = 0) throws -> [FramingOptions] {
    let arguments = try ArgumentScanner(FrameCommand.spec(FakeConsole.console)).scan(words)
    return try CameraOptions.cameras(arguments, usualPadding: padding)
  }

  @Test func withoutOptionsThereIsOneTelephone() throws {
    let camera = try #require(try cameras([]).first)
    #expect(camera == FramingOptions(viewport: try Viewport(width: 390, height: 844)))
    #expect(try cameras([], padding: 40) == FramingOptions.usual)
  }

  @Test(
    arguments: [
      ("iphone", 390.0, 844.0), ("ipad", 820, 1180), ("desktop", 1440, 900), ("1x2", 1, 2),
      ("390.5x1e3", 390.5, 1000),
    ])
  func sizesAreNumbersOrDevices(_ word: String, _ width: Double, _ height: Double) throws {
    let viewport = try #require(try cameras(["--viewport", word]).first).viewport
    #expect(viewport.width == width && viewport.height == height)
  }

  @Test func eachViewportIsACameraAndTheRestIsForAll() throws {
    let both = try cameras([
      "--viewport=iphone", "--viewport=ipad", "--padding=1,2,3,4", "--heading=best", "--pitch=45",
      "--fov=50", "--mode=nearest", "--min-distance=1km", "--max-distance=20km", "--zoom-snap=0.5",
    ])
    #expect(both.map(\.viewport.width) == [390, 820])
    for camera in both {
      let edges = camera.padding
      #expect([edges.top, edges.left, edges.bottom, edges.right] == [1, 2, 3, 4])
      #expect(camera.heading == .best && camera.pitch == 45 && camera.fieldOfView == 50)
      #expect(camera.mode == .nearest && camera.zoomSnap == 0.5)
      #expect(camera.minimumDistance == 1000.meters && camera.maximumDistance == 20000.meters)
    }
  }

  @Test(
    arguments: [
      ("north", .north), ("along", .along), ("principal", .principal), ("best", .best),
      ("-33.5", .degrees(-33.5)), ("725", .degrees(725)),
    ] as [(String, CameraHeading)])
  func headingsAreWordsOrDegrees(_ word: String, _ heading: CameraHeading) throws {
    #expect(try cameras(["--heading", word]).first?.heading == heading)
  }

  /// Each message names the limit that was met.
  @Test(
    arguments: [
      ("--viewport=0x100", "the viewport 0x100 is not of two finite numbers above 0"),
      ("--viewport=100x-1", "above 0"), ("--viewport=1e999x5", "finite"),
      ("--viewport=nanx5", "390x844"), ("--viewport=x", "390x844"), ("--viewport=5", "390x844"),
      ("--viewport=5x", "390x844"), ("--viewport=1x2x3", "390x844"),
      ("--viewport=watch", "desktop"),
      ("--padding=-1", "at least 0"), ("--padding=0,0,0,-1", "at least 0"),
      ("--padding=1e999", "finite"), ("--padding=nan", "N|T,L,B,R"), ("--padding=1,2", "N|T,L,B,R"),
      ("--padding=195", "390 - 195 - 195 = 0"), ("--padding=0,200,0,200", "= -10 points"),
      ("--padding=422,0,422,0", "from top to bottom: 844 - 422 - 422 = 0"),
      ("--pitch=90", "0 ..< 90"), ("--pitch=90.1", "from 0.0 to 90.0"), ("--pitch=-1", "90.0"),
      ("--pitch=nan", "from 0.0 to 90.0"), ("--fov=0", "above 0 and below 180"),
      ("--fov=180", "below 180"), ("--fov=181", "from 0.0 to 180.0"), ("--fov=nan", "180.0"),
      ("--heading=nan", "principal"), ("--heading=1e999", "finite"), ("--heading=up", "best"),
      ("--min-distance=-1", "10m"), ("--min-distance=5yd", "10m"), ("--max-distance=0", "above 0"),
      ("--max-distance=100", "without --min-distance the least is 500 m"),
      ("--zoom-snap=-1", "from 0.0"), ("--mode=far", "nearest"),
    ])
  func whatIsOutOfItsRangeIsRefused(_ word: String, _ says: String) throws {
    let error = #expect(throws: UsageError.self) { try cameras([word]) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    #expect(error?.problem == "invalid-argument")
  }

  @Test func viewsAboveTheHorizonAreRefusedBeforeAnythingIsRead() throws {
    let error = #expect(throws: UsageError.self) {
      try cameras(["--pitch=89", "--padding=0,0,600,0"])
    }
    #expect(error?.message.contains("above the horizon") == true)
  }

  @Test func thePaddingThatNobodyTypedIsNamed() throws {
    let error = #expect(throws: UsageError.self) { try cameras(["--viewport=60x60"], padding: 40) }
    #expect(error?.message.hasSuffix("; without --padding it is 40 at each edge") == true)
    let typed = #expect(throws: UsageError.self) {
      try cameras(["--viewport=60x60", "--padding=30"], padding: 40)
    }
    #expect(typed?.message.hasSuffix("60 - 30 - 30 = 0 points") == true)
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let camera = try #require(try cameras([]).first)
    #expect(CameraOptions.viewport.help.contains("(default 390x844)"))
    #expect(CameraOptions.minimumDistance.help.contains("500m"))
    #expect(camera.minimumDistance == 500.meters && camera.zoomSnap == 1)
    #expect(CameraOptions.zoomSnap.help.contains("(default 1)"))
    #expect(CameraOptions.padding.help.contains("40"))
    #expect(Camera.mapKitFieldOfView == 30 && CameraOptions.fieldOfView.help.contains("default 30"))
  }

  @Test func convertFramesWithPadding40() async throws {
    let arguments = try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan([
      "--viewport=desktop", "--heading=35", "--pitch=60",
    ])
    let camera = try #require(try WritingOptions.options(arguments).cameras.first)
    #expect(camera.viewport.width == 1440 && camera.padding.left == 40)
    #expect(camera.heading == .degrees(35) && camera.pitch == 60)
    let plain = try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan([])
    #expect(try WritingOptions.options(plain).cameras == FramingOptions.usual)
    let (code, said) = await RealConsole.run(["convert", "x.gpx", "--viewport=60x60"])
    #expect(code == .usage && said.error.contains("without --padding it is 40"))
  }
}
