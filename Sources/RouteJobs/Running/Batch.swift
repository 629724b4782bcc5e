/// Runs independent pieces of work, several at a time, and hands on their results in order.
package struct Batch: Sendable {
  /// How many pieces run at a time, at least 1. More than the machine has cores gain nothing.
  package var jobs: Int
  /// Whether the first failure keeps further pieces from starting.
  package var stopsAtFailure = false

  /// Makes a batch.
  package init(jobs: Int) { self.jobs = max(jobs, 1) }

  /// Runs all pieces, unless a signal asks to stop or `stopsAtFailure` applies.
  ///
  /// - Parameters:
  ///   - work: Does one piece; runs beside others of its kind.
  ///   - failed: Whether a result is a failure.
  ///   - finished: Told the number of pieces done whenever one is.
  ///   - deliver: Takes the results in order of their indices; never two at once. Nil is a piece
  ///     that was not started.
  package nonisolated(nonsending) func run<Result: Sendable>(
    count: Int, work: @escaping @Sendable (Int) -> Result, failed: (Result) -> Bool,
    finished: (Int) -> Void = { _ in }, deliver: (Int, Result?) -> Void
  ) async {
    var order = OrderedDelivery<Result>(count: count)
    if jobs == 1 || count <= 1 {
      var stops = false
      for i in 0..<count where !stops {
        if Interruption.signal != nil { break }
        let result = work(i)
        stops = stopsAtFailure && failed(result)
        finished(i + 1)
        order.add(i, result, deliver)
      }
      order.finish(deliver)
      return
    }
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      var done = 0
      var stops = false
      while next < min(jobs, count) {
        let i = next
        group.addTask { (i, work(i)) }
        next += 1
      }
      while let (i, result) = await group.next() {
        done += 1
        if stopsAtFailure && failed(result) { stops = true }
        if next < count && !stops && Interruption.signal == nil {
          let following = next
          group.addTask { (following, work(following)) }
          next += 1
        }
        finished(done)
        order.add(i, result, deliver)
      }
    }
    order.finish(deliver)
  }
}

/// Holds back results until all before them have been handed on.
private struct OrderedDelivery<Result> {
  private let count: Int
  private var next = 0
  private var waiting: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  mutating func add(_ index: Int, _ result: Result, _ deliver: (Int, Result?) -> Void) {
    waiting[index] = result
    while let result = waiting.removeValue(forKey: next) {
      deliver(next, result)
      next += 1
    }
  }

  /// Hands on what is left, with nil for what never came.
  mutating func finish(_ deliver: (Int, Result?) -> Void) {
    while next < count {
      deliver(next, waiting.removeValue(forKey: next))
      next += 1
    }
  }
}
