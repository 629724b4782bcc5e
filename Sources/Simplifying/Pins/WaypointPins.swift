import Geodesy
import Tracks

/// The fixes of a line that are nearest to waypoints.
///
/// The line passes a waypoint where it is within a distance of it; it has to go farther away before
/// it passes again. Of each pass the fix nearest to the waypoint counts, of those between which the
/// line is within the distance: it may lie farther away itself. Of equally near ones the first.
struct WaypointPins {
  /// A leg up to so long is as good as its chord: that lies 2 cm below its middle.
  private static let shortLeg = 1000.0
  /// Beyond this a leg is parted: cross-track distances are good for a quarter of the earth.
  private static let longLeg = 4e6

  private let coordinates: [Coordinate]
  private let blocks: LineBlocks
  private let reach: Double

  /// Takes a line.
  ///
  /// - Parameter reach: Meters, more than 0.
  /// - Complexity: O(*n*).
  init(_ segment: Segment, reach: Meters) {
    coordinates = segment.coordinates
    blocks = LineBlocks(coordinates)
    self.reach = reach.value
  }

  /// The fix nearest to a waypoint, of each time that the line passes it; in order.
  ///
  /// - Complexity: O(*n* / 4096), and the fixes near the waypoint.
  func fixes(near waypoint: Coordinate) -> [Int] {
    let place = waypoint.spacePoint
    // Chords are shorter than ways on the ground by this part at most, up to 1000 km.
    let outer = reach * reach * (1 + 1e-8)
    let inner = reach * reach * (1 - 0.002)
    var passes = Passes()
    for (number, box) in blocks.large.enumerated() {
      if box.leastSquare(from: place) > outer {
        passes.end()
        continue
      }
      let first = number * (LineBlocks.largeSize / LineBlocks.smallSize)
      let last = min(first + LineBlocks.largeSize / LineBlocks.smallSize, blocks.small.count)
      for stretch in first..<last {
        let box = blocks.small[stretch]
        let least = box.leastSquare(from: place)
        if least > outer {
          passes.end()
        } else if box.greatestSquare(from: place) <= inner {
          // All of it is within reach: only what is nearer than what was found matters.
          if least < passes.best { takeAll(of: stretch, place, &passes) }
        } else {
          look(at: stretch, waypoint, place, &passes)
        }
      }
    }
    passes.end()
    return passes.found
  }

  /// Looks at the legs of a stretch one by one.
  private func look(
    at stretch: Int, _ waypoint: Coordinate, _ place: SpacePoint, _ passes: inout Passes
  ) {
    let first = stretch * LineBlocks.smallSize
    for i in first..<min(first + LineBlocks.smallSize, coordinates.count - 1) {
      guard isWithinReach(legFrom: i, waypoint, place) else {
        passes.end()
        continue
      }
      let (a, b) = (square(i, place), square(i + 1, place))
      passes.take(i, a)
      passes.take(i + 1, b)
      if b > reach * reach { passes.end() }
    }
  }

  /// Takes the fixes of a stretch that is within reach as a whole.
  private func takeAll(of stretch: Int, _ place: SpacePoint, _ passes: inout Passes) {
    let first = stretch * LineBlocks.smallSize
    for i in first...min(first + LineBlocks.smallSize, coordinates.count - 1) {
      passes.take(i, square(i, place))
    }
  }

  private func square(_ i: Int, _ place: SpacePoint) -> Double {
    (blocks.points[i] - place).square
  }

  private func isWithinReach(legFrom i: Int, _ waypoint: Coordinate, _ place: SpacePoint) -> Bool {
    let (a, b) = (blocks.points[i], blocks.points[i + 1])
    let length = (b - a).square
    if length <= Self.shortLeg * Self.shortLeg {
      return place.squareDistance(toChord: a, b) <= reach * reach
    }
    return isWithinReach(coordinates[i], coordinates[i + 1], of: waypoint)
  }

  /// The same for a long leg.
  private func isWithinReach(_ a: Coordinate, _ b: Coordinate, of waypoint: Coordinate) -> Bool {
    let leg = GeodesicLeg(from: a, to: b)
    let pieces = max((leg.length / Self.longLeg).rounded(.up), 1)
    return stride(from: 0, to: pieces, by: 1).contains { piece in
      Geodesic.crossTrack(
        of: waypoint, from: leg.coordinate(at: piece / pieces),
        to: leg.coordinate(at: (piece + 1) / pieces)
      ).distance <= reach
    }
  }

  /// Collects the nearest fix of each pass.
  private struct Passes {
    private(set) var found: [Int] = []
    /// The square of the distance of the nearest fix of the pass that is open; infinite for none.
    private(set) var best = Double.infinity
    private var nearest = 0
    var isOpen: Bool { best < .infinity }

    mutating func take(_ fix: Int, _ square: Double) {
      if square < best { (best, nearest) = (square, fix) }
    }

    mutating func end() {
      if isOpen { found.append(nearest) }
      best = .infinity
    }
  }
}

extension PinKind {
  /// The fixes nearest to waypoints.
  public static let waypoints = PinKind(
    name: "waypoints",
    summary: "the fix nearest to each waypoint of the file that is not farther than 50 m from the "
      + "line, each time that the line passes it",
    turnOn: { $0.waypoints = PinRules.usualDistance },
    pins: { rules, segment, waypoints in
      guard let reach = rules.waypoints, reach.value > 0, segment.count > 2, !waypoints.isEmpty
      else { return [] }
      let line = WaypointPins(segment, reach: reach)
      return waypoints.flatMap { line.fixes(near: $0) }
    })
}
