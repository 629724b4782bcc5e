import Testing

@testable import TrackFormats

@Suite struct XMLNamesTests {
  private func number(_ text: String, _ names: inout XMLNames) -> Int32 {
    var store = ByteStore()
    for byte in text.utf8 { store.append(byte) }
    return names.number(of: store.bytes, count: store.count)
  }

  @Test func aNameHasOneNumberHoweverManyThereAre() {
    var names = XMLNames(usualPrefixes: [:])
    let texts = (0..<5_000).map { "name-\($0)-\(String(repeating: "x", count: $0 % 30))" }
    let numbers = texts.map { number($0, &names) }
    #expect(Set(numbers).count == texts.count)
    #expect(texts.map { number($0, &names) } == numbers)
    for (text, number) in zip(texts, numbers) {
      let kept = names.text(number)
      #expect(kept == text)
    }
  }

  @Test func moreNamesThanAnyFileHasAreRefused() {
    var names = XMLNames(usualPrefixes: [:])
    var last: Int32 = 0
    for i in 0...XMLNames.mostNames { last = number("n\(i)", &names) }
    #expect(last == XMLNames.tooMany)
  }

  @Test func scopesEndAndGiveBackWhatPrefixesMeantBefore() {
    var names = XMLNames(usualPrefixes: ["u": "urn:usual"])
    let p = number("p", &names)
    let element = number("p:e", &names)
    let plain = number("e", &names)
    let outer = names.openScope()
    let one = names.uriNumber("urn:1")
    names.declare(p, uri: one)
    #expect(uri(element, &names) == "urn:1")
    let inner = names.openScope()
    let two = names.uriNumber("urn:2")
    names.declare(p, uri: two)
    names.declare(XMLNames.defaultNamespace, uri: two)
    #expect(uri(element, &names) == "urn:2")
    #expect(uri(plain, &names) == "urn:2")
    names.closeScope(inner)
    #expect(uri(element, &names) == "urn:1")
    #expect(uri(plain, &names) == "")
    names.closeScope(outer)
    #expect(uri(element, &names) == "urn:undeclared-prefix:p")
    let usual = number("u:e", &names)
    #expect(uri(usual, &names) == "urn:usual")
  }

  private func uri(_ element: Int32, _ names: inout XMLNames) -> String {
    let meaning = names.meaning(ofElement: element).meaning
    return names.uri(names.meanings[Int(meaning)].namespace)
  }
}
