/// Finds the word that was probably meant.
package enum Suggestion {
  /// The candidate closest to a word, nil when none is close: at most a third of its letters
  /// differ, or it goes on where the word stops. The first of equally close ones wins. A number is
  /// never a slip of another one, and a single letter none of another letter.
  ///
  /// - Complexity: O(candidates × letters²); words of more than 40 letters get no suggestion.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    guard typed.contains(where: \.isLetter), typed.count <= 40 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      var distance = editDistance(typed, letters)
      let limit = max(1, max(typed.count, letters.count) / 3)
      if distance > limit || distance == max(typed.count, letters.count) {
        guard typed.count >= 2, letters.starts(with: typed) else { continue }
        distance = limit
      }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The end of a message: `; did you mean --to?`, or nothing.
  package static func hint(
    for word: String, among candidates: [String], prefix: String = ""
  ) -> String {
    closest(to: word, among: candidates).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbors that turn one word into another.
  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforePrevious[j - 2] + 1)
        }
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
