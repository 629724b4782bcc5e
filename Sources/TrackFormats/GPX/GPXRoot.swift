import Geodesy
import Tracks

/// The root element.
extension GPXReader {
  /// Reads the tag of the root element; returns the version.
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
    let stated = attribute("version", input)
    noteNamespace(uri, stated, input)
    vocabulary.setRootNamespace(meaning.namespace)
    passOverAttributes(input, except: ["version", "creator"])
    document.metadata.creator = attribute("creator", input)
    if stated == "1.0" || stated == "1.1" { return stated }
    return GPXReader.version(ofNamespace: uri)
  }

  /// The version whose namespace a URI is.
  private static func version(ofNamespace uri: String) -> String? {
    switch uri {
    case GPXVocabulary.gpx10: "1.0"
    case GPXVocabulary.gpx11: "1.1"
    default: nil
    }
  }

  /// Notes what is wrong with the namespace of the root element, and with the version beside it.
  private mutating func noteNamespace(
    _ uri: String, _ stated: String?, _ input: borrowing InputBuffer
  ) {
    let place = input.bookmarkPosition
    let version = GPXReader.version(ofNamespace: uri)
    if uri.isEmpty {
      scanner.findings.add(
        .namespace, at: place, "<gpx> has no namespace; its elements are read as GPX")
    } else if version == nil && !uri.hasPrefix(XMLNames.undeclared) {
      scanner.findings.add(
        .namespace, at: place, "the namespace \(uri) is not GPX's; its elements are read as GPX")
    }
    guard let stated else {
      scanner.findings.add(
        .namespace, at: place, "<gpx> states no version; the file is read as 1.0 and 1.1 are")
      return
    }
    if stated != "1.0" && stated != "1.1" {
      let text = Array(stated.utf8).withUnsafeBufferPointer { GPXReader.quoted($0) }
      scanner.findings.add(
        .namespace, at: place,
        "the version \(text) is neither 1.0 nor 1.1; the file is read as both are")
    } else if let version, version != stated {
      scanner.findings.add(
        .namespace, at: place,
        "version \(stated) is stated under the namespace of \(version); "
          + "the file is read as both are")
    }
  }

  /// Reads what the root element holds.
  mutating func readRoot(_ input: inout InputBuffer) throws(ReadError) {
    var extensions: RawXML?
    var implied = OpenTrack(isImplied: true)
    while case .start = try nextChild(&input) {
      let child = element(input)
      let place = keepsItemPlaces ? input.bookmarkPosition : nil
      if child == .trkseg || child == .trkpt {
        if implied.track.segments.isEmpty {
          noteMisplaced(input, "it is read as a track, with those that follow it")
        }
        if let place, implied.place == nil { implied.place = place }
        _ = try readTrackPart(child, &input, &implied)
        continue
      }
      endImpliedTrack(&implied)
      switch child {
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
      default:
        if try !readMetadataChild(child, &input) {
          try capture(&input, into: &extensions)
        }
      }
      notePlace(place)
    }
    endImpliedTrack(&implied)
    document.metadata.documentExtensions = extensions
  }

  /// Ends the track that segments and fixes outside tracks make together until something else comes.
  private mutating func endImpliedTrack(_ implied: inout OpenTrack) {
    if implied.track.segments.isEmpty { return }
    endLooseFixes(&implied)
    document.items.append(.track(implied.track))
    implied.track = Track()
    notePlace(implied.place)
    implied.place = nil
  }

  /// Remembers where the item stands that was read last, if one was.
  private mutating func notePlace(_ place: FilePosition?) {
    guard let place, itemPlaces.count < document.items.count else { return }
    var itemPlace = ItemPlace(start: place)
    if let unreadProximity {
      itemPlace.properties = [
        ItemPlace.Property(key: ItemPlace.unreadProximity, position: unreadProximity)
      ]
      self.unreadProximity = nil
    }
    itemPlaces.append(itemPlace)
  }
}
