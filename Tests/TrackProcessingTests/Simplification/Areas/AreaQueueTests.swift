import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct AreaQueueTests {
  private static func chain(_ count: Int) -> VertexChain {
    let place = Coordinate(uncheckedLatitude: 0, longitude: 0)
    return VertexChain(Array(repeating: place, count: count), in: 0..<count)
  }

  /// An area of any size, often one that others have too.
  private static func area(_ random: inout SeededGenerator) -> Double {
    switch random.int(in: 0...9) {
    case 0: 0
    case 1: 1e-20
    case 2: 1e17
    case 3, 4: Double(random.int(in: 95...105))
    default: pow(10, random.double(in: -3...6))
    }
  }

  @Test(arguments: [5, 499, 500, 700], [100.0, .greatestFiniteMagnitude])
  func itIsAsGoodAsLookingForTheLeast(count: Int, limit: Double) throws {
    try forEachSeed(count: 3) { random in
      let chain = Self.chain(count)
      var queue = AreaQueue(chain, upTo: limit)
      var areas: [Double?] = Array(repeating: nil, count: count)
      for i in 1..<count {
        let area = Self.area(&random)
        queue.set(area, at: i)
        areas[i] = area
      }
      var turns = 0
      while true {
        var least: (vertex: Int, area: Double)?
        for (i, area) in areas.enumerated() {
          if let area, area <= limit, area < least?.area ?? .infinity { least = (i, area) }
        }
        let found = queue.popLeast()
        try #require(found?.vertex == least?.vertex)
        try #require(found?.area == least?.area)
        guard let least else { break }
        areas[least.vertex] = nil
        turns += 1
        // Two others change; some come back.
        if turns > 2 * count { continue }
        for _ in 0..<2 {
          let vertex = random.int(in: 1...count - 1)
          if areas[vertex] == nil && !random.oneIn(4) { continue }
          let area = random.oneIn(4) ? areas[vertex] ?? 0 : Self.area(&random)
          queue.set(area, at: vertex)
          areas[vertex] = area
        }
      }
      #expect(chain.vertices[0].isPinned)
    }
  }

  @Test func manyComeOutInOrder() throws {
    var random = SeededGenerator(seed: 1)
    let count = 60_000
    let chain = Self.chain(count)
    var queue = AreaQueue(chain, upTo: .greatestFiniteMagnitude)
    var areas: [(area: Double, vertex: Int)] = []
    for i in 0..<count {
      areas.append((Self.area(&random), i))
      queue.set(areas[i].area, at: i)
    }
    areas.sort { $0 < $1 }
    for expected in areas {
      let found = queue.popLeast()
      try #require(found?.vertex == expected.vertex)
    }
    let none = queue.popLeast()
    #expect(none == nil)
  }
}
