import Foundation

/// A property that does not hold; `description` says how to repeat the failing case.
public struct PropertyFailure: Error, CustomStringConvertible {
  /// What failed, and the seed that repeats it.
  public let description: String
}

/// Tries a property on many random cases; each case has its own seed.
///
/// `PROPERTY_SEED=n swift test --filter …` runs only the case with that seed.
///
/// - Throws: `PropertyFailure` with the seed, when the property is false or throws.
public func forAll(
  count: Int = 300, from firstSeed: UInt64 = 1,
  _ property: (inout SeededGenerator) throws -> Bool
) throws {
  try forEachSeed(count: count, from: firstSeed) { random in
    if try !property(&random) { throw PropertyFailure(description: "the property is false") }
  }
}

/// Runs a body on many seeds: for checks that say themselves what is wrong, by throwing
/// (`try #require(…)`).
///
/// - Throws: `PropertyFailure` with the seed and the body's error.
public func forEachSeed(
  count: Int = 300, from firstSeed: UInt64 = 1,
  _ body: (inout SeededGenerator) throws -> Void
) throws {
  let only = ProcessInfo.processInfo.environment["PROPERTY_SEED"].flatMap { UInt64($0) }
  let seeds = only.map { $0...$0 } ?? firstSeed...(firstSeed + UInt64(max(count, 1)) - 1)
  for seed in seeds {
    var random = SeededGenerator(seed: seed)
    do { try body(&random) } catch {
      throw PropertyFailure(
        description: "seed \(seed): \(error) (repeat this case alone with PROPERTY_SEED=\(seed))")
    }
  }
}
