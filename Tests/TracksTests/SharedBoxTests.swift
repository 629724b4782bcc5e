import Geodesy
import Testing

@testable import Tracks

struct SharedBoxTests {
  @Test func copiesAreIndependent() {
    var box: SharedBox<[Int]>?
    box.change(orMake: [1]) { $0.append(2) }
    let copy = box
    box.change(orMake: []) { $0.append(3) }
    #expect(box?.contents == [1, 2, 3])
    #expect(copy?.contents == [1, 2])
  }

  @Test func anOnlyOwnerKeepsItsBox() {
    var box: SharedBox<[Int]>?
    box.change(orMake: []) { $0.append(1) }
    let before = box.map { ObjectIdentifier($0) }
    box.change(orMake: []) { $0.append(2) }
    #expect(box.map { ObjectIdentifier($0) } == before)
  }

  @Test func detailsDoNotShareChanges() {
    var details = ItemDetails()
    details.text.name = "a"
    details.number = "1"
    var copy = details
    copy.text.name = "b"
    copy.number = nil
    copy.overlay = JSONText(text: "{}")
    #expect(details.text.name == "a")
    #expect(details.number == "1")
    #expect(details.overlay == nil)
    #expect(details != copy)
  }

  @Test func whatWasTakenBackIsAsIfItWasNeverSaid() {
    var details = ItemDetails()
    details.number = "1"
    details.text.name = "a"
    details.number = nil
    details.text.name = nil
    #expect(details == ItemDetails())
    #expect(details.hashValue == ItemDetails().hashValue)
    #expect(details.text.isEmpty)
  }

  @Test func segmentsDoNotShareWords() throws {
    var segment = Segment()
    for name in ["a", "b"] {
      var details = FixDetails()
      details.name = name
      let coordinate = try Coordinate(latitude: 1, longitude: 2)
      segment.append(Fix(coordinate: coordinate, details: details))
    }
    let copy = segment
    segment.updateDetails { details, i in details.name = i == 0 ? nil : "c" }
    #expect(segment.map { $0.details?.name } == [nil, "c"])
    #expect(copy.map { $0.details?.name } == ["a", "b"])
    segment.updateDetails { details, _ in details.name = nil }
    #expect(segment.detailIndices.isEmpty)
  }
}
