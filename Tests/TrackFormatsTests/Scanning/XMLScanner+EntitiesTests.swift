import Testing

@testable import TrackFormats

@Suite struct XMLScannerEntitiesTests {
  private func trace(_ declarations: String, _ content: String, chunk: Int = 1 << 18) -> [String] {
    XMLTesting.trace("<!DOCTYPE a [\(declarations)]>\n<a>\(content)</a>", chunk: chunk)
  }

  /// The text of the root element, or how reading failed.
  private func text(_ declarations: String, _ content: String, chunk: Int = 1 << 18) -> String {
    let lines = trace(declarations, content, chunk: chunk)
    let last = lines.last ?? ""
    return last == "finished" ? lines[1] : last
  }

  // Expected values: XML 1.0 section 4.4 and appendix D; expat gives the same.
  @Test(arguments: [
    ("<!ENTITY x 'y'>", "&x;", "text y"),
    ("<!ENTITY x \"it's\">", "<![CDATA[&x;]]>&x;", "text &x;it's"),
    ("<!ENTITY x 'a&y;c'><!ENTITY y 'b'>", "1&x;2", "text 1abc2"),
    ("<!ENTITY x 'first'><!ENTITY x 'second'>", "&x;", "text first"),
    ("<!ENTITY x 'é&#233;&#x1F3C3;'>", "&x;", "text éé🏃"),
    // Resolved twice: once in the declaration, once where it is used.
    ("<!ENTITY x '&#38;#60;'>", "&x;", "text <"),
    ("<!ENTITY x '&#38;amp;&amp;'>", "&x;", "text &&"),
    ("<!ENTITY lt '&#38;#60;'>", "&lt;", "text <"),
    ("<!ENTITY x ''>", "a&x;b", "text ab"),
    ("<!ENTITY x 'a\r\nb\rc'>", "&x;", "text a\nb\nc"),
    ("<!ENTITY x 'a' >", "&x;", "text a"),
    ("<!ENTITY\n\tx\n\t'a'>", "&x;", "text a"),
  ])
  func entitiesStandForTheirText(declarations: String, content: String, expected: String) {
    for chunk in Array(1...40) + [1 << 18] {
      #expect(text(declarations, content, chunk: chunk) == expected, "chunk \(chunk)")
    }
  }

  @Test func inAttributesWhiteSpaceBecomesBlanks() {
    for chunk in Array(1...40) + [1 << 18] {
      let lines = trace(
        "<!ENTITY x 'a\n\tb&#13;c&#38;#10;d'>", "<b c='1&x;2' d='&x;'/>", chunk: chunk)
      #expect(lines[1].hasSuffix("c=1a  b c\nd2| d=a  b c\nd|"), "\(lines)")
    }
  }

  @Test(arguments: [
    ("", "&x;", "error undeclared-entity 2:4"),
    ("<!ENTITY x '&y;'>", "&x;", "error undeclared-entity 2:4"),
    ("<!ENTITY x '&x;'>", "&x;", "error malformed-xml 2:4"),
    ("<!ENTITY x '&y;'><!ENTITY y '&x;'>", "&x;", "error malformed-xml 2:4"),
    ("<!ENTITY x '<b/>'>", "&x;", "error forbidden-entity 2:4"),
    ("<!ENTITY x '&#60;b/>'>", "&x;", "error forbidden-entity 2:4"),
    ("<!ENTITY x '<b/>'>", "<b c='&x;'/>", "error malformed-xml 2:10"),
    ("<!ENTITY x '&#38;'>", "&x;", "error malformed-xml 2:4"),
    ("<!ENTITY x '&#38;#0;'>", "&x;", "error malformed-xml 2:4"),
  ])
  func whatCannotBeExpandedIsSaidWhereItIsUsed(
    declarations: String, content: String, expected: String
  ) {
    for chunk in Array(1...40) + [1 << 18] {
      #expect(text(declarations, content, chunk: chunk) == expected, "chunk \(chunk)")
    }
  }

  @Test func whatIsDeclaredAndNotUsedDoesNoHarm() {
    #expect(text("<!ENTITY x '<b>'><!ENTITY y '&y;'>", "z") == "text z")
  }

  @Test func entitiesUsedAgainAreNoRecursion() {
    #expect(text("<!ENTITY x 'a'><!ENTITY y '&x;&x;'>", "&y;&y;") == "text aaaa")
  }

  @Test func aThousandEntitiesInsideOneAnotherDeepenNoStack() {
    let deep = (0..<20_000).map { "<!ENTITY e\($0) '&e\($0 + 1);'>" }.joined()
    #expect(text(deep + "<!ENTITY e20000 'end'>", "&e0;") == "text end")
  }

  @Test func manyLaughsEndEarly() {
    let laughs = (1...9).map { i in
      "<!ENTITY l\(i) '" + String(repeating: "&l\(i - 1);", count: 10) + "'>"
    }.joined()
    #expect(text("<!ENTITY l0 'ha'>" + laughs, "&l9;") == "error forbidden-entity 2:4")
    // Also when they are silent, and in an attribute.
    #expect(text("<!ENTITY l0 ''>" + laughs, "&l9;") == "error forbidden-entity 2:4")
    #expect(
      text("<!ENTITY l0 'ha'>" + laughs, "<b c='&l9;'/>") == "error forbidden-entity 2:10")
  }

  @Test func oneLongTextUsedOftenEndsEarly() {
    let long = String(repeating: "x", count: 10_000)
    let uses = String(repeating: "&x;", count: 1000)
    #expect(text("<!ENTITY x '\(long)'>", uses).hasPrefix("error forbidden-entity 2:"))
  }

  @Test(arguments: [1, 7, 64, 1000, 1 << 18])
  func anHonestFileMayUseAnEntityOnEveryPoint(chunk: Int) {
    // Far more than the limit altogether, and the tags that begin again cost nothing.
    let uses = String(repeating: "<b c='&club;'>&club;</b>", count: 4000)
    let lines = trace("<!ENTITY club 'Example Trails'>", uses, chunk: chunk)
    #expect(lines.last == "finished")
    #expect(lines.filter { $0 == "text Example Trails" }.count == 4000)
  }

  @Test func theLimitCanBeLowered() {
    var limits = ReadLimits()
    limits.entityBytes = 0
    let text = "<!DOCTYPE a [<!ENTITY x '\(String(repeating: "y", count: 500))'>]><a>&x;&x;&x;</a>"
    #expect(XMLTesting.trace(Array(text.utf8), limits: limits).last == "finished")
    let often = text.replacing("&x;&x;&x;", with: String(repeating: "&x;", count: 100))
    let last = XMLTesting.trace(Array(often.utf8), limits: limits).last ?? ""
    #expect(last.hasPrefix("error forbidden-entity"))
  }
}
