/// Rows whose columns stand under one another.
struct TextTable {
  /// A column: its heading, and whether its cells end, rather than begin, under one another.
  struct Column {
    let title: String
    var isRight = true
  }

  private let columns: [Column]
  private var rows: [[String?]] = []

  /// Makes an empty table.
  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row, a cell for each column; nil is an empty one.
  mutating func add(_ cells: [String?]) { rows.append(cells) }

  /// The lines, headings first unless all are empty. A column without any cell is left out.
  func text(indent: Int) -> String {
    let used = columns.indices.filter { i in rows.contains { $0[i] != nil } }
    var lines = rows.map { row in used.map { row[$0] ?? "" } }
    let titles = used.map { columns[$0].title }
    if titles.contains(where: { !$0.isEmpty }) { lines.insert(titles, at: 0) }
    let widths = used.indices.map { i in lines.map { $0[i].count }.max() ?? 0 }
    return lines.map { line in
      var text = String(repeating: " ", count: indent)
      for (i, cell) in line.enumerated() {
        let space = String(repeating: " ", count: widths[i] - cell.count)
        text += (i > 0 ? "  " : "") + (columns[used[i]].isRight ? space + cell : cell + space)
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
