import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct AreaHeapTests {
  @Test func theLeastComesOutFirstAndOfEqualOnesTheLowestIndex() throws {
    try forEachSeed { random in
      var heap = AreaHeap()
      var model: [AreaEntry] = []
      for vertex in 0..<random.int(in: 0...400) {
        if random.oneIn(3) {
          let least = model.min { $0.isBefore($1) }
          try #require(heap.popLeast() == least)
          if let least, let place = model.firstIndex(of: least) { model.remove(at: place) }
        } else {
          let entry = AreaEntry(area: Double(random.int(in: 0...9)), vertex: 1000 - vertex)
          heap.insert(entry)
          model.append(entry)
        }
        try #require(heap.count == model.count)
      }
      for entry in model.sorted(by: { $0.isBefore($1) }) {
        try #require(heap.popLeast() == entry)
      }
      try #require(heap.popLeast() == nil)
    }
  }
}
