import Testing
import Tracks

@testable import TrackFormats

private func captured(_ text: String, chunk: Int = 256 << 10) throws(ReadError) -> String {
  var scanner = JSONScanner(InputBuffer(Array(text.utf8), chunk: chunk))
  var findings = FindingLog()
  return try scanner.capture(findings: &findings).text
}

struct JSONCaptureTests {
  @Test(arguments: [
    ("[ 1 , 2.50 , -0e1 ]", "[1,2.50,-0e1]"), (" { } ", "{}"), (" [ ] ", "[]"), ("null", "null"),
    (
      #"{ "a b" : "\u00e9 \ud800" , "c\/" : [ { } , [ ] , true ] }"#,
      #"{"a b":"\u00e9 \ud800","c\/":[{},[],true]}"#
    ),
    ("12345678901234567890123", "12345678901234567890123"),
  ])
  func tokensStayAsWrittenWithoutSpace(text: String, expected: String) throws {
    #expect(try captured(text) == expected)
    for chunk in 1...9 { #expect(try captured(text, chunk: chunk) == expected) }
    #expect(try captured(expected) == expected)
  }

  @Test func theScannerGoesOnBehindTheValue() throws {
    var scanner = JSONScanner(InputBuffer(Array("[[1,[2]],{\"a\":[]},3]".utf8)))
    #expect(try scanner.next() == .beginArray)
    var findings = FindingLog()
    #expect(try scanner.capture(findings: &findings).text == "[1,[2]]")
    let object = try scanner.next()
    try scanner.skip(from: object)
    #expect(try scanner.next() == .number)
    #expect(scanner.number == 3)
    #expect(try scanner.next() == .endArray)
    #expect(try scanner.next() == .end)
  }

  @Test func ofDuplicateKeysTheLastWinsAtTheFirstPlace() throws {
    for count in [3, 40] {
      var text = "{\"a\":1,\"\\u0061\":2"
      for i in 0..<count { text += ",\"k\(i)\":\(i)" }
      text += ",\"k1\":\"last\"}"
      var scanner = JSONScanner(InputBuffer(Array(text.utf8)))
      #expect(try scanner.next() == .beginObject)
      var findings = FindingLog()
      let members = try scanner.captureMembers(findings: &findings)
      #expect(members.members.map(\.key) == ["a"] + (0..<count).map { "k\($0)" })
      #expect(members["a"]?.text == "2")
      #expect(members["k1"]?.text == "\"last\"")
      #expect(findings.findings.map(\.problem) == [.duplicateKey])
      #expect(findings.findings.first?.count == 2)
      #expect(findings.findings.first?.position == FilePosition(line: 1, column: 8))
    }
  }

  @Test func unwindingLeavesTheScannerUsable() throws {
    var scanner = JSONScanner(InputBuffer(Array("[[1,{\"a\":[2,3]}],4]".utf8)))
    for _ in 0..<5 { _ = try scanner.next() }
    try scanner.unwind(to: 1)
    #expect(try scanner.next() == .number)
    #expect(scanner.number == 4)
  }
}
