import Tracks

/// Puts lines together that were cut at the 180th meridian.
enum CutLines {
  /// Joins neighboring lines that have the same number.
  ///
  /// - Parameters:
  ///   - numbers: One per line; otherwise the lines stay as they are.
  ///   - recordedJoints: For each place between two lines whether the vertex there is one of the
  ///     line's own; missing entries mean that the cut made it.
  /// - Complexity: O(number of fixes in lines that are joined).
  static func rejoined(
    _ lines: [Segment], numbers: [Double], recordedJoints: [Bool] = []
  ) -> [Segment] {
    guard numbers.count == lines.count else { return lines }
    var result: [Segment] = []
    var first = 0
    while first < lines.count {
      var end = first + 1
      while end < lines.count && numbers[end] == numbers[first] { end += 1 }
      result += AntimeridianCut.joined(
        Array(lines[first..<end]), recordedJoints: Array(recordedJoints.dropFirst(first)))
      first = end
    }
    return result
  }

  /// Which joints are recorded, as `cut` says: an array of booleans that nests like the
  /// coordinates, true where the cut made the vertex. Nil for any other value.
  static func recordedJoints(_ cut: JSONText, of lines: [Segment]) -> [Bool]? {
    let geometry: Geometry = lines.count == 1 ? .lineString(lines[0]) : .multiLineString(lines)
    var isCut: [Bool] = []
    var isBoolean = true
    var scanner = cut.scanner
    do throws(ReadError) {
      let fits = try PositionLines(geometry).scan(&scanner) { scanner, event in
        if event != .boolean { isBoolean = false }
        isCut.append(scanner.rawToken == "true")
      }
      guard fits && isBoolean else { return nil }
    } catch { return nil }
    var joints: [Bool] = []
    var end = 0
    for line in lines {
      end += line.count
      joints.append(line.isEmpty || !isCut[end - 1])
    }
    return joints
  }
}
