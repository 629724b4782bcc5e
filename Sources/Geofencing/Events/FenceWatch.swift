import Geodesy
import Tracks

/// One path at one fence: goes through the fixes, and keeps the state between them.
struct FenceWatch {
  /// An event, and where it stands in the order of the path.
  struct Placed {
    var event: FenceEvent
    /// The fix that it leads to, as an index into the sequence, and how far the way to it has gone
    /// by then, 0…1.
    var fix: Int
    var fraction: Double
  }

  let fence: Fence
  let rules: FenceRules
  let options: FenceMonitorOptions
  let fixes: FixSequence
  let source: FenceEvent.Source
  let number: Int

  private(set) var history = FenceHistory()
  /// The events, in order.
  private(set) var events: [Placed] = []
  var suppressed: [SuppressedTransition] = []

  /// The state; nil before the first fix that tells.
  var isInside: Bool?
  /// Fixes in a row, as indices, that contradict the state but are too few yet.
  private var pending: [Int] = []
  /// Whether a gap lay before the first of them.
  private var pendingGap = false
  private var pendingConfidence: Double?
  /// Whether a gap lay behind the latest fix that told.
  private var gapSeen = false
  /// The latest fix when it told the state, else nil.
  private var latestKnown: Int?
  /// The time of the latest fix inside.
  private var lastInside: Timestamp?
  /// The first moment of the visit without a gap; nil when it must begin anew, or has no time.
  private var stretchStart: Timestamp?
  private var needsStretch = false
  private var dwellIsDone = false
  /// Whether the latest moment inside has no time.
  private var endsUntimed = false
  /// The first of the fixes at the end that do not tell.
  private var uncertainSince: Int?
  /// Whether the latest fix was suppressed for the same kind of reason.
  var openSuppression: String?
  private var nextDropped = 0
  /// The box of the fence.
  private var box: PathBlocks.Box?

  init(
    _ fence: Fence, _ options: FenceMonitorOptions, _ fixes: FixSequence,
    _ source: FenceEvent.Source, _ number: Int
  ) {
    self.fence = fence
    rules = FenceRules(fence, options)
    self.options = options
    self.fixes = fixes
    self.source = source
    self.number = number
  }

  /// Watches the whole path.
  ///
  /// - Parameter worstAccuracy: The greatest accuracy of the fixes, meters.
  mutating func run(_ blocks: PathBlocks, worstAccuracy: Double) {
    box = PathBlocks.Box(fence.shape.bounds, grownBy: 0)
    let reach = PathBlocks.Box(
      fence.shape.bounds, grownBy: rules.reach(worstAccuracy: worstAccuracy))
    let canSkip = !options.explains || fixes.dropped.isEmpty
    var i = 0
    while i < fixes.count {
      if canSkip, isInside != true, pending.isEmpty {
        let clear = min(blocks.clearFixes(from: i, of: reach), fixes.count - i)
        if clear > 0 {
          passOver(clear, from: i)
          i += clear
          continue
        }
      }
      if options.explains { explainDropped(before: i) }
      take(i)
      i += 1
    }
    if options.explains { explainDropped(before: fixes.count) }
    finish()
  }

  /// Takes fixes that are all known to lie outside, as all the way between them does.
  private mutating func passOver(_ count: Int, from i: Int) {
    if isInside == nil {
      isInside = false
      history.startsInside = false
    }
    history.testedFixes += count
    latestKnown = i + count - 1
    gapSeen = false
    uncertainSince = nil
    openSuppression = nil
  }

  private mutating func take(_ i: Int) {
    if options.explains { explainPass(to: i) }
    if i > 0, fixes.isGap(before: i) {
      gapSeen = true
      latestKnown = nil
      if isInside == true { noteUnknownTimes() }
      endStretch(at: lastInside)
      needsStretch = isInside == true
    }
    let reading = rules.reading(
      fence.shape, fixes.places[i],
      accuracy: fixes.accuracies.isEmpty ? .nan : fixes.accuracies[i], wasInside: isInside)
    guard case .known(let now, let confidence) = reading else {
      if case .held(let reason) = reading { hold(i, reason) }
      return
    }
    history.testedFixes += 1
    uncertainSince = nil
    if rules.minFixes == 1 || isInside == nil {
      settle(i, now, confidence)
    } else {
      confirm(i, now, confidence)
    }
    if now && isInside == true { stay(at: i) }
    // A fix that lies outside, but not far enough for an exit, is no end of a known way.
    latestKnown = now == isInside ? i : nil
    gapSeen = false
  }

