import Testing

@testable import TrackFormats

@Suite struct XMLEntitiesTests {
  private func declare(_ entities: inout XMLEntities, _ name: String, _ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer {
      if let start = $0.baseAddress { entities.declare(name, start, count: bytes.count) }
    }
  }

  @Test func theFirstDeclarationOfANameCounts() {
    var entities = XMLEntities()
    declare(&entities, "a", "first")
    declare(&entities, "b", "other")
    declare(&entities, "a", "second")
    let number = entities.number(of: "a") ?? -1
    #expect(number == 0)
    let text = String(decoding: entities.text(number), as: UTF8.self)
    #expect(text == "first")
    let isStopped = entities.text(number).baseAddress?[5] == 0
    #expect(isStopped)
    let unknown = entities.number(of: "c")
    #expect(unknown == nil)
  }

  @Test func anEntityOpensOnceAtATime() {
    var entities = XMLEntities()
    declare(&entities, "a", "x")
    let number = entities.number(of: "a") ?? -1
    var results = [entities.open(number), entities.open(number)]
    entities.close(number)
    results.append(entities.open(number))
    #expect(results == [true, false, true])
  }
}
