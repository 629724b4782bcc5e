extension Segment {
  /// Appends the fixes of another segment with all their values and words. Of the extensions of
  /// the two segments this one's stay; it takes the other's where it has none.
  ///
  /// - Complexity: O(number of fixes of the other × number of columns).
  package mutating func append(contentsOf other: Segment) {
    if isEmpty && extensions == nil {
      self = other
      return
    }
    let elevations = other.elevations
    let times = other.times
    let columns = other.columns
    let hasWords = !other.detailIndices.isEmpty
    let hasExtensions = other.hasFixExtensions
    for (i, coordinate) in other.coordinates.enumerated() {
      append(
        coordinate, elevation: elevations.isEmpty ? .nan : elevations[i],
        time: times.isEmpty ? .missing : times[i])
      for column in columns { setLast(column.channel, column.values[i]) }
      if let line = other.line(at: i) { setLastLine(line) }
      if hasWords, let words = other.spokenDetails(at: i) { setLastDetails(words) }
      if hasExtensions { other.withExtensions(at: i) { setLastExtensions($0) } }
    }
    if extensions == nil { extensions = other.extensions }
  }
}
