/// The positions that stay of a path.
struct KeptFixes {
  /// Ascending.
  private(set) var positions: [Int]
  private var mask: [Bool]

  /// Takes what stays: the first and the last fix of each segment in any case.
  ///
  /// - Parameter retained: For each segment the indices of fixes that stay, ascending; what is no
  ///   index is ignored, and a segment without an entry keeps its ends.
  init(_ fixes: FixOrder, retained: [[Int]]) {
    mask = Array(repeating: false, count: fixes.count)
    for (number, segment) in fixes.segments.enumerated() where !segment.isEmpty {
      for fix in [0, segment.count - 1] { mask[fixes.position(segment: number, fix: fix)] = true }
      guard number < retained.count else { continue }
      for fix in retained[number] where segment.indices.contains(fix) {
        mask[fixes.position(segment: number, fix: fix)] = true
      }
    }
    positions = mask.indices.filter { [mask] in mask[$0] }
  }

  /// Whether a position stays.
  func contains(_ position: Int) -> Bool { mask[position] }

  /// Brings positions back.
  mutating func insert(_ added: [Int]) {
    var isNew = false
    for position in added where !mask[position] {
      mask[position] = true
      isNew = true
    }
    if isNew { positions = mask.indices.filter { [mask] in mask[$0] } }
  }

  /// The span that a position lies in: its last end is the first kept position that is not before
  /// it. The first kept position alone is span 0.
  func span(of position: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The two kept positions that a span lies between when something between them is dropped, else
  /// nil.
  func gap(ofSpan span: Int) -> (first: Int, last: Int)? {
    guard span > 0, span < positions.count, positions[span] - positions[span - 1] > 1 else {
      return nil
    }
    return (positions[span - 1], positions[span])
  }
}
