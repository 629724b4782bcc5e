import Geodesy
import Tracks

/// Takes out of words what could be a coordinate in a zone.
struct PrivacyScrubber {
  let region: ClipRegion
  /// How many words, links, elements, members and pairs of channels were taken out.
  private(set) var removedCount = 0

  init(_ region: ClipRegion) { self.region = region }

  /// Whether text could mean a place in a zone.
  func isTelling(_ text: String) -> Bool {
    CoordinateText.holds(text) { !region.keeps($0) }
  }

  /// Whether UTF-8 text could mean a place in a zone.
  func isTelling(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    CoordinateText.holds(text) { !region.keeps($0) }
  }

  // MARK: Taking out

  /// Counts what was taken out elsewhere.
  mutating func countOne() { removedCount += 1 }

  mutating func scrub(_ text: inout String?) {
    guard let own = text, isTelling(own) else { return }
    text = nil
    removedCount += 1
  }

  mutating func scrub(_ links: inout [Link]) {
    let count = links.count
    links.removeAll { link in
      isTelling(link.href) || isTelling(link.text ?? "") || isTelling(link.type ?? "")
    }
    removedCount += count - links.count
  }

  /// Takes out elements at the top that tell, and those that do so together.
  mutating func scrub(_ raw: inout RawXML?) {
    guard let own = raw, isTelling(own.text) else { return }
    let parts = own.topElements.map(String.init)
    let kept = untelling(parts)
    removedCount += max(parts.count - kept.count, 1)
    let text = kept.map { parts[$0] }.joined()
    raw = text.isEmpty ? nil : RawXML(text: text)
  }

  /// Takes out members that tell, and those that do so together.
  mutating func scrub(_ members: inout JSONMembers) {
    let parts = members.members.map { "\($0.key) \($0.value.text)" }
    guard isTelling(parts.joined(separator: "\n")) else { return }
    let kept = untelling(parts)
    removedCount += parts.count - kept.count
    members.members = kept.map { members.members[$0] }
  }

  /// The parts that are left when no part tells, no two parts do, and all together do not.
  private func untelling(_ parts: [String]) -> [Int] {
    var kept = parts.indices.filter { !isTelling(parts[$0]) }
    func isTellingTogether() -> Bool {
      isTelling(kept.map { parts[$0] }.joined(separator: "\n"))
    }
    if !isTellingTogether() { return kept }
    // Two that stand near each other, then the whole rest: this is rare, and lists are short.
    var gone: Set<Int> = []
    for (k, a) in kept.enumerated() where !gone.contains(a) {
      for b in kept[(k + 1)...].prefix(16) where !gone.contains(b) {
        if isTelling(parts[a] + "\n" + parts[b]) {
          gone.formUnion([a, b])
          break
        }
      }
    }
    kept.removeAll(where: gone.contains)
    return isTellingTogether() ? [] : kept
  }

  mutating func scrub(_ text: inout FixDetails) {
    if text.isEmpty { return }
    scrub(&text.name)
    scrub(&text.comment)
    scrub(&text.description)
    scrub(&text.source)
    scrub(&text.symbol)
    scrub(&text.type)
    scrub(&text.magneticVariation)
    scrub(&text.geoidHeight)
    scrub(&text.ageOfDGPSData)
    scrub(&text.dgpsID)
    if !text.links.isEmpty { scrub(&text.links) }
    scrub(&text.extensions)
    // Words that tell only together: the latitude in one, the longitude in the other.
    guard isTelling(PrivacyWords.all(of: text)) else { return }
    text = FixDetails()
    removedCount += 1
  }

  mutating func scrub(_ details: inout ItemDetails) {
    scrub(&details.text)
    if let id = details.id, isTelling(id.text) {
      details.id = nil
      removedCount += 1
    }
    if var properties = details.properties {
      scrub(&properties)
      details.properties = properties
    }
    scrub(&details.number)
    scrub(&details.foreignMembers)
    scrub(&details.geometryForeignMembers)
    if let overlay = details.overlay, isTelling(overlay.text) {
      details.overlay = nil
      removedCount += 1
    }
  }

  /// Scrubs what is said of the fixes of a segment; a fix on the border of a zone loses its words.
  mutating func scrub(_ segment: inout Segment) {
    scrub(&segment.extensions)
    scrubChannels(of: &segment)
    if segment.detailIndices.isEmpty && !segment.hasFixExtensions { return }
    var isTelling = segment.detailTable.map { self.isTelling(PrivacyWords.all(of: $0)) }
    isTelling.append(false)
    let indices = segment.detailIndices
    let coordinates = segment.coordinates
    let needsWork = coordinates.indices.contains { i in
      if !indices.isEmpty && indices[i] >= 0 {
        if isTelling[Int(indices[i])] || !isBeyond(coordinates[i]) { return true }
      }
      let extensionTells = segment.withExtensions(at: i) {
        self.isTelling($0) || !isBeyond(coordinates[i])
      }
      return extensionTells ?? false
    }
    guard needsWork else { return }
    segment.updateDetails { details, i in
      if details.isEmpty { return }
      if isBeyond(coordinates[i]) {
        scrub(&details)
      } else {
        details = FixDetails()
        removedCount += 1
      }
    }
  }

  /// Whether a place is outside of all zones, and on no border.
  private func isBeyond(_ place: Coordinate) -> Bool { region.state(of: place) == .outside }

  /// Takes out two numbers of one fix that have the digits of a coordinate and are one in a zone.
  private mutating func scrubChannels(of segment: inout Segment) {
    let hidden = PrivacyWords.coordinatesInChannels(of: segment) { !region.keeps($0) }
    if hidden.isEmpty { return }
    removedCount += hidden.count
    var elevations = segment.elevations
    var columns = segment.columns.map { ($0.channel, $0.values) }
    for (fix, pair) in hidden {
      for number in pair {
        if number < 0 { elevations[fix] = .nan } else { columns[number].1[fix] = .nan }
      }
    }
    if !elevations.isEmpty { segment.setElevations(elevations) }
    for (channel, values) in columns { segment.setColumn(channel, values) }
  }
}
