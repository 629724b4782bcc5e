import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct PointWordsTests {
  @Test func everyWordOfAFixHasItsKey() throws {
    let hut = try #require(fullGPXDocument().waypoints.first?.details.text)
    let said = PointWords.all.filter { $0.isSaid(in: hut) }
    #expect(said.count == PointWords.all.count)
    #expect(!PointWords.all.contains { $0.isSaid(in: FixDetails()) })
    #expect(Set(said.map { "\($0.key)" }).count == said.count)
    #expect(
      Set(said.map { "\($0.key)" }).isDisjoint(with: Channel.allCases.map(\.key)))
  }

  @Test func extensionsAreNoWords() {
    var details = FixDetails()
    details.extensions = RawXML(text: "<a/>")
    #expect(!details.hasWords)
    details.dgpsID = "1"
    #expect(details.hasWords)
  }
}
