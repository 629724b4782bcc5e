import Testing

@testable import Tracks

@Suite struct RawColumnTests {
  private func column(_ texts: [String?]) -> RawColumn {
    var column = RawColumn(count: 0)
    for text in texts {
      column.append()
      if var text { text.withUTF8 { column.setLast($0) } }
    }
    return column
  }

  private func texts(_ column: RawColumn) -> [String?] {
    column.indices.indices.map { i in
      column.withText(at: i) { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func whatComesInComesOut() {
    let all: [String?] = [nil, "<a/>", "", "<a/>", "<bb>é</bb>", nil, "<a/>"]
    #expect(texts(column(all)) == all)
    #expect(column(all).textCount == 3)
    #expect(column(all).isUsed)
    #expect(!column([nil, nil]).isUsed)
    #expect(!RawColumn(count: 3).isUsed)
  }

  @Test func manyDifferentTextsAreEachStoredOnce() {
    let some = (0..<5_000).map { "<a>\($0 % 1_237)</a>" as String? }
    let column = column(some + some)
    #expect(column.textCount == 1_237)
    #expect(texts(column) == some + some)
  }

  @Test func keepingKeepsTheTextsOfTheKept() {
    let all: [String?] = ["a", nil, "b", "c"]
    #expect(texts(column(all).keeping([0, 1, 3])) == ["a", nil, "c"])
    #expect(!column(all).keeping([1]).isUsed)
    var kept = column(all).keeping([2])
    kept.append()
    var text = "a"
    text.withUTF8 { kept.setLast($0) }
    #expect(texts(kept) == ["b", "a"])
    #expect(kept.textCount == 3)
  }

  @Test func thereIsNoLastFixOfNone() {
    var column = RawColumn(count: 0)
    var text = "a"
    text.withUTF8 { column.setLast($0) }
    #expect(column.indices.isEmpty)
  }
}
