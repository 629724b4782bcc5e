import Geodesy
public import Tracks

extension TrackDocument {
  /// The document without anything that lies in a privacy zone, or tells of it.
  ///
  /// * Tracks and routes are cut at the border as by `kept(outside:)`, the border included; new
  ///   vertices stand on or outside of it, also when they are rounded to seven decimals.
  /// * Waypoints, points and shaping points of routes in a zone go with all their words. A fix
  ///   that is left on the border loses its words.
  /// * Areas and features with a position in a zone go, and those with a line or edge through one.
  /// * A track or route that was cut, and a MultiPoint that lost a point, lose what is said of
  ///   the whole: name, comment, description, source, links, extensions, properties that are
  ///   no style, foreign members, an id that is text. Type, number, symbol and style stay.
  /// * When anything was hidden, the document's own name, description, keywords, links, time,
  ///   extensions and foreign members go. Author and copyright stay.
  /// * From all that is left, words, links, extension elements and properties go in which two
  ///   numbers could be a place in a zone, and two channels of a fix that look like one.
  ///
  /// What knows the place in other words, an address or a geohash, is found only where it goes by
  /// these rules. Lengths, times and elevations of what is left stay as they are.
  ///
  /// - Parameters:
  ///   - keepsNames: Keeps the names of what was cut and of the document, unless one holds the name
  ///     of a waypoint or route point in a zone, or a coordinate.
  ///   - keepsIndices: Whether the report says which fixes were kept.
  /// - Complexity: As a clip, plus O(length) of all words.
  public func hiding(
    _ zones: PrivacyZones, keepsNames: Bool = false, keepsIndices: Bool = false
  ) -> (document: TrackDocument, report: PrivacyReport) {
    var hiding = PrivacyHiding(
      zones.region, hiddenNames: keepsNames ? hiddenNames(in: zones.region) : nil,
      keepsIndices: keepsIndices)
    return hiding.run(self)
  }

  /// The names of waypoints and route points that go, in lower case.
  private func hiddenNames(in region: ClipRegion) -> Set<String> {
    var names: Set<String> = []
    for item in items {
      switch item {
      case .waypoint(let waypoint):
        if let name = waypoint.details.text.name,
          !waypoint.position.coordinates.allSatisfy(region.keeps)
        {
          names.insert(name.lowercased())
        }
      case .route(let route):
        for (i, place) in route.points.coordinates.enumerated() {
          if let name = route.points.spokenDetails(at: i)?.name, !region.keeps(place) {
            names.insert(name.lowercased())
          }
        }
      case .track, .area, .feature: break
      }
    }
    return names.filter { !$0.isEmpty }
  }
}

/// One document's way through the rules of `TrackDocument.hiding`.
struct PrivacyHiding {
  private let region: ClipRegion
  /// The names that no kept name may hold; nil when no name is kept.
  private let hiddenNames: Set<String>?
  private var clip: DocumentClip
  private var scrubber: PrivacyScrubber
  private var report = PrivacyReport()

  init(_ region: ClipRegion, hiddenNames: Set<String>?, keepsIndices: Bool) {
    self.region = region
    self.hiddenNames = hiddenNames
    clip = DocumentClip(region, snapping: true, keepsIndices: keepsIndices)
    scrubber = PrivacyScrubber(region)
  }

  /// Applies all rules.
  mutating func run(_ input: TrackDocument) -> (document: TrackDocument, report: PrivacyReport) {
    var document = input
    document.items.removeAll(keepingCapacity: true)
    var i = 0
    while i < input.items.count {
      switch input.items[i] {
      case .track(let track): hide(track, &document)
      case .route(let route): hide(route, &document)
      case .waypoint:
        i = hideWaypoints(input.items, from: i, &document)
        continue
      case .area(var area):
        if clip.keeps(area) {
          scrubber.scrub(&area.details)
          for p in area.polygons.indices {
            for r in area.polygons[p].rings.indices {
              scrubber.scrub(&area.polygons[p].rings[r])
            }
          }
          document.items.append(.area(area))
        }
      case .feature(var feature):
        if clip.keeps(feature) {
          scrubber.scrub(&feature.details)
          feature.geometry = feature.geometry?.changed { scrubber.scrub(&$0) }
          document.items.append(.feature(feature))
        }
      }
      i += 1
    }
    report.clipping = clip.report
    hideMetadata(of: &document)
    report.removedWords = scrubber.removedCount
    return (document, report)
  }

