import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct EdgeChainTests {
  static func chain(_ vertices: [Coordinate]) -> EdgeChain {
    EdgeChain(vertices) { (min($0.latitude, $1.latitude), max($0.latitude, $1.latitude)) }
  }

  /// Every edge is visited once and in order, whatever the number.
  @Test(arguments: [1, 2, 7, 8, 9, 63, 64, 65, 512, 513, 4097, 40_000])
  func everyEdgeIsVisited(count: Int) {
    let vertices = (0...count).map { place(Double($0 % 90), Double($0) / 1000) }
    let chain = Self.chain(vertices)
    #expect(chain.edgeCount == count)
    var visited: [Coordinate] = []
    chain.forEachEdge(
      skipping: { _, _, _ in false },
      { a, b in
        visited.append(a)
        #expect(b.longitude > a.longitude)
        return true
      })
    #expect(visited == vertices.dropLast())
  }

  /// What is left out can be: the boxes hold their edges.
  @Test func boxesHoldTheirEdges() throws {
    try forAll(count: 100) { random in
      let vertices = (0...random.int(in: 1...3000)).map { _ in random.coordinate() }
      let chain = Self.chain(vertices)
      let point = random.coordinate()
      func isNear(_ box: EdgeChain.Box) -> Bool {
        box.x <= point.longitude && point.longitude <= box.z && box.y <= point.latitude
          && point.latitude <= box.w
      }
      var found = 0
      chain.forEachEdge(
        skipping: { box, first, last in
          #expect(box.x <= first.longitude && last.longitude <= box.z)
          return !isNear(box)
        },
        { a, b in
          if isNear(Self.chain([a, b]).box) { found += 1 }
          return true
        })
      let all = zip(vertices, vertices.dropFirst()).filter { isNear(Self.chain([$0, $1]).box) }
      return found == all.count
    }
  }

  @Test func aWalkEndsWhenTold() {
    let chain = Self.chain((0...100).map { place(0, Double($0)) })
    var count = 0
    chain.forEachEdge(
      skipping: { _, _, _ in false },
      { _, _ in
        count += 1
        return count < 20
      })
    #expect(count == 20)
  }

  @Test func oneVertexHasABox() {
    let chain = Self.chain([place(3, 4)])
    #expect(chain.edgeCount == 0)
    #expect(chain.box == EdgeChain.Box(4, 3, 4, 3))
    chain.forEachEdge(
      skipping: { _, _, _ in false },
      { _, _ in
        Issue.record("there is no edge")
        return true
      })
  }
}
