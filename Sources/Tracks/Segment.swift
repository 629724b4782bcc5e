public import Geodesy

/// An unbroken run of fixes, stored as columns.
///
/// The coordinates are one column; every other kind of value has a column only when some fix has
/// it. Columns never drift apart: the only ways to change a segment are appending a fix, setting
/// a value of the last one, and `keeping(_:)`. A gap inside a column is never handed out.
public struct Segment: Sendable {
  /// Where the fixes are, in order.
  public private(set) var coordinates: [Coordinate] = []
  /// Meters above mean sea level; NaN is a gap. Empty, or one entry per fix.
  package private(set) var elevations: [Double] = []
  /// Instants; `Timestamp.missing` is a gap. Empty, or one entry per fix.
  package private(set) var times: [Timestamp] = []
  /// The channel columns present, in the order of `Channel`; NaN is a gap.
  package private(set) var columns: [ChannelColumn] = []
  /// The words of the fixes and of the segment; nil for none.
  private var words: SharedBox<Words>?

  private struct Words: Sendable {
    var indices: [Int32] = []
    var table: [FixDetails] = []
    var lookup: [FixDetails: Int32] = [:]
    /// What stood in the `<extensions>` of the fixes; nil for nothing.
    var raw: RawColumn?
    var extensions: RawXML?
    /// For each fix its line in the file, 0 for unknown. Empty, or one per fix.
    var lines: [Int32] = []

    /// The index of details in the table, which they come into when they are new.
    mutating func index(of details: FixDetails) -> Int32 {
      if let known = lookup[details] { return known }
      let new = Int32(table.count)
      table.append(details)
      lookup[details] = new
      return new
    }

    /// Adds a fix of which nothing is said.
    mutating func append() {
      if !indices.isEmpty { indices.append(-1) }
      if !lines.isEmpty { lines.append(0) }
      raw?.append()
    }

    /// Sets what is said of the last of so many fixes.
    mutating func setLast(_ details: FixDetails, count: Int) {
      var details = details
      if var text = details.extensions?.text {
        text.withUTF8 { setLastRaw($0, count: count) }
        details.extensions = nil
      }
      if details.isEmpty { return }
      if indices.isEmpty { indices = Array(repeating: -1, count: count) }
      indices[count - 1] = index(of: details)
    }

    mutating func setLastRaw(_ text: UnsafeBufferPointer<UInt8>, count: Int) {
      if raw == nil { raw = RawColumn(count: count) }
      raw?.setLast(text)
    }
  }

  /// For each fix the index of its words in `detailTable`, -1 for none. Empty, or one per fix.
  package var detailIndices: [Int32] { words?.contents.indices ?? [] }
  /// The different words of the segment's fixes, each stored once; without extensions.
  package var detailTable: [FixDetails] { words?.contents.table ?? [] }
  /// What stood in the `<extensions>` of a GPX `<trkseg>`.
  public var extensions: RawXML? {
    get { words?.contents.extensions }
    set {
      if newValue == nil && words == nil { return }
      words.change(orMake: Words()) { $0.extensions = newValue }
    }
  }

  /// For each fix the line of its file that it begins in, from 1; 0 where that is unknown. Empty, or
  /// one per fix: readers fill it on request only. It is no part of what makes segments equal.
  package var lines: [Int32] { words?.contents.lines ?? [] }

  /// The line of a fix; nil where it is unknown.
  package func line(at index: Int) -> Int? {
    guard let lines = words?.contents.lines, index < lines.count, lines[index] > 0 else {
      return nil
    }
    return Int(lines[index])
  }

  /// Sets the line of the last fix. The segment must not be empty.
  package mutating func setLastLine(_ line: Int) {
    let count = coordinates.count
    words.change(orMake: Words()) { words in
      if words.lines.isEmpty { words.lines = Array(repeating: 0, count: count) }
      words.lines[count - 1] = Int32(clamping: line)
    }
  }

  /// Replaces the lines: one per fix, 0 for unknown ones.
  package mutating func setLines(_ lines: [Int32]) {
    precondition(lines.count == coordinates.count)
    words.change(orMake: Words()) { $0.lines = lines }
  }

  /// One channel's values, parallel to `coordinates`.
  package struct ChannelColumn: Sendable {
    package let channel: Channel
    package fileprivate(set) var values: [Double]
  }

  /// Makes an empty segment.
  public init() {}

  /// Makes a segment of bare coordinates.
  public init(coordinates: [Coordinate]) { self.coordinates = coordinates }

