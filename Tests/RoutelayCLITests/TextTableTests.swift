import Testing

@testable import RoutelayCLI

@Suite struct TextTableTests {
  @Test func columnsStandUnderOneAnother() {
    var table = TextTable([
      .init(title: "way"), .init(title: "heart rate"), .init(title: "", isRight: false),
    ])
    table.add(["1 km", nil, "a"])
    table.add(["10 km", nil, nil])
    table.add([nil, nil, "bcd"])
    // No heart rate, so no such column; no space at the ends of lines.
    #expect(table.text(indent: 2) == "    way\n   1 km  a\n  10 km\n         bcd\n")
  }

  @Test func withoutHeadingsThereIsNoLineForThem() {
    var table = TextTable([.init(title: "", isRight: false), .init(title: "")])
    table.add(["é", "1"])
    table.add(["ab", "22"])
    #expect(table.text(indent: 0) == "é    1\nab  22\n")
    #expect(TextTable([.init(title: "x")]).text(indent: 4) == "")
  }
}
