import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct BoundsBuilderTests {
  static func box(paths: [[Double]], points: [Double] = []) -> [Double]? {
    var builder = BoundsBuilder()
    for path in paths { builder.add(path: path.map { place(0, $0) }) }
    for point in points { builder.add(point: place(0, point)) }
    return builder.bounds.map { [$0.west, $0.east] }
  }

  @Test func nothingHasNoBox() {
    #expect(BoundsBuilder().bounds == nil)
    var builder = BoundsBuilder()
    builder.add(path: [])
    #expect(builder.bounds == nil)
  }

  @Test(arguments: [
    ([10.0, 12, 11], [10.0, 12]),
    ([179.9, 179.98, -179.94, -179.86], [179.9, -179.86]),
    ([177, -178, 179.5], [177, -178]),
    // Steps of 180 are meant as written.
    ([0, 180], [0, 180]), ([180, 0], [0, 180]), ([0, -180], [-180, 0]),
    // Exactly 360 is the whole parallel.
    ([-180, 180], [-180, 180]), ([5, -355], [-180, 180]),
    // Longitudes are meant modulo 360.
    ([190, 200], [-170, -160]), ([-190, -170], [170, -170]), ([530, 535], [170, 175]),
    // What touches the 180th meridian does not cross it.
    ([170, 180], [170, 180]), ([-180, -170], [-180, -170]), ([180, 190], [-180, -170]),
    ([-190, -180], [170, 180]), ([180, -170], [-180, -170]), ([170, -180], [170, 180]),
    // A whole turn in small steps.
    ([0, 100, -160, -60, 10], [-180, 180]),
    // Nearly a turn.
    ([0, 100, -160, -60, -1], [0, -1]),
    // A point.
    ([180, 180], [180, 180]), ([-180], [-180, -180]), ([190], [-170, -170]), ([540], [-180, -180]),
  ])
  func pathsGoTheShortWay(path: [Double], expected: [Double]) {
    #expect(Self.box(paths: [path]) == expected)
  }

  @Test(arguments: [
    ([177.0, -178, 179.5], [177.0, -178]),
    ([-170, 170, 0, 100], [0, -170]),
    // Equal gaps: the box that starts farthest west.
    ([0, 180], [-180, 0]), ([-90, 0, 90, 180], [-180, 90]), ([0, 120, -120], [-120, 120]),
    ([13.9, 13.1, 13.5], [13.1, 13.9]), ([180], [180, 180]), ([170, 180], [170, 180]),
    ([-180, 180], [-180, -180]),
  ])
  func loosePointsHaveTheNarrowestBox(points: [Double], expected: [Double]) {
    #expect(Self.box(paths: [], points: points) == expected)
    #expect(Self.box(paths: [], points: points.reversed()) == expected)
  }

  @Test(arguments: ReferenceValues.smallestLonArc)
  func narrowestArcs(entry: ReferenceValues.Entry) throws {
    var builder = BoundsBuilder()
    for longitude in entry.input { builder.add(point: place(0, longitude)) }
    let bounds = try #require(builder.bounds)
    #expect(entry.holds([bounds.west, bounds.longitudeSpan]))
  }

  @Test func piecesOfACutLineMeetAt180() {
    #expect(Self.box(paths: [[170, 180], [-180, -170]]) == [170, -170])
    #expect(Self.box(paths: [[-180, -170], [170, 180]]) == [170, -170])
  }

  @Test func pathsTogetherMayCoverTheCircle() {
    #expect(Self.box(paths: [[0, 120, -120], [-120, 0]]) == [-180, 180])
    #expect(Self.box(paths: [[0, 120, -120], [-120, -1]], points: [-0.75]) == [0, -0.75])
  }

  @Test func latitudesAreThoseAdded() throws {
    var builder = BoundsBuilder()
    builder.add(path: [place(-17.25, 179.3), place(-16.7, -179.88)])
    builder.add(point: place(90, 180))
    builder.add(CoordinateBounds(west: 178, south: -20.5, east: -179, north: 3))
    let bounds = try #require(builder.bounds)
    #expect(bounds == CoordinateBounds(west: 178, south: -20.5, east: -179, north: 90))
  }

  @Test func boxesAreAddedAcrossTheAntimeridian() {
    var builder = BoundsBuilder()
    builder.add(CoordinateBounds(west: 170, south: -20, east: -170, north: 20))
    builder.add(CoordinateBounds(west: -178, south: -5, east: -174, north: 5))
    #expect(
      builder.bounds == CoordinateBounds(west: 170, south: -20, east: -170, north: 20))
  }

  /// Against a path walked on the real line, where nothing wraps.
  @Test func aPathsBoxIsThatOfTheUnwrappedLine() throws {
    try forEachSeed { random in
      var truth: [Double] = [random.double(in: -180...180)]
      for _ in 0..<random.int(in: 0...30) {
        truth.append(truth[truth.count - 1] + random.double(in: -40...45))
      }
      let west = truth.min() ?? 0
      let east = truth.max() ?? 0
      let wrapped = truth.map { Antimeridian.wrapped($0) }
      let box = try #require(Self.box(paths: [wrapped]))
      if east - west >= 360 {
        try #require(box == [-180, 180])
      } else {
        // Edges are values of the input, exactly.
        try #require(box == [Antimeridian.wrapped(west), Antimeridian.wrapped(east)])
      }
    }
  }

  @Test func theBoxHoldsAllPoints() throws {
    try forAll { random in
      let path = (0..<random.int(in: 1...40)).map { _ in random.coordinate() }
      var builder = BoundsBuilder()
      for point in path { builder.add(point: point) }
      guard let bounds = builder.bounds else { return false }
      return path.allSatisfy(bounds.contains)
    }
  }
}
