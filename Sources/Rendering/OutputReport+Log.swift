extension OutputReport {
  /// Notes that the format cannot hold something; the same words count once.
  package mutating func lose(_ words: String) {
    if !losses.contains(words) { losses.append(words) }
  }

  /// Notes something that was noticed while writing; of one class, the first message stays.
  package mutating func notice(
    _ problem: String, count: Int = 1, _ message: @autoclosure () -> String
  ) {
    if count == 0 { return }
    if let i = notices.firstIndex(where: { $0.problem == problem }) {
      notices[i].count += count
    } else {
      notices.append(Notice(problem: problem, message: message(), count: count))
    }
  }
}
