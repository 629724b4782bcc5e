import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct PinKindTests {
  @Test func namesDifferAndEachKindCanBeAskedFor() {
    #expect(Set(PinKind.all.map(\.name)).count == PinKind.all.count)
    for kind in PinKind.all {
      var rules = PinRules()
      rules.turnOn(kind)
      #expect(!rules.isEmpty, "\(kind.name)")
      #expect(!kind.summary.isEmpty)
    }
  }

  @Test func pinsOfAllKindsComeInOrderAndOnce() {
    let corners = [(0.0, 0.0), (100, 0), (100, 100)]
    let way = line(walk(corners, step: 10)).timed(every: 4)
    var rules = PinRules()
    #expect(rules.pins(of: way, waypoints: [way.coordinates[10]]) == [])
    for kind in PinKind.all { rules.turnOn(kind) }
    let pins = rules.pins(of: way, waypoints: [way.coordinates[10], way.coordinates[4]])
    #expect(pins == [4, 10])
    for short in [Segment(), line([(0, 0)]), line([(0, 0), (5, 5)])] {
      #expect(rules.pins(of: short, waypoints: [place(47, 11)]).allSatisfy { $0 < short.count })
    }
  }
}
