import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ReasonTextTests {
  @Test(arguments: [
    (1.0, "1"), (1.04, "1"), (1.06, "1.1"), (-0.04, "0"), (1234.56, "1234.6"), (1e300, "1e+300"),
  ])
  func numbersAreShort(value: Double, text: String) { #expect(tenths(value) == text) }

  @Test func countsAgreeWithTheirWord() {
    #expect(counted(1, "fix", "fixes") == "1 fix" && counted(0, "fix", "fixes") == "0 fixes")
  }

  @Test func tracksAreCalledByNumberAndName() {
    var track = Track()
    var draft = CleaningDraft([track], keepsChanges: false)
    #expect(draft.items[0].title == "track 1")
    track.details.text.name = "Tour"
    draft = CleaningDraft([Track(), track], keepsChanges: false)
    #expect(draft.items[1].title == "track 2 'Tour'")
  }
}
