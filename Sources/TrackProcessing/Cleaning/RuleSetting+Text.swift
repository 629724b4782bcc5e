import Tracks

extension RuleSetting {
  /// The value as it is written on the command line, with its unit.
  public var text: String {
    switch value {
    case .word(let word): return word
    case .time(let time): return time.text
    case .number(let number):
      switch parameter.kind {
      case .length:
        return number >= 1000 && number.truncatingRemainder(dividingBy: 1000) == 0
          ? "\(shortest(number / 1000))km" : "\(shortest(number))m"
      case .duration:
        if number > 0, number.truncatingRemainder(dividingBy: 3600) == 0 {
          return "\(shortest(number / 3600))h"
        }
        if number > 0, number.truncatingRemainder(dividingBy: 60) == 0 {
          return "\(shortest(number / 60))min"
        }
        return "\(shortest(number))s"
      case .zone:
        let minutes = Int((number / 60).rounded())
        let sign = minutes < 0 ? "-" : "+"
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(sign)\(two(abs(minutes) / 60)):\(two(abs(minutes) % 60))"
      case .speed, .number, .count, .time, .choice: return shortest(number)
      }
    }
  }

  /// The name as a key in JSON: `maxSpeed` for `max-speed`.
  public var key: String {
    let words = parameter.name.split(separator: "-")
    return words.enumerated().map { i, word in
      i == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
