/// Where the properties of a feature are whose values are looked at only at its end: then findings
/// about them can say so.
///
/// The latest one is a bookmark, which costs nothing; most features have one at most.
struct ValuePlaces {
  /// The property whose values are being looked at.
  var current: String?
  private var latest: String?
  private var others: [(key: String, position: FilePosition)] = []

  init() {}

  /// Whether a property may be looked at then.
  static func hasPlace(_ key: String) -> Bool {
    key.utf8.count == 4 ? key == "time" : GeoJSONReader.mayHoldValues(key)
  }

  /// Remembers where the key is that was just read.
  mutating func note(_ key: String, in json: inout JSONScanner) {
    if let latest { others.append((latest, json.input.bookmarkPosition)) }
    latest = key
    json.input.bookmark = json.input.mark ?? json.input.head
  }

  /// Where the key of the current property is; nil when that is not known.
  func position(in json: borrowing JSONScanner) -> FilePosition? {
    guard let current else { return nil }
    if current == latest { return json.input.bookmarkPosition }
    return others.last { $0.key == current }?.position
  }
}
