/// Counts line ends and characters in UTF-8, sixteen bytes at a time.
enum ByteCounting {
  private typealias Block = SIMD16<UInt8>
  /// Blocks before a lane of eight bits could overflow.
  private static let blocksPerSum = 255

  /// How many line ends are in a range: LF, CRLF and lone CR each count once. A CR before an LF is
  /// left to that LF.
  ///
  /// - Parameter bytes: One byte after the range is looked at too.
  static func lineEnds(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    let feed = Block(repeating: 0x0A)
    let carriage = Block(repeating: 0x0D)
    var total = 0
    var i = 0
    while i + 16 <= count {
      var sum = Block(repeating: 0)
      let end = min(count - 15, i + 16 * blocksPerSum)
      while i < end {
        let block = raw.loadUnaligned(fromByteOffset: i, as: Block.self)
        let next = raw.loadUnaligned(fromByteOffset: i + 1, as: Block.self)
        let ends = (block .== feed) .| ((block .== carriage) .& (next .!= feed))
        sum &-= unsafeBitCast(ends, to: Block.self)
        i += 16
      }
      total += sumOfLanes(sum)
    }
    while i < count {
      if bytes[i] == 0x0A || (bytes[i] == 0x0D && bytes[i + 1] != 0x0A) { total += 1 }
      i += 1
    }
    return total
  }

  /// How many Unicode scalars begin in a range of UTF-8.
  static func scalars(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    let mask = Block(repeating: 0xC0)
    let continuation = Block(repeating: 0x80)
    var total = 0
    var i = 0
    while i + 16 <= count {
      var sum = Block(repeating: 0)
      let end = min(count - 15, i + 16 * blocksPerSum)
      while i < end {
        let block = raw.loadUnaligned(fromByteOffset: i, as: Block.self)
        sum &-= unsafeBitCast((block & mask) .!= continuation, to: Block.self)
        i += 16
      }
      total += sumOfLanes(sum)
    }
    while i < count {
      if bytes[i] & 0xC0 != 0x80 { total += 1 }
      i += 1
    }
    return total
  }

  private static func sumOfLanes(_ block: Block) -> Int {
    var total = 0
    for lane in 0..<16 { total += Int(block[lane]) }
    return total
  }

  /// False only when no byte of a word is the given one.
  static func mayHold(_ byte: UInt8, _ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}

extension FilePosition {
  /// Moves on over a range of UTF-8.
  ///
  /// - Parameter bytes: One byte after the range is looked at too: a CR at the end of the range is
  ///   a line end unless LF follows it.
  mutating func advance(over bytes: UnsafePointer<UInt8>, count: Int) {
    let lines = ByteCounting.lineEnds(bytes, count: count)
    if lines == 0 {
      column += ByteCounting.scalars(bytes, count: count)
      return
    }
    line += lines
    var start = count
    while start > 0 {
      // Long lines: eight bytes at a time, as long as none of them can end a line.
      while start >= 8 {
        let word = UnsafeRawPointer(bytes + start - 8).loadUnaligned(as: UInt64.self)
        if ByteCounting.mayHold(0x0A, word) || ByteCounting.mayHold(0x0D, word) { break }
        start -= 8
      }
      if start == 0 { break }
      let byte = bytes[start - 1]
      if byte == 0x0A || (byte == 0x0D && bytes[start] != 0x0A) { break }
      start -= 1
    }
    column = 1 + ByteCounting.scalars(bytes + start, count: count - start)
  }
}
