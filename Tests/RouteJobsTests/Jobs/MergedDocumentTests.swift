import Testing
import Tracks

@testable import RouteJobs

@Suite struct MergedDocumentTests {
  private func document(_ name: String?) -> TrackDocument {
    var document = TrackDocument()
    document.items = [.track(Track()), .feature(Feature())]
    document.featureCount = 1
    document.metadata.name = name
    return document
  }

  @Test func oneDocumentStaysAsItIs() {
    let (merged, losses) = MergedDocument.of([document("a")])
    #expect(merged == document("a") && losses.isEmpty)
  }

  @Test func itemsFollowOneAnother() {
    let (merged, losses) = MergedDocument.of([document(nil), document(nil)])
    #expect(merged.items.count == 4 && merged.featureCount == 2 && losses.isEmpty)
  }

  @Test func whatFilesSayAboutThemselvesIsLostAndSaid() {
    var other = document(nil)
    other.foreignMembers = JSONMembers([.init(key: "x", value: JSONText(text: "1"))])
    let (merged, losses) = MergedDocument.of([document("a"), other])
    #expect(merged.metadata == DocumentMetadata() && merged.foreignMembers.isEmpty)
    #expect(losses == ["metadata of merged files", "foreign members of merged files"])
  }
}