  /// Makes a segment from columns that were filled elsewhere, each empty or as long as
  /// `coordinates`; NaN and `Timestamp.missing` are gaps.
  package init(
    coordinates: [Coordinate], elevations: [Double], times: [Timestamp] = []
  ) {
    precondition(elevations.isEmpty || elevations.count == coordinates.count)
    precondition(times.isEmpty || times.count == coordinates.count)
    self.coordinates = coordinates
    self.elevations = elevations
    self.times = times
  }

  /// Moves a fix.
  package mutating func setCoordinate(_ coordinate: Coordinate, at index: Int) {
    coordinates[index] = coordinate
  }

  /// Replaces the elevations: one per fix, NaN for gaps.
  package mutating func setElevations(_ values: [Double]) {
    precondition(values.count == coordinates.count)
    elevations = values.allSatisfy { $0.isNaN } ? [] : values
  }

  /// Replaces the times: one per fix, `Timestamp.missing` for gaps.
  package mutating func setTimes(_ values: [Timestamp]) {
    precondition(values.count == coordinates.count)
    times = values.allSatisfy { $0.isMissing } ? [] : values
  }

  /// Replaces a channel: one value per fix, NaN for gaps.
  package mutating func setColumn(_ channel: Channel, _ values: [Double]) {
    precondition(values.count == coordinates.count)
    columns.removeAll { $0.channel == channel }
    if values.allSatisfy({ $0.isNaN }) { return }
    let place = columns.firstIndex { $0.channel.rawValue > channel.rawValue } ?? columns.count
    columns.insert(ChannelColumn(channel: channel, values: values), at: place)
  }

  /// Makes room for a number of fixes.
  public mutating func reserveCapacity(_ count: Int) { coordinates.reserveCapacity(count) }

  /// Appends a fix.
  ///
  /// - Complexity: O(1) amortized.
  public mutating func append(_ fix: Fix) {
    append(
      fix.coordinate, elevation: fix.elevation ?? .nan, time: fix.time ?? .missing)
    for (channel, value) in fix.channels { setLast(channel, value) }
    if let details = fix.details { setLastDetails(details) }
  }

  /// Appends a fix; NaN and `Timestamp.missing` mean that there is no such value.
  package mutating func append(_ coordinate: Coordinate, elevation: Double, time: Timestamp) {
    if elevations.isEmpty {
      if !elevation.isNaN {
        elevations = Array(repeating: .nan, count: coordinates.count)
        elevations.reserveCapacity(coordinates.capacity)
        elevations.append(elevation)
      }
    } else {
      elevations.append(elevation)
    }
    if times.isEmpty {
      if !time.isMissing {
        times = Array(repeating: .missing, count: coordinates.count)
        times.reserveCapacity(coordinates.capacity)
        times.append(time)
      }
    } else {
      times.append(time)
    }
    coordinates.append(coordinate)
    for i in columns.indices { columns[i].values.append(.nan) }
    if words != nil { words.change(orMake: Words()) { $0.append() } }
  }

  /// Sets a channel of the last fix. The segment must not be empty; NaN is ignored.
  package mutating func setLast(_ channel: Channel, _ value: Double) {
    if value.isNaN { return }
    let last = coordinates.count - 1
    var i = 0
    while i < columns.count && columns[i].channel.rawValue < channel.rawValue { i += 1 }
    if i == columns.count || columns[i].channel != channel {
      let values = Array(repeating: Double.nan, count: coordinates.count)
      columns.insert(ChannelColumn(channel: channel, values: values), at: i)
    }
    columns[i].values[last] = value
  }

  /// Sets the words of the last fix. The segment must not be empty; empty details are ignored.
  package mutating func setLastDetails(_ details: FixDetails) {
    if details.isEmpty { return }
    let count = coordinates.count
    words.change(orMake: Words()) { $0.setLast(details, count: count) }
  }

  /// Sets what stood in the `<extensions>` of the last fix: well-formed XML in UTF-8. The segment
  /// must not be empty.
  package mutating func setLastExtensions(_ text: UnsafeBufferPointer<UInt8>) {
    let count = coordinates.count
    words.change(orMake: Words()) { $0.setLastRaw(text, count: count) }
  }

