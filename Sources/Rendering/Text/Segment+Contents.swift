import Tracks

extension Segment {
  /// Whether some fix has an elevation.
  var hasElevations: Bool { !elevations.isEmpty && elevations.contains { !$0.isNaN } }

  /// Whether some fix has a time.
  var hasTimes: Bool { !times.isEmpty && times.contains { !$0.isMissing } }

  /// Whether some fix has a value of a channel.
  func has(_ channel: Channel) -> Bool {
    columns.contains { $0.channel == channel && $0.values.contains { !$0.isNaN } }
  }

  /// Whether some fix has words of a kind. Only those of fixes that are still there count.
  func hasDetails(where predicate: (FixDetails) -> Bool) -> Bool {
    var isUsed: [Bool]?
    for i in detailTable.indices where predicate(detailTable[i]) {
      let used = isUsed ?? self.isDetailUsed
      isUsed = used
      if used[i] { return true }
    }
    return false
  }

  /// The words of the fixes that are of a kind, equal ones once.
  func usedDetails(where predicate: (FixDetails) -> Bool) -> [FixDetails] {
    if detailTable.isEmpty { return [] }
    let used = isDetailUsed
    return detailTable.indices.filter { used[$0] && predicate(detailTable[$0]) }
      .map { detailTable[$0] }
  }

  /// For each entry of the table whether some fix has it.
  private var isDetailUsed: [Bool] {
    var isUsed = Array(repeating: false, count: detailTable.count)
    for index in detailIndices where index >= 0 { isUsed[Int(index)] = true }
    return isUsed
  }

  /// The word that the `fix` channel stands for, nil for a number that is none.
  static func fixWord(_ value: Double) -> String? {
    guard let i = Int(exactly: value), Channel.fixWords.indices.contains(i) else { return nil }
    return Channel.fixWords[i]
  }
}
