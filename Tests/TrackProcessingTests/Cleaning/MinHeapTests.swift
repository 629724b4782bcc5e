import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct MinHeapTests {
  @Test func elementsComeOutInOrder() throws {
    try forEachSeed { random in
      var heap = MinHeap<Int>()
      var model: [Int] = []
      for _ in 0..<random.int(in: 0...200) {
        if random.oneIn(3) {
          try #require(heap.popMin() == model.min())
          if let least = model.min(), let place = model.firstIndex(of: least) {
            model.remove(at: place)
          }
        } else {
          let value = random.int(in: -20...20)
          heap.insert(value)
          model.append(value)
        }
      }
      for value in model.sorted() { try #require(heap.popMin() == value) }
      try #require(heap.popMin() == nil)
    }
  }
}
