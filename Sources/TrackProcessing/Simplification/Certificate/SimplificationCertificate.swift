public import Geodesy
public import Tracks

/// What simplification did to lines, measured afterward from the original and the kept vertices,
/// whatever method chose them. Nil is unknown, never 0.
///
/// Each dropped vertex is held against the edge between its kept neighbors. Lines are never
/// bridged.
public struct SimplificationCertificate: Hashable, Sendable {
  /// The greatest of a kind of values, and where it is.
  public struct Extreme: Hashable, Sendable {
    /// In the unit of the kind.
    public var value: Double
    /// The number of the line, from 0 in the order in which lines were added.
    public var line: Int
    /// The index of the vertex in the original line.
    public var index: Int
    /// Where the vertex is.
    public var coordinate: Coordinate
  }

  /// A quantity of the lines before and after.
  public struct Change: Hashable, Sendable {
    /// Of the original lines.
    public var before: Double?
    /// Of the simplified lines.
    public var after: Double?

    /// Makes a change.
    public init(before: Double? = nil, after: Double? = nil) {
      self.before = before
      self.after = after
    }

    /// How much more it is after; negative when it is less, nil when unknown.
    public var difference: Double? {
      guard let before, let after else { return nil }
      return after - before
    }

    fileprivate mutating func add(_ other: Change) {
      before = merged(before, other.before, +)
      after = merged(after, other.after, +)
    }
  }

  /// The number of lines.
  public private(set) var lines = 0
  /// The number of vertices of the original lines; of a document all positions of lines and rings.
  public private(set) var vertices = 0
  /// The number of vertices that stayed.
  public private(set) var kept = 0
  /// The number of vertices that were dropped.
  public var removed: Int { vertices - kept }

  /// Meters on the ground from a dropped vertex to the shortest path between its kept neighbors.
  /// Nil when nothing was dropped.
  public private(set) var deviation: Extreme?
  private var deviationSum = 0.0
  /// The number of vertices that were dropped and measured; see `count(vertices:kept:)`.
  private var measured = 0
  /// Map points from a dropped vertex to the straight line between its kept neighbors on the map.
  /// Nil when nothing was dropped.
  package private(set) var screenDeviation: Extreme?
  /// Meters between the elevation of a dropped vertex and that of the simplified line at the nearest
  /// place, interpolated between the kept neighbors. Nil where no dropped vertex and both its
  /// neighbors have an elevation.
  public private(set) var elevationError: Extreme?
  /// Seconds between the time of a dropped vertex and that of the simplified line at the nearest
  /// place, interpolated between the kept neighbors; where these are in one place, seconds outside
  /// their times. Nil where no dropped vertex and both its neighbors have a time.
  public private(set) var timeError: Extreme?
  /// Meters from a dropped vertex to where the simplified line is at its time, if it goes from one
  /// kept neighbor to the other evenly: what `td-tr` bounds. Nil as `timeError` is.
  public private(set) var synchronizedDistance: Extreme?
  /// The number of dropped vertices that had an elevation.
  package private(set) var droppedElevations = 0
  /// The number of dropped vertices that had a time.
  package private(set) var droppedTimes = 0

  /// Meters along the lines, as `TrackSummary.distance`.
  public private(set) var distance = Change(before: 0, after: 0)
  /// Meters climbed, as `TrackSummary.ascent`.
  public private(set) var ascent = Change()
  /// Seconds from the earliest to the latest time of each line, added up, as
  /// `TrackSummary.recordedTime`.
  public private(set) var recordedTime = Change()
  private var timesBefore: ClosedRange<Timestamp>?
  private var timesAfter: ClosedRange<Timestamp>?

  /// Makes the certificate of nothing.
  public init() {}

  /// Makes the certificate of a line; see `add(_:keeping:isRing:options:)`.
  public init(of original: Segment, keeping retained: [Int], isRing: Bool = false) {
    add(original, keeping: retained, isRing: isRing)
  }

  /// The greatest `deviation`, meters; 0 when nothing was dropped.
  public var maxDeviation: Double { deviation?.value ?? 0 }

