/// A place in a text file.
public struct FilePosition: Hashable, Comparable, Sendable {
  /// 1 for the first line; CRLF is one line end.
  public var line: Int
  /// 1 for the first Unicode scalar of a line.
  public var column: Int

  /// Makes a position from 1-based numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Earlier places come first.
  public static func < (a: FilePosition, b: FilePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
