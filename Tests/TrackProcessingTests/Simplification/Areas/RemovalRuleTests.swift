import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct RemovalRuleTests {
  /// Writes removals down, and refuses some.
  private struct Diary: RemovalRule {
    var removals: [Removal] = []
    var refused: Set<Int> = []
    mutating func allows(_ removal: Removal) -> Bool {
      if refused.contains(removal.vertex) { return false }
      removals.append(removal)
      return true
    }
  }

  private func diary(_ coordinates: [Coordinate], pins: [Int], refused: Set<Int> = []) -> Diary {
    let chain = VertexChain(coordinates, in: 0..<coordinates.count)
    var queue = AreaQueue(chain, upTo: .greatestFiniteMagnitude)
    for i in coordinates.indices where !pins.contains(i) { queue.set(chain.area(at: i), at: i) }
    var diary = Diary(refused: refused)
    chain.removeVertices(&queue, by: &diary)
    return diary
  }

  @Test(arguments: LineShape.allCases)
  func removalsAreThoseOfTheNaiveMethod(shape: LineShape) throws {
    try forEachSeed(count: 25) { random in
      let line = random.line(shape, count: random.int(in: 2...60))
      let pins = random.pins(count: line.count, others: random.oneIn(2) ? 0 : 3)
      let expected = NaiveRemoval(line, pins: pins).removals
      let found = diary(line, pins: pins).removals
      try #require(found.map(\.vertex) == expected.map(\.vertex))
      try #require(found.map(\.area) == expected.map(\.area))
      for removal in found {
        try #require(removal.previous < removal.vertex && removal.vertex < removal.next)
      }
    }
  }

  @Test func manyVerticesAreRemovedAsFewAre() throws {
    // More than fit into the heap from the beginning.
    var random = SeededGenerator(seed: 7)
    for shape in [LineShape.walk, .duplicates, .zigzag] {
      let line = random.line(shape, count: 700)
      let expected = NaiveRemoval(line, pins: [0, 699]).removals
      #expect(diary(line, pins: [0, 699]).removals.map(\.vertex) == expected.map(\.vertex))
    }
  }

  @Test func whatIsRefusedIsAskedForAgainAfterItsNeighborsWent() throws {
    var random = SeededGenerator(seed: 3)
    let line = random.line(.walk, count: 40)
    let refused: Set = [7, 8, 20]
    let found = diary(line, pins: [0, 39], refused: refused)
    #expect(Set(found.removals.map(\.vertex)) == Set(1...38).subtracting(refused))
    // That is as if they were pinned.
    let pinned = NaiveRemoval(line, pins: [0, 7, 8, 20, 39]).removals
    #expect(found.removals.map(\.vertex) == pinned.map(\.vertex))
  }
}
