import RoutelayTestSupport

@testable import TrackFormats

/// Writes numbers as the published description of the format says, step by step on strings of bits:
/// slow, and nothing of the code that it checks.
func encodedPolyline(_ numbers: [Int]) -> String {
  var text = ""
  for number in numbers {
    // Two's complement of 40 bits, shifted left, inverted when the number is negative.
    var bits = (0..<40).map { number >> $0 & 1 == 1 }
    bits = [false] + bits.dropLast()
    if number < 0 { bits = bits.map { !$0 } }
    var chunks = stride(from: 0, to: 40, by: 5).map { start in
      (0..<5).reduce(0) { $0 + (bits[start + $1] ? 1 << $1 : 0) }
    }
    while chunks.count > 1, chunks.last == 0 { chunks.removeLast() }
    for (i, chunk) in chunks.enumerated() {
      let character = chunk + (i < chunks.count - 1 ? 0x20 : 0) + 63
      text.unicodeScalars.append(UnicodeScalar(UInt8(character)))
    }
  }
  return text
}

/// A line through places given as whole numbers of the last decimal, latitude first.
func encodedPolyline(of places: [[Int]]) -> String {
  var last = [0, 0]
  return places.map { place in
    defer { last = place }
    return encodedPolyline([place[0] - last[0], place[1] - last[1]])
  }.joined()
}

func readPolyline(
  _ text: String, precision: Int? = nil, chunk: Int = 256 << 10, points: Int? = nil
) throws(ReadError) -> ReadResult {
  var input = InputBuffer(Array(text.utf8), chunk: chunk)
  var options = ReadOptions()
  options.polylinePrecision = precision
  if let points { options.limits.points = points }
  return try PolylineReader.read(&input, options)
}

func polylineError(_ text: String, precision: Int? = nil, points: Int? = nil) -> ReadError? {
  do throws(ReadError) { _ = try readPolyline(text, precision: precision, points: points) } catch {
    return error
  }
  return nil
}

/// Random places near each other.
func randomWay(_ random: inout SeededGenerator, precision: Int) -> [[Int]] {
  let scale = precision == 6 ? 1_000_000 : 100_000
  var place = [
    random.int(in: -60 * scale...60 * scale), random.int(in: -170 * scale...170 * scale),
  ]
  return (0...random.int(in: 0...40)).map { _ in
    place[0] += random.int(in: -scale / 10...scale / 10)
    place[1] += random.int(in: -scale / 10...scale / 10)
    return place
  }
}
