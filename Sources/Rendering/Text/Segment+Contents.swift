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

  /// The words of the fixes, each kind once; empty for most segments.
  var usedDetails: [FixDetails] {
    var isUsed = Array(repeating: false, count: detailTable.count)
    for index in detailIndices where index >= 0 { isUsed[Int(index)] = true }
    return detailTable.indices.filter { isUsed[$0] }.map { detailTable[$0] }
  }

  /// The word that the `fix` channel stands for, nil for a number that is none.
  static func fixWord(_ value: Double) -> String? {
    guard let i = Int(exactly: value), Channel.fixWords.indices.contains(i) else { return nil }
    return Channel.fixWords[i]
  }
}
