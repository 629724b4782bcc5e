import RoutelayTestSupport
import Testing

@testable import TextWriting

@Suite struct RoundedPositionWriterTests {
  private func text(_ body: (inout ByteWriter) -> Void) throws -> String {
    let bytes = try ByteWriter.collect { (out) throws(WriteError) in body(&out) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number that is hard to round: a tie, a neighbor of one, or anything.
  private func number(_ random: inout SeededGenerator, decimals: Int) -> Double {
    let scale = Digits.powers[min(max(decimals, 0), 15)]
    let tie = (Double(random.int(in: -5_000_000_000...5_000_000_000)) + 0.5) / scale
    switch random.int(in: 1...8) {
    case 1: return tie
    case 2: return tie.nextUp
    case 3: return tie.nextDown
    case 4: return Double(random.int(in: -540...540))
    case 5: return Double(random.int(in: -1000...1000)) / 1024
    case 6: return random.double(in: -1e-7...1e-7)
    case 7:
      return [0, -0.0, 999_999.999_999_9, 1e6, 1e15, 1e300, .nan, .infinity][
        random.int(in: 0...7)]
    default: return random.double(in: -540...540)
    }
  }

  @Test func writesTheTextOfTheExactWriter() throws {
    try forEachSeed(count: 20000) { random in
      let degrees = random.oneIn(3) ? random.int(in: -1...17) : 7
      let meters = random.oneIn(3) ? random.int(in: 0...9) : 3
      let (x, y) = (number(&random, decimals: degrees), number(&random, decimals: degrees))
      let z = number(&random, decimals: meters)
      let writer = RoundedPositionWriter(degreeDecimals: degrees, meterDecimals: meters)
      let isFirst = random.oneIn(2)
      func exact(_ values: [(Double, Int)]) throws -> String {
        let parts = try values.map { value, decimals in
          try text { $0.write(value, decimals: decimals) }
        }
        return (isFirst ? "[" : ",[") + parts.joined(separator: ",") + "]"
      }
      try #require(
        try text { writer.write(x, y, isFirst: isFirst, to: &$0) }
          == exact([(x, degrees), (y, degrees)]))
      try #require(
        try text { writer.write(x, y, z, isFirst: isFirst, to: &$0) }
          == exact([(x, degrees), (y, degrees), (z, meters)]))
    }
  }

  @Test func manyPositionsPassTheBuffersEnd() throws {
    var pieces = 0
    var count = 0
    var out = ByteWriter(capacity: 256) { (piece) throws(WriteError) in
      pieces += 1
      count += piece.count
    }
    let writer = RoundedPositionWriter(degreeDecimals: 7, meterDecimals: 3)
    for i in 0..<100 { writer.write(1.5, -2.25, 3, isFirst: i == 0, to: &out) }
    try out.finish()
    #expect(count == 100 * "[1.5,-2.25,3],".count - 1)
    #expect(pieces > 1)
  }
}
