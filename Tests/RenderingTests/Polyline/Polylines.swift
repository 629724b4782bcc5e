import Testing
import Tracks

@testable import Rendering

/// Undoes the published description of the format with strings of bits: slow, and nothing of the code
/// that it checks.
func decodedPolyline(_ line: some StringProtocol) throws -> [[Int]] {
  var numbers: [Int] = []
  var bits: [Bool] = []
  for byte in line.utf8 {
    try #require((63...126).contains(byte))
    let chunk = Int(byte) - 63
    bits += (0..<5).map { chunk >> $0 & 1 == 1 }
    if chunk >= 32 { continue }
    let isNegative = bits.removeFirst()
    let size = bits.enumerated().reduce(0) { sum, bit in
      sum + (bit.element ? 1 << bit.offset : 0)
    }
    // The bits of a negative number were inverted: they count down from -1.
    numbers.append(isNegative ? -size - 1 : size)
    bits = []
  }
  try #require(bits.isEmpty && numbers.count % 2 == 0)
  var place = [0, 0]
  return stride(from: 0, to: numbers.count, by: 2).map { i in
    place = [place[0] + numbers[i], place[1] + numbers[i + 1]]
    return place
  }
}

/// The lines that a document is written as, latitude first, in units of the last decimal.
func decodedPolylines(
  of document: TrackDocument, _ options: OutputOptions = OutputOptions()
) throws -> [[[Int]]] {
  let text = try output(document, .polyline, options).text
  try #require(text.isEmpty || text.hasSuffix("\n"))
  return try text.split(separator: "\n").map { try decodedPolyline($0) }
}