  /// Lets a body change the words of each fix.
  ///
  /// - Complexity: O(number of fixes).
  package mutating func updateDetails(_ body: (inout FixDetails, Int) -> Void) {
    var updated = Words()
    updated.extensions = extensions
    let lines = self.lines
    for i in coordinates.indices {
      var details = self.details(at: i) ?? FixDetails()
      body(&details, i)
      updated.append()
      if !details.isEmpty { updated.setLast(details, count: i + 1) }
    }
    updated.lines = lines
    let isEmpty =
      updated.indices.isEmpty && updated.raw == nil && updated.extensions == nil && lines.isEmpty
    words = isEmpty ? nil : SharedBox(updated)
  }

  /// The values of a channel, parallel to `coordinates`; nil where there is none. Nil when no fix
  /// has the channel.
  public func values(of channel: Channel) -> [Double?]? {
    column(channel)?.map { $0.isNaN ? nil : $0 }
  }

  /// The raw column of a channel: NaN is a gap. Nil when no fix has the channel.
  package func column(_ channel: Channel) -> [Double]? {
    columns.first { $0.channel == channel }?.values
  }

  /// The words and extensions of a fix, nil for none.
  package func details(at index: Int) -> FixDetails? {
    guard let raw = extensions(at: index) else { return spokenDetails(at: index) }
    var details = spokenDetails(at: index) ?? FixDetails()
    details.extensions = raw
    return details
  }

  /// The words of a fix without its extensions, nil for none.
  package func spokenDetails(at index: Int) -> FixDetails? {
    guard let words = words?.contents, !words.indices.isEmpty, words.indices[index] >= 0 else {
      return nil
    }
    return words.table[Int(words.indices[index])]
  }

  /// Whether some fix has extensions.
  package var hasFixExtensions: Bool { words?.contents.raw?.isUsed ?? false }

  /// What stood in the `<extensions>` of a fix, nil for nothing.
  package func extensions(at index: Int) -> RawXML? {
    words?.contents.raw?.withText(at: index) { RawXML(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// Hands out the bytes of what stood in the `<extensions>` of a fix; nil for nothing.
  package func withExtensions<Result>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    words?.contents.raw?.withText(at: index, body)
  }

  /// The segment with only the fixes at the given indices, with all their values.
  ///
  /// - Parameter indices: Increasing indices into this segment.
  /// - Complexity: O(number of indices × number of columns).
  public func keeping(_ indices: [Int]) -> Segment {
    var kept = self
    kept.coordinates = indices.map { coordinates[$0] }
    if !elevations.isEmpty { kept.elevations = indices.map { elevations[$0] } }
    if !times.isEmpty { kept.times = indices.map { times[$0] } }
    for i in columns.indices {
      let values = columns[i].values
      kept.columns[i].values = indices.map { values[$0] }
    }
    kept.takeWords(of: self, at: indices)
    return kept
  }

  /// Takes the words of another segment and of its fixes: for each fix of this segment those at an
  /// index, -1 for none.
  package mutating func takeWords(of source: Segment, at indices: [Int]) {
    words = source.words
    guard let own = source.words?.contents,
      !own.indices.isEmpty || own.raw != nil || !own.lines.isEmpty
    else { return }
    words.change(orMake: Words()) { words in
      if !own.lines.isEmpty { words.lines = indices.map { $0 < 0 ? 0 : own.lines[$0] } }
      if !own.indices.isEmpty { words.indices = indices.map { $0 < 0 ? -1 : own.indices[$0] } }
      words.raw = own.raw?.keeping(indices)
    }
  }

  /// Whether every fix has an elevation (and there is one).
  public var hasAllElevations: Bool {
    !elevations.isEmpty && !elevations.contains { $0.isNaN }
  }
}

extension Segment: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of fixes.
  public var endIndex: Int { coordinates.count }
  /// The fix at an index, put together from the columns.
  public subscript(index: Int) -> Fix {
    var fix = Fix(coordinate: coordinates[index])
    if !elevations.isEmpty, !elevations[index].isNaN { fix.elevation = elevations[index] }
    if !times.isEmpty, !times[index].isMissing { fix.time = times[index] }
    for column in columns where !column.values[index].isNaN {
      fix.channels[column.channel] = column.values[index]
    }
    fix.details = details(at: index)
    return fix
  }
}

extension Segment: Hashable {
  /// Whether two segments hold the same fixes. Gaps are equal to gaps.
  ///
  /// - Complexity: O(number of fixes).
  public static func == (a: Segment, b: Segment) -> Bool {
    a.coordinates == b.coordinates && a.extensions == b.extensions
      && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }

  /// Hashes the coordinates; equal segments hash alike.
  public func hash(into hasher: inout Hasher) { hasher.combine(coordinates) }
}