  /// The mean of the deviations of all dropped vertices, meters; 0 when nothing was dropped.
  public var meanDeviation: Double { measured > 0 ? deviationSum / Double(measured) : 0 }

  /// The greatest `elevationError`, meters; 0 when nothing was dropped of lines with elevations.
  public var maxElevationError: Double? { elevationError?.value ?? nothing(where: ascent.before) }

  /// The greatest `timeError`, seconds; 0 when nothing was dropped of lines with times.
  public var maxTimeError: Double? { timeError?.value ?? nothing(where: recordedTime.before) }

  /// The greatest `synchronizedDistance`, meters; 0 when nothing was dropped of lines with times.
  public var maxSynchronizedDistance: Double? {
    synchronizedDistance?.value ?? nothing(where: recordedTime.before)
  }

  /// 0 where nothing was dropped and a quantity is known.
  private func nothing(where known: Double?) -> Double? {
    measured == 0 && known != nil ? 0 : nil
  }

  /// The greatest distance on the screen, in pixels, from a dropped vertex to the straight line
  /// between its kept neighbors, as Web Mercator draws it at a zoom counted in 512-pixel tiles; 0
  /// when nothing was dropped.
  public func maxDeviationPixels(zoom: Double) -> Double {
    (screenDeviation?.value ?? 0) * WebMercator.zoomScale(zoom: zoom)
  }

  /// Seconds from the earliest to the latest time of all lines, as `TrackSummary.duration`.
  public var duration: Change {
    func seconds(_ range: ClosedRange<Timestamp>?) -> Double? {
      range.map { elapsed(from: $0.lowerBound, to: $0.upperBound) }
    }
    return Change(before: seconds(timesBefore), after: seconds(timesAfter))
  }

  /// Adds a line.
  ///
  /// Deviations are exact to a tenth of a millimeter, and to some micrometers where neither edges nor
  /// deviations exceed a kilometer.
  ///
  /// - Parameters:
  ///   - original: The line before.
  ///   - retained: The indices of the vertices that stayed, ascending, at least one of a line that is
  ///     not empty. What lies before the first or behind the last is held against that vertex.
  ///   - isRing: Whether the line is closed (its last vertex is its first), so that what lies between
  ///     the last and the first that stayed is held against the edge between them. Of a ring that
  ///     keeps any vertex the closing one counts as kept.
  ///   - options: How ascent is counted.
  /// - Complexity: O(number of vertices), some 35 ns each, 55 ns with times and elevations, where
  ///   deviations are below 30 km and latitudes below 80 degrees; some microseconds each elsewhere.
  public mutating func add(
    _ original: Segment, keeping retained: [Int], isRing: Bool = false,
    options: SummaryOptions = SummaryOptions()
  ) {
    precondition(retained.isEmpty == original.isEmpty, "a line loses all its vertices")
    precondition(
      retained.first ?? 0 >= 0 && retained.last ?? -1 < original.count
        && zip(retained, retained.dropFirst()).allSatisfy(<),
      "indices must ascend within the line")
    if isRing, original.count > 1, let first = retained.first, let last = retained.last,
      first > 0 || last < original.count - 1
    {
      addRing(original, keeping: retained, options)
    } else {
      add(original, original.count == retained.count ? nil : retained, options) { $0 }
    }
  }

  /// Adds a ring that must be turned to begin at a vertex that stayed.
  private mutating func addRing(
    _ original: Segment, keeping retained: [Int], _ options: SummaryOptions
  ) {
    let count = original.count - 1
    var kept = retained
    if kept.last == count {
      kept.removeLast()
      kept.insert(0, at: 0)
    }
    let turn = kept[0]
    func turned<Value>(_ column: [Value]) -> [Value] {
      column.isEmpty ? [] : Array(column[turn..<count] + column[...turn])
    }
    let ring = Segment(
      coordinates: turned(original.coordinates), elevations: turned(original.elevations),
      times: turned(original.times))
    add(ring, kept.map { $0 - turn } + [count], options) { ($0 + turn) % count }
  }

