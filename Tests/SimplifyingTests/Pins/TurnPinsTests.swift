import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct TurnPinsTests {
  private func pins(_ segment: Segment, _ degrees: Double = 60, reach: Double = 10) -> [Int] {
    var rules = PinRules()
    rules.turns = degrees
    rules.turnReach = Meters(reach)
    return rules.pins(of: segment, waypoints: [])
  }

  static let origins = [
    place(47, 11), place(0, 0), place(0, 180), place(89.9995, 40), place(-90, 0),
    place(60, -179.9999),
  ]

  @Test(arguments: origins) func aCornerIsFoundWhateverTheFixesAre(origin: Coordinate) {
    for step in [0.2, 1.0, 3, 10, 200] {
      for degrees in stride(from: -170.0, through: 180, by: 25) {
        let angle = degrees * .pi / 180
        let corners = [(-200.0, 0.0), (0, 0), (200 * cos(angle), 200 * sin(angle))]
        let way = line(walk(corners, step: step), at: origin)
        let expected = abs(degrees) >= 60 ? [Int((200 / step).rounded())] : []
        #expect(pins(way) == expected, "\(step) \(degrees)")
      }
    }
  }

  @Test func theTipOfATurnBackIsFound() {
    let way = line(walk([(0, 0), (100, 0), (0, 0.5)], step: 1))
    #expect(pins(way) == [100])
    // A spur of 30 m: in, the tip, and out.
    let spur = line(walk([(0, 0), (100, 0), (100, 30), (101, 0), (200, 0)], step: 1))
    #expect(pins(spur) == [100, 130, 160])
  }

  @Test func jitterIsNoTurn() throws {
    try forEachSeed(count: 40) { random in
      let way = (0..<400).map {
        (Double($0) * 1.2 + random.double(in: -1...1), random.double(in: -1...1))
      }
      try #require(pins(line(way)).isEmpty)
    }
  }

  @Test func aStandIsNoTurn() throws {
    try forEachSeed(count: 20) { random in
      let before = walk([(-100, 0), (0, 0)], step: 1.5)
      let stand = (0..<300).map { _ in
        (random.double(in: -1...1), random.double(in: -1...1))
      }
      let after = before.map { ($0.0 + 100, $0.1) }
      let way = line(before + stand + after)
      try #require(pins(way.timed()).isEmpty)
      try #require(pins(way).isEmpty)
      let same = line(before + Array(repeating: (0, 0), count: 300) + after)
      try #require(pins(same).isEmpty)
      // To stop before turning is to turn.
      let turned = line(before + stand + walk([(0, 0), (0, 100)], step: 1.5)).timed()
      let found = pins(turned)
      try #require(found.count == 1, "\(found)")
      try #require(before.count - 4...before.count + 304 ~= found[0])
    }
  }

  @Test func eachBendOfARoadUphillIsOne() {
    let corners = (0..<12).map { (Double($0 % 2) * 120, Double($0) * 40) }
    for step in [2.0, 11, 130] {
      let way = walk(corners, step: step)
      let expected = corners.dropFirst().dropLast().map { corner in
        way.firstIndex { hypot($0.0 - corner.0, $0.1 - corner.1) < 1e-9 }
      }
      #expect(pins(line(way)) == expected)
    }
  }

  @Test func bothCornersOfAStepAreTurns() {
    let way = line(walk([(0, 0), (100, 0), (100, 15), (200, 15)], step: 1))
    #expect(pins(way) == [100, 115])
  }

  @Test func aRoundaboutIsOneTurn() {
    let round = (0..<60).map { i -> (Double, Double) in
      let angle = Double(i) / 60 * 4 * .pi
      return (8 * sin(angle), 8 - 8 * cos(angle))
    }
    let way = line(walk([(-100, 0), (0, 0)], step: 1) + round + walk([(0, 0), (100, 0)], step: 1))
    #expect(pins(way).count == 1)
  }

  @Test func aWiderReachSeesWiderTurns() {
    // A quarter of a circle of 60 m: gentle from 10 m away, sharp from 100 m.
    let bend = (0...90).map { i -> (Double, Double) in
      let angle = Double(i) * .pi / 180
      return (60 * sin(angle), 60 - 60 * cos(angle))
    }
    let way = line(
      walk([(-300, 0), (0, 0)], step: 5).dropLast() + bend + walk([(60, 60), (60, 300)], step: 5))
    #expect(pins(way).isEmpty)
    let found = pins(way, reach: 100)
    #expect(found.count == 1)
    #expect(found.allSatisfy { 60 + 35...60 + 55 ~= $0 })
  }

  @Test func aHugeStandIsCheap() {
    // Without times nothing says that it is one: each fix would look at all others.
    var random = SeededGenerator(seed: 3)
    let way = line((0..<60_000).map { _ in (random.double(in: -2...2), random.double(in: -2...2)) })
    #expect(pins(way).isEmpty)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity]) func nonsenseFindsNothing(reach: Double) {
    let way = line(walk([(0, 0), (100, 0), (100, 100)], step: 10))
    #expect(pins(way, reach: reach).isEmpty)
    #expect(pins(way, .nan).isEmpty)
  }
}
