import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct VertexBlocksTests {
  @Test(arguments: [0, 1, 255, 256, 257, 1000])
  func blocksCoverEveryVertexOnce(count: Int) {
    var random = SeededGenerator(seed: 5)
    let path = (0..<count).map { _ in
      place(random.double(in: -80...80), random.double(in: -90...80))
    }
    let blocks = path.withUnsafeBufferPointer { VertexBlocks($0) }
    #expect(blocks.blocks.flatMap { Array($0.range) } == Array(0..<count))
    for block in blocks.blocks {
      let part = path[block.range]
      #expect(block.low.x == part.map(\.longitude).min())
      #expect(block.high.x == part.map(\.longitude).max())
      #expect(block.low.y == part.map(\.latitude).min())
      #expect(block.high.y == part.map(\.latitude).max())
    }
    #expect(blocks.low.x == path.map(\.longitude).min() ?? .infinity)
    #expect(blocks.high.y == path.map(\.latitude).max() ?? -.infinity)
    #expect(!blocks.hasLongStep)
  }

  @Test(arguments: [(256, true), (255, true), (700, true), (0, false)])
  func aLongStepIsSeenBetweenBlocksToo(position: Int, expected: Bool) {
    var path = Array(repeating: place(0, -170), count: 800)
    if expected { for index in position..<800 { path[index] = place(0, 170) } }
    #expect(path.withUnsafeBufferPointer { VertexBlocks($0) }.hasLongStep == expected)
  }
}
