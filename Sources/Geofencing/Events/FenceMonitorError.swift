/// Why a path cannot be watched.
public enum FenceMonitorError: Error, Hashable, Sendable {
  /// Dwell events are asked for, but no fix of the path has a time.
  case dwellWithoutTimes(source: FenceEvent.Source, number: Int, fence: String)

  /// What is wrong, for people.
  public var message: String {
    switch self {
    case .dwellWithoutTimes(let source, let number, let fence):
      "\(source.rawValue) \(number) has no times, so nobody can say how long it stays in "
        + "'\(fence)': dwell needs times"
    }
  }
}
