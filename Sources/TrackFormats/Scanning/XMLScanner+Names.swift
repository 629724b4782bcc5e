extension XMLScanner {
  /// A name with its prefix resolved: the namespace's URI, empty for none, and the local part.
  package typealias ExpandedName = (uri: String, local: String)

  /// The expanded name of the element that has just begun or ended. Readers compare numbers
  /// instead; this is for tools and tests that show what was read.
  package var elementName: ExpandedName {
    let meaning = names.meanings[Int(name)]
    return (names.uri(meaning.namespace), names.text(meaning.local))
  }

  /// Hands out the attributes of the element that has just begun, in order, without namespace
  /// declarations.
  package func forEachAttribute(
    _ input: borrowing InputBuffer, _ body: (ExpandedName, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for attribute in attributes {
      let entry = names.entries[Int(attribute.name)]
      if entry.declares != XMLNames.none { continue }
      var uri = ""
      if entry.prefix != XMLNames.none {
        let bound = names.uri(ofPrefix: entry.prefix)
        uri = names.uri(bound == XMLNames.none ? names.assumedURI(ofPrefix: entry.prefix) : bound)
      }
      body((uri, names.text(entry.local)), value(of: attribute, input))
    }
  }
}
