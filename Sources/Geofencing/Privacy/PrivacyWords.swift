import Geodesy
import Tracks

/// All that is said of something, as one text to look for coordinates in.
enum PrivacyWords {
  /// All words of a point or item, each on a line.
  static func all(of text: FixDetails) -> String {
    if text.isEmpty { return "" }
    var words = [
      text.name, text.comment, text.description, text.source, text.symbol, text.type,
      text.magneticVariation, text.geoidHeight, text.ageOfDGPSData, text.dgpsID,
      text.extensions?.text,
    ].compactMap { $0 }
    for link in text.links { words += [link.href, link.text, link.type].compactMap { $0 } }
    return words.joined(separator: "\n")
  }

  /// Members with their keys, each on a line.
  static func all(of members: JSONMembers) -> String {
    members.members.map { "\($0.key) \($0.value.text)" }.joined(separator: "\n")
  }

  /// The fixes of which two numbers, elevation and channels, have more decimals than an instrument
  /// gives and are a coordinate that is looked for.
  ///
  /// - Returns: Fixes with the two columns: -1 for the elevation, else the place of the channel.
  static func coordinatesInChannels(
    of segment: Segment, where isWanted: (Coordinate) -> Bool
  ) -> [(fix: Int, columns: [Int])] {
    var columns: [(number: Int, values: [Double])] = []
    if !segment.elevations.isEmpty { columns.append((-1, segment.elevations)) }
    for (i, column) in segment.columns.enumerated() { columns.append((i, column.values)) }
    if columns.count < 2 { return [] }
    func isFine(_ value: Double) -> Bool {
      guard abs(value) <= 540 else { return false }
      let scaled = value * 1000
      return abs(scaled - scaled.rounded()) > 1e-6
    }
    func isHit(_ a: Double, _ b: Double) -> Bool {
      [(a, b), (b, a)].contains { latitude, longitude in
        (try? Coordinate(latitude: latitude, longitude: longitude)).map(isWanted) ?? false
      }
    }
    var hits: [(fix: Int, columns: [Int])] = []
    for fix in segment.indices {
      let fine = columns.indices.filter { isFine(columns[$0].values[fix]) }
      if fine.count < 2 { continue }
      search: for (k, a) in fine.enumerated() {
        for b in fine[(k + 1)...]
        where isHit(columns[a].values[fix], columns[b].values[fix]) {
          hits.append((fix, [columns[a].number, columns[b].number]))
          break search
        }
      }
    }
    return hits
  }
}
