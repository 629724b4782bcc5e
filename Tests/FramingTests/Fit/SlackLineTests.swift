import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct SlackLineTests {
  @Test func theLowestLinesAreBalanced() throws {
    try forAll(count: 1000) { random in
      func lines(_ sign: Double) -> [SlackLine] {
        (0..<random.int(in: 1...30)).map { _ in
          SlackLine(
            intercept: random.double(in: -100...100), slope: sign * random.double(in: 0.001...10))
        }
      }
      let rising = lines(1)
      let falling = lines(-1)
      let place = SlackLine.balance(rising: rising, falling: falling)
      let up = rising.map { $0.value(at: place) }.min() ?? 0
      let down = falling.map { $0.value(at: place) }.min() ?? 0
      return abs(up - down) < 1e-9
    }
  }

  @Test func noLinesNoPlace() { #expect(SlackLine.balance(rising: [], falling: []) == 0) }
}
