import Foundation
import RoutelayTestSupport
import Testing

@testable import Simplifying

/// Candidates are numbers of vertices here.
struct BudgetSearchTests {
  /// A size for each number of vertices.
  private struct Sizes {
    var sizes: [Int]
    var count: Int { sizes.count - 1 }

    /// Sizes that grow in one of several ways, and wobble.
    init(_ random: inout SeededGenerator) {
      let count = random.oneIn(10) ? random.int(in: 0...3) : random.int(in: 4...20_000)
      let head = random.double(in: 0...5000)
      let each = random.double(in: 1...80)
      let kind = random.int(in: 0...3)
      // Where sizes hardly grow a wobble would hide that they do.
      let wobble = random.oneIn(3) || kind % 2 == 1 ? 0 : random.double(in: 0...4)
      let stairs = random.int(in: 1...max(count / 3, 1))
      sizes = (0...count).map { k in
        let part = Double(k) / Double(max(count, 1))
        let total = each * Double(count)
        let even =
          switch kind {
          case 0: each * Double(k)
          case 1: total * part * part
          case 2: total * part.squareRoot()
          default: each * Double(k / stairs * stairs)
          }
        return Int(head + even + random.double(in: -wobble...wobble))
      }
    }
  }

  @Test func whatIsFoundIsWithinAndNearlyTheMost() throws {
    var most = 0
    try forEachSeed(count: 400) { random in
      let sizes = Sizes(&random)
      let low = try #require(sizes.sizes.first)
      let high = try #require(sizes.sizes.max())
      let limit = random.oneIn(8) ? high : random.int(in: low...max(low, high + 3))
      let guess =
        random.oneIn(2) ? nil : random.int(in: -5...sizes.count + 5)
      var made: [Int] = []
      let found = try BudgetSearch.best(
        upTo: sizes.count, guess: guess,
        budgets: [Budget<Int>(limit: limit, unit: "bytes") { sizes.sizes[$0] }]
      ) { (count) throws(SimplificationError) in
        made.append(count)
        return count
      }
      try #require(sizes.sizes[found] <= limit)
      try #require(made.allSatisfy { (0...sizes.count).contains($0) })
      try #require(Set(made).count == made.count, "a candidate is made twice")
      // A full scan finds hardly more.
      let scanned = sizes.sizes.lastIndex { $0 <= limit } ?? 0
      let slack = 0.02 * Double(scanned) + 12
      try #require(Double(scanned - found) <= slack, "\(found) of \(scanned)")
      most = max(most, made.count - 2 * Int(log2(Double(sizes.count + 2))))
    }
    #expect(most < 8, "\(most) candidates more than two for each halving")
  }

  @Test(arguments: [0, 1, 7, 1000, 1_000_000])
  func evenSizesAreFoundInAFewSteps(_ limit: Int) throws {
    var made = 0
    let found = try BudgetSearch.best(
      upTo: 1_000_000, guess: nil,
      budgets: [Budget<Int>(limit: 500 + 31 * limit, unit: "bytes") { 500 + 31 * $0 }]
    ) { (count) throws(SimplificationError) in
      made += 1
      return count
    }
    #expect(found == limit && made <= 4)
  }

  @Test func aGuessThatIsRightIsAllThatIsMade() throws {
    var made: [Int] = []
    let found = try BudgetSearch.best(
      upTo: 5000, guess: 70, budgets: [Budget<Int>(limit: 100, unit: "vertices") { $0 + 30 }]
    ) { (count) throws(SimplificationError) in
      made.append(count)
      return count
    }
    #expect(found == 70 && made == [70])
  }

  @Test func aGuessFarTooLowIsLeftBehindSoon() throws {
    var made = 0
    let found = try BudgetSearch.best(
      upTo: 2_000_000, guess: 0,
      budgets: [Budget<Int>(limit: 1_234_567, unit: "vertices") { max(0, $0 - 40) }]
    ) { (count) throws(SimplificationError) in
      made += 1
      return count
    }
    #expect(found == 1_234_607 && made < 60)
  }

  @Test func theBudgetThatIsTooSmallIsNamed() {
    let budgets = [
      Budget<Int>(limit: 5, unit: "vertices") { $0 + 2 },
      Budget<Int>(limit: 100, unit: "bytes") { $0 * 10 + 101 },
    ]
    for guess in [nil, 0, 3] {
      #expect(
        throws: SimplificationError.budgetTooSmall(limit: 100, unit: "bytes", least: 101)
      ) {
        try BudgetSearch.best(upTo: 10, guess: guess, budgets: budgets) {
          (count) throws(SimplificationError) in count
        }
      }
    }
  }

  @Test func errorsOfCandidatesArePassedOn() {
    #expect(throws: SimplificationError.planarGeometry("no")) {
      try BudgetSearch.best(
        upTo: 10, guess: nil, budgets: [Budget<Int>(limit: 5, unit: "vertices") { $0 }]
      ) { (_) throws(SimplificationError) in throw .planarGeometry("no") }
    }
  }

  @Test func nothingToAdd() throws {
    let budget = Budget<Int>(limit: 5, unit: "vertices") { $0 }
    #expect(
      try BudgetSearch.best(upTo: 0, guess: 5, budgets: [budget]) {
        (count) throws(SimplificationError) in count
      } == 0)
  }
}
