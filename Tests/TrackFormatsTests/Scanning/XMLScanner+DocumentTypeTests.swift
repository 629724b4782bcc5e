import Testing

@testable import TrackFormats

@Suite struct XMLScannerDocumentTypeTests {
  @Test(arguments: [
    "<!DOCTYPE a><a/>", "<!doctype a><a/>", "<!DOCTYPE a SYSTEM 'x'><a/>",
    "<!DOCTYPE a PUBLIC \"-//X//Y>Z\" 'http://x'><a/>", "<!DOCTYPE a []><a/>",
    "<!DOCTYPE a [<!ELEMENT a (b|c)*><!ATTLIST a b CDATA \">\">] ><a/>",
    "<!DOCTYPE a [<!-- <!ENTITY x 'y'> ] --><?p ] > ?>]><a/>",
    "<!DOCTYPE a [<!NOTATION n SYSTEM 'x'>]><a/>",
  ])
  func aDeclarationWithoutEntitiesIsPassedOver(text: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "finished")
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE a [\n<!ENTITY % p SYSTEM 'file:///x'>]><a/>", "2:10"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a/>", "1:14"),
    ("<!DOCTYPE a [<!ENTITY x PUBLIC 'p' 'http://x'>]><a/>", "1:14"),
    ("<!DOCTYPE a [<!ENTITY x '%p;'>]><a/>", "1:26"),
    ("<!DOCTYPE a [%p;]><a/>", "1:14"),
    ("<!DOCTYPE a [<!ELEMENT a %p;>]><a/>", "1:26"),
  ])
  func externalAndParameterEntitiesAreForbidden(text: String, place: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "error forbidden-entity \(place)")
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE a><!DOCTYPE a><a/>", "malformed-xml 1:13"),
    ("<a/><!DOCTYPE a>", "malformed-xml 1:5"),
    ("<!DOCTYPEa><a/>", "malformed-xml 1:10"),
    ("<!DOCTYPE a <b/>", "malformed-xml 1:13"),
    ("<!DOCTYPE a [<!-- a -- b -->]><a/>", "malformed-xml 1:21"),
    ("<!DOCTYPE a \u{1}><a/>", "malformed-xml 1:13"),
    ("<!DOCTYPE a [ junk ]><a/>", "malformed-xml 1:15"),
    ("<!DOCTYPE a [ 'junk' ]><a/>", "malformed-xml 1:15"),
    ("<!DOCTYPE a [<!FOO bar baz>]><a/>", "malformed-xml 1:14"),
    ("<!DOCTYPE a [] 'x'><a/>", "malformed-xml 1:16"),
    ("<!DOCTYPE a [] []><a/>", "malformed-xml 1:16"),
    ("<!DOCTYPE a [<!ENTITY x 'y' ]><a/>", "malformed-xml 1:29"),
    ("<!DOCTYPE a [<!ENTITYx 'y'>]><a/>", "malformed-xml 1:22"),
    ("<!DOCTYPE a [<!ENTITY 1 'y'>]><a/>", "malformed-xml 1:23"),
    ("<!DOCTYPE a [<!ENTITY x>]><a/>", "malformed-xml 1:24"),
    ("<!DOCTYPE a [<!ENTITY x y>]><a/>", "malformed-xml 1:25"),
    ("<!DOCTYPE a [<!ENTITY x 'y' z>]><a/>", "malformed-xml 1:29"),
    ("<!DOCTYPE a [<!ENTITY x 'a & b'>]><a/>", "malformed-xml 1:28"),
    ("<!DOCTYPE a [<!ENTITY x '&#0;'>]><a/>", "malformed-xml 1:26"),
    ("<!DOCTYPE a [<!ENTITY x '&#x;'>]><a/>", "malformed-xml 1:26"),
    ("<!DOCTYPE a [<!ENTITY x 'y", "truncated-input 1:27"),
    ("<!DOCTYPE a [", "truncated-input 1:14"), ("<!DOCTYPE a '", "truncated-input 1:14"),
    ("<!DOCTYPE a [<!", "truncated-input 1:16"), ("<!DOCTYPE a [<!--", "truncated-input 1:18"),
    ("<!DOCTYPE a [<!ELEMENT a '>", "truncated-input 1:28"), ("<!DOC", "truncated-input 1:6"),
  ])
  func broken(text: String, outcome: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "error \(outcome)", "chunk \(chunk)")
    }
  }
}
