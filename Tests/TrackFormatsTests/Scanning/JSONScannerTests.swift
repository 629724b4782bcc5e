import RoutelayTestSupport
import Testing

@testable import TrackFormats

/// Scans a text to its end: one letter per event, or the error.
func outcome(_ bytes: [UInt8], chunk: Int = 256 << 10, limits: ReadLimits = ReadLimits())
  -> (events: String, error: ReadError?)
{
  var scanner = JSONScanner(InputBuffer(bytes, chunk: chunk), limits: limits)
  var events = ""
  do throws(ReadError) {
    while true {
      let event = try scanner.next()
      switch event {
      case .beginObject: events += "{"
      case .endObject: events += "}"
      case .beginArray: events += "["
      case .endArray: events += "]"
      case .key: events += "k(\(scanner.text))"
      case .string: events += "s(\(scanner.text))"
      case .number: events += "n(\(scanner.rawToken)=\(scanner.number))"
      case .boolean: events += scanner.rawToken == "true" ? "t" : "f"
      case .null: events += "0"
      case .end: return (events, nil)
      }
    }
  } catch { return (events, error) }
}

private func outcome(_ text: String) -> (events: String, error: ReadError?) {
  outcome(Array(text.utf8))
}

let acceptedJSON = [
  "{}", "[]", "0", "-0", "1.5e3", "\"\"", "true", "false", "null", " [ ] ", "\t\r\n{ }\n",
  "[1,2]", "[[],[[]]]", "{\"a\":1,\"a\":2}", "{\"\":0}", "[\"\\u0000\\ud800\"]", "[\"\u{7F}\"]",
  "[\"é€😀\"]", "[1e400]", "[-1e-999]", "[0.0,0e0,0E+1]", "{\"a\":{\"b\":[null]}}",
  "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[123456789012345678901234567890]", "\u{FEFF}[1]",
  "[\"\u{2028}\"]", "\"a\"", "[true,false,null]",
]

/// Texts that are refused, with the class, line and column of the first trouble.
let refusedJSON: [(String, ProblemClass, Int, Int)] = [
  ("", .truncatedInput, 1, 1), ("  \n ", .truncatedInput, 2, 2), ("[", .truncatedInput, 1, 2),
  ("{", .truncatedInput, 1, 2), ("[1", .truncatedInput, 1, 3), ("[1,", .truncatedInput, 1, 4),
  ("{\"a\"", .truncatedInput, 1, 5), ("{\"a\":", .truncatedInput, 1, 6),
  ("{\"a\":1", .truncatedInput, 1, 7), ("\"a", .truncatedInput, 1, 3),
  ("\"a\\", .truncatedInput, 1, 4), ("\"\\u12", .truncatedInput, 1, 6),
  ("tru", .truncatedInput, 1, 4), ("-", .truncatedInput, 1, 2), ("1.", .truncatedInput, 1, 3),
  ("1e", .truncatedInput, 1, 3), ("1e+", .truncatedInput, 1, 4),
  ("[1,]", .malformedJSON, 1, 4), ("[1,\n ]", .malformedJSON, 2, 2),
  ("{\"a\":1,}", .malformedJSON, 1, 8), ("[,1]", .malformedJSON, 1, 2),
  ("[1,,2]", .malformedJSON, 1, 4), ("[1 2]", .malformedJSON, 1, 4),
  ("{\"a\" 1}", .malformedJSON, 1, 6), ("{\"a\"::1}", .malformedJSON, 1, 6),
  ("{a:1}", .malformedJSON, 1, 2), ("{'a':1}", .malformedJSON, 1, 2),
  ("{1:1}", .malformedJSON, 1, 2), ("{\"a\":1 \"b\":2}", .malformedJSON, 1, 8),
  ("[1}", .malformedJSON, 1, 3), ("{\"a\":1]", .malformedJSON, 1, 7), ("]", .malformedJSON, 1, 1),
  ("[01]", .malformedJSON, 1, 2), ("[-01]", .malformedJSON, 1, 2), ("[1.]", .malformedJSON, 1, 2),
  ("[.5]", .malformedJSON, 1, 2), ("[+1]", .malformedJSON, 1, 2), ("[1e]", .malformedJSON, 1, 2),
  ("[--1]", .malformedJSON, 1, 2), ("[1.2.3]", .malformedJSON, 1, 2),
  ("[0x1]", .malformedJSON, 1, 3), ("[NaN]", .malformedJSON, 1, 2),
  ("[Infinity]", .malformedJSON, 1, 2), ("[-Infinity]", .malformedJSON, 1, 2),
  ("[1-2]", .malformedJSON, 1, 2), ("[True]", .malformedJSON, 1, 2),
  ("[nul]", .malformedJSON, 1, 5), ("[\"a\nb\"]", .malformedJSON, 1, 4),
  ("[\"a\tb\"]", .malformedJSON, 1, 4), ("[\"\u{0}\"]", .malformedJSON, 1, 3),
  ("[\u{0}]", .malformedJSON, 1, 2), ("[\"\\x\"]", .malformedJSON, 1, 3),
  ("[\"\\u12g4\"]", .malformedJSON, 1, 3), ("['a']", .malformedJSON, 1, 2),
  ("[1]//x", .trailingContent, 1, 4), ("[1] 2", .trailingContent, 1, 5),
  ("{}\n{}", .trailingContent, 2, 1), ("1 1", .trailingContent, 1, 3),
  ("[/*x*/1]", .malformedJSON, 1, 2), ("[\u{A0}1]", .malformedJSON, 1, 2),
  ("{\r\n\"a\":\r\nx}", .malformedJSON, 3, 1), ("{\"é\":é}", .malformedJSON, 1, 6),
  ("[\u{FEFF}1]", .malformedJSON, 1, 2), ("\u{1}", .malformedJSON, 1, 1),
]

