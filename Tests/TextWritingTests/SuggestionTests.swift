import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("convrt", "convert"), ("ocnvert", "convert"), ("CONVERT", "convert"), ("inof", "info"),
      ("form", "formats"), ("hlep", "help"),
    ])
  func aTypingMistakeIsUnderstood(_ typed: String, _ meant: String) {
    let words = ["convert", "info", "formats", "help"]
    #expect(Suggestion.closest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["", "x", "teleport", String(repeating: "convert", count: 20)])
  func nothingIsGuessedFromNothing(_ typed: String) {
    #expect(Suggestion.closest(to: typed, among: ["convert", "info", "formats"]) == nil)
  }

  @Test func theDistanceIsSymmetricAndZeroOnlyForEquals() throws {
    try forAll { random in
      let letters = Array("abc")
      func word(_ random: inout SeededGenerator) -> [Character] {
        (0..<random.int(in: 0...6)).map { _ in letters[random.int(in: 0...2)] }
      }
      let a = word(&random)
      let b = word(&random)
      let distance = Suggestion.editDistance(a, b)
      return distance == Suggestion.editDistance(b, a) && (distance == 0) == (a == b)
        && distance <= max(a.count, b.count) && distance >= abs(a.count - b.count)
    }
  }

  @Test func swappedNeighborsAreOneMistake() {
    #expect(Suggestion.editDistance(Array("form"), Array("from")) == 1)
  }

  @Test(arguments: [("7", ["5", "6"]), ("12", ["1", "2"]), ("x", ["y", "z"]), ("-1", ["1"])])
  func noNumberIsASlipOfAnother(_ typed: String, _ words: [String]) {
    #expect(Suggestion.closest(to: typed, among: words) == nil)
  }
}
