/// A pattern for names and relative paths of files, as shells have them.
///
/// `*` stands for any characters but a slash, `**` for any characters, `?` for one character but a
/// slash, `[abc]`, `[a-z]` and `[!a]` for one of some; a backslash takes the next character as it
/// is. Upper and lower case differ.
public struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable {
    case character(Character)
    case one
    case many(overSlashes: Bool)
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private let parts: [Part]

  /// Reads a pattern. Every text is one: a bracket that is not closed stands for itself.
  public init(_ text: String) {
    let characters = Array(text)
    var parts: [Part] = []
    var i = 0
    while i < characters.count {
      switch characters[i] {
      case "*":
        let isDouble = i + 1 < characters.count && characters[i + 1] == "*"
        if isDouble {
          i += 1
          // `**/` is also no folder at all.
          if i + 1 < characters.count, characters[i + 1] == "/",
            parts.isEmpty || parts.last == .character("/")
          {
            i += 1
          }
        }
        parts.append(.many(overSlashes: isDouble))
      case "?": parts.append(.one)
      case "[":
        if let (set, end) = PathPattern.set(characters, from: i) {
          parts.append(set)
          i = end
        } else {
          parts.append(.character("["))
        }
      case "\\" where i + 1 < characters.count:
        i += 1
        parts.append(.character(characters[i]))
      case let character: parts.append(.character(character))
      }
      i += 1
    }
    self.parts = parts
  }

  /// Whether a relative path or its last part fits.
  public func matches(path: String) -> Bool {
    if fits(path) { return true }
    guard let slash = path.lastIndex(of: "/") else { return false }
    return fits(String(path[path.index(after: slash)...]))
  }

  /// Whether a whole text fits.
  ///
  /// - Complexity: O(length of the text × length of the pattern).
  public func fits(_ text: String) -> Bool {
    // The places in the pattern that can have been reached; `many` stays where it is.
    var reached = closure([0])
    for character in text {
      var next: Set<Int> = []
      for place in reached where place < parts.count {
        switch parts[place] {
        case .character(let own): if own == character { next.insert(place + 1) }
        case .one: if character != "/" { next.insert(place + 1) }
        case .many(let overSlashes): if overSlashes || character != "/" { next.insert(place) }
        case .set(let ranges, let isNegated):
          if character != "/", ranges.contains(where: { $0.contains(character) }) != isNegated {
            next.insert(place + 1)
          }
        }
      }
      if next.isEmpty { return false }
      reached = closure(next)
    }
    return reached.contains(parts.count)
  }

  /// The places, and those behind a `*` that stands for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.count, case .many = parts[next] {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  private static func set(_ text: [Character], from start: Int) -> (Part, Int)? {
    var i = start + 1
    var isNegated = false
    if i < text.count, text[i] == "!" || text[i] == "^" {
      isNegated = true
      i += 1
    }
    var ranges: [ClosedRange<Character>] = []
    let first = i
    while i < text.count {
      if text[i] == "]" && i > first { return (.set(ranges, isNegated: isNegated), i) }
      if i + 2 < text.count, text[i + 1] == "-", text[i + 2] != "]", text[i] <= text[i + 2] {
        ranges.append(text[i]...text[i + 2])
        i += 3
      } else {
        ranges.append(text[i]...text[i])
        i += 1
      }
    }
    return nil
  }
}
