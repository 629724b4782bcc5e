/// File name endings: what follows a dot, upper or lower case, maybe with `.gz` behind.
enum FileEnding {
  /// The longest known ending of a name, nil for none. `ride.overlay.json.gz` ends in
  /// `overlay.json` when that is known.
  static func find(in path: String, among endings: [String]) -> String? {
    let name = withoutGzip(PathText.baseName(path)).lowercased()
    var longest: String?
    for ending in endings where name.utf8.count > ending.utf8.count + 1 {
      if name.hasSuffix("." + ending.lowercased()), ending.utf8.count > longest?.utf8.count ?? 0 {
        longest = ending
      }
    }
    return longest
  }

  /// The path with another ending: instead of the known one, else of whatever follows the last
  /// dot, else added. A dot at the start of a name begins no ending.
  static func replace(in path: String, by ending: String, known: [String]) -> String {
    let path = withoutGzip(path)
    let name = PathText.baseName(path)
    let stem: Substring
    if let old = find(in: name, among: known) {
      stem = path.dropLast(old.count + 1)
    } else if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      stem = path.dropLast(name.distance(from: dot, to: name.endIndex))
    } else {
      stem = path[...]
    }
    return stem + "." + ending
  }

  /// Whether a name ends in `.gz`.
  static func isGzip(_ path: String) -> Bool { path.lowercased().hasSuffix(".gz") }

  /// The path without `.gz` at its end.
  static func withoutGzip(_ path: String) -> String {
    isGzip(path) && path.utf8.count > 3 ? String(path.dropLast(3)) : path
  }
}
