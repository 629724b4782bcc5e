import Geodesy
import TrackProcessing
import Tracks

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sharp turns of a line.
///
/// Around a fix lies a circle of some meters. The way in leads from where the line last came into
/// the circle to the fix, the way out from there to where it first leaves the circle; the turn is
/// the angle between the two directions, 0 through 180 degrees. So what a line does inside the
/// circle is no turn of its own: jitter, fixes on one spot, a stop with its drift. A circle that
/// holds the beginning or the end of the line is left out, unless that is at least half its radius
/// away, and so is one in which the line wanders about for more than ten times its radius. A stand
/// counts as its first fix.
///
/// Fixes that turn sharply and follow each other within the radius are one turn, unless they turn
/// to different sides; of what turns by more than 135 degrees the side means nothing. The fix of a
/// turn is the one farthest from the straight line between where the way comes from and where it
/// goes: the corner, the tip.
struct TurnPins {
  /// Vertices this part of the radius apart are enough to find where the line leaves a circle.
  private static let thinning = 0.05
  /// How many radii a line may go within a circle.
  private static let patience = 10.0
  private static let steepDegrees = 135.0

  private let reach: Double
  /// The fixes that count, and where they are.
  private let fixes: [Int]
  private let points: [SpacePoint]
  private let normals: [SpacePoint]
  /// Some of these, as indices into `fixes`: hardly nearer to each other than a part of the radius.
  private let coarse: [Int]

  /// A fix that turns sharply.
  private struct Turn {
    /// Index into `fixes`.
    var place: Int
    /// Degrees, positive to the left.
    var degrees: Double
    /// Where the way comes from and goes to.
    var from: SpacePoint
    var to: SpacePoint
  }

  /// Takes a line.
  ///
  /// - Parameter reach: The radius of the circles, more than 0.
  init(_ segment: Segment, reach: Meters) {
    self.reach = reach.value
    var fixes: [Int] = []
    var points: [SpacePoint] = []
    var normals: [SpacePoint] = []
    var coarse: [Int] = []
    let coordinates = segment.coordinates
    let nearest = reach.value * Self.thinning
    var stands = StandDetector().stands(in: segment)[...]
    for i in coordinates.indices {
      while let stand = stands.first, stand.fixes.upperBound < i { stands.removeFirst() }
      if let stand = stands.first, stand.fixes.contains(i), i > stand.fixes.lowerBound { continue }
      let point = coordinates[i].spacePoint
      if point == points.last { continue }
      fixes.append(i)
      points.append(point)
      normals.append(coordinates[i].spaceNormal)
      if let last = coarse.last, (points[last] - point).square < nearest * nearest { continue }
      coarse.append(fixes.count - 1)
    }
    (self.fixes, self.points, self.normals, self.coarse) = (fixes, points, normals, coarse)
  }

  /// The fixes of turns of at least so many degrees, in order.
  ///
  /// - Complexity: O(*n*), at most 400 steps for each fix.
  func fixes(turningBy degrees: Double) -> [Int] {
    var found: [Int] = []
    var run: [Turn] = []
    var nextCoarse = 0
    for place in fixes.indices {
      while nextCoarse < coarse.count, coarse[nextCoarse] <= place { nextCoarse += 1 }
      guard let turn = turn(at: place, nextCoarse: nextCoarse), abs(turn.degrees) >= degrees - 1e-9
      else { continue }
      if let last = run.last, !isOneTurn(last, turn) {
        found.append(corner(of: run))
        run = []
      }
      run.append(turn)
    }
    if !run.isEmpty { found.append(corner(of: run)) }
    return found
  }

  private func isOneTurn(_ a: Turn, _ b: Turn) -> Bool {
    if (points[a.place] - points[b.place]).square > reach * reach { return false }
    return a.degrees * b.degrees > 0
      || max(abs(a.degrees), abs(b.degrees)) > Self.steepDegrees
  }

  /// The fix of a turn.
  private func corner(of run: [Turn]) -> Int {
    let (from, to) = (run[0].from, run[run.count - 1].to)
    var best = (place: run[0].place, square: -1.0)
    for turn in run {
      let square = points[turn.place].squareDistance(toChord: from, to)
      // What rounding makes of equal ones is no difference.
      if square > best.square * (1 + 1e-6) + 1e-6 { best = (turn.place, square) }
    }
    return fixes[best.place]
  }

  /// How the line turns at a fix; nil where the circle around it is left out.
  ///
  /// - Parameter nextCoarse: The first entry of `coarse` behind the fix.
  private func turn(at place: Int, nextCoarse: Int) -> Turn? {
    let isCoarse = nextCoarse > 0 && coarse[nextCoarse - 1] == place
    guard let from = border(of: place, first: nextCoarse - (isCoarse ? 2 : 1), step: -1),
      let to = border(of: place, first: nextCoarse, step: 1)
    else { return nil }
    let up = normals[place]
    func level(_ direction: SpacePoint) -> SpacePoint { direction - up * direction.dot(up) }
    let (way, back) = (level(points[place] - from), level(to - points[place]))
    let left = way.cross(back).dot(up)
    return Turn(
      place: place, degrees: atan2(left, way.dot(back)) * (180 / .pi), from: from, to: to)
  }

  /// Where the line reaches the circle around a fix, going one way.
  ///
  /// - Parameters:
  ///   - first: The first vertex on that way, as an index into `coarse`.
  ///   - step: 1 for ahead, -1 for back.
  private func border(of place: Int, first: Int, step: Int) -> SpacePoint? {
    let center = points[place]
    var inner = center
    var walked = 0.0
    var k = first
    while k >= 0 && k < coarse.count {
      let outer = points[coarse[k]]
      if (outer - center).square >= reach * reach {
        return Self.meeting(from: inner, to: outer, center, reach)
      }
      walked += (outer - inner).square.squareRoot()
      if walked > Self.patience * reach { return nil }
      inner = outer
      k += step
    }
    // The end of the line itself, which may be no coarse vertex.
    let end = points[step > 0 ? points.count - 1 : 0]
    let apart = (end - center).square
    if apart >= reach * reach { return Self.meeting(from: inner, to: end, center, reach) }
    return apart >= reach * reach / 4 ? end : nil
  }

  /// Where a straight line from inside a ball to outside of it goes through its surface.
  private static func meeting(
    from inner: SpacePoint, to outer: SpacePoint, _ center: SpacePoint, _ radius: Double
  ) -> SpacePoint {
    let (step, start) = (outer - inner, inner - center)
    let (a, b, c) = (step.square, start.dot(step), start.square - radius * radius)
    let root = max(b * b - a * c, 0).squareRoot()
    return inner + step * min(max((root - b) / a, 0), 1)
  }
}

extension PinKind {
  /// The fixes of sharp turns, see `TurnPins`.
  public static let turns = PinKind(
    name: "turns",
    summary:
      "the corner of each turn by 60 degrees or more, as seen from 10 m before and behind it",
    turnOn: { $0.turns = PinRules.usualTurn },
    pins: { rules, segment, _ in
      guard let degrees = rules.turns, rules.turnReach.value > 0, segment.count > 2 else {
        return []
      }
      return TurnPins(segment, reach: rules.turnReach).fixes(turningBy: degrees)
    })
}
