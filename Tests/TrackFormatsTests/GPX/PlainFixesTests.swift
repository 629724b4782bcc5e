import Testing
import Tracks

@testable import TrackFormats

/// The fast way must read exactly what the general way reads.
@Suite struct PlainFixesTests {
  private static let prefixes = " xmlns:t='\(GPXVocabulary.trackPoint1)' xmlns:n='urn:n'"

  /// The same fixes, written so that the fast way declines each of them: a comment in every fix.
  private func slowly(_ fixes: String) -> String {
    fixes.replacing("<trkpt", with: "<!-- --><trkpt")
  }

  private func read(_ fixes: String) throws -> (segment: Segment, findings: [ProblemClass: Int]) {
    let result = try XMLTesting.read(XMLTesting.track(fixes, attributes: PlainFixesTests.prefixes))
    return (
      result.document.tracks[0].segments[0],
      Dictionary(uniqueKeysWithValues: result.findings.findings.map { ($0.problem, $0.count) })
    )
  }

  @Test(arguments: [
    "<trkpt lat='1' lon='2'/>", "<trkpt lat=\"1\" lon=\"2\"></trkpt>", "<trkpt lon='2' lat='1' />",
    "<trkpt\nlat='1'\r\n\tlon='2' ><ele>3</ele></trkpt>",
    "<trkpt lat='1' lon='2'><ele>3</ele></trkpt >",
    "<trkpt lat='1' lat='1'/>", "<trkpt lat='1' lon='2' n:x='3'/>", "<trkpt lat='1'lon='2'/>",
    "<trkpt lat='91' lon='2'/>", "<trkpt lat=' 1' lon='2'/>", "<trkpt lat='1e1' lon='-3e-7'/>",
    "<trkpt lat='1' lon='2'><ele>x</ele></trkpt>", "<trkpt lat='1' lon='2'><ele> 3 </ele></trkpt>",
    "<trkpt lat='1' lon='2'><ele/></trkpt>", "<trkpt lat='1' lon='2'><ele>3</elf></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:00Z</time></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:00.5+02:00</time></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:00</time></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:60Z</time></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-02-30T07:00:00Z</time></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:00Z x</time></trkpt>",
    "<trkpt lat='1' lon='2'><speed>1</speed><course>2</course><hdop>3</hdop><sat>4</sat></trkpt>",
    "<trkpt lat='1' lon='2'><name>n</name></trkpt>", "<trkpt lat='1' lon='2'>text</trkpt>",
    "<trkpt lat='1' lon='2'><ele>3</ele><ele>4</ele></trkpt>",
    "<trkpt lat='1' lon='2'><speed>3</speed><speed>4</speed></trkpt>",
    "<trkpt lat='1' lon='2'><time>2026-05-01T07:00:00Z</time><time>2026-05-01T07:00:01Z</time></trkpt>",
    "<trkpt lat='1' lon='2'><speed>3</speed><extensions><t:TrackPointExtension><t:speed>4</t:speed>"
      + "</t:TrackPointExtension></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><t:hdop>1</t:hdop></trkpt>",
    "<trkpt lat='1' lon='2'><extensions><t:TrackPointExtension><t:hr>1</t:hr>"
      + "</t:TrackPointExtension></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><extensions><t:TrackPointExtension><t:hdop>1</t:hdop>"
      + "</t:TrackPointExtension></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><extensions><t:TrackPointExtension/></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><extensions><n:TrackPointExtension><n:hr>1</n:hr>"
      + "</n:TrackPointExtension></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><extensions></extensions></trkpt>",
    "<trkpt lat='1' lon='2'><ele>\(String(repeating: "1", count: 40))</ele></trkpt>",
    "<trkpt lat='1' lon='2'><ele>1</ele>", "<trkpt lat='1' lon='2'", "<trkpt",
    "<trkptx lat='1' lon='2'/>", "<n:trkpt lat='1' lon='2'/>", "<trkpt lat='1' lon='2'/ >",
  ])
  func bothWaysAgree(fix: String) {
    // A TrackPointExtension first, so that its prefix is known.
    let first =
      "<trkpt lat='1' lon='2'><extensions><t:TrackPointExtension><t:hr>1</t:hr>"
      + "</t:TrackPointExtension></extensions></trkpt>\n"
    let fixes = first + fix + "\n" + fix + first
    let fast = Result { try read(fixes) }
    let slow = Result { try read(slowly(fixes)) }
    switch (fast, slow) {
    case (.success(let fast), .success(let slow)):
      #expect(fast.segment == slow.segment)
      #expect(fast.findings == slow.findings)
    case (.failure(let fast as ReadError), .failure(let slow as ReadError)):
      #expect(fast.problem == slow.problem)
      #expect(fast.message == slow.message)
    default:
      Issue.record("\(fast) \(slow)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomFixesAreReadAlikeBothWays(seed: UInt64) throws {
    var dice = XMLTestingDice(seed)
    var fixes = ""
    for i in 0..<200 {
      let blank = ["", " ", "\n      ", "\r\n\t"][dice.below(4)]
      let quote = ["'", "\""][dice.below(2)]
      let latitude = "\(Double(dice.below(1_800_001) - 900_000) / 10_000)"
      let longitude = "\(Double(dice.below(3_600_001) - 1_800_000) / 10_000)"
      fixes += "\(blank)<trkpt lat=\(quote)\(latitude)\(quote) lon=\(quote)\(longitude)\(quote)>"
      var children: [String] = []
      if dice.below(4) > 0 { children.append("<ele>\(dice.below(9_000)).\(dice.below(10))</ele>") }
      if dice.below(4) > 0 {
        let second = i % 60 < 10 ? "0\(i % 60)" : "\(i % 60)"
        let zone = ["Z", ".125Z", "+02:00"][dice.below(3)]
        children.append(
          "<time>2026-05-01T\(10 + i / 60):0\(dice.below(10)):\(second)\(zone)</time>")
      }
      if dice.below(3) == 0 { children.append("<speed>\(dice.below(30)).5</speed>") }
      if dice.below(3) == 0 {
        children.append(
          "<extensions>\(blank)<t:TrackPointExtension><t:hr>\(dice.below(200))</t:hr>\(blank)"
            + "<t:cad>\(dice.below(100))</t:cad></t:TrackPointExtension>\(blank)</extensions>")
      }
      if dice.below(10) == 0 { children.append("<name>\(i)</name>") }
      for child in children { fixes += blank + child }
      fixes += "\(blank)</trkpt>"
    }
    let fast = try read(fixes)
    let slow = try read(slowly(fixes))
    #expect(fast.segment.count == 200)
    #expect(fast.segment == slow.segment, "seed \(seed)")
    #expect(fast.findings == slow.findings, "seed \(seed)")
  }

  @Test func usualFixesAreReadTheFastWay() throws {
    let plain =
      "\n <trkpt lat=\"1.5\" lon=\"-2.5\">\n  <ele>3</ele>\n  <time>2026-05-01T07:00:00Z</time>\n </trkpt>"
    #expect(try taken(String(repeating: plain, count: 50)) == 50)
    #expect(try taken("<trkpt lat='1' lon='2'><name/></trkpt>") == 0)
  }

  /// How many fixes the fast way takes at the start of a segment.
  private func taken(_ fixes: String) throws(ReadError) -> Int {
    var input = InputBuffer(Array(XMLTesting.track(fixes).utf8))
    var reader = GPXReader(ReadOptions())
    for _ in 0..<3 { _ = try reader.scanner.next(&input) }
    var segment = Segment()
    guard let prefix = reader.plainPrefix() else { return -1 }
    reader.readPlainFixes(prefix, into: &segment, &input)
    return segment.count
  }
}
