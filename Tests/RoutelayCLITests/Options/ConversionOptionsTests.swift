import CommandLineParsing
import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

@Suite struct ConversionOptionsTests {
  private typealias Place = ConversionOptions.Place

  private func place(_ words: String...) throws -> Place? {
    try ConversionOptions.place(
      ArgumentScanner(FrameCommand.spec(FakeConsole.console)).scan(words))
  }

  private func numbers(_ rect: MapRect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
  private func numbers(_ region: MapRegion) -> [Double] {
    [
      region.center.latitude, region.center.longitude, region.latitudeDelta, region.longitudeDelta,
    ]
  }
  private func numbers(_ bounds: CoordinateBounds) -> [Double] {
    [bounds.west, bounds.south, bounds.east, bounds.north]
  }
  private func near(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }
  private func list(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
  }

  /// Measured on Apple's hardware and worked out from the definition; x, y, width, height to
  /// latitude, longitude and spans.
  @Test(
    arguments: [
      ([0, 0, 268435456, 268435456], [0, 0, 170.10225755961318, 360], 1e-9),
      (
        [42739440, 96012095, 162059230, 15614904], [37.707426, -14.012762, 16.543982, 217.338363],
        1e-6
      ),
    ])
  func theRegionOfARect(_ rect: [Double], _ region: [Double], _ tolerance: Double) throws {
    let place = try #require(try place("--rect", list(rect)))
    #expect(near(numbers(place.region), region, tolerance))
    #expect(numbers(place.rect) == rect)
  }

  @Test(
    arguments: [
      (
        [45.0, 10, 20, 30],
        [130489457.77777778, 86016848.91891965, 22369621.333333332, 21092210.80006045]
      ),
      (
        [0.0, 0, 1, 1],
        [133844900.97777778, 133844896.24562079, 745654.0444444445, 745663.5087584257]
      ),
      (
        [-70.0, 0, 15, 40],
        [119304647.1111111, 192295640.94710654, 29826161.777777776, 32127867.094446957]
      ),
    ])
  func theRectOfARegion(_ region: [Double], _ rect: [Double]) throws {
    let place = try #require(try place("--region", list(region)))
    #expect(near(numbers(place.rect), rect, 1e-5) && numbers(place.region) == region)
    // And back, by each of the other two.
    let fromRect = try #require(try self.place("--rect", list(numbers(place.rect))))
    #expect(near(numbers(fromRect.region), region, 1e-9))
    let fromBox = try #require(try self.place("--bbox", list(numbers(place.bounds))))
    #expect(near(numbers(fromBox.rect), rect, 1e-4))
    #expect(near(numbers(fromBox.region), region, 1e-9))
  }

  @Test func allThreeAgreeAnywhere() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let west = Double.random(in: -180..<180, using: &random)
      let east = Double.random(in: -180..<180, using: &random)
      let south = Double.random(in: -85..<84, using: &random)
      let north = Double.random(in: south...85, using: &random)
      let box = [west, south, east, north]
      let place = try #require(try place("--bbox", list(box)))
      #expect(numbers(place.bounds) == box)
      let region = try #require(try self.place("--region", list(numbers(place.region))))
      #expect(near(numbers(region.rect), numbers(place.rect), 1e-3))
      #expect(near(numbers(region.bounds), box, 1e-8))
      let rect = try #require(try self.place("--rect", list(numbers(place.rect))))
      #expect(near(numbers(rect.bounds), box, 1e-9) && rect.region == place.region)
    }
  }

  @Test(
    arguments: [
      // West greater than east crosses; longitudes are modulo 360.
      ("170,-10,-170,10", [170.0, -10, -170, 10], 20.0),
      ("170,-10,190,10", [170, -10, -170, 10], 20),
      ("-190,-10,-170,10", [170, -10, -170, 10], 20),
      ("170,-10,180,10", [170, -10, 180, 10], 10),
      ("180,-10,-170,10", [-180, -10, -170, 10], 10),
      // As wide as the world or wider; and without any width.
      ("-180,-10,180,10", [-180, -10, 180, 10], 360), ("0,0,360,1", [-180, 0, 180, 1], 360),
      ("-540,0,540,1", [-180, 0, 180, 1], 360), ("180,0,180,1", [-180, 0, -180, 1], 0),
      ("-180,0,-180,1", [-180, 0, -180, 1], 0), ("7,45,7,45", [7, 45, 7, 45], 0),
      // Beyond the square world.
      ("0,-90,10,90", [0, -90, 10, 90], 10),
    ])
  func boxes(_ text: String, _ bounds: [Double], _ longitudeSpan: Double) throws {
    let place = try #require(try place("--bbox", text))
    #expect(numbers(place.bounds) == bounds)
    #expect(abs(place.region.longitudeDelta - longitudeSpan) < 1e-9)
    #expect(place.rect.x >= 0 && place.rect.x < EarthModel.worldSize)
    #expect(place.rect.y >= -1e-6 && place.rect.maxY <= EarthModel.worldSize + 1e-6)
  }

  @Test(
    arguments: [
      "0,0,180,360", "90,0,1,1", "-90,180,180,360", "0,-540,0,0", "89.9,179,5,20",
    ])
  func everyLegalRegionHasFiniteNumbers(_ text: String) throws {
    let place = try #require(try place("--region", text))
    let all = numbers(place.region) + numbers(place.rect) + numbers(place.bounds)
    #expect(all.allSatisfy { $0.isFinite })
  }

  /// What `frame` prints as the visible rect is taken, also beyond the world.
  @Test func theVisibleRectOfACameraIsTaken() throws {
    let place = try #require(try place("--rect", "260000000,-1000000,400000000,5000000"))
    #expect(place.region.longitudeDelta == 360 && place.region.latitudeDelta < 180)
    #expect(place.bounds.west == -180 && place.bounds.east == 180)
  }

  @Test(
    arguments: [
      ("--region=91,0,1,1", "-90 to 90"), ("--region=0,541,1,1", "-540 to 540"),
      ("--region=0,0,181,1", "0 to 180"), ("--region=0,0,1,361", "0 to 360"),
      ("--region=0,0,-1,1", "0 to 180"), ("--region=0,0,1", "LAT,LON,DLAT,DLON"),
      ("--rect=0,0,-1,1", "not negative"), ("--rect=1e999,0,1,1", "268435456"),
      ("--rect=nan,0,1,1", "X,Y,WIDTH,HEIGHT"), ("--bbox=0,5,1,4", "south not above north"),
      ("--bbox=0,-91,1,4", "-90 to 90"), ("--bbox=0,0,600,1", "-540 to 540"),
      ("--bbox=0,0,1", "W,S,E,N"),
    ])
  func whatIsNoPlaceIsRefused(_ word: String, _ says: String) throws {
    let error = #expect(throws: UsageError.self) { try place(word) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test func oneThingAtATime() throws {
    #expect(try place("a.gpx") == nil)
    let two = #expect(throws: UsageError.self) { try place("--rect=0,0,1,1", "--bbox=0,0,1,1") }
    #expect(two?.message == "--rect and --bbox cannot both be meant")
    let input = #expect(throws: UsageError.self) { try place("--rect=0,0,1,1", "a.gpx") }
    #expect(input?.message.contains("'a.gpx'") == true)
  }

  @Test func theyArePrinted() async throws {
    let (code, said) = await RealConsole.run(["frame", "--region=45,7,0.2,0.1", "--json"])
    #expect(code == .success && said.error.isEmpty)
    #expect(keys(of: said.text, depth: 1) == ["region", "mapRect", "bounds"])
    let object = try JSONSerialization.jsonObject(with: Data(said.output)) as? [String: Any]
    #expect(object?.count == 3)
    let (_, table) = await RealConsole.run(["frame", "--bbox=170,0,-170,1"])
    #expect(table.text.hasPrefix("  region  0.500019,-180 spanning 1,20 degrees\n  rect    x "))
    #expect(table.text.hasSuffix("  box     0,170 to 1,-170 (over the 180th meridian)\n"))
  }
}
