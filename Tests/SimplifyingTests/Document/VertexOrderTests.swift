import Geodesy
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct VertexOrderTests {
  private func lines(_ random: inout SeededGenerator) -> [LineVertices] {
    (0..<random.int(in: 1...4)).map { _ in
      let count = random.oneIn(4) ? random.int(in: 0...3) : random.int(in: 4...60)
      let pins = random.oneIn(2) ? [] : [random.int(in: 0...60)]
      return LineVertices(DocumentSamples.wiggle(count, &random), pins: pins)
    }
  }

  @Test(arguments: SimplificationMethod.all.filter(\.isRanking))
  func oneMoreIsTheSameAndOneMore(_ method: SimplificationMethod) throws {
    try forEachSeed(count: 20) { random in
      let lines = lines(&random)
      let order = VertexOrder(lines, try Simplification(method, to: .none))
      try #require(
        order.count == lines.reduce(0) { $0 + $1.count - min($1.pins.count, $1.count) })
      var last = lines.map(\.pins)
      try #require(order.retained(0) == last)
      for count in 1...max(order.count, 1) where count <= order.count {
        let next = order.retained(count)
        try #require(next.joined().count == last.joined().count + 1)
        for (all, own) in zip(next, last) {
          try #require(Set(all).isSuperset(of: own) && all == all.sorted())
        }
        last = next
      }
      try #require(last == lines.map { Array(0..<$0.count) })
    }
  }

  @Test(arguments: SimplificationMethod.all.filter(\.isRanking))
  func whatTheLimitDropsIsNotInTheOrder(_ method: SimplificationMethod) throws {
    try forEachSeed(count: 20) { random in
      let lines = lines(&random)
      let simplification = try Simplification(
        method, to: .distance(.init(random.double(in: 1...60))))
      let order = VertexOrder(lines, simplification)
      try #require(
        order.retained(order.count) == lines.map { simplification.retainedIndices(of: $0) })
      try #require(order.retained(.max) == order.retained(order.count))
    }
  }

  @Test func theMostImportantOfAllLinesComeFirst() throws {
    // One bump each: 5 m, 50 m, 20 m.
    let lines = [5.0, 50, 20].map { LineVertices(line([(0, 0), (100, $0), (200, 0)])) }
    let order = VertexOrder(lines, try Simplification(to: .none))
    #expect(order.retained(1) == [[0, 2], [0, 1, 2], [0, 2]])
    #expect(order.retained(2) == [[0, 2], [0, 1, 2], [0, 1, 2]])
  }

  @Test func ofEqualsTheFirstLineComesFirst() throws {
    let lines = (0..<3).map { _ in LineVertices(line([(0, 0), (100, 9), (200, 0)])) }
    let order = VertexOrder(lines, try Simplification(to: .none))
    #expect(order.retained(1) == [[0, 1, 2], [0, 2], [0, 2]])
    #expect(order.retained(2) == [[0, 1, 2], [0, 1, 2], [0, 2]])
  }

  @Test func equalFixesMatterLeast() throws {
    let lines = [LineVertices(line([(0, 0), (0, 0), (0, 0), (100, 9), (200, 0)]))]
    let order = VertexOrder(lines, try Simplification(to: .none))
    #expect(order.count == 3 && order.retained(1) == [[0, 3, 4]])
  }
}
