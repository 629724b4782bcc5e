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
    var extensions: RawXML?

    /// The index of details in the table, which they come into when they are new.
    mutating func index(of details: FixDetails) -> Int32 {
      if let known = lookup[details] { return known }
      let new = Int32(table.count)
      table.append(details)
      lookup[details] = new
      return new
    }
  }

  /// For each fix the index of its details in `detailTable`, -1 for none. Empty, or one per fix.
  package var detailIndices: [Int32] { words?.contents.indices ?? [] }
  /// The different details of the segment's fixes, each stored once.
  package var detailTable: [FixDetails] { words?.contents.table ?? [] }
  /// What stood in the `<extensions>` of a GPX `<trkseg>`.
  public var extensions: RawXML? {
    get { words?.contents.extensions }
    set {
      if newValue == nil && words == nil { return }
      words.change(orMake: Words()) { $0.extensions = newValue }
    }
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
    if words?.contents.indices.isEmpty == false {
      words.change(orMake: Words()) { $0.indices.append(-1) }
    }
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
    words.change(orMake: Words()) { words in
      if words.indices.isEmpty { words.indices = Array(repeating: -1, count: count) }
      words.indices[count - 1] = words.index(of: details)
    }
  }

  /// Lets a body change the words of each fix.
  ///
  /// - Complexity: O(number of fixes).
  package mutating func updateDetails(_ body: (inout FixDetails, Int) -> Void) {
    var updated = Words()
    updated.extensions = extensions
    for i in coordinates.indices {
      var details = self.details(at: i) ?? FixDetails()
      body(&details, i)
      if details.isEmpty {
        if !updated.indices.isEmpty { updated.indices.append(-1) }
        continue
      }
      if updated.indices.isEmpty { updated.indices = Array(repeating: -1, count: i) }
      updated.indices.append(updated.index(of: details))
    }
    let isEmpty = updated.indices.isEmpty && updated.extensions == nil
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

  /// The words of a fix, nil for none.
  package func details(at index: Int) -> FixDetails? {
    guard let words = words?.contents, !words.indices.isEmpty, words.indices[index] >= 0 else {
      return nil
    }
    return words.table[Int(words.indices[index])]
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
    let own = detailIndices
    if !own.isEmpty {
      kept.words.change(orMake: Words()) { words in words.indices = indices.map { own[$0] } }
    }
    return kept
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