struct JSONScannerTests {
  @Test(arguments: acceptedJSON) func isAccepted(text: String) {
    #expect(outcome(text).error == nil)
  }

  @Test(arguments: refusedJSON)
  func isRefusedWhereItGoesWrong(text: String, problem: ProblemClass, line: Int, column: Int) {
    let error = outcome(text).error
    #expect(error?.problem == problem, "\(error as Any)")
    #expect(error?.position == FilePosition(line: line, column: column), "\(error as Any)")
  }

  @Test func eventsCarryTheirTokens() {
    let (events, error) = outcome(#"{"a\u0062" : [1.50, -2e1, "x\ty", true, null], "c":{}}"#)
    #expect(error == nil)
    #expect(events == "{k(ab)[n(1.50=1.5)n(-2e1=-20.0)s(x\ty)t0]k(c){}}")
  }

  @Test func chunkBordersChangeNothing() {
    let texts =
      acceptedJSON + refusedJSON.map(\.0) + [
        #" {"key \u00e9\ud83d\ude00": [1.25e-3, 12345678901234567890.5, "é€😀\\\"", false],"#
          + "\r\n \"b\" : { } , \"c\":[[[]]]}\n"
      ]
    for text in texts {
      let bytes = Array(text.utf8)
      let whole = outcome(bytes)
      for chunk in 1...64 {
        let pieces = outcome(bytes, chunk: chunk)
        #expect(pieces.events == whole.events, "chunk \(chunk) of \(text)")
        #expect(pieces.error == whole.error, "chunk \(chunk) of \(text)")
      }
    }
  }

  @Test func aMillionBracketsCostNoStack() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    let refused = outcome(deep).error
    #expect(refused?.problem == .nestingTooDeep)
    #expect(refused?.position == FilePosition(line: 1, column: 513))
    var limits = ReadLimits()
    limits.nestingDepth = 2_000_000
    let truncated = outcome(deep, limits: limits)
    #expect(truncated.error?.problem == .truncatedInput)
    #expect(truncated.events.utf8.count == 1_000_000)
    let closed = deep + Array(repeating: UInt8(ascii: "]"), count: 1_000_000)
    #expect(outcome(closed, limits: limits).error == nil)
  }

  @Test func mutatedTextsNeverTrap() throws {
    // Byte order marks are the business of the buffer.
    let seeds = acceptedJSON.filter { !$0.hasPrefix("\u{FEFF}") }.map { Array($0.utf8) }
    try forEachSeed(count: 3_000) { random in
      var bytes = seeds[random.int(in: 0...seeds.count - 1)]
      for _ in 0...random.int(in: 0...3) {
        let place = random.int(in: 0...bytes.count)
        switch random.int(in: 0...2) {
        case 0: bytes.insert(UInt8(random.int(in: 0...255)), at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        default: if place < bytes.count { bytes[place] = UInt8(random.int(in: 0...255)) }
        }
      }
      let whole = outcome(bytes)
      let pieces = outcome(bytes, chunk: random.int(in: 1...16))
      let text = String(decoding: bytes, as: UTF8.self)
      try #require(whole.events == pieces.events, "\(text)")
      try #require(whole.error == pieces.error, "\(text)")
    }
  }
}
