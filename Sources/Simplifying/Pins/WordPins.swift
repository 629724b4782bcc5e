import Tracks

extension PinKind {
  /// The fixes that say something to people.
  public static let words = PinKind(
    name: "words",
    summary: "the fixes that have words of their own: a name, a comment, a symbol, a link",
    turnOn: { $0.words = true },
    pins: { rules, segment, _ in rules.words ? segment.wordedFixes : [] })
}

extension Segment {
  /// The fixes that have words of their own: a name, a comment, a description, a symbol or a link;
  /// extensions are for programs. Indices, ascending.
  ///
  /// - Complexity: O(1) where no fix has any, else O(*n*).
  var wordedFixes: [Int] {
    detailIndices.isEmpty ? [] : indices.filter { spokenDetails(at: $0)?.hasWords == true }
  }
}

extension FixDetails {
  /// Whether there is something for a person to read or to see.
  var hasWords: Bool {
    [name, comment, description, symbol].contains { $0?.isEmpty == false } || !links.isEmpty
  }
}
