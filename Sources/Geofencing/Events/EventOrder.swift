/// The order of the events of one path.
enum EventOrder {
  /// Puts events in order: along the path; where their times are equal, exit before enter before
  /// inside before dwell, then by fence id.
  ///
  /// Times as short as a millisecond apart are equal once they are rounded. Where the rule of kinds
  /// would then turn the events of one fence around, all events of that moment stay in the order in
  /// which they happened.
  static func sorted(_ events: [FenceWatch.Placed]) -> [FenceEvent] {
    let along = events.enumerated().sorted { a, b in
      let (p, q) = (a.element, b.element)
      if p.fix != q.fix { return p.fix < q.fix }
      if p.fraction != q.fraction { return p.fraction < q.fraction }
      if p.event.fence == q.event.fence { return a.offset < b.offset }
      return isBefore(p.event, q.event)
    }.map(\.element.event)
    var result: [FenceEvent] = []
    result.reserveCapacity(along.count)
    var i = 0
    while i < along.count {
      var end = i + 1
      while end < along.count, let time = along[i].time, along[end].time == time { end += 1 }
      result += moment(along[i..<end])
      i = end
    }
    return result
  }

  /// The events of one moment by kind, unless that would turn those of one fence around.
  private static func moment(_ events: ArraySlice<FenceEvent>) -> [FenceEvent] {
    if events.count < 2 { return Array(events) }
    var latest: [String: Int] = [:]
    for event in events {
      let rank = rank(event.event)
      if let before = latest[event.fence], before > rank { return Array(events) }
      latest[event.fence] = rank
    }
    return events.enumerated().sorted { a, b in
      if a.element.fence == b.element.fence && a.element.event == b.element.event {
        return a.offset < b.offset
      }
      return isBefore(a.element, b.element)
    }.map(\.element)
  }

  private static func isBefore(_ a: FenceEvent, _ b: FenceEvent) -> Bool {
    let (first, second) = (rank(a.event), rank(b.event))
    return first != second ? first < second : a.fence < b.fence
  }

  private static func rank(_ kind: FenceEvent.Kind) -> Int {
    switch kind {
    case .exit: 0
    case .enter: 1
    case .inside: 2
    case .dwell: 3
    }
  }
}
