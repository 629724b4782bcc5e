import Testing

@testable import TrackFormats

@Suite struct FindingTests {
  @Test func theFirstOfAClassStandsForAll() {
    var log = FindingLog()
    log.add(.invalidTime, at: FilePosition(line: 4, column: 2), "first")
    log.add(.invalidNumber, at: FilePosition(line: 5, column: 1), "other")
    log.add(.invalidTime, at: FilePosition(line: 9, column: 2), "second")
    #expect(
      log.findings == [
        Finding(.invalidTime, at: FilePosition(line: 4, column: 2), "first", count: 2),
        Finding(.invalidNumber, at: FilePosition(line: 5, column: 1), "other"),
      ])
    #expect(log.contains(.invalidTime))
    #expect(!log.contains(.namespace))
  }

  @Test func placeAndMessageAreMadeOnlyOnce() {
    // A file of a million odd fixes must not count its lines a million times.
    var log = FindingLog()
    var asked = 0
    func place() -> FilePosition? {
      asked += 1
      return nil
    }
    for _ in 0..<1000 { log.add(.invalidTime, at: place(), "again") }
    #expect(asked == 1)
    #expect(log.findings.map(\.count) == [1000])
  }

  @Test func countsOfFindingsMadeElsewhereAreAdded() {
    var log = FindingLog()
    log.add(Finding(.duplicateKey, at: nil, "a", count: 3))
    log.add(Finding(.duplicateKey, at: nil, "b", count: 4))
    #expect(log.findings == [Finding(.duplicateKey, at: nil, "a", count: 7)])
  }

  @Test func eachIsKeptOnRequest() {
    var log = FindingLog(singleLimit: 3)
    let findings = [
      Finding(.invalidTime, at: FilePosition(line: 4, column: 2), "first"),
      Finding(.invalidNumber, at: nil, "many", count: 3),
      Finding(.invalidTime, at: FilePosition(line: 9, column: 2), "second"),
    ]
    log.add(.invalidTime, at: findings[0].position, findings[0].message)
    for finding in findings.dropFirst() { log.add(finding) }
    #expect(log.findings == findings)
    #expect(log.contains(.invalidNumber) && log.keepsNext(.invalidNumber))
  }

  @Test func beyondTheLimitTheFirstOfAClassStandsForAll() {
    var log = FindingLog(singleLimit: 2)
    for i in 0..<6 { log.add(.invalidTime, at: nil, "\(i)") }
    log.add(.invalidNumber, at: nil, "x")
    log.add(Finding(.invalidNumber, at: nil, "y", count: 4))
    #expect(log.findings.map(\.message) == ["0", "1", "2", "x"])
    #expect(log.findings.map(\.count) == [1, 1, 4, 5])
    #expect(!log.keepsNext(.invalidTime) && log.keepsNext(.namespace))
  }

  @Test func onlyTheFirstOfAClassNeedsAPlaceUnlessEachIsKept() {
    var log = FindingLog()
    #expect(log.keepsNext(.invalidTime))
    log.add(.invalidTime, at: nil, "first")
    #expect(!log.keepsNext(.invalidTime) && log.keepsNext(.invalidNumber))
  }

  @Test(arguments: [0, 1, 2, 3, 100], [0, 1, 2, 5])
  func aLogReturnsToAnEarlierState(_ limit: Int, _ count: Int) {
    var log = FindingLog(singleLimit: limit)
    for i in 0..<count { log.add(i == 3 ? .namespace : .invalidTime, at: nil, "\(i)") }
    let before = log
    let mark = log.mark
    log.add(.invalidTime, at: nil, "b")
    log.add(.invalidNumber, at: nil, "c")
    log.rewind(to: mark)
    #expect(log == before)
  }
}
