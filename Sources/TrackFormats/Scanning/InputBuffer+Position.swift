extension InputBuffer {
  /// The line and column of a byte of the window.
  ///
  /// - Complexity: O(bytes of the window before it).
  package func position(at index: Int) -> FilePosition {
    var place = base
    if baseIsAfterCR && bytes[0] != 0x0A {
      place.line += 1
      place.column = 1
    }
    place.advance(over: bytes, count: index)
    return place
  }

  /// The line and column of `head`.
  package var position: FilePosition { position(at: head) }

  /// The line and column of the byte that `bookmark` was last set to, also when it has left the
  /// window since.
  package var bookmarkPosition: FilePosition {
    bookmark < 0 ? slidPosition : position(at: bookmark)
  }
}
