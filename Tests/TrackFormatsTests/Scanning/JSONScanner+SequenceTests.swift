import Testing

@testable import TrackFormats

struct JSONScannerSequenceTests {
  /// Scans a sequence: a letter per text, `|` before one with a separator, or the error.
  private func texts(_ text: String, chunk: Int = 256 << 10) -> (String, ReadError?) {
    var scanner = JSONScanner(InputBuffer(Array(text.utf8), chunk: chunk))
    var seen = ""
    do throws(ReadError) {
      while let start = try scanner.beginText() {
        seen += start == .separator ? "|" : ""
        let first = try scanner.next()
        try scanner.skip(from: first)
        seen += "t"
      }
    } catch { return (seen, error) }
    return (seen, nil)
  }

  @Test(arguments: [
    ("{}", "t"), ("{}{}{}", "ttt"), ("{}\n{}\r\n\r\n{}\n", "ttt"), ("\u{1E}{}\n", "|t"),
    ("\u{1E}{}\n\u{1E}{}\n", "|t|t"), ("{}\n\u{1E}{}", "t|t"), ("\u{1E}{}{}", "|tt"),
    ("\u{1E}\u{1E} \n\u{1E}{}\u{1E}\u{1E}{}\u{1E}", "|t|t"), ("\u{FEFF}\u{1E}{}", "|t"),
    ("[1]{}", "tt"), ("\u{1E}[1]\n\u{1E}5\n", "|t|t"), ("\u{1E}", ""), ("", ""), (" \n", ""),
    // Files that were joined.
    ("{}\n\u{FEFF}{}\n\u{FEFF}\u{1E}{}", "tt|t"), ("{}\u{FEFF}{}\u{FEFF}", "tt"),
    ("\u{1E}\u{FEFF}{}", "|t"),
  ])
  func textsAreToldApart(text: String, expected: String) {
    for chunk in [1, 2, 3, 256] {
      let (seen, error) = texts(text, chunk: chunk)
      #expect(seen == expected)
      #expect(error == nil)
    }
  }

  @Test(arguments: [
    ("{}\n[]", ProblemClass.trailingContent, 2, 1), ("{} 5", .trailingContent, 1, 4),
    ("{},\n{}", .trailingContent, 1, 3), ("{}{}}", .trailingContent, 1, 5),
    ("{}\n\u{FEFF}5", .trailingContent, 2, 2), ("{}\n\u{FEFE}{}", .trailingContent, 2, 1),
    ("{}\u{1E}x", .malformedJSON, 1, 4), ("{}\n{\"a\"", .truncatedInput, 2, 5),
    ("{\"a\":\u{1E}{}", .malformedJSON, 1, 6), ("{\"a\":1\n\u{1E}{}", .malformedJSON, 2, 1),
  ])
  func whatIsNoTextIsRefused(text: String, problem: ProblemClass, line: Int, column: Int) {
    for chunk in [1, 2, 3, 256] {
      let error = texts(text, chunk: chunk).1
      #expect(error?.problem == problem, "\(error as Any)")
      #expect(error?.position == FilePosition(line: line, column: column), "\(error as Any)")
    }
  }

  @Test func hintsNameTheLikelyReason() {
    #expect(texts("{},{}").1?.message.contains("no commas") == true)
    #expect(texts("{\"a\"\u{1E}{}").1?.message.contains("cut off") == true)
  }
}
