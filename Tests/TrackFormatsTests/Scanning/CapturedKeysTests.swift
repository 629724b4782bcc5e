import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

private func captured(
  _ text: String, chunk: Int = 256 << 10
) throws -> (text: String, findings: [Finding]) {
  var scanner = JSONScanner(InputBuffer(Array(text.utf8), chunk: chunk))
  var findings = FindingLog(singleLimit: 1_000_000)
  let value = try scanner.capture(findings: &findings)
  return (value.text, findings.findings)
}

/// A value to be written with or without the members that a later one of their key replaces.
private indirect enum Value {
  case number(Int)
  case array([Value])
  case object([(key: Int, value: Value)])

  static func random(_ random: inout SeededGenerator, depth: Int = 0) -> Value {
    let count = random.int(in: 0...(depth == 0 ? 40 : 5))
    switch depth > 4 ? 0 : random.int(in: depth == 0 ? 2...3 : 0...3) {
    case 0: return .number(random.int(in: 0...99))
    case 1: return .array((0..<count).map { _ in .random(&random, depth: depth + 1) })
    default:
      return .object(
        (0..<count).map { _ in
          (random.int(in: 0...count), .random(&random, depth: depth + 1))
        })
    }
  }

  func text(whole: Bool) -> String {
    switch self {
    case .number(let number): return "\(number)"
    case .array(let values):
      return "[" + values.map { $0.text(whole: whole) }.joined(separator: ",") + "]"
    case .object(let members):
      let kept = members.indices.filter { i in
        whole || !members[(i + 1)...].contains { $0.key == members[i].key }
      }
      let texts = kept.map { i in
        // Two spellings of one key.
        let start = whole && i % 3 == 1 ? "\\u006b" : "k"
        let key = whole ? start : spelling(at: i)
        return "\"\(key)\(members[i].key)\":\(members[i].value.text(whole: whole))"
      }
      return "{" + texts.joined(separator: ",") + "}"
    }
  }

  private func spelling(at i: Int) -> String { i % 3 == 1 ? "\\u006b" : "k" }

  var duplicateCount: Int {
    switch self {
    case .number: return 0
    case .array(let values): return values.reduce(0) { $0 + $1.duplicateCount }
    case .object(let members):
      return members.count - Set(members.map(\.key)).count
        + members.reduce(0) { $0 + $1.value.duplicateCount }
    }
  }
}

struct CapturedKeysTests {
  @Test(arguments: [
    (#"{"z":1,"z":2}"#, #"{"z":2}"#, [8]), (#"[{"a":1},{"a":1}]"#, #"[{"a":1},{"a":1}]"#, []),
    (#"{"a":{"b":1,"b":2},"b":3}"#, #"{"a":{"b":2},"b":3}"#, [13]),
    (#"{"a":{"b":1,"b":2},"a":{"c":[3]}}"#, #"{"a":{"c":[3]}}"#, [13, 20]),
    (#"{"\u0061":[1,2],"x":0,"a":"}"}"#, #"{"x":0,"a":"}"}"#, [23]),
    (#"{"a":1,"a":2,"a":3}"#, #"{"a":3}"#, [8, 14]), (#"{"":1,"":2}"#, #"{"":2}"#, [7]),
  ])
  func keysInsideOfValuesStoodTwiceWithoutAWord(text: String, rest: String, columns: [Int]) throws {
    for chunk in [1, 5, 256 << 10] {
      let result = try captured(text, chunk: chunk)
      #expect(result.text == rest)
      #expect(result.findings.map(\.problem) == columns.map { _ in .duplicateKey })
      #expect(result.findings.map(\.position) == columns.map { FilePosition(line: 1, column: $0) })
    }
  }

  @Test func ofMembersWithOneKeyTheLastStays() throws {
    try forEachSeed(count: 400) { random in
      let value = Value.random(&random)
      let result = try captured(value.text(whole: true))
      try #require(result.text == value.text(whole: false))
      // What stands in a member that is dropped is found as well.
      try #require(result.findings.count == value.duplicateCount)
    }
  }

  @Test func keysThatOnlyLookAlikeAreTwo() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    #expect(try Array(captured(text).text.utf8) == Array(text.utf8))
    #expect(try captured(text).findings.isEmpty)
    let many = (0..<40).map { "\"\($0)\":0," }.joined()
    let large = "{\(many)\"\u{E9}\":1,\"e\u{301}\":2}"
    #expect(try captured(large).findings.isEmpty)
  }

  @Test func manyKeysAreNoMoreThanASlowerObject() throws {
    let members = (0..<100_000).map { "\"k\($0 % 50_000)\":\($0)" }.joined(separator: ",")
    let result = try captured("{\(members)}")
    #expect(result.findings.count == 50_000)
    #expect(result.text.hasPrefix("{\"k0\":50000,"))
  }
}
