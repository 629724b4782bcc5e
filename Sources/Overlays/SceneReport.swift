/// What a scene could not take over from a document, and what was noticed on the way.
public struct SceneReport: Hashable, Sendable {
  /// One kind of thing noticed.
  public struct Notice: Hashable, Sendable {
    /// The class, one of the contract's.
    public var problem: String
    /// What was seen the first time, and what was done about it.
    public var message: String
    /// How often.
    public var count: Int
  }

  /// What was lost, in words that follow "holds no"; each once.
  public private(set) var losses: [String] = []
  /// What was noticed; each class once.
  public private(set) var notices: [Notice] = []

  /// Makes an empty report.
  public init() {}

  mutating func lose(_ words: String) {
    if !losses.contains(words) { losses.append(words) }
  }

  mutating func notice(_ problem: String, count: Int = 1, _ message: @autoclosure () -> String) {
    if count == 0 { return }
    if let i = notices.firstIndex(where: { $0.problem == problem }) {
      notices[i].count += count
    } else {
      notices.append(Notice(problem: problem, message: message(), count: count))
    }
  }
}
