import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct AreaFilterTests {
  @Test(arguments: LineShape.allCases)
  func whatStaysIsWhatTheNaiveMethodKeeps(shape: LineShape) throws {
    try forEachSeed(count: 25) { random in
      let line = random.line(shape, count: random.int(in: 3...60))
      let pins = random.pins(count: line.count, others: random.oneIn(2) ? 0 : 3)
      let isWeighted = random.oneIn(2)
      let naive = NaiveRemoval(line, pins: pins, isWeighted: isWeighted)
      // Areas that occur are limits too: what has just that area goes.
      let limits = [0.1, 1, 100, 1e4, naive.removals.randomElement(using: &random)?.area ?? 1]
      for limit in limits {
        let filter = AreaFilter(line, pins: pins, over: limit, isWeighted: isWeighted)
        try #require(filter.retained == naive.retained(of: line.count, over: limit))
      }
    }
  }

  @Test(arguments: LineShape.allCases)
  func piecesDoNotChangeTheResult(shape: LineShape) throws {
    try forEachSeed(count: 5) { random in
      let line = random.line(shape, count: random.int(in: 100...1500))
      let pins = random.pins(count: line.count, others: random.oneIn(2) ? 0 : 2)
      for limit in [0.3, 10, 50, 2000] {
        let whole = AreaFilter(
          line, pins: pins, over: limit, isWeighted: false, pieceLength: 10_000)
        try #require(whole.repetitions == 0)
        for length in [2, 17, 64, 300] {
          let pieces = AreaFilter(
            line, pins: pins, over: limit, isWeighted: false, pieceLength: length)
          try #require(pieces.retained == whole.retained)
        }
      }
    }
  }

  @Test func jointsAreFoundOnOrdinaryLines() {
    var random = SeededGenerator(seed: 5)
    let line = random.line(.walk, count: 70_000)
    let filter = AreaFilter(line, pins: [0, 69_999], over: 30, isWeighted: false)
    #expect(filter.repetitions == 0)
    #expect((4_000...60_000).contains(filter.retained.count))
  }

  @Test func doingItAgainChangesNothing() throws {
    try forEachSeed(count: 60) { random in
      let shape = LineShape.allCases.randomElement(using: &random) ?? .walk
      let line = random.line(shape, count: 300)
      let first = AreaFilter(line, pins: [0, 299], over: 40, isWeighted: false).retained
      let rest = first.map { line[$0] }
      let second = AreaFilter(rest, pins: [0, rest.count - 1], over: 40, isWeighted: false)
      try #require(second.retained == Array(rest.indices))
    }
  }

  @Test(arguments: [LineShape.equal, .zigzag, .collinear])
  func linesWithoutAnyJointEnd(shape: LineShape) {
    var random = SeededGenerator(seed: 2)
    let line = random.line(shape, count: 70_000)
    let filter = AreaFilter(line, pins: [0, 69_999], over: 100, isWeighted: false)
    #expect(filter.retained.first == 0)
    #expect(filter.retained.last == 69_999)
    if shape != .zigzag { #expect(filter.retained == [0, 69_999]) }
  }
}
