package import Tracks

extension TrackDocument {
  /// What overlay documents may carry of its fixes beside elevations, in their order and by the
  /// words of `--channels`.
  ///
  /// - Complexity: O(number of fixes) at worst; a column is left at its first value.
  package var overlayChannelWords: [String] {
    func has(_ test: (Segment) -> Bool) -> Bool {
      items.contains { $0.segments.contains(where: test) }
    }
    return (has(\.hasTimes) ? ["times"] : [])
      + Channel.allCases.filter { channel in has { $0.has(channel) } }.map(\.key)
  }
}
