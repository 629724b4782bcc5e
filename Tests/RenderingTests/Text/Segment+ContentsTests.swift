import Testing
import Tracks

@testable import Rendering

@Suite struct SegmentContentsTests {
  @Test func columnsWhoseValuesAreGoneDoNotCount() {
    var line = segment([1, 2, 3], [4, 5])
    line.append(line[0].coordinate, elevation: .nan, time: Timestamp(seconds: 1))
    line.setLast(.power, 5)
    #expect(line.hasElevations && line.hasTimes && line.has(.power) && !line.has(.speed))
    let kept = line.keeping([1])
    #expect(!kept.hasElevations && !kept.hasTimes && !kept.has(.power))
  }

  @Test func wordsAreListedOnce() {
    var details = FixDetails()
    details.name = "a"
    var line = segment([1, 2])
    #expect(line.usedDetails { _ in true }.isEmpty)
    line.setLastDetails(details)
    line.append(line[0])
    #expect(line.usedDetails { _ in true } == [details])
    #expect(line.usedDetails { $0.name == "b" }.isEmpty)
    #expect(line.hasDetails { $0.name == "a" })
    line.append(segment([5, 6])[0])
    #expect(!line.keeping([2]).hasDetails { $0.name == "a" })
  }

  @Test(arguments: [
    (0.0, "none"), (2, "3d"), (4, "pps"), (5, nil), (-1, nil), (0.5, nil), (1e300, nil),
  ])
  func fixWords(value: Double, word: String?) { #expect(Segment.fixWord(value) == word) }
}
