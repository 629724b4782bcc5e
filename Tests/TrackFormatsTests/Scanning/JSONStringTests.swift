import Testing

@testable import TrackFormats

struct JSONStringTests {
  @Test(arguments: [
    (#"plain"#, "plain"), (#"a\"b\\c\/d"#, "a\"b\\c/d"), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"),
    (#"\u00e9\u00DF"#, "éß"), (#"\ud83d\ude00!"#, "😀!"), (#"\uD83D"#, "\u{FFFD}"),
    (#"\ude00x"#, "\u{FFFD}x"), (#"\ud83d\n"#, "\u{FFFD}\n"),
    (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\u0000"#, "\0"), ("é\\u0041", "éA"), ("", ""),
  ])
  func escapesAreResolved(inside: String, expected: String) {
    let bytes = Array(inside.utf8)
    #expect(bytes.withUnsafeBufferPointer { JSONString.unescaped($0) } == expected)
  }
}