  private mutating func hold(_ i: Int, _ reason: SuppressedTransition.Reason) {
    if uncertainSince == nil { uncertainSince = i }
    latestKnown = nil
    // The exit still lies ahead of a fix that is not far enough outside.
    if case .exitBuffer = reason { gapSeen = false }
    if options.explains { explainHeld(i, reason) }
  }

  /// Takes the state of a fix at once.
  private mutating func settle(_ i: Int, _ now: Bool, _ confidence: Double?) {
    openSuppression = nil
    guard let before = isInside else { return begin(i, now, confidence) }
    let isLeg =
      options.crossings == .interpolated && i > 0 && latestKnown == i - 1
      && (before || now || box.map { PathBlocks.Box(legTo: i, of: fixes.places).meets($0) } ?? true)
    let fractions =
      isLeg
      ? LegChanges(
        fence.shape, from: fixes.places[i - 1], to: fixes.places[i], startsInside: before,
        endsInside: now
      ).fractions : []
    if fractions.isEmpty {
      if now != before { change(to: now, at: i, 1, isInterpolated: false, confidence) }
    } else if rules.isGated {
      settleGated(i, now, fractions, confidence)
    } else {
      follow(fractions, to: i, now)
    }
  }

  /// Goes through the changes on the way to a fix.
  private mutating func follow(_ fractions: [Double], to i: Int, _ now: Bool) {
    for (k, fraction) in fractions.enumerated() {
      let isLast = k == fractions.count - 1
      let goesIn = isLast ? now : (fractions.count - 1 - k).isMultiple(of: 2) == now
      if goesIn == isInside { continue }
      if !goesIn && rules.exitBuffer > 0 {
        // How far the path goes out is known only where it ends outside.
        let margin = isLast ? fence.shape.margin(of: fixes.places[i]) : nil
        guard let margin, margin.value >= rules.exitBuffer else {
          explainBuffer(i, margin)
          continue
        }
      }
      // A visit that began on this way ends on it.
      let isCross = !goesIn && events.last.map { $0.fix == i && $0.event.event == .enter } == true
      if isCross { events[events.count - 1].event.isCross = true }
      change(to: goesIn, at: i, fraction, isInterpolated: fraction < 1, isCross: isCross, nil)
    }
  }

  /// Under `gate` a way changes the state once, and counts as a pass only where it goes deeper than
  /// its ends are accurate.
  private mutating func settleGated(
    _ i: Int, _ now: Bool, _ fractions: [Double], _ confidence: Double?
  ) {
    let last = fractions[fractions.count - 1]
    if now != isInside {
      change(to: now, at: i, last, isInterpolated: last < 1, confidence)
      return
    }
    if now || fractions.count < 2 { return }
    let (start, end) = (fixes.places[i - 1], fixes.places[i])
    var accuracy = 0.0
    for value in fixes.accuracies[(i - 1)...i] where value > accuracy { accuracy = value }
    var first = 0
    while first + 1 < fractions.count {
      let (way, back) = (fractions[first], fractions[first + 1])
      let chord = Geodesic.legLength(
        from: fence.shape.place(at: way, from: start, to: end),
        to: fence.shape.place(at: back, from: start, to: end))
      if accuracy < rules.size && chord > accuracy {
        change(to: true, at: i, way, isInterpolated: true, isCross: true, nil)
        change(to: false, at: i, back, isInterpolated: back < 1, isCross: true, nil)
      } else if options.explains {
        explain(.enter, at: i, .shortPass(chord: Meters(chord), accuracy: Meters(accuracy)))
      }
      first += 2
    }
  }

  /// Takes the state of a fix when enough of them in a row agree.
  private mutating func confirm(_ i: Int, _ now: Bool, _ confidence: Double?) {
    if now == isInside {
      dropPending()
      return
    }
    if pending.isEmpty {
      pendingGap = gapSeen
      pendingConfidence = confidence
    }
    pending.append(i)
    guard pending.count >= rules.minFixes else { return }
    let confirming = pending
    pending = []
    gapSeen = pendingGap
    change(to: now, at: confirming[0], 1, isInterpolated: false, pendingConfidence)
    guard now else { return }
    for (before, fix) in zip(confirming, confirming.dropFirst()) {
      stay(at: before)
      if (before + 1...fix).contains(where: { fixes.isGap(before: $0) }) {
        endStretch(at: lastInside)
        needsStretch = true
      }
    }
  }

  private mutating func dropPending() {
    if options.explains, let first = pending.first {
      explain(
        isInside == true ? .exit : .enter, at: first,
        .minFixes(count: pending.count, needed: rules.minFixes))
    }
    pending = []
  }
}

