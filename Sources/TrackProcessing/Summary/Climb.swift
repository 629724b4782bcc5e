public import Geodesy
public import Tracks

/// What counts as a climb.
public struct ClimbOptions: Hashable, Sendable {
  /// How far the end stands above the start at least.
  public var minGain = 30.meters
  /// How steep it is on average at least, percent.
  public var minGrade = 3.0

  /// Makes the default options.
  public init() {}

  /// A climb ends where the track falls behind the least grade by so many meters: a descent of
  /// so much, or a flat stretch so long that the least grade would have climbed so much.
  public var dip: Meters { min(10.meters, minGain * (1 / 3)) }

  /// The definition in words, for reports.
  public var method: String {
    "\(thousandths(minGain.value))m or more at \(thousandths(minGrade)) % or more on average; ends "
      + "where it falls \(thousandths(dip.value))m behind that grade; median of 5, "
      + "\(shortest(ElevationSmoothing.windowWidth))m window"
  }
}

/// A stretch that goes up.
public struct Climb: Hashable, Sendable {
  /// One end of a climb.
  public struct End: Hashable, Sendable {
    /// Where.
    public var coordinate: Coordinate
    /// Meters above mean sea level, smoothed.
    public var elevation: Double
    /// When; nil when the fix has no time.
    public var time: Timestamp?
  }

  /// Meters from the start of the track to the start of the climb.
  public var startDistance: Double
  /// Meters along the legs.
  public var length: Double
  /// The foot.
  public var start: End
  /// The top.
  public var end: End
  /// The greatest grade over stretches of 25 m or more (the whole climb where it is shorter), percent,
  /// at most 60.
  public var maxGrade: Double

  /// Meters that the end stands above the start.
  public var gain: Double { end.elevation - start.elevation }
  /// Gain by length, percent. Nil without length.
  public var averageGrade: Double? { length > 0 ? gain / length * 100 : nil }
  /// Seconds from start to end. Nil when a time is missing or time runs backward.
  public var duration: Double? {
    guard let from = start.time, let to = end.time, to >= from else { return nil }
    return elapsed(from: from, to: to)
  }
}

extension Track {
  /// The climbs of the track, in order; none goes from one segment into the next.
  ///
  /// A climb begins and ends where elevation, less the least grade times the way, has its turning
  /// points: so it begins where the track becomes steep enough, ends where it stops to be, and is
  /// never flatter than the least grade on average. Elevations are smoothed first (a median of five,
  /// then a triangular window of 40 m); fixes without one are passed over.
  ///
  /// - Complexity: O(number of fixes).
  public func climbs(_ options: ClimbOptions = ClimbOptions()) -> [Climb] {
    Climb.climbs(of: segments, options)
  }
}

extension Climb {
  /// The climbs of segments that are not connected.
  package static func climbs(of segments: [Segment], _ options: ClimbOptions) -> [Climb] {
    var climbs: [Climb] = []
    var startOfSegment = 0.0
    for segment in segments where !segment.isEmpty {
      let ways = segment.ways
      if !segment.elevations.isEmpty {
        add(to: &climbs, segment, ways: ways, behind: startOfSegment, options)
      }
      startOfSegment += ways.last ?? 0
    }
    return climbs
  }

  private static func add(
    to climbs: inout [Climb], _ segment: Segment, ways: [Double], behind: Double,
    _ options: ClimbOptions
  ) {
    let heights = ElevationSmoothing.smoothed(segment.elevations, ways: ways)
    let grade = options.minGrade / 100
    let lead = zip(heights, ways).map { $0 - grade * $1 }
    let turns = ZigzagTurns.indices(of: lead, threshold: options.dip.value)
    func end(_ i: Int) -> End {
      let time = segment.times.isEmpty || segment.times[i].isMissing ? nil : segment.times[i]
      return End(coordinate: segment.coordinates[i], elevation: heights[i], time: time)
    }
    for (first, last) in zip(turns, turns.dropFirst()) where lead[last] > lead[first] {
      let climb = Climb(
        startDistance: behind + ways[first], length: ways[last] - ways[first], start: end(first),
        end: end(last),
        maxGrade: GradeWindows.greatest(heights: heights, ways: ways, in: first...last))
      if climb.gain >= options.minGain.value && climb.gain > 0 { climbs.append(climb) }
    }
  }
}