  /// - Parameters:
  ///   - retained: Nil when all vertices stayed.
  ///   - originalIndex: From an index in the line to that in the original one.
  private mutating func add(
    _ line: Segment, _ retained: [Int]?, _ options: SummaryOptions,
    originalIndex: (Int) -> Int
  ) {
    line.coordinates.withUnsafeBufferPointer { places in
      line.elevations.withUnsafeBufferPointer { heights in
        line.times.withUnsafeBufferPointer { times in
          let before = LineFigures(places: places, heights: heights, times: times, options)
          var after = before
          if let retained {
            after = LineFigures(of: retained, places, heights, times, options)
            var measurement = LineMeasurement(places: places, heights: heights, times: times)
            measurement.measure(all: retained)
            take(measurement, places, originalIndex)
          }
          take(before, after)
        }
      }
    }
    lines += 1
  }

  private mutating func take(_ before: LineFigures, _ after: LineFigures) {
    vertices += before.count
    kept += after.count
    measured += before.count - after.count
    droppedElevations += before.heightCount - after.heightCount
    droppedTimes += before.timeCount - after.timeCount
    distance.add(Change(before: before.distance, after: after.distance))
    ascent.add(Change(before: before.ascent, after: after.ascent))
    recordedTime.add(Change(before: before.seconds, after: after.seconds))
    timesBefore = merged(timesBefore, before.times, union)
    timesAfter = merged(timesAfter, after.times, union)
  }

  private mutating func take(
    _ line: LineMeasurement, _ places: UnsafeBufferPointer<Coordinate>,
    _ originalIndex: (Int) -> Int
  ) {
    func extreme(_ peak: LineMeasurement.Peak) -> Extreme? {
      if peak.index < 0 { return nil }
      return Extreme(
        value: peak.value, line: lines, index: originalIndex(peak.index),
        coordinate: places[peak.index])
    }
    deviationSum += line.deviationSum
    deviation = merged(deviation, extreme(line.deviation), greater)
    var screen = extreme(line.screenSquare)
    screen?.value.formSquareRoot()
    screenDeviation = merged(screenDeviation, screen, greater)
    elevationError = merged(elevationError, extreme(line.elevation), greater)
    timeError = merged(timeError, extreme(line.time), greater)
    synchronizedDistance = merged(synchronizedDistance, extreme(line.synchronized), greater)
  }

  /// Counts vertices otherwise than they were measured: a border that two areas share is measured
  /// once, and stands in both.
  package mutating func count(vertices: Int, kept: Int) {
    self.vertices = vertices
    self.kept = kept
  }

  /// Adds the lines of another certificate behind those of this one: their numbers go on.
  public mutating func merge(_ other: SimplificationCertificate) {
    func moved(_ extreme: Extreme?) -> Extreme? {
      var extreme = extreme
      extreme?.line += lines
      return extreme
    }
    deviation = merged(deviation, moved(other.deviation), greater)
    screenDeviation = merged(screenDeviation, moved(other.screenDeviation), greater)
    elevationError = merged(elevationError, moved(other.elevationError), greater)
    timeError = merged(timeError, moved(other.timeError), greater)
    synchronizedDistance = merged(synchronizedDistance, moved(other.synchronizedDistance), greater)
    deviationSum += other.deviationSum
    distance.add(other.distance)
    ascent.add(other.ascent)
    recordedTime.add(other.recordedTime)
    timesBefore = merged(timesBefore, other.timesBefore, union)
    timesAfter = merged(timesAfter, other.timesAfter, union)
    droppedElevations += other.droppedElevations
    droppedTimes += other.droppedTimes
    vertices += other.vertices
    kept += other.kept
    measured += other.measured
    lines += other.lines
  }
}

/// The greater of two; of equals the first.
private func greater(
  _ a: SimplificationCertificate.Extreme, _ b: SimplificationCertificate.Extreme
) -> SimplificationCertificate.Extreme { b.value > a.value ? b : a }

private func union(
  _ a: ClosedRange<Timestamp>, _ b: ClosedRange<Timestamp>
) -> ClosedRange<Timestamp> {
  min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
}
