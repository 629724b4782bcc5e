import Geodesy
import Testing

@testable import Geofencing

struct LegChangesTests {
  static let square = FenceMonitorTests.square

  static func changes(
    _ a: (Double, Double), _ b: (Double, Double), _ shape: any FenceShape = square
  ) -> [Double] {
    let start = Coordinate(uncheckedLatitude: a.0, longitude: a.1)
    let end = Coordinate(uncheckedLatitude: b.0, longitude: b.1)
    return LegChanges(
      shape, from: start, to: end, startsInside: shape.state(of: start) != .outside,
      endsInside: shape.state(of: end) != .outside
    ).fractions
  }

  @Test func theBoundaryIsInside() {
    #expect(Self.changes((0.5, -1), (0.5, 0)) == [1])
    #expect(Self.changes((0.5, 0), (0.5, -1)) == [0])
    #expect(Self.changes((0.5, 0), (0.5, 1)) == [])
    #expect(Self.changes((0, -1), (0, 0.5)) == [2 / 3])
    #expect(Self.changes((0.5, -1), (0.5, 3)) == [0.25, 0.5])
  }

  @Test func aTouchIsNoChange() {
    #expect(Self.changes((-0.5, 0.5), (0.5, -0.5)) == [])
    #expect(Self.changes((-1, -1), (-1, 3)) == [])
  }

  /// A shape whose word on crossings is wrong: states decide.
  struct Unreliable: FenceShape {
    static let kind = "polygon"
    let told: [Double]
    var bounds: CoordinateBounds { square.bounds }
    func state(of place: Coordinate) -> FenceState { square.state(of: place) }
    func margin(of place: Coordinate) -> Meters { square.margin(of: place) }
    func crossings(from start: Coordinate, to end: Coordinate) -> [Double] { told }
  }

  @Test(arguments: [[], [0, 0], [0.2, 0.2], [0, 1], [1], [0.5, 0.5, 0.5]] as [[Double]])
  func changesAlwaysLeadFromTheOneStateToTheOther(_ told: [Double]) {
    for (a, b, isOdd) in [
      ((0.5, -1.0), (0.5, 0.5), true), ((0.5, 0.5), (0.5, 3), true),
      ((0.5, 0.2), (0.5, 0.8), false),
      ((3, 3), (4, 4), false),
    ] as [((Double, Double), (Double, Double), Bool)] {
      let changes = Self.changes(a, b, Unreliable(told: told))
      #expect((changes.count % 2 == 1) == isOdd, "\(a) \(b) \(changes)")
    }
  }
}
