/// Recorded events to hold later ones against.
///
/// A golden file is the `json` format: an event on each line, so that differences read well in
/// version control too.
public enum GoldenEvents {
  /// An event that is not as recorded.
  public struct Difference: Hashable, Sendable {
    /// What is different.
    public enum Kind: String, Hashable, Sendable {
      /// Recorded, but it did not happen.
      case missing
      /// It happened, but was not recorded.
      case unexpected
    }

    /// What is different.
    public var kind: Kind
    /// The event as its line has it, a JSON object.
    public var text: String
    /// The line of the golden file: of the event, or before which it would stand; from 1.
    public var line: Int
    /// The event; nil for a missing one.
    public var event: EventRecord?
  }

  /// The golden file of events.
  public static func bytes(_ events: [EventRecord]) -> [UInt8] { EventFormat.json.bytes(events) }

  /// Whether a file can be a whole golden one: nothing else is like no events.
  public static func isList(_ golden: [UInt8]) -> Bool {
    var text = golden[...]
    while let first = text.first, " \t\r\n".utf8.contains(first) { text.removeFirst() }
    while let last = text.last, " \t\r\n".utf8.contains(last) { text.removeLast() }
    if text.starts(with: "{\"path\":".utf8) { return text.last == UInt8(ascii: "}") }
    return text.starts(with: "{\"events\":[".utf8) && text.suffix(2).elementsEqual("]}".utf8)
  }

  /// Holds events against a golden file.
  ///
  /// Lines are compared byte by byte, without the commas between them and spaces around them. The
  /// fewest lines that explain the difference are given where there are few; where more than a few
  /// thousand differ, those behind the first are given in one block.
  ///
  /// - Returns: What differs, in order; empty when all is as recorded. A file that is no golden file
  ///   differs in its every line.
  public static func differences(_ events: [EventRecord], golden: [UInt8]) -> [Difference] {
    let recorded = lines(golden)
    let happened = lines(bytes(events))
    var start = 0
    while start < recorded.count, start < happened.count,
      recorded[start].text == happened[start].text
    { start += 1 }
    var (oldEnd, newEnd) = (recorded.count, happened.count)
    while oldEnd > start, newEnd > start, recorded[oldEnd - 1].text == happened[newEnd - 1].text {
      oldEnd -= 1
      newEnd -= 1
    }
    let old = Array(recorded[start..<oldEnd])
    let new = Array(happened[start..<newEnd])
    let pairs = old.count * new.count > 16_000_000 ? [] : common(old.map(\.text), new.map(\.text))
    var differences: [Difference] = []
    var (i, k) = (0, 0)
    for (a, b) in pairs + [(old.count, new.count)] {
      while i < a {
        differences.append(
          Difference(kind: .missing, text: old[i].text, line: old[i].line, event: nil))
        i += 1
      }
      let line =
        i < old.count
        ? old[i].line
        : recorded.indices.contains(oldEnd) ? recorded[oldEnd].line : (recorded.last?.line ?? 1) + 1
      while k < b {
        let number = start + k
        differences.append(
          Difference(
            kind: .unexpected, text: new[k].text, line: line,
            event: events.indices.contains(number) ? events[number] : nil))
        k += 1
      }
      i += 1
      k += 1
    }
    return differences
  }

  /// The lines with events, and their numbers in the file.
  private static func lines(_ bytes: [UInt8]) -> [(text: String, line: Int)] {
    var result: [(text: String, line: Int)] = []
    for (i, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      var line = line
      while let last = line.last, " \t\r,".utf8.contains(last) { line.removeLast() }
      while let first = line.first, " \t".utf8.contains(first) { line.removeFirst() }
      let text = String(decoding: line, as: UTF8.self)
      if text.isEmpty || text == "{\"events\":[" || text == "]}" || text == "{\"events\":[]}" {
        continue
      }
      result.append((text, i + 1))
    }
    return result
  }

  /// The longest common subsequence, as pairs of indices.
  private static func common(_ a: [String], _ b: [String]) -> [(Int, Int)] {
    if a.isEmpty || b.isEmpty { return [] }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for k in stride(from: b.count - 1, through: 0, by: -1) {
        lengths[i * width + k] =
          a[i] == b[k]
          ? lengths[(i + 1) * width + k + 1] + 1
          : max(lengths[(i + 1) * width + k], lengths[i * width + k + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, k) = (0, 0)
    while i < a.count && k < b.count {
      if a[i] == b[k] {
        pairs.append((i, k))
        i += 1
        k += 1
      } else if lengths[(i + 1) * width + k] >= lengths[i * width + k + 1] {
        i += 1
      } else {
        k += 1
      }
    }
    return pairs
  }
}
