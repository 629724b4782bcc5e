import Foundation
import Geodesy
import RoutelayTestSupport
import Tracks

/// A recording that never was: a way, a receiver's noise on it, and what went wrong, fix by fix.
struct SyntheticRecording {
  /// How something moves.
  struct Activity: Sendable {
    /// The preset that is made for it.
    let preset: String
    /// Meters per second, usually and at most.
    let speed: Double
    let topSpeed: Double
    /// Meters per second each second.
    let acceleration: Double
    /// Seconds from stop to stop, and how long one lasts.
    let stopEvery: ClosedRange<Double>
    let stopFor: ClosedRange<Double>
    /// Degrees each second.
    let turn: Double
  }

  static let activities = [
    Activity(
      preset: "walk", speed: 1.4, topSpeed: 2.2, acceleration: 1, stopEvery: 600...2400,
      stopFor: 60...600, turn: 8),
    Activity(
      preset: "run", speed: 3.3, topSpeed: 6, acceleration: 2, stopEvery: 900...2400,
      stopFor: 30...120, turn: 6),
    Activity(
      preset: "bike", speed: 6.5, topSpeed: 17, acceleration: 1, stopEvery: 400...2000,
      stopFor: 30...400, turn: 4),
    Activity(
      preset: "boat", speed: 4, topSpeed: 9, acceleration: 0.3, stopEvery: 3000...6000,
      stopFor: 300...1200, turn: 2),
    Activity(
      preset: "car", speed: 20, topSpeed: 45, acceleration: 2.5, stopEvery: 120...900,
      stopFor: 20...120, turn: 2),
    Activity(
      preset: "air", speed: 110, topSpeed: 250, acceleration: 3, stopEvery: 4000...5000,
      stopFor: 600...900, turn: 1),
  ]

  /// What a fix is.
  enum Kind: Hashable {
    case good, standing
    case spike, end, run, nullIsland, duplicate, wrongTime
  }

  /// The fixes, as a file would have them.
  private(set) var fixes: [Fix] = []
  /// What each fix is.
  private(set) var kinds: [Kind] = []
  /// Where reception came back elsewhere.
  private(set) var jumps: [Int] = []
  private let limit: Double

  /// The segment.
  var segment: Segment {
    var segment = Segment()
    for fix in fixes { segment.append(fix) }
    return segment
  }

  /// A recording without faults, one fix a second.
  ///
  /// A receiver's error wanders (3 m in each direction, over some 100 s), and trembles (0.5 m).
  init(_ activity: Activity, limit: Double, seconds: Int, random: inout SeededGenerator) {
    self.limit = limit
    var speed = 0.0
    var wanted = activity.speed
    var heading = random.double(in: 0...360)
    var place = Coordinate(
      uncheckedLatitude: random.double(in: -65...65),
      longitude: random.oneIn(4) ? 179.999 : random.double(in: -180...180))
    var drift = (east: 3 * Self.normal(&random), north: 3 * Self.normal(&random))
    let memory = exp(-1.0 / 100)
    let innovation = 3 * (1 - memory * memory).squareRoot()
    var nextStop = random.double(in: activity.stopEvery)
    var stopEnds = 0.0
    for second in 0..<seconds {
      let now = Double(second)
      if now >= nextStop, stopEnds < nextStop {
        stopEnds = now + random.double(in: activity.stopFor)
        nextStop = stopEnds + random.double(in: activity.stopEvery)
      }
      if now >= stopEnds, random.oneIn(20) {
        wanted = min(activity.speed * random.double(in: 0.5...1.6), activity.topSpeed)
      }
      let aim = now < stopEnds ? 0 : wanted
      speed += min(max(aim - speed, -activity.acceleration), activity.acceleration)
      heading += Self.normal(&random) * activity.turn
      place = Geodesic.destination(
        from: place, bearing: Bearing(degrees: heading), distance: speed.meters)
      drift.east = memory * drift.east + innovation * Self.normal(&random)
      drift.north = memory * drift.north + innovation * Self.normal(&random)
      fixes.append(
        Fix(
          coordinate: Self.moved(
            place, drift.east + 0.5 * Self.normal(&random),
            drift.north + 0.5 * Self.normal(&random)),
          elevation: 100,
          time: Timestamp(seconds: 1_750_000_000 + Int64(second))))
      kinds.append(speed == 0 ? .standing : .good)
    }
  }

