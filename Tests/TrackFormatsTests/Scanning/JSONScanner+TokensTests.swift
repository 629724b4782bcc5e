import Testing

@testable import TrackFormats

struct JSONTokensTests {
  @Test func aLongTokenIsRefusedAtItsStart() {
    var limits = ReadLimits()
    limits.tokenBytes = 100
    for (open, close) in [("\"", "\""), ("1", "")] {
      let text = "[\n " + open + String(repeating: "0", count: 200) + close + "]"
      for chunk in [1, 7, 50, 1000] {
        let error = outcome(Array(text.utf8), chunk: chunk, limits: limits).error
        #expect(error?.problem == .limitExceeded)
        #expect(error?.position == FilePosition(line: 2, column: 2))
      }
    }
  }

  @Test(arguments: [1, 7, 50, 101, 1000])
  func whatWasSaidOfALongBadTokenDependedOnThePieces(chunk: Int) {
    var limits = ReadLimits()
    limits.tokenBytes = 100
    let zeros = String(repeating: "0", count: 99)
    for (text, problem) in [
      ("\"\(zeros)\u{1}\"", ProblemClass.malformedJSON), ("\"0\(zeros)\u{1}\"", .limitExceeded),
      ("\"\(zeros)\\q\"", .limitExceeded), ("\"\(zeros.dropLast())\\q\"", .malformedJSON),
      ("\"\(zeros.dropLast())\\u0q\"", .limitExceeded), ("0\(zeros)", .malformedJSON),
      ("00\(zeros)", .limitExceeded),
    ] {
      let error = outcome(Array("[\(text)]".utf8), chunk: chunk, limits: limits).error
      #expect(error?.problem == problem, "\(text)")
    }
  }

  @Test func charactersOfStringsAreFoundAtEveryOffset() {
    // The scan looks at eight bytes at once: what ends it may stand at any of them.
    for length in 0...20 {
      let plain = String(repeating: "a", count: length)
      for (special, read) in [
        ("", ""), ("\\n", "\n"), ("é", "é"), ("!", "!"), ("\u{7F}", "\u{7F}"),
      ] {
        let events = outcome(Array("\"\(plain)\(special)b\"".utf8)).events
        #expect(events == "s(\(plain)\(read)b)")
      }
      let error = outcome(Array("\"\(plain)\u{1F}b\"".utf8)).error
      #expect(error?.problem == .malformedJSON)
      #expect(error?.position == FilePosition(line: 1, column: length + 2))
    }
  }

  @Test func wordsAreReadWhole() {
    #expect(outcome(Array("[true,false,null]".utf8)).events == "[tf0]")
    #expect(outcome(Array("[truex]".utf8)).error?.position == FilePosition(line: 1, column: 6))
    #expect(outcome(Array("[falze]".utf8)).error?.position == FilePosition(line: 1, column: 5))
  }

  @Test(arguments: ["NaN", "nan", "Infinity", "-Infinity", "-inf", "INF", "+Infinity", "-NaN"])
  func aNumberThatIsNoneWasNotNamed(word: String) {
    for chunk in [1, 3, 1000] {
      for end in ["]", ",1]", " ", ""] {
        let error = outcome(Array("[1,\n\(word)\(end)".utf8), chunk: chunk).error
        #expect(error?.problem == .malformedJSON)
        #expect(error?.message.hasPrefix("\(word) is not JSON") == true, "\(error as Any)")
        #expect(error?.position == FilePosition(line: 2, column: 1))
      }
    }
  }

  @Test func wordsThatOnlyBeginSoAreNotNamed() {
    for word in ["Nanny", "-x", "-", "in", "Infinityx", "naan", "+1", "nul"] {
      let error = outcome(Array("[\(word)]".utf8)).error
      #expect(error?.problem == .malformedJSON)
      #expect(error?.message.contains("is not JSON,") == false, "\(error as Any)")
    }
  }
}