  private mutating func forgetWords(of details: inout ItemDetails) {
    let isNameKept = hiddenNames.map { names in
      let name = (details.text.name ?? "").lowercased()
      return !names.contains { Self.holds(name, $0) }
    }
    details.forgetWords(keepingNames: isNameKept ?? false)
    report.forgottenItems += 1
  }

  /// Whether text holds other text; both in lower case.
  private static func holds(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    if part.count > text.count { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  private mutating func hide(_ track: Track, _ document: inout TrackDocument) {
    let (kept, isCut) = clip.clip(track)
    guard var kept else { return }
    if isCut {
      forgetWords(of: &kept.details)
      for s in kept.segments.indices { kept.segments[s].forgetHiddenWords() }
    }
    scrubber.scrub(&kept.details)
    for s in kept.segments.indices { scrubber.scrub(&kept.segments[s]) }
    document.items.append(.track(kept))
  }

  private mutating func hide(_ route: Route, _ document: inout TrackDocument) {
    let clipped = clip.clip(route)
    for var piece in clipped.routes {
      if !clipped.isWhole {
        forgetWords(of: &piece.details)
        piece.points.forgetHiddenWords()
      }
      scrubber.scrub(&piece.details)
      scrubber.scrub(&piece.points)
      document.items.append(.route(piece))
    }
  }

  /// Takes a waypoint, or all of a MultiPoint, which share what is said of them.
  ///
  /// - Returns: The index of the next item.
  private mutating func hideWaypoints(
    _ items: [TrackDocument.Item], from start: Int, _ document: inout TrackDocument
  ) -> Int {
    var group: [Waypoint] = []
    var end = start
    while end < items.count, case .waypoint(let waypoint) = items[end] {
      if end > start && (waypoint.multiPointIndex ?? 0) == 0 { break }
      group.append(waypoint)
      end += 1
    }
    let kept = group.compactMap { clip.clip($0) }
    for var waypoint in kept {
      if kept.count < group.count { forgetWords(of: &waypoint.details) }
      scrubber.scrub(&waypoint.details)
      scrubber.scrub(&waypoint.position)
      document.items.append(.waypoint(waypoint))
    }
    return end
  }

  private mutating func hideMetadata(of document: inout TrackDocument) {
    var metadata = document.metadata
    if !report.clipping.isUnchanged {
      var kept = DocumentMetadata()
      kept.creator = metadata.creator
      kept.author = metadata.author
      kept.copyright = metadata.copyright
      if let names = hiddenNames, let name = metadata.name,
        !names.contains(where: { Self.holds(name.lowercased(), $0) })
      {
        kept.name = name
      }
      report.forgetsMetadata = kept != metadata || !document.foreignMembers.isEmpty
      metadata = kept
      document.foreignMembers = JSONMembers()
    }
    scrubber.scrub(&metadata.creator)
    scrubber.scrub(&metadata.name)
    scrubber.scrub(&metadata.description)
    scrubber.scrub(&metadata.keywords)
    scrubber.scrub(&metadata.links)
    scrubber.scrub(&metadata.extensions)
    scrubber.scrub(&metadata.documentExtensions)
    if let author = metadata.author {
      let words = [author.name, author.email, author.link?.href, author.link?.text]
      if scrubber.isTelling(words.compactMap { $0 }.joined(separator: "\n")) {
        metadata.author = nil
        scrubber.countOne()
      }
    }
    if let copyright = metadata.copyright {
      let words = [copyright.author, copyright.year, copyright.license]
      if scrubber.isTelling(words.compactMap { $0 }.joined(separator: "\n")) {
        metadata.copyright = nil
        scrubber.countOne()
      }
    }
    scrubber.scrub(&document.foreignMembers)
    document.metadata = metadata
  }
}

extension Segment {
  /// Forgets what was said of the segment it is a piece of, and of fixes that are not in it: words
  /// are stored once for all pieces.
  fileprivate mutating func forgetHiddenWords() {
    extensions = nil
    if !detailTable.isEmpty || hasFixExtensions { updateDetails { _, _ in } }
  }
}