extension FenceWatch {
  /// Takes the state of the first fix that tells.
  private mutating func begin(_ i: Int, _ now: Bool, _ confidence: Double?) {
    isInside = now
    history.startsInside = now
    guard now else { return }
    var event = event(options.initial == .enter ? .enter : .inside, at: i)
    event.confidence = confidence
    history.visits.append(FenceVisit(entry: event))
    if options.initial == .none {
      if options.explains { suppressed.append(SuppressedTransition(event, .initialState)) }
    } else {
      events.append(Placed(event: event, fix: i, fraction: 1))
    }
    beginVisit(at: event.time)
  }

  /// Changes the state, on the way to a fix or at it.
  private mutating func change(
    to now: Bool, at i: Int, _ fraction: Double, isInterpolated: Bool, isCross: Bool = false,
    _ confidence: Double?
  ) {
    var event = event(now ? .enter : .exit, at: i)
    if isInterpolated {
      let place = fence.shape.place(
        at: fraction, from: fixes.places[i - 1], to: fixes.places[i])
      event.place = Coordinate(
        uncheckedLatitude: place.latitude, longitude: Antimeridian.wrapped(place.longitude))
      event.time = fixes.time(at: fraction, before: i)
    }
    event.isInterpolated = isInterpolated
    event.isCross = isCross
    event.isGap = gapSeen
    event.confidence = confidence
    isInside = now
    events.append(Placed(event: event, fix: i, fraction: fraction))
    if now {
      history.visits.append(FenceVisit(entry: event))
      beginVisit(at: event.time)
    } else {
      endStretch(at: gapSeen ? lastInside : event.time)
      let last = history.visits.count - 1
      if isCross { history.visits[last].entry.isCross = true }
      if event.time == nil { history.visits[last].hasUnknownTimes = true }
      history.visits[last].exit = event
      needsStretch = false
    }
  }

  private mutating func beginVisit(at time: Timestamp?) {
    stretchStart = time
    lastInside = time
    needsStretch = time == nil
    endsUntimed = time == nil
    dwellIsDone = false
    if time == nil { history.visits[history.visits.count - 1].hasUnknownTimes = true }
  }

  /// Notes that the visit took longer than is known, where its latest moment has no time.
  private mutating func noteUnknownTimes() {
    guard endsUntimed, let last = history.visits.indices.last else { return }
    history.visits[last].hasUnknownTimes = true
  }

  /// Ends the part of the visit without a gap that is going on.
  private mutating func endStretch(at time: Timestamp?) {
    guard let start = stretchStart, let last = history.visits.indices.last else { return }
    history.visits[last].stretches.append(FenceVisit.Stretch(start: start, end: time))
    stretchStart = nil
  }

  /// Notes a fix inside during a visit.
  private mutating func stay(at i: Int) {
    guard let time = fixes.time(i) else {
      endsUntimed = true
      if needsStretch { noteUnknownTimes() }
      return
    }
    endsUntimed = false
    if needsStretch {
      stretchStart = time
      needsStretch = false
    }
    lastInside = time
    guard let dwell = rules.dwell, !dwellIsDone, let start = stretchStart,
      time.seconds(since: start) >= dwell
    else { return }
    dwellIsDone = true
    events.append(Placed(event: event(.dwell, at: i), fix: i, fraction: 1))
  }

  private mutating func finish() {
    dropPending()
    if isInside == true {
      noteUnknownTimes()
      endStretch(at: lastInside)
    }
    history.endsInside = isInside
    history.uncertainSince = uncertainSince.flatMap { fixes.time($0) }
  }

  /// An event at a fix.
  func event(_ kind: FenceEvent.Kind, at i: Int) -> FenceEvent {
    event(kind, fixes.origins[i], fixes.places[i], fixes.time(i))
  }

  func event(
    _ kind: FenceEvent.Kind, _ origin: FixSequence.FixOrigin, _ place: Coordinate,
    _ time: Timestamp?
  ) -> FenceEvent {
    FenceEvent(
      kind, fence: fence.id, source: source, track: number, segment: Int(origin.segment),
      fix: Int(origin.fix), time: time, place: place)
  }
}

extension FenceWatch {
  /// Lists the fixes left out before a fix that would have changed the state.
  private mutating func explainDropped(before i: Int) {
    while nextDropped < fixes.dropped.count, fixes.dropped[nextDropped].before <= i {
      let fix = fixes.dropped[nextDropped]
      nextDropped += 1
      let wouldBe = fence.shape.state(of: fix.place) != .outside
      guard let isInside, wouldBe != isInside else { continue }
      suppressed.append(
        SuppressedTransition(
          event(wouldBe ? .enter : .exit, fix.fix, fix.place, fix.time), fix.reason))
    }
  }
}
