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
}
