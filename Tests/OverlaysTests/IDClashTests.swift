import Testing
import Tracks

@testable import Overlays

@Suite struct IDClashTests {
  @Test(arguments: [
    ("\"a\"", IDClash.Reason.repeated, "the id \"a\" stands twice; the later feature is \"a~2\""),
    ("7", .repeated, "the id 7 stands twice; the later feature is \"7~2\", a string"),
    (
      "\"track-0\"", .generated,
      "the input has an id \"track-0\" of its own; the feature is \"track-0~2\""
    ),
    ("\"t\"", .part, "the id \"t\" is that of the lines; the fix beside them is \"t~2\""),
  ])
  func theMessageSaysWhichIDItIs(id: String, reason: IDClash.Reason, message: String) {
    let new = "\"\(id.filter { $0 != "\"" })~2\""
    let clash = IDClash(
      id: JSONText(text: id), replacement: JSONText(text: new), reason: reason)
    #expect(clash.message == message)
  }

  @Test func theReasonIsThatOfTheInput() {
    func reason(_ ids: [String?], isPart: Bool = false) -> IDClash.Reason? {
      let details = ids.map { id in
        var details = ItemDetails()
        details.id = id.map { JSONText(text: $0) }
        return details
      }
      var assignment = IDAssignment(items: details.map { .track(Track(details: $0)) })
      for details in details { _ = assignment.token(for: details, .track, isPart: isPart) }
      return assignment.lastClash?.reason
    }
    #expect(reason(["1", "1"]) == .repeated)
    #expect(reason(["1", "1"], isPart: true) == .part)
    #expect(reason([nil, "\"track-0\""]) == .generated)
    #expect(reason([nil, "\"b\""]) == nil)
  }
}
