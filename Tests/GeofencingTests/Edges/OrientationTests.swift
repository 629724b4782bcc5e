import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct OrientationTests {
  @Test func sidesOfALine() {
    let (a, b) = (place(0, 0), place(10, 10))
    #expect(Orientation.side(of: place(5, 4), from: a, to: b) == 1)
    #expect(Orientation.side(of: place(4, 5), from: a, to: b) == -1)
    #expect(Orientation.side(of: place(5, 5), from: a, to: b) == 0)
    #expect(Orientation.side(of: place(20, 20), from: a, to: b) == 0)
  }

  /// Points a rounding step beside a line, where the quick determinant is noise: against whole
  /// numbers of 128 bits.
  @Test func everyRoundingStepCounts() throws {
    try forAll(count: 2000) { random in
      // All numbers are multiples of 2^-40 below 2^8, so products are whole numbers of 2^-80.
      func number(_ random: inout SeededGenerator) -> Int64 {
        random.next().multipliedFullWidth(by: 1 << 48).high.distance(to: 1 << 47).asInt64
      }
      let (ax, ay, bx, by) = (
        number(&random), number(&random), number(&random), number(&random)
      )
      // Near the line: a rounded point between, moved by single units.
      let part = Double(random.int(in: 0...1000)) / 1000
      let x = ax + Int64((Double(bx - ax) * part).rounded()) + Int64(random.int(in: -1...1))
      let y = ay + Int64((Double(by - ay) * part).rounded()) + Int64(random.int(in: -1...1))
      let left = Int128(ax - x) * Int128(by - y)
      let right = Int128(ay - y) * Int128(bx - x)
      let exact = (left - right).signum()
      func degrees(_ units: Int64) -> Double { Double(units) * 0x1p-40 }
      let side = Orientation.side(
        degrees(x), degrees(y), degrees(ax), degrees(ay), degrees(bx), degrees(by))
      return side == Int(exact)
    }
  }

  @Test func sumsAreNotRounded() {
    var sum = ExactSum()
    for number in [1e100, 1, -1e100, -1] { sum.add(number) }
    #expect(sum.sign == 0)
    sum.add(product: 1e-30, 1)
    sum.add(1e80)
    sum.add(-1e80)
    #expect(sum.sign == 1)
    sum.add(product: -1.0 - 0x1p-52, 1.0 + 0x1p-52)
    #expect(sum.sign == -1)
  }
}

extension Int {
  fileprivate var asInt64: Int64 { Int64(self) }
}
