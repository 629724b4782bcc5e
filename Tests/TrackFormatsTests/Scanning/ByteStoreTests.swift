import Testing

@testable import TrackFormats

@Suite struct ByteStoreTests {
  @Test func growingKeepsWhatIsThere() {
    var store = ByteStore(capacity: 1)
    var expected = ""
    for i in 0..<2_000 {
      let scalar = Unicode.Scalar(UInt32(0x41 + i)) ?? "?"
      store.append(scalar)
      expected.unicodeScalars.append(scalar)
    }
    #expect(store.text() == expected)
    store.truncate(to: 3)
    store.append("xyz")
    #expect(store.text() == "ABCxyz")
    #expect(store.text(from: 3) == "xyz")
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\r", "\n\n\n"), ("", ""), ("\n\r", "\n\n"),
  ])
  func lineEndsAreNormalized(text: String, expected: String) {
    var store = ByteStore()
    let bytes = Array(text.utf8) + [0]
    bytes.withUnsafeBufferPointer {
      if let start = $0.baseAddress { store.appendNormalized(start, count: bytes.count - 1) }
    }
    #expect(store.text() == expected)
  }
}
