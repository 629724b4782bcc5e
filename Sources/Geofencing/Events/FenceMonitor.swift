public import Tracks

/// Watches paths and says when they come in and go out of fences.
///
/// A pure function of path, fences and options. A place on the boundary is inside.
///
/// * A path that begins outside gives no event for that; one that begins inside gives `inside`.
/// * A change between two fixes is placed where the straight way between them crosses the boundary;
///   a way that passes through gives `enter` and `exit`, both marked `cross`.
/// * The way over a break between segments, or over more than `maxGap` seconds, is not looked at:
///   the state carries over, a change is dated at the next fix and marked `gap`, and the time inside
///   is counted anew.
/// * `dwell` comes once in a visit, at the first fix inside at or after the dwell time.
public struct FenceMonitor: Sendable {
  /// The fences.
  public let fences: FenceSet
  /// How changes become events.
  public let options: FenceMonitorOptions

  /// Makes a monitor.
  public init(_ fences: FenceSet, options: FenceMonitorOptions = FenceMonitorOptions()) {
    self.fences = fences
    self.options = options
  }

  /// Watches the tracks and then the routes of a document, each by itself.
  ///
  /// Routes are watched along their shaping points too; a shaping point counts as the point it
  /// stands behind.
  ///
  /// - Throws: as `log(of:as:number:)`.
  public func log(of document: TrackDocument) throws(FenceMonitorError) -> FenceLog {
    var log = FenceLog()
    for (number, track) in document.tracks.enumerated() {
      log.paths.append(try self.log(of: track.segments, as: .track, number: number))
    }
    for (number, route) in document.routes.enumerated() {
      var path = try self.log(of: [route.path], as: .route, number: number)
      if route.isShaped { path.renumber(FenceMonitor.pointIndices(of: route)) }
      log.paths.append(path)
    }
    return log
  }

  /// Watches one path.
  ///
  /// - Parameters:
  ///   - segments: The fixes; no way leads from one segment to the next.
  ///   - source: What kind of path it is.
  ///   - number: Its number, for the events.
  /// - Throws: `FenceMonitorError.dwellWithoutTimes` when a dwell time is set and no fix has a time.
  /// - Complexity: O(*n*) for the path, and for each fence O(*n* / 4096) and what the shape needs for
  ///   the fixes near it.
  public func log(
    of segments: [Segment], as source: FenceEvent.Source = .track, number: Int = 0
  ) throws(FenceMonitorError) -> FencePathLog {
    let fixes = FixSequence(segments, options)
    var log = FencePathLog(source: source, number: number)
    log.fixCount = segments.reduce(0) { $0 + $1.count }
    log.isTimed = fixes.isTimed
    if !fixes.isTimed && log.fixCount > 0 {
      let dwelling = fences.fences.first { ($0.overrides.dwell ?? options.dwell) != nil }
      if let dwelling {
        throw .dwellWithoutTimes(source: source, number: number, fence: dwelling.id)
      }
    }
    let blocks = PathBlocks(fixes.places)
    let worst = fixes.accuracies.reduce(0) { $1 > $0 ? $1 : $0 }
    var events: [FenceWatch.Placed] = []
    for fence in fences.fences {
      var watch = FenceWatch(fence, options, fixes, source, number)
      watch.run(blocks, worstAccuracy: worst)
      events += watch.events
      log.histories.append(watch.history)
      log.suppressed += watch.suppressed
    }
    log.events = EventOrder.sorted(events)
    if segments.contains(where: { !$0.lines.isEmpty }) {
      log.updateEvents { $0.line = segments[$0.segment].line(at: $0.fix) }
    }
    return log
  }

  /// For each place of a route's path the index of the point that it is, or stands behind.
  private static func pointIndices(of route: Route) -> [Int] {
    var indices: [Int] = []
    for i in route.points.indices {
      let shaping = i < route.shaping.count ? route.shaping[i].count : 0
      indices += repeatElement(i, count: 1 + shaping)
    }
    return indices
  }
}
