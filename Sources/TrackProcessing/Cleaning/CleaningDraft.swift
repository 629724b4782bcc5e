public import Tracks

/// The tracks of a document in the middle of being cleaned. Each fix knows where it came from.
public struct CleaningDraft: Sendable {
  /// A segment, and where its fixes came from.
  public struct Part: Sendable {
    /// The fixes.
    public var segment: Segment
    /// The input segment that the fixes are from, counted within the input track; nil when they
    /// are from several or were made anew.
    public internal(set) var source: Int?
    /// The input track that they are from, where that is another one than the item's.
    var sourceTrack: Int?
    /// For each fix its index in the input segment, -1 for one that was made anew at a cut. Nil
    /// while they are all there, in order, and where `source` is nil.
    private(set) var origins: [Int32]?
    /// How many fixes it had when it was read, as far as that matters: a segment that was empty
    /// stays, and one of one fix is not our doing.
    private let countBefore: Int

    /// The index of a fix in the input segment, nil where there is none.
    public func origin(of index: Int) -> Int? {
      guard source != nil else { return nil }
      guard let origins else { return index }
      return origins[index] < 0 ? nil : Int(origins[index])
    }

    init(_ segment: Segment, source: Int) {
      self.segment = segment
      self.source = source
      countBefore = segment.count
    }

    /// Makes a part of fixes that have no origin: resampled, or of several segments.
    public init(madeAnew segment: Segment) {
      self.segment = segment
      countBefore = .max
    }

    /// Makes a part of fixes that have no origin from those of another part.
    init(madeAnew segment: Segment, of part: Part) {
      self.segment = segment
      countBefore = part.countBefore
    }

    /// Whether a rule has taken its last fix.
    var hasLostAll: Bool { segment.isEmpty && countBefore > 0 }

    /// Whether one fix is left of several.
    var hasBecomeLone: Bool { segment.count == 1 && countBefore > 1 }

    /// The fixes at some indices, in the order given. Those need not increase.
    public func taking(_ indices: [Int]) -> Part {
      var part = self
      part.segment = segment.keeping(indices)
      if source != nil { part.origins = indices.map { Int32(origin(of: $0) ?? -1) } }
      return part
    }

    /// The fixes and places between fixes at some samples; those between have no origin.
    func taking(_ samples: [SegmentSample]) -> Part {
      var part = self
      part.segment = segment.sampled(samples)
      if source != nil {
        part.origins = samples.map { $0.isFix ? Int32(origin(of: $0.index) ?? -1) : -1 }
      }
      return part
    }
  }

  /// A track, or what has become of one.
  public struct Item: Sendable {
    /// The track that it was, counted over the input's tracks.
    public let source: Int
    /// Name and so on.
    public var details: ItemDetails
    /// Its segments. Those that a rule has emptied vanish when the rule is done.
    public var parts: [Part]
  }

  /// The tracks, in document order. A rule may put several in the place of one.
  public var items: [Item]
  /// What the rule at work has done so far.
  public private(set) var changes: [FixChange] = []
  /// What the rule at work has to say about more than one fix.
  public private(set) var notes: [String] = []
  private var done = Tally()
  /// Whether every change is written down, or only counted.
  public let keepsChanges: Bool
  /// When something stood still, as far as rules have noticed: its fixes may be gone, yet it is no
  /// gap.
  private(set) var stands: Set<StandTimes> = []

  /// What a rule has done.
  struct Tally {
    var removed = 0
    var added = 0
    var changed = 0
    /// What was not done, although it was asked for.
    var refusals: [String] = []
  }

  init(_ tracks: [Track], keepsChanges: Bool) {
    items = tracks.enumerated().map { i, track in
      Item(
        source: i, details: track.details,
        parts: track.segments.enumerated().map { Part($1, source: $0) })
    }
    self.keepsChanges = keepsChanges
  }

