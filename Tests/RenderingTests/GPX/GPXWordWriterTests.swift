import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct GPXWordWriterTests {
  private func written(_ body: (inout GPXWordWriter, inout ByteWriter) -> Void) throws -> String {
    let bytes = try ByteWriter.collect { out in
      var words = GPXWordWriter()
      body(&words, &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a@b.c", #"<email id="a" domain="b.c"/>"#), ("a@b@c.d", #"<email id="a@b" domain="c.d"/>"#),
    ("nobody", #"<email id="nobody" domain=""/>"#), ("@x", #"<email id="" domain="x"/>"#),
    ("", #"<email id="" domain=""/>"#),
  ])
  func emails(address: String, element: String) throws {
    var metadata = DocumentMetadata()
    metadata.author = Person(email: address)
    #expect(
      try written { $0.write(metadata, to: &$1) }
        == "<metadata><author>\(element)</author></metadata>\n")
  }

  @Test func linksWithAndWithoutWords() throws {
    let links = [Link(href: "a&b"), Link(href: "c", text: "t<"), Link(href: "d", type: "x/y")]
    #expect(
      try written { $0.write(links, to: &$1) }
        == #"<link href="a&amp;b"/><link href="c"><text>t&lt;</text></link>"#
        + #"<link href="d"><type>x/y</type></link>"#)
  }

  @Test func anEmptyTextIsNotNoText() throws {
    #expect(try written { $0.write("", as: "name", to: &$1) } == "<name></name>")
    #expect(try written { $0.write(nil, as: "name", to: &$1) } == "")
  }

  @Test func nothingSaidLeavesNoTrace() throws {
    #expect(try written { $0.write(DocumentMetadata(), to: &$1) } == "")
    #expect(try written { $0.write(ItemDetails(), to: &$1) } == "")
    #expect(try written { $0.write(extensions: nil, to: &$1) } == "")
  }

  private func old(_ body: (inout GPXWordWriter, inout ByteWriter) -> Void) throws
    -> (text: String, losses: [String])
  {
    var losses: [String] = []
    let bytes = try ByteWriter.collect { out in
      var words = GPXWordWriter(.v1_0)
      body(&words, &out)
      losses = words.losses
    }
    return (String(decoding: bytes, as: UTF8.self), losses)
  }

  @Test(arguments: [
    ([Link(href: "a&b")], "<url>a&amp;b</url>", []),
    ([Link(href: "a", text: "b")], "<url>a</url><urlname>b</urlname>", []),
    ([Link(href: "", text: "b")], "<urlname>b</urlname>", []),
    ([Link(href: "")], "<url></url>", []),
    (
      [Link(href: "a", type: "t"), Link(href: "b")], "<url>a</url>",
      ["links after the first", "media types of links"]
    ),
  ])
  func ofLinksGPX10HoldsTheFirst(links: [Link], text: String, losses: [String]) throws {
    let written = try old { $0.write(links, to: &$1) }
    #expect(written.text == text)
    #expect(written.losses == losses)
  }

  @Test func theHeadOfGPX10IsInTheRoot() throws {
    var metadata = DocumentMetadata()
    #expect(try old { $0.write(metadata, to: &$1) } == ("", []))
    metadata.name = "n"
    metadata.author = Person(name: "a", email: "a@b.c", link: Link(href: "l"))
    metadata.keywords = "k"
    metadata.time = Timestamp(seconds: 0)
    let written = try old { $0.write(metadata, to: &$1) }
    #expect(
      written.text
        == "<name>n</name><author>a</author><email>a@b.c</email>"
        + "<time>1970-01-01T00:00:00Z</time><keywords>k</keywords>\n")
    #expect(written.losses == ["links of authors"])
  }
}
