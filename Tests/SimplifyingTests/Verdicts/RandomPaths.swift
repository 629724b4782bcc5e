import Foundation
import Geodesy
import Geofencing
import RoutelayTestSupport
import TrackProcessing
import Tracks

/// Fences, paths and options that nobody chose.
struct RandomPaths {
  let plane: LocalPlane

  /// Takes a place of the earth: some have their difficulties.
  init(_ random: inout SeededGenerator) {
    let origins = [
      place(47, 11), place(0, 180), place(-33, -179.9995), place(0, 0), place(70, 25),
    ]
    plane = LocalPlane(origin: origins[random.int(in: 0...4)])
  }

  func coordinate(_ x: Double, _ y: Double) -> Coordinate {
    plane.coordinate(PlanePoint(x: x, y: y))
  }

  /// A polygon with corners in all directions, a circle, or a corridor.
  func shape(_ random: inout SeededGenerator) throws -> any FenceShape {
    let (x, y) = (random.double(in: -800...800), random.double(in: -800...800))
    switch random.int(in: 0...2) {
    case 0:
      return try CircleFence(
        center: coordinate(x, y), radius: Meters(random.double(in: 20...500)))
    case 1:
      let line = (0..<random.int(in: 1...4)).map { _ in
        coordinate(x + random.double(in: -500...500), y + random.double(in: -500...500))
      }
      return try CorridorFence([line], buffer: Meters(random.double(in: 10...100)))
    default:
      let count = random.int(in: 3...9)
      let ring = (0..<count).map { i in
        let angle = 2 * Double.pi * (Double(i) + random.double(in: 0...0.8)) / Double(count)
        let radius = random.double(in: 30...700)
        return coordinate(x + radius * cos(angle), y + radius * sin(angle))
      }
      return try PolygonFence([[ring]])
    }
  }

  /// Up to four fences, some with settings of their own.
  func fences(_ random: inout SeededGenerator) throws -> FenceSet {
    FenceSet(
      try (0..<random.int(in: 1...4)).map { i in
        var overrides = Fence.Overrides()
        if random.oneIn(8) { overrides.minFixes = random.int(in: 1...3) }
        if random.oneIn(8) { overrides.exitBuffer = random.double(in: 0...40) }
        return Fence(id: "f\(i)", shape: try shape(&random), overrides: overrides)
      })
  }

  /// A walk that bends, with jitter, stands, gaps in time, breaks between segments.
  func segments(_ random: inout SeededGenerator, isTimed: Bool, upTo limit: Int) -> [Segment] {
    var segments: [Segment] = []
    var (x, y) = (random.double(in: -900...900), random.double(in: -900...900))
    var seconds = 0.0
    var heading = random.double(in: 0...7)
    for _ in 0..<(random.oneIn(3) ? random.int(in: 2...3) : 1) {
      var segment = Segment()
      for _ in 0..<random.int(in: 0...limit) {
        let stands = random.oneIn(12)
        heading += random.double(in: -0.5...0.5)
        if abs(x) > 1200 || abs(y) > 1200 { heading = atan2(-y, -x) }
        let step = stands ? 0 : random.double(in: 0...25)
        x += step * cos(heading)
        y += step * sin(heading)
        seconds += random.double(in: 0.5...8) + (random.oneIn(60) ? 900 : 0)
        var (atX, atY) = (x + random.double(in: -4...4), y + random.double(in: -4...4))
        if random.oneIn(80) { (atX, atY) = (atX + random.double(in: -900...900), atY + 300) }
        let isUnknown = !isTimed || random.oneIn(40)
        segment.append(
          coordinate(atX, atY), elevation: .nan,
          time: isUnknown ? .missing : instant(seconds + (random.oneIn(50) ? -30 : 0)))
        if random.oneIn(2) { segment.setLast(.accuracy, random.double(in: -0.5...30)) }
        if random.oneIn(4) { segment.setLast(.hdop, random.double(in: 0.5...3)) }
      }
      segments.append(segment)
    }
    return segments
  }

  /// Every option that the command line has.
  func options(_ random: inout SeededGenerator, isTimed: Bool) -> FenceMonitorOptions {
    var options = FenceMonitorOptions()
    if random.oneIn(3) { options.exitBuffer = Meters(random.double(in: 0...60)) }
    if random.oneIn(3) { options.minFixes = random.int(in: 2...5) }
    if random.oneIn(4) { options.accuracyPolicy = .gate }
    if random.oneIn(3) { options.maxGap = random.double(in: 10...300) }
    if random.oneIn(3) { options.crossings = .fixes }
    if random.oneIn(3) { options.order = .file }
    if random.oneIn(3) { options.initial = random.oneIn(2) ? .enter : .none }
    if isTimed && random.oneIn(2) { options.dwell = random.double(in: 0...300) }
    return options
  }

  /// What stays by Douglas–Peucker, or every so manyth fix.
  func retained(_ random: inout SeededGenerator, of segments: [Segment]) throws -> [[Int]] {
    let step = random.int(in: 2...200)
    let tolerance = Meters(random.double(in: 1...200))
    let isRegular = random.oneIn(2)
    return try segments.map { segment in
      if !isRegular && segment.count < 150 { return try segment.retainedIndices(to: tolerance) }
      return segment.indices.filter { $0 % step == 0 || $0 == segment.count - 1 }
    }
  }
}

extension FenceEvent {
  /// What must not change.
  var verdict: String {
    "\(fence) \(event.rawValue)" + (isCross ? " cross" : "") + (isGap ? " gap" : "")
  }
}