  /// Injects faults of all kinds, none beside another.
  mutating func spoil(_ random: inout SeededGenerator) {
    // Ends first, so that they are ends.
    displaceRun(0...random.int(in: 0...4), .end, &random)
    displaceRun((fixes.count - random.int(in: 1...5))...(fixes.count - 1), .end, &random)
    for place in places(12, &random) { displaceRun(place...place, .spike, &random) }
    for place in places(4, &random) {
      displaceRun(place...(place + random.int(in: 1...8)), .run, &random)
    }
    for place in places(4, &random) {
      for i in place...(place + (random.oneIn(2) ? 0 : random.int(in: 1...20))) {
        fixes[i].coordinate = Coordinate(uncheckedLatitude: 0, longitude: 0)
        kinds[i] = .nullIsland
      }
    }
    for place in places(6, &random) {
      guard let time = fixes[place].time else { continue }
      let shift = Int64(random.int(in: 5...4000)) * (random.oneIn(2) ? 1 : -1)
      fixes[place].time = Timestamp(seconds: time.seconds + shift)
      kinds[place] = .wrongTime
    }
    for place in places(1, &random) { jump(at: place, &random) }
    for place in places(6, &random).reversed() {
      fixes.insert(fixes[place], at: place + 1)
      kinds.insert(.duplicate, at: place + 1)
      jumps = jumps.map { $0 > place ? $0 + 1 : $0 }
    }
  }

  /// So many places in order, whose neighborhood is untouched.
  private func places(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    var found: [Int] = []
    while found.count < count {
      let place = random.int(in: 60...(fixes.count - 60))
      let isFree = kinds[(place - 30)...(place + 50)].allSatisfy { $0 == .good || $0 == .standing }
      if isFree, found.allSatisfy({ abs($0 - place) > 90 }),
        jumps.allSatisfy({ abs($0 - place) > 90 })
      {
        found.append(place)
      }
    }
    return found.sorted()
  }

  /// Moves fixes far enough that the way there is too fast, whatever they did themselves.
  private mutating func displaceRun(
    _ range: ClosedRange<Int>, _ kind: Kind, _ random: inout SeededGenerator
  ) {
    let distance = limit * random.double(in: 3...100) + 20
    let angle = random.double(in: 0...(2 * .pi))
    for i in range {
      fixes[i].coordinate = Self.moved(
        fixes[i].coordinate, distance * cos(angle), distance * sin(angle))
      kinds[i] = kind
    }
  }

  /// Lets all that follows be elsewhere.
  private mutating func jump(at place: Int, _ random: inout SeededGenerator) {
    let distance = limit * random.double(in: 40...1000)
    let angle = random.double(in: 0...(2 * .pi))
    for i in place..<fixes.count where kinds[i] != .nullIsland {
      fixes[i].coordinate = Self.moved(
        fixes[i].coordinate, distance * cos(angle), distance * sin(angle))
    }
    jumps.append(place)
  }

  static func moved(_ place: Coordinate, _ east: Double, _ north: Double) -> Coordinate {
    LocalPlane(origin: place).coordinate(PlanePoint(x: east, y: north))
  }

  /// A number of the standard normal distribution (Box and Muller).
  static func normal(_ random: inout SeededGenerator) -> Double {
    let radius = (-2 * log(1 - random.double(in: 0...0.999_999_999))).squareRoot()
    return radius * cos(2 * .pi * random.double(in: 0...1))
  }
}
