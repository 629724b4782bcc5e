import Foundation
import Testing

@testable import TrackFormats

@Suite struct XMLScannerTests {
  @Test func eventsComeInOrderWithTheirPlaces() {
    #expect(
      XMLTesting.trace("<?xml version='1.0'?>\n<a x='1'>t<b/>\n</a>\n<!-- end -->\n") == [
        "start a at 2:1 x=1|", "text t", "start b at 2:11", "end b", "text \n", "end a", "finished",
      ])
  }

  /// A document with everything in it.
  static let rich = """
      <?xml version="1.0" encoding="UTF-8" standalone='yes' ?>\r
    <!DOCTYPE a:r SYSTEM "x>y" [ <!ELEMENT r ANY> <!-- ]> ' --> <?p ]> ?> <!ATTLIST r v CDATA '>'> ] >
    <!-- one - two --><?pi some ? data?>
    <a:r xmlns:a='urn:a' xmlns="urn:d" a:v="1" v="&lt;&#x41;&#10;\t2\r\n3' &quot;"
       имя = 'значение' >
      text &amp; more <![CDATA[<raw> & ]] ]>]]]]><![CDATA[>]]> ]] > \r\n tail\rend
      <d xmlns="">ж東🏃<e></e ><e2/></d\t>
      <a:x xmlns:a="urn:b"><a:y/></a:x><a:x/>
      <q:z/>
    </a:r>
    <!-- after --> <?after?>
    """

  @Test func aRichDocumentIsReadAsExpatWould() {
    let lines = XMLTesting.trace(XMLScannerTests.rich)
    #expect(
      lines == [
        "start {urn:a}r at 4:1 xmlns:a=urn:a| xmlns=urn:d| a:v=1| v=<A\n 2 3' \"| имя=значение|",
        "text \n  text & more <raw> & ]] ]>]]> ]] > \n tail\nend\n  ",
        "start d at 10:3 xmlns=|", "text ж東🏃", "start e at 10:18", "end e", "start e2 at 10:26",
        "end e2", "end d", "text \n  ", "start {urn:b}x at 11:3 xmlns:a=urn:b|",
        "start {urn:b}y at 11:24", "end {urn:b}y", "end {urn:b}x", "start {urn:a}x at 11:36",
        "end {urn:a}x", "text \n  ", "start {urn:undeclared-prefix:q}z at 12:3",
        "end {urn:undeclared-prefix:q}z", "text \n", "end {urn:a}r", "finished",
        "finding leading-whitespace 1:1 x1", "finding namespace 12:3 x1",
      ])
  }

  @Test(arguments: XMLTesting.chunks)
  func chunkBordersChangeNothing(chunk: Int) throws {
    #expect(
      XMLTesting.trace(XMLScannerTests.rich, chunk: chunk) == XMLTesting.trace(XMLScannerTests.rich)
    )
    for (name, bytes) in try XMLTesting.inputs() {
      #expect(XMLTesting.trace(bytes, chunk: chunk) == XMLTesting.trace(bytes), "\(name)")
    }
  }

  @Test func everyPrefixOfADocumentIsTruncatedAtItsEnd() {
    let bytes = Array(XMLScannerTests.rich.utf8)
    let whole = XMLScannerTests.rich.range(of: "</a:r>").map {
      XMLScannerTests.rich.utf8.distance(from: XMLScannerTests.rich.startIndex, to: $0.upperBound)
    }
    for count in 0..<(whole ?? 0) {
      let cut = Array(bytes.prefix(count))
      guard String(validating: cut, as: UTF8.self) != nil else { continue }
      var end = FilePosition(line: 1, column: 1)
      (cut + Array(repeating: 0, count: 64)).withUnsafeBufferPointer {
        if let start = $0.baseAddress { end.advance(over: start, count: count) }
      }
      let last = XMLTesting.trace(cut).first { $0.hasPrefix("error") || $0 == "finished" }
      #expect(last == "error truncated-input \(end.line):\(end.column)", "\(count) bytes")
    }
  }

  @Test(arguments: [
    ("", "error truncated-input 1:1"),
    (" \n", "error truncated-input 2:1"),
    ("<!-- only -->", "error truncated-input 1:14"),
    ("text", "error malformed-xml 1:1"),
    ("{\"type\":1}", "error malformed-xml 1:1"),
    ("<a/>text", "error malformed-xml 1:5"),
    ("<a/>&amp;", "error malformed-xml 1:5"),
    ("<a/><![CDATA[]]>", "error malformed-xml 1:5"),
    ("<a/>\n<b/>", "error malformed-xml 2:1"),
    ("<a></b>", "error malformed-xml 1:4"),
    ("<a></ab>", "error malformed-xml 1:4"),
    ("<ab></a>", "error malformed-xml 1:5"),
    ("</a>", "error malformed-xml 1:1"),
    ("<a><b></a></b>", "error malformed-xml 1:7"),
    ("<a>\u{1}</a>", "error malformed-xml 1:4"),
    ("<a>\u{0}</a>", "error malformed-xml 1:4"),
    ("<a>\u{FFFE}</a>", "error malformed-xml 1:4"),
    ("<a>\u{FFFD}\u{F8FF}</a>", "finished"),
    ("<a/>\n\n", "finished"),
    ("<a/><!-- x --><?y?>", "finished"),
  ])
  func documents(text: String, outcome: String) {
    #expect(XMLTesting.outcome(text) == outcome)
  }

  @Test func deepNestingIsAnErrorNotACrash() {
    var limits = ReadLimits()
    let deep = String(repeating: "<a>", count: 200_000)
    #expect(XMLTesting.trace(Array(deep.utf8)).last == "error nesting-too-deep 1:1537")
    limits.nestingDepth = 2
    #expect(XMLTesting.trace(Array("<a><b/></a>".utf8), limits: limits).last == "finished")
    #expect(
      XMLTesting.trace(Array("<a><b><c/></b></a>".utf8), limits: limits).last
        == "error nesting-too-deep 1:7")
  }

  @Test(arguments: [
    "<a>\(String(repeating: "x", count: 300))</a>", "<a>\(String(repeating: " ", count: 300))</a>",
    "<a><!--\(String(repeating: "x", count: 300))--></a>",
    "<a><![CDATA[\(String(repeating: "x", count: 300))]]></a>",
    "<a><?p \(String(repeating: "x", count: 300))?></a>",
    "<a><b c='\(String(repeating: "x", count: 300))'/></a>",
    "<a><\(String(repeating: "x", count: 300))/></a>",
    "<a></a\(String(repeating: " ", count: 300))>",
    "<a><b c='\(String(repeating: "x", count: 300))<'/></a>",
    // Wrong in another way too, which shows only when all of it is there.
    "<a><?-\(String(repeating: "x", count: 300))?></a>",
    "<a></b\(String(repeating: "x", count: 300))></a>",
    "<a><-\(String(repeating: "x", count: 300))/></a>",
    "<a>&\(String(repeating: "x", count: 300));</a>",
    "<a>&\(String(repeating: "x", count: 300)) </a>",
    "<a>&#\(String(repeating: "0", count: 300));</a>",
    "<a>&#\(String(repeating: "0", count: 300)) </a>",
    "<a><b xmlns:p='u' xmlns:q='u' p:c='' q:c='\(String(repeating: "x", count: 300))'/></a>",
  ])
  func aTokenAboveTheLimitIsRefusedInEveryChunk(text: String) {
    var limits = ReadLimits()
    limits.tokenBytes = 100
    for chunk in [1, 7, 64, 256, 4096] {
      let last = XMLTesting.trace(Array(text.utf8), chunk: chunk, limits: limits).last
      #expect(last == "error limit-exceeded 1:4", "chunk \(chunk)")
    }
  }

  @Test(arguments: ["%", "<!ELEMENT %", "<!ENTITY % a 'b'>"])
  func whatWasForbiddenFarIntoADocumentTypeDependedOnThePieces(text: String) {
    var limits = ReadLimits()
    limits.tokenBytes = 100
    let bytes = Array("<!DOCTYPE a [\(String(repeating: " ", count: 200))\(text)]><a/>".utf8)
    for chunk in [1, 7, 64, 256, 4096] {
      let last = XMLTesting.trace(bytes, chunk: chunk, limits: limits).last
      #expect(last == "error limit-exceeded 1:1", "chunk \(chunk)")
    }
  }

  @Test func aTokenInTinyPiecesIsNotReadOverAndOver() {
    // One byte at a time, a megabyte in one tag: quadratic work would take hours.
    let text = "<a b='\(String(repeating: "x", count: 1 << 20))'/>"
    #expect(XMLTesting.trace(text, chunk: 1).last == "finished")
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func mutilatedDocumentsNeverTrapAndReadAlikeInEveryChunk(seed: UInt64) throws {
    var dice = XMLTestingDice(seed)
    let sources = try XMLTesting.inputs().map(\.bytes) + [Array(XMLScannerTests.rich.utf8)]
    let spice: [[UInt8]] = [
      [0], [0xFF], [0xC3], Array("<".utf8), Array(">".utf8), Array("&".utf8), Array("]]>".utf8),
      Array("<!--".utf8), Array("-->".utf8), Array("<![CDATA[".utf8), Array("'".utf8),
      Array("\"".utf8), Array("/".utf8), Array("&#x110000;".utf8), Array("\r".utf8),
      Array("<?".utf8), Array("xmlns:".utf8), Array(" ".utf8), [0xEF, 0xBF, 0xBE],
    ]
    for _ in 0..<150 {
      var bytes = sources[dice.below(sources.count)]
      for _ in 0...dice.below(3) where !bytes.isEmpty {
        let place = dice.below(bytes.count)
        switch dice.below(4) {
        case 0: bytes[place] = UInt8(dice.below(256))
        case 1: bytes.removeSubrange(place..<min(place + 1 + dice.below(20), bytes.count))
        case 2: bytes.insert(contentsOf: spice[dice.below(spice.count)], at: place)
        default:
          let from = dice.below(bytes.count)
          bytes.insert(contentsOf: bytes[from..<min(from + 30, bytes.count)], at: place)
        }
      }
      let whole = XMLTesting.trace(bytes)
      let pieces = XMLTesting.trace(bytes, chunk: 1 + dice.below(40))
      #expect(whole == pieces, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
