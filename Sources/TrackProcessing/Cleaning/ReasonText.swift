import Tracks

/// A number in a reason: to a tenth.
func tenths(_ value: Double) -> String {
  shortest(abs(value) < 1e15 ? (value * 10).rounded() / 10 + 0 : value)
}

/// "1 fix", "2 fixes".
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension CleaningDraft.Item {
  /// What a note calls the track: its number, counted from 1 as in the table of `info`, and its
  /// name.
  var title: String {
    guard let name = details.text.name else { return "track \(source + 1)" }
    return "track \(source + 1) '\(name)'"
  }
}
