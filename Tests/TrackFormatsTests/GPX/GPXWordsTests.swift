import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXWordsTests {
  private func waypoint(_ content: String) throws -> FixDetails {
    try XMLTesting.read(XMLTesting.gpx("<wpt lat='1' lon='2'>\(content)</wpt>"))
      .document.waypoints[0].details.text
  }

  @Test(arguments: [
    ("Hut &amp; Pass", "Hut & Pass"), ("<![CDATA[A]]> &#38; <![CDATA[<B>]]>", "A & <B>"),
    (" two\r\n lines ", " two\n lines "), ("a<!-- not -->b", "ab"), ("", ""),
    ("<b>bold</b> name", "bold name"), ("&#x5317;&#20140;", "北京"),
  ])
  func textIsWhatXMLSaysItIs(content: String, expected: String) throws {
    #expect(try waypoint("<name>\(content)</name>").name == expected)
  }

  @Test func linksOfBothVersionsAreLinks() throws {
    #expect(
      try waypoint(
        "<link href='a'><type>t</type><text>x</text></link><link/><url>b</url><urlname>c</urlname>"
      ).links == [
        Link(href: "a", text: "x", type: "t"), Link(href: "b", text: "c"),
      ])
    #expect(try waypoint("<url>a</url><url>b</url>").links == [Link(href: "a"), Link(href: "b")])
  }

  @Test(arguments: ["metadata", "wpt lat='1' lon='2'"])
  func theListOfLinksWasCopiedWithEachLink(owner: String) throws {
    // Quadratic work would take minutes.
    let links = String(repeating: "<link href='x'/>", count: 40_000)
    let name = owner.prefix { $0 != " " }
    let document = try XMLTesting.read(XMLTesting.gpx("<\(owner)>\(links)</\(name)>")).document
    let count =
      switch document.items.first {
      case .waypoint(let waypoint): waypoint.details.text.links.count
      default: document.metadata.links.count
      }
    #expect(count == 40_000)
  }

  @Test(arguments: [
    ("<author> Ann </author>", Person(name: " Ann ")),
    ("<author><name>Ann</name></author>", Person(name: "Ann")),
    ("<author><email id='a' domain='b'/></author>", Person(email: "a@b")),
    ("<author><email>a@b</email></author>", Person(email: "a@b")),
    ("<author><link href='x'/></author>", Person(link: Link(href: "x"))),
    ("<email>a@b</email><author>Ann</author>", Person(name: "Ann", email: "a@b")),
  ])
  func authors(content: String, author: Person) throws {
    for text in ["<metadata>\(content)</metadata>", content] {
      #expect(try XMLTesting.read(XMLTesting.gpx(text)).document.metadata.author == author)
    }
  }

  @Test func anUnreadableTimeOfTheFileIsAFinding() throws {
    let result = try XMLTesting.read(XMLTesting.gpx("<metadata><time>now</time></metadata>"))
    #expect(result.document.metadata.time == nil)
    #expect(result.findings.findings.map(\.problem) == [.invalidTime])
  }
}
