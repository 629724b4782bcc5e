import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing
@testable import Simplifying

struct FixOrderTests {
  @Test func positionsAreThoseOfTheMonitor() throws {
    var permuted = 0
    try forEachSeed(count: 100) { random in
      let paths = RandomPaths(&random)
      let isTimed = !random.oneIn(5)
      let segments = paths.segments(&random, isTimed: isTimed, upTo: 60)
      var options = paths.options(&random, isTimed: isTimed)
      let order = FixOrder(segments, options)
      // Useless fixes are left out under the gate.
      options.accuracyPolicy = .ignore
      let sequence = FixSequence(segments, options)
      try #require(order.count == sequence.count)
      try #require(order.places == sequence.places)
      for (i, origin) in sequence.origins.enumerated() {
        let position = order.position(segment: Int(origin.segment), fix: Int(origin.fix))
        try #require(position == i)
        try #require(order.segment(of: i) == Int(origin.segment))
        if i > 0 {
          let seconds = sequence.time(i - 1).flatMap { a in
            sequence.time(i).map { $0.seconds(since: a) }
          }
          try #require(order.seconds(from: i - 1, to: i) == seconds)
        }
        if i > 0, sequence.origins[i - 1].fix + 1 != origin.fix, origin.fix > 0 { permuted += 1 }
      }
    }
    #expect(permuted > 20)
  }

  @Test func whatIsKeptHasAllThatMonitorsAskFor() throws {
    try forEachSeed(count: 60) { random in
      let paths = RandomPaths(&random)
      let segments = paths.segments(&random, isTimed: true, upTo: 60)
      let options = paths.options(&random, isTimed: true)
      let order = FixOrder(segments, options)
      let kept = (0..<order.count).filter { _ in random.oneIn(3) }
      let (some, positions) = order.keeping(kept)
      try #require(positions.flatMap { $0 }.sorted() == kept)
      let monitor = FenceMonitor(try paths.fences(&random), options: options)
      let plain = zip(segments, positions.enumerated()).map { segment, entry in
        segment.keeping(
          segment.indices.filter {
            entry.element.contains(order.position(segment: entry.offset, fix: $0))
          })
      }
      // Where no fix that stays has a time nothing dwells.
      guard plain.contains(where: { $0.times.contains { !$0.isMissing } }) else { return }
      try #require(try monitor.log(of: plain).events == monitor.log(of: some).events)
    }
  }
}
