import Geodesy
import Testing
import Tracks

@testable import TrackFormats

struct PositionStoreTests {
  @Test func segmentsAreCopiesOfRanges() {
    var store = PositionStore()
    for i in 0..<5_000 {
      let value = Double(i) / 100
      store.append(longitude: value, latitude: -value, elevation: i < 3_000 ? .nan : value)
    }
    let low = store.segment(10..<2_000)
    let high = store.segment(2_999..<5_000)
    #expect(store.segment(7..<7).isEmpty)
    store.removeAll()
    store.append(longitude: 1, latitude: 1, elevation: 1)
    #expect(store.count == 1)
    #expect(low.count == 1_990)
    #expect(low.elevations.isEmpty)
    #expect(low[0].coordinate.longitude == 0.1)
    #expect(low[0].coordinate.latitude == -0.1)
    #expect(high.count == 2_001)
    #expect(high[0].elevation == nil)
    #expect(high[1].elevation == 30)
  }
}
