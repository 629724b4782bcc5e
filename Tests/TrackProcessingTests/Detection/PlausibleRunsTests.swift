import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct PlausibleRunsTests {
  static func runs(_ meters: [Double], limit: Double = 10) -> PlausibleRuns {
    PlausibleRuns(TimedLegs(Recordings.east(meters)), limit: limit)
  }

  /// So many fixes, one meter apart.
  static func walk(from start: Double, _ count: Int) -> [Double] {
    (0..<count).map { start + Double($0) }
  }

  @Test func runsEndAtFastLegs() {
    let runs = Self.runs([0, 5, 100, 105, 300]).runs
    #expect(runs.map(\.first) == [0, 2, 4] && runs.map(\.last) == [1, 3, 4])
    #expect(Self.runs([]).runs == [] && Self.runs([1]).runs.count == 1)
  }

  @Test func theSequenceWithMostFixesStays() {
    // Twenty, then thirty elsewhere, then the way goes on.
    let glitch = Self.walk(from: 0, 20) + Self.walk(from: 5000, 30) + Self.walk(from: 50, 100)
    #expect(Self.runs(glitch).doubts().runs == [1])
    // Only together the first and the last are more.
    let between = Self.walk(from: 0, 3) + Self.walk(from: 5000, 4) + Self.walk(from: 9, 3)
    #expect(Self.runs(between).doubts().runs == [1])
    let end = Self.walk(from: 0, 3) + Self.walk(from: 5000, 4)
    #expect(Self.runs(end).doubts().runs == [0])
  }

  @Test func equalSidesBothStay() {
    let doubts = Self.runs(Self.walk(from: 0, 5) + Self.walk(from: 5000, 5)).doubts()
    #expect(doubts.runs == [] && doubts.ends.isEmpty)
    // Of three, the one in the middle is less than both others.
    let three = Self.walk(from: 0, 5) + Self.walk(from: 5000, 4) + Self.walk(from: 9000, 5)
    #expect(Self.runs(three).doubts().runs == [1])
  }

  @Test func longRunsLoseEndsAndNotThemselves() {
    // Fix 29 is ahead; only the leg from it to fix 30 is too fast.
    var meters = Self.walk(from: 0, 60)
    meters[29] = 37
    meters[30] = 24
    let doubts = Self.runs(meters).doubts()
    #expect(doubts.runs == [])
    #expect(doubts.ends.map(\.fixes) == [29...29])
  }

  @Test func theFewestFixesAreCut() throws {
    let runs = Self.runs(Self.walk(from: 0, 40) + Self.walk(from: 90, 40))
    let (a, b) = (runs.runs[0], runs.runs[1])
    let cut = try #require(runs.cut(a, b, atMost: 30))
    // 51 m in one second; nine more are gained by each fix left out.
    #expect(cut.count == 5)
    #expect(runs.cut(a, b, atMost: 4) == nil)
    #expect(runs.cut(a, b, atMost: 5) == cut)
    #expect(runs.legs.isPlausible(from: a.last - cut.before, to: b.first + cut.after, limit: 10))
  }

  @Test func aSlightExcessCostsRunsOfAnyLengthAFewFixes() throws {
    let runs = Self.runs([0, 1, 13, 14, 15])
    let (a, b) = (runs.runs[0], runs.runs[1])
    #expect(runs.slightCut(a, b)?.count == 1 && runs.cut(a, b, atMost: 9) == nil)
    let far = Self.runs([0, 1, 17, 18, 19])
    #expect(far.slightCut(far.runs[0], far.runs[1]) == nil)
    #expect(far.doubts().runs == [0])
  }

  /// All sequences of runs, by trying each set of them.
  static func exhaustive(_ runs: PlausibleRuns) -> [Int] {
    var most = 0
    var believed: Set<Int> = []
    for set in 1..<(1 << runs.runs.count) {
      let members = runs.runs.indices.filter { set >> $0 & 1 == 1 }
      guard
        zip(members, members.dropFirst()).allSatisfy({ runs.joins(runs.runs[$0], runs.runs[$1]) })
      else { continue }
      let count = members.reduce(0) { $0 + runs.runs[$1].count }
      if count > most { believed = [] }
      most = max(most, count)
      if count == most { believed.formUnion(members) }
    }
    return runs.runs.indices.filter { !believed.contains($0) }
  }

  @Test func agreesWithTryingAllSets() throws {
    try forEachSeed(count: 500) { random in
      var meters: [Double] = []
      var place = 0.0
      while meters.count < 25 {
        if random.oneIn(3) { place = random.oneIn(2) ? 0 : random.double(in: -300...300) }
        place += random.double(in: -4...4)
        meters.append(place)
      }
      let runs = Self.runs(meters)
      let pairs = zip(runs.runs, runs.runs.dropFirst())
      guard runs.runs.count <= 12, runs.runs.allSatisfy({ $0.count < 10 }),
        pairs.allSatisfy({ runs.slightCut($0, $1) == nil })
      else { return }
      try #require(runs.doubts().runs == Self.exhaustive(runs))
    }
  }

  @Test func manyRunsTakeNoLongTime() {
    // Each leg too fast: nothing can be told, and it is told soon.
    let meters = (0..<100_000).map { Double($0) * 50 }
    let doubts = Self.runs(meters).doubts()
    #expect(doubts.runs.isEmpty)
  }
}
