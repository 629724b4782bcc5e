public import Tracks

/// Holds expectations against files, one by one.
///
/// Nothing passes that was not tested: an expectation fails where no file matches it, where none of
/// those that match has a fix, and where it is known of no fix whether it lies inside.
public struct FenceCheck: Sendable {
  /// What is expected.
  public let expectations: [FenceExpectation]
  /// The fences.
  public let fences: FenceSet
  private let patterns: [PathPattern?]
  private let indices: [String: Int]
  private let strict: StrictWatch

  /// Makes a check. Fences that an expectation names and that are not in the set count as never
  /// tested; who reads expectations refuses them before.
  ///
  /// - Parameter options: Those of the monitor whose logs are judged.
  public init(
    _ expectations: [FenceExpectation], fences: FenceSet,
    options: FenceMonitorOptions = FenceMonitorOptions()
  ) {
    self.expectations = expectations
    self.fences = fences
    patterns = expectations.map { $0.tracks.map(PathPattern.init) }
    indices = Dictionary(
      fences.fences.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a }
    )
    strict = StrictWatch(options)
  }

  /// Whether any expectation is about a file.
  public func concerns(path: String, relativePath: String) -> Bool {
    !matching(path, relativePath).isEmpty
  }

  /// Holds a file against all expectations that it matches.
  ///
  /// All its tracks and routes count.
  ///
  /// - Parameters:
  ///   - path: The path as it was given, for reports; patterns are held against it too.
  ///   - relativePath: The path in the folder that was named, that patterns are held against.
  ///   - document: What the file holds.
  ///   - log: What the monitor says about it.
  public func cases(
    path: String, relativePath: String, _ document: TrackDocument, _ log: FenceLog
  ) -> [CheckCase] {
    let evidence = PathEvidence(document, log, fences, indices, strict)
    return matching(path, relativePath).map { i in
      let expectation = expectations[i]
      var outcome = CheckCase.Outcome.noFixes
      if evidence.hasFixes {
        let failures = evidence.failures(of: expectation)
        outcome = failures.isEmpty ? .passed : .failed(failures)
      }
      var own = CheckCase(
        expectation: i, name: expectation.name, path: path, outcome: outcome)
      own.notes = evidence.notes(of: expectation)
      return own
    }
  }

  /// The cases of a file that cannot be read or watched.
  ///
  /// - Parameters:
  ///   - message: Why.
  ///   - line: Where in it, from 1; nil where it has no place.
  ///   - column: As `line`.
  public func cases(
    path: String, relativePath: String, error message: String, line: Int? = nil, column: Int? = nil
  ) -> [CheckCase] {
    matching(path, relativePath).map {
      CheckCase(
        expectation: $0, name: expectations[$0].name, path: path,
        outcome: .error(message, line: line, column: column))
    }
  }

  /// All cases, expectation by expectation, when all files have been held against them: what was not
  /// tested fails.
  ///
  /// - Parameter cases: The cases of all files, in the order of the files.
  public func completed(_ cases: [CheckCase]) -> [CheckCase] {
    var byExpectation: [[CheckCase]] = Array(repeating: [], count: expectations.count)
    for own in cases where expectations.indices.contains(own.expectation) {
      byExpectation[own.expectation].append(own)
    }
    return expectations.indices.flatMap { i in
      let pattern = expectations[i].tracks
      var own = byExpectation[i]
      if own.isEmpty {
        return [
          CheckCase(
            expectation: i, name: expectations[i].name, path: nil,
            outcome: .failed([
              CheckFailure(nil, fence: expectations[i].fence, .noFile(pattern: pattern))
            ]))
        ]
      }
      if own.allSatisfy({ $0.outcome == .noFixes }) {
        let failure = CheckFailure(
          nil, fence: expectations[i].fence, .onlyEmptyFiles(pattern: pattern))
        for k in own.indices { own[k].outcome = .failed([failure]) }
      }
      return own
    }
  }

  /// The expectations about a file: their patterns fit its path in the folder that was named, the
  /// path as it was given, or its name.
  private func matching(_ path: String, _ relativePath: String) -> [Int] {
    let given = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return expectations.indices.filter { i in
      patterns[i].map { $0.matches(path: relativePath) || $0.matches(path: given) } ?? true
    }
  }
}
