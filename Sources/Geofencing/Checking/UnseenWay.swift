import Geodesy
public import Tracks

/// A way between two fixes that nobody saw, whose straight line goes into a fence, or out of it: what
/// happened there cannot be known.
public struct UnseenWay: Hashable, Sendable {
  /// One end.
  public struct End: Hashable, Sendable {
    /// The segment of the fix.
    public var segment: Int
    /// The fix, as an index into its segment.
    public var fix: Int
    /// Its line; nil when it was not recorded in reading.
    public var line: Int?
    /// Its time; nil where it has none.
    public var time: Timestamp?

    /// Makes an end.
    public init(segment: Int, fix: Int, line: Int? = nil, time: Timestamp? = nil) {
      self.segment = segment
      self.fix = fix
      self.line = line
      self.time = time
    }
  }

  /// The fix before.
  public var start: End
  /// The fix behind.
  public var end: End

  /// Makes a way.
  public init(start: End, end: End) {
    self.start = start
    self.end = end
  }

  /// Whether it leads from one segment to another: the recording says itself that it was off.
  public var isBreak: Bool { start.segment != end.segment }
  /// How long it took, nil where that is unknown.
  public var seconds: Double? {
    guard let from = start.time, let to = end.time else { return nil }
    return to.seconds(since: from)
  }

  /// The unseen ways of a path that begin and end on one side of a fence, and whose straight line
  /// lies not all there.
  ///
  /// - Parameter isInside: The side.
  /// - Complexity: O(*n*), and what the shape needs for each gap near it.
  static func all(
    of segments: [Segment], _ shape: any FenceShape, isInside: Bool,
    _ options: FenceMonitorOptions
  ) -> [UnseenWay] {
    let fixes = FixSequence(segments, options)
    let box = PathBlocks.Box(shape.bounds, grownBy: 0)
    func end(_ i: Int) -> End {
      let origin = fixes.origins[i]
      return End(
        segment: Int(origin.segment), fix: Int(origin.fix),
        line: segments[Int(origin.segment)].line(at: Int(origin.fix)), time: fixes.time(i))
    }
    var ways: [UnseenWay] = []
    for i in fixes.places.indices.dropFirst() where fixes.isGap(before: i) {
      let (from, to) = (fixes.places[i - 1], fixes.places[i])
      guard PathBlocks.Box(legTo: i, of: fixes.places).meets(box),
        hidesChange(shape, from, to, isInside: isInside)
      else { continue }
      ways.append(UnseenWay(start: end(i - 1), end: end(i)))
    }
    return ways
  }

  /// Whether a straight line begins and ends on a side of a fence, and lies not all there.
  private static func hidesChange(
    _ shape: any FenceShape, _ from: Coordinate, _ to: Coordinate, isInside: Bool
  ) -> Bool {
    guard (shape.state(of: from) != .outside) == isInside,
      (shape.state(of: to) != .outside) == isInside
    else { return false }
    return isInside
      ? !LegChanges(shape, from: from, to: to, startsInside: true, endsInside: true)
        .fractions.isEmpty : shape.touches(from: from, to: to)
  }

  /// An unseen way of a path at one of several fences.
  package struct AtFence: Sendable {
    /// The fence, as an index.
    package var fence: Int
    /// Whether the way begins and ends inside.
    package var isInside: Bool
    /// The way.
    package var way: UnseenWay
  }

  /// The ways over gaps in time, breaks between segments left out, that begin and end on one side of
  /// a fence, and whose straight line lies not all there; for all fences at once, along the path.
  ///
  /// - Complexity: O(*n*), and what the shapes need for each gap near them.
  package static func all(
    of segments: [Segment], at fences: FenceSet, _ options: FenceMonitorOptions
  ) -> [AtFence] {
    let fixes = FixSequence(segments, options)
    func end(_ i: Int) -> End {
      End(segment: Int(fixes.origins[i].segment), fix: Int(fixes.origins[i].fix))
    }
    var ways: [AtFence] = []
    for i in fixes.places.indices.dropFirst()
    where fixes.isGap(before: i) && fixes.origins[i].segment == fixes.origins[i - 1].segment {
      let (from, to) = (fixes.places[i - 1], fixes.places[i])
      for fence in fences.candidates(from: from, to: to) {
        let shape = fences.fences[fence].shape
        let isInside = shape.state(of: from) != .outside
        guard hidesChange(shape, from, to, isInside: isInside) else { continue }
        ways.append(
          AtFence(
            fence: fence, isInside: isInside, way: UnseenWay(start: end(i - 1), end: end(i))))
      }
    }
    return ways
  }
}
