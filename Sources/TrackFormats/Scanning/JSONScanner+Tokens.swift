extension JSONScanner {
  /// Reads a string that starts at `head`, up to and with its closing quote.
  mutating func scanString() throws(ReadError) {
    input.mark = input.head
    tokenHasEscapes = false
    var i = input.head + 1
    while true {
      i = JSONScanner.plainEnd(in: input.bytes, from: i)
      switch input.bytes[i] {
      case UInt8(ascii: "\""):
        try finishToken(at: i + 1)
        return
      case UInt8(ascii: "\\"):
        tokenHasEscapes = true
        i = try escapeEnd(from: i)
      case 0 where i == input.tail:
        i = try moreOfToken(at: i)
      default:
        try checkLength(i - input.head)
        throw ReadError(
          .malformedJSON, at: input.position(at: i),
          "control character 0x\(hexadecimal(input.bytes[i])) in a string: it must be escaped")
      }
    }
  }

  /// The first byte that is a quote, a backslash or below 0x20.
  private static func plainEnd(in bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    var i = start
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let hits =
        ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
          | (word &- ones &* 0x20) & ~word) & high
      if hits != 0 { return i + hits.trailingZeroBitCount >> 3 }
      i += 8
    }
  }

  /// Checks the escape that starts at an index, and gives the index behind it.
  private mutating func escapeEnd(from start: Int) throws(ReadError) -> Int {
    var i = start
    while i + 1 >= input.tail { i = try moreOfToken(at: i) }
    switch input.bytes[i + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return i + 2
    case UInt8(ascii: "u"):
      var k = 2
      while k < 6 {
        while i + k >= input.tail { i = try moreOfToken(at: i) }
        if hexadecimalValue(input.bytes[i + k]) == nil { break }
        k += 1
      }
      if k == 6 { return i + 6 }
      try checkLength(i + k - input.head)
      throw ReadError(
        .malformedJSON, at: input.position(at: i), "\\u without four hexadecimal digits")
    case let byte:
      try checkLength(i + 1 - input.head)
      throw ReadError(
        .malformedJSON, at: input.position(at: i), "a backslash before \(spelled(byte))")
    }
  }

  /// Reads a number that starts at `head`.
  mutating func scanNumber() throws(ReadError) {
    input.mark = input.head
    var i = input.head
    while true {
      switch input.bytes[i] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        i += 1
        continue
      case 0 where i == input.tail:
        let length = i - input.head
        try checkLength(length)
        let hasMore = try input.refill()
        i = input.head + length
        if hasMore { continue }
      default: break
      }
      break
    }
    var end = UnsafePointer(input.bytes) + input.head
    number = NumberScanner.scan(&end)
    if end == UnsafePointer(input.bytes) + i {
      try finishToken(at: i)
      return
    }
    if i == input.tail && input.atEnd && !number.isFinite
      && !(0x30...0x39).contains(input.bytes[i - 1])
    {
      throw ReadError(
        .truncatedInput, at: input.position(at: i), "the input ends inside a number")
    }
    let length = i - input.head
    try checkLength(length)
    if length == 1, let error = try wordForNoNumber() { throw error }
    let text = String(
      decoding: UnsafeBufferPointer(start: input.bytes + input.head, count: min(length, 40)),
      as: UTF8.self)
    throw ReadError(.malformedJSON, at: input.position, "\(text) is not a JSON number")
  }

  /// The error for the word at `head` that some programs write for a number that is none, or is
  /// infinite; nil for anything else.
  mutating func wordForNoNumber() throws(ReadError) -> ReadError? {
    let longest = "-Infinity".utf8.count
    var word: [UInt8] = []
    while word.count <= longest {
      if input.head + word.count == input.tail {
        // Where the file ends inside of the word, that is what is said.
        if try !input.refill() { break }
        continue
      }
      let byte = input.bytes[input.head + word.count]
      let isSign = word.isEmpty && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
      guard isSign || (0x41...0x5A).contains(byte & 0xDF) else { break }
      word.append(byte)
    }
    let text = String(decoding: word, as: UTF8.self)
    let small = text.lowercased()
    let bare = small.hasPrefix("-") || small.hasPrefix("+") ? small.dropFirst() : small[...]
    guard ["nan", "inf", "infinity"].contains(bare) else { return nil }
    return ReadError(
      .malformedJSON, at: input.position,
      "\(text) is not JSON, which has no such number")
  }

  /// Reads `true`, `false` or `null`.
  mutating func scanWord(_ word: StaticString) throws(ReadError) {
    input.mark = input.head
    var i = input.head
    for k in 0..<word.utf8CodeUnitCount {
      while i == input.tail { i = try moreOfToken(at: i) }
      if input.bytes[i] != word.utf8Start[k] {
        if let error = try wordForNoNumber() { throw error }
        i = input.head + k
        throw ReadError(
          .malformedJSON, at: input.position(at: i),
          "\(spelled(input.bytes[i])) where \(word) should go on")
      }
      i += 1
    }
    try finishToken(at: i)
  }

  private mutating func finishToken(at end: Int) throws(ReadError) {
    tokenCount = end - (input.mark ?? end)
    try checkLength(tokenCount)
    input.head = end
  }

  /// Brings in more of the token that starts at `head`.
  ///
  /// - Returns: The index, moved with the window.
  private mutating func moreOfToken(at index: Int) throws(ReadError) -> Int {
    let length = index - input.head
    try checkLength(input.tail - input.head)
    if try !input.refill() {
      throw ReadError(
        .truncatedInput, at: input.position(at: input.tail), "the input ends inside a token")
    }
    return input.head + length
  }

  /// Refuses a token that is too long. It comes before what is wrong further on, so that the same is
  /// said however little the window holds.
  private func checkLength(_ count: Int) throws(ReadError) {
    if count > limits.tokenBytes {
      throw ReadError(
        .limitExceeded, at: tokenPosition, "a token is longer than \(limits.tokenBytes) bytes")
    }
  }
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
