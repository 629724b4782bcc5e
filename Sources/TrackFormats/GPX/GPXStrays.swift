import Tracks

/// What stands where GPX has no place for it.
extension GPXReader {
  /// The element as written around the one that has just begun; empty for the root element.
  private var parentTag: String {
    let count = scanner.open.count
    return count < 2 ? "" : scanner.names.text(scanner.open[count - 2].name)
  }

  /// Notes an element that is read although it has no place where it stands.
  ///
  /// - Parameter outcome: What becomes of it, in words that follow a colon.
  mutating func noteMisplaced(_ input: borrowing InputBuffer, _ outcome: String) {
    let (tag, parent) = (scanner.names.text(scanner.element), parentTag)
    scanner.findings.add(
      .unknownExtension, at: input.bookmarkPosition,
      "<\(tag)> has no place in <\(parent)>: \(outcome)")
  }

  /// Notes an element that is kept as an extension although by its name it holds points: nobody
  /// would look for them there.
  ///
  /// - Parameter isOutermost: It is in no other element that is kept.
  /// - Returns: Whether it was noted.
  mutating func noteStray(
    _ word: GPXVocabulary.Word, _ input: borrowing InputBuffer, isOutermost: Bool
  ) -> Bool {
    if word.element.holdsPoints {
      noteMisplaced(input, "it is kept as an extension")
      return true
    }
    guard word.isNamesake && isOutermost && !isInExtensions else { return false }
    let tag = scanner.names.text(scanner.element)
    let uri = scanner.names.uri(scanner.names.meanings[Int(scanner.name)].namespace)
    scanner.findings.add(
      .namespace, at: input.bookmarkPosition,
      "<\(tag)> of the namespace \(uri) is not GPX's: it is kept as an extension")
    return true
  }

  /// Whether the element that has just begun stands in `<extensions>`, where anything may.
  private var isInExtensions: Bool {
    mutating get {
      let count = scanner.open.count
      return count >= 2
        && vocabulary.element(scanner.open[count - 2].meaning, scanner.names) == .extensions
    }
  }
}
