import Testing

@testable import TextWriting

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("Hut & Pass", "Hut &amp; Pass", "Hut &amp; Pass"),
    ("a<b>c]]>", "a&lt;b&gt;c]]&gt;", "a&lt;b&gt;c]]&gt;"),
    ("\"quoted\" 'too'", "\"quoted\" 'too'", "&quot;quoted&quot; &apos;too&apos;"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn&#13;", "tab&#9;line&#10;return&#13;"),
    ("Улица 道 😀 \u{FEFF}\u{FFFD}", "Улица 道 😀 \u{FEFF}\u{FFFD}", "Улица 道 😀 \u{FEFF}\u{FFFD}"),
    ("", "", ""),
  ])
  func tables(string: String, element: String, attribute: String) throws {
    var isWhole = true
    #expect(try text { isWhole = $0.writeXML(text: string) } == element)
    #expect(isWhole)
    #expect(try text { isWhole = $0.writeXML(attribute: string) } == attribute)
    #expect(isWhole)
  }

  @Test(arguments: ["\0", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func whatXMLCannotHoldIsLeftOutAndSaid(character: String) throws {
    for isAttribute in [false, true] {
      var isWhole = true
      let written = try text { out in
        let string = "a\(character)b"
        isWhole = isAttribute ? out.writeXML(attribute: string) : out.writeXML(text: string)
      }
      #expect(written == "ab")
      #expect(!isWhole)
    }
  }
}
