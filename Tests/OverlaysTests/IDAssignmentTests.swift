import Testing
import Tracks

@testable import Overlays

@Suite struct IDAssignmentTests {
  private func details(_ id: String?) -> ItemDetails {
    var details = ItemDetails()
    details.id = id.map { JSONText(text: $0) }
    return details
  }

  private func assigned(_ features: [(id: String?, kind: IDAssignment.Kind)]) -> [String] {
    var ids = IDAssignment(items: features.map { .track(Track(details: details($0.id))) })
    return features.map { ids.token(for: details($0.id), $0.kind).text }
  }

  @Test func eachKindIsCountedByItself() {
    let ids = assigned([
      (nil, .track), (nil, .waypoint), (nil, .track), (nil, .route), (nil, .area),
      (nil, .feature), (nil, .waypoint),
    ])
    #expect(
      ids == [
        "\"track-0\"", "\"waypoint-0\"", "\"track-1\"", "\"route-0\"", "\"area-0\"",
        "\"feature-0\"", "\"waypoint-1\"",
      ])
  }

  @Test func featuresWithAnIDCountToo() {
    #expect(assigned([("7", .track), (nil, .track)]) == ["7", "\"track-1\""])
  }

  @Test func idsOfTheInputStayAsTheyAreWritten() {
    let written = ["9007199254740993", "\"0042\"", "\"\\u0061\"", "1e3", "\"\""]
    #expect(assigned(written.map { ($0, .track) }) == written)
  }

  @Test func theLaterOfTwoEqualIDsGetsANumber() {
    #expect(
      assigned([
        ("\"a\"", .track), ("\"\\u0061\"", .track), ("\"a\"", .area), ("5", .track), ("5", .track),
      ])
        == ["\"a\"", "\"\\u0061~2\"", "\"a~3\"", "5", "\"5~2\""])
  }

  @Test func aNumberAndAStringAreTwoIDs() {
    #expect(assigned([("5", .track), ("\"5\"", .track)]) == ["5", "\"5\""])
  }

  @Test func anIDOfTheInputWinsOverAGeneratedOneEvenLater() {
    #expect(
      assigned([(nil, .track), ("\"track-0\"", .track)]) == ["\"track-0~2\"", "\"track-0\""])
  }

  @Test func replacementsDoNotClashWithLaterIDs() {
    #expect(
      assigned([("\"a\"", .track), ("\"a\"", .track), ("\"a~2\"", .track)])
        == ["\"a\"", "\"a~3\"", "\"a~2\""])
  }

  @Test func manyEqualIDsWereTriedOverAndOver() {
    // Trying all numbers for each of them would take minutes.
    var ids = IDAssignment()
    var last = JSONText(text: "")
    for _ in 0..<40_000 { last = ids.token(for: details("\"a\""), .track) }
    #expect(last.text == "\"a~40000\"")
  }

  @Test func clashesAreCountedAndTheFirstIsKept() {
    var ids = IDAssignment()
    for id in ["1", "1", "2", "2"] { _ = ids.token(for: details(id), .waypoint) }
    #expect(ids.clashCount == 2)
    #expect(ids.firstClash?.id.text == "1")
    #expect(ids.firstClash?.replacement.text == "\"1~2\"")
  }

  @Test(arguments: IDAssignment.Kind.allCases)
  func generatedIDsCountInDecimal(kind: IDAssignment.Kind) {
    var ids = IDAssignment()
    for count in 0...1_001 {
      #expect(ids.token(for: ItemDetails(), kind).text == "\"\(kind.rawValue)-\(count)\"")
    }
  }

  /// Each of equal ids tried all the numbers of those before it.
  @Test func manyEqualIDsAreQuick() {
    for id in ["\"a\"", "\"a~2\"", "7"] {
      let bare = id.filter { $0 != "\"" }
      let ids = assigned(Array(repeating: (id, .waypoint), count: 30_000))
      #expect(ids.first == id && ids.last == "\"\(bare)~30000\"")
      #expect(Set(ids).count == ids.count)
    }
    // Numbers that the input took itself.
    let own = (2...20_000).map { (id: Optional("\"a~\($0)\""), kind: IDAssignment.Kind.track) }
    let ids = assigned(own + Array(repeating: ("\"a\"", .track), count: 20_000))
    #expect(Set(ids).count == ids.count && ids.last == "\"a~39999\"")
  }

  @Test func aNumberAndAStringThatClashDoNotMeet() {
    #expect(
      assigned([("5", .track), ("\"5\"", .track), ("5", .track), ("\"5\"", .track)])
        == ["5", "\"5\"", "\"5~2\"", "\"5~3\""])
  }

  @Test func halfCharactersAreDifferentIDs() {
    let written = [#""\ud800""#, #""\ud801""#]
    #expect(assigned(written.map { ($0, .track) }) == written)
    #expect(assigned([written[0], written[0]].map { ($0, .track) })[1] == #""\ud800~2""#)
  }
}
