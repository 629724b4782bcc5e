/// A byte of the window whose position is known: a file that is asked for many is counted once.
/// Positions are asked for while the buffer is only borrowed, so it lies beside it.
final class LatestPosition {
  /// 0 when none is known.
  var index = 0
  var place = FilePosition(line: 1, column: 1)
}

extension InputBuffer {
  /// The line and column of a byte of the window.
  ///
  /// - Complexity: O(bytes of the window before it, or since the byte last asked about when that
  ///   was before it).
  package func position(at index: Int) -> FilePosition {
    let known = knownPosition(upTo: index)
    var place = known.place
    place.advance(over: bytes + known.index, count: index - known.index)
    // At the end of the window it is not known yet whether a CR there ends its line.
    if index < tail {
      latest.index = index
      latest.place = place
    }
    return place
  }

  /// The last byte up to an index whose position is known.
  func knownPosition(upTo index: Int) -> (index: Int, place: FilePosition) {
    if 0 < latest.index && latest.index <= index { return (latest.index, latest.place) }
    var place = base
    if baseIsAfterCR && bytes[0] != 0x0A {
      place.line += 1
      place.column = 1
    }
    return (0, place)
  }

  /// The line and column of `head`.
  package var position: FilePosition { position(at: head) }

  /// The line and column of the byte that `bookmark` was last set to, also when it has left the
  /// window since.
  package var bookmarkPosition: FilePosition {
    bookmark < 0 ? slidPosition : position(at: bookmark)
  }
}
