import Geodesy
import Tracks

/// The root element.
extension GPXReader {
  mutating func readRootTag(_ input: borrowing InputBuffer) throws(ReadError) -> String? {
    let meaning = scanner.names.meanings[Int(scanner.name)]
    let name = scanner.names.text(meaning.local)
    guard name == "gpx" else {
      throw ReadError(
        .notGPX, at: input.bookmarkPosition,
        XMLScanner.isOfPage(name)
          ? GPXReader.webPage(name) : "the root element is \(name), not gpx")
    }
    let uri = scanner.names.uri(meaning.namespace)
    var version: String?
    switch uri {
    case GPXVocabulary.gpx10: version = "1.0"
    case GPXVocabulary.gpx11: version = "1.1"
    case "": break
    default:
      if !uri.hasPrefix(XMLNames.undeclared) {
        scanner.findings.add(
          .namespace, at: input.bookmarkPosition,
          "the namespace \(uri) is not GPX's; its elements are read as GPX")
      }
    }
    vocabulary.setRootNamespace(meaning.namespace)
    if let stated = attribute("version", input) {
      if stated == "1.0" || stated == "1.1" {
        version = stated
      } else {
        let text = Array(stated.utf8).withUnsafeBufferPointer { GPXReader.quoted($0) }
        scanner.findings.add(
          .namespace, at: input.bookmarkPosition,
          "the version \(text) is neither 1.0 nor 1.1; the file is read as both are")
      }
    }
    document.metadata.creator = attribute("creator", input)
    return version
  }

  mutating func readRoot(_ input: inout InputBuffer) throws(ReadError) {
    var extensions: RawXML?
    while case .start = try nextChild(&input) {
      switch element(input) {
      case .metadata:
        try readMetadata(&input)
      case .wpt:
        try readWaypoint(&input)
      case .rte:
        try readRoute(&input)
      case .trk:
        try readTrack(&input)
      case .extensions:
        try captureChildren(&input, into: &extensions)
      case let other:
        if try !readMetadataChild(other, &input) {
          try capture(&input, into: &extensions)
        }
      }
    }
    document.metadata.documentExtensions = extensions
  }
}