  /// The number of fixes.
  public var fixCount: Int { items.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.segment.count } } }
  /// The input tracks that have fixes, and those that are there.
  var tracks: (located: Set<Int>, all: Set<Int>) {
    let located = items.filter { $0.parts.contains { !$0.segment.isEmpty } }
    return (Set(located.map(\.source)), Set(items.map(\.source)))
  }
  /// The number of segments.
  public var segmentCount: Int { items.reduce(0) { $0 + $1.parts.count } }

  /// Writes down what is done to a fix (or counts it); call it before the part changes.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - index: The fix, in the part as it stands.
  ///   - part: Which part.
  ///   - item: Which item.
  ///   - reason: A clause without a period. It is made only when somebody wants to read it.
  public mutating func note(
    _ kind: FixChange.Kind, fix index: Int, part: Int, item: Int,
    because reason: @autoclosure () -> String
  ) {
    switch kind {
    case .removed: done.removed += 1
    case .added: done.added += 1
    case .changed, .moved: done.changed += 1
    case .segmentBegins: break
    }
    guard keepsChanges else { return }
    let place = items[item].parts[part]
    let times = place.segment.times
    changes.append(
      FixChange(
        kind: kind, track: place.sourceTrack ?? items[item].source, segment: place.source,
        index: place.origin(of: index),
        time: times.isEmpty || times[index].isMissing ? nil : times[index], reason: reason()))
  }

  /// Writes down what concerns more than one fix: a sentence without its end.
  public mutating func note(_ text: String) { notes.append(text) }

  /// Writes down the same for tracks, by the number of each among those of the input.
  mutating func note(ofTracks counts: [Int: Int], _ text: (Int) -> String) {
    for track in counts.keys.sorted() {
      guard let count = counts[track], let item = items.first(where: { $0.source == track }) else {
        continue
      }
      note("\(item.title): \(text(count))")
    }
  }

  /// Writes down what was asked for and is not done: a sentence without its end.
  public mutating func refuse(_ text: String) { done.refusals.append(text) }

  /// Shows a rule each segment, and does what it wants.
  ///
  /// - Complexity: Segments for which the rule wants nothing are not copied.
  public mutating func editSegments(_ body: (inout SegmentWork) -> Void) {
    editSegments { work, _ in body(&work) }
  }

  /// The same; the rule learns too which input track the segment belongs to.
  mutating func editSegments(_ body: (inout SegmentWork, Int) -> Void) {
    for i in items.indices {
      var parts: [Part] = []
      for k in items[i].parts.indices {
        let part = items[i].parts[k]
        var work = SegmentWork(part, stands: stands, givesReasons: keepsChanges)
        body(&work, items[i].source)
        stands.formUnion(work.newStands)
        if work.edits.isEmpty {
          parts.append(part)
          continue
        }
        for edit in work.edits.sorted(by: { $0.index < $1.index }) {
          let kind: FixChange.Kind =
            switch edit.kind {
            case .remove: .removed
            case .begin: .segmentBegins
            case .elevation: .changed
            }
          note(kind, fix: edit.index, part: k, item: i, because: edit.reason)
        }
        parts.append(contentsOf: part.edited(by: work.edits))
      }
      items[i].parts = parts
    }
  }

  /// Ends the work of a rule: emptied segments vanish, and what was written down is handed over.
  mutating func finishRule() -> (changes: [FixChange], notes: [String], tally: Tally) {
    for i in items.indices { items[i].parts.removeAll { $0.hasLostAll } }
    defer {
      changes = []
      notes = []
      done = Tally()
    }
    return (changes, notes, done)
  }
}

extension CleaningDraft.Part {
  /// What edits make of a part, in the order of its fixes.
  func edited(by edits: [SegmentWork.Edit]) -> [Self] {
    var isRemoved = Array(repeating: false, count: segment.count)
    var begins: Set<Int> = []
    var heights: [Double] = []
    for edit in edits {
      switch edit.kind {
      case .remove: isRemoved[edit.index] = true
      case .begin: begins.insert(edit.index)
      case .elevation(let height):
        if heights.isEmpty { heights = segment.paddedElevations }
        heights[edit.index] = height
      }
    }
    var whole = self
    if !heights.isEmpty { whole.segment.setElevations(heights) }
    var runs: [[Int]] = [[]]
    for i in segment.indices {
      if begins.contains(i), runs[runs.count - 1].count > 0 { runs.append([]) }
      if !isRemoved[i] { runs[runs.count - 1].append(i) }
    }
    if runs.count == 1, runs[0].count == segment.count { return [whole] }
    return runs.map { whole.taking($0) }
  }
}

extension Segment {
  /// The elevations, NaN for all where there is no column.
  var paddedElevations: [Double] {
    elevations.isEmpty ? Array(repeating: .nan, count: count) : elevations
  }
}

extension Segment {
  /// Whether a fix has words or extensions.
  func hasWords(at index: Int) -> Bool {
    spokenDetails(at: index) != nil || withExtensions(at: index) { _ in true } ?? false
  }
}
