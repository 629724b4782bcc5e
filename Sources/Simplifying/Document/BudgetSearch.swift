/// A limit on what a simplified document comes to.
struct Budget<Candidate> {
  /// The greatest size allowed.
  var limit: Int
  /// What the size counts: `vertices`, `bytes`.
  var unit: String
  /// The size of a candidate.
  var measure: (Candidate) -> Int
}

/// Finds how many vertices may stay, in the order of their importance.
enum BudgetSearch {
  /// The candidate of most vertices that is within all budgets.
  ///
  /// Sizes grow with the number of vertices, but for a digit more or less in what describes them; what
  /// is returned has been measured.
  ///
  /// - Parameters:
  ///   - count: How many vertices may be kept beside those that must.
  ///   - guess: How many are probably right, nil for unknown.
  ///   - make: The candidate that keeps so many.
  /// - Throws: `SimplificationError.budgetTooSmall` when even the candidate of 0 exceeds one; and what
  ///   `make` throws.
  /// - Complexity: some log₂ *count* candidates at worst, a few when sizes grow evenly.
  static func best<Candidate>(
    upTo count: Int, guess: Int?, budgets: [Budget<Candidate>],
    make: (Int) throws(SimplificationError) -> Candidate
  ) throws(SimplificationError) -> Candidate {
    var best: Candidate
    var low = 0
    var high = count + 1
    /// By how much of its limit the worst budget is exceeded: more than 0 is too much.
    func excess(_ candidate: Candidate) -> Double {
      budgets.reduce(-.infinity) { worst, budget in
        let size = Double(budget.measure(candidate))
        let limit = Double(budget.limit)
        return max(worst, (size - limit) / max(limit, 1))
      }
    }
    var next = guess.map { min(max($0, 0), count) } ?? count
    let first = try make(next)
    var lowExcess = 0.0
    var highExcess = 0.0
    let firstExcess = excess(first)
    if firstExcess == 0 { return first }
    if firstExcess < 0 {
      best = first
      low = next
      lowExcess = firstExcess
      if next == count { return best }
      highExcess = .nan
    } else {
      high = next
      highExcess = firstExcess
      best = try make(0)
      lowExcess = excess(best)
      if lowExcess > 0 || next == 0 {
        for budget in budgets where budget.measure(best) > budget.limit {
          throw .budgetTooSmall(
            limit: budget.limit, unit: budget.unit, least: budget.measure(best))
        }
      }
    }
    var isEven = true
    var stride = max(1, low / 8)
    while high - low > 1 {
      // Where sizes grow evenly the limit lies here; every other step halves, should they not.
      let share = lowExcess / (lowExcess - highExcess)
      let even = Double(low) + Double(high - low) * share
      if isEven, even.isFinite {
        next = min(max(Int(even), low + 1), high - 1)
      } else if highExcess.isNaN {
        // Nothing is known above: probably the guess was nearly right, else ever larger steps tell.
        next = min(low + min(stride, high - low), high - 1)
        stride *= 2
      } else {
        next = low + (high - low) / 2
      }
      isEven.toggle()
      let candidate = try make(next)
      let size = excess(candidate)
      if size <= 0 {
        (best, low, lowExcess) = (candidate, next, size)
        if size == 0 { break }
      } else {
        (high, highExcess) = (next, size)
      }
    }
    return best
  }
}
