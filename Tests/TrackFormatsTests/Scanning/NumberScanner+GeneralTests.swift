import RoutelayTestSupport
import Testing

@testable import TrackFormats

struct NumberScannerGeneralTests {
  @Test(arguments: [
    "", "-", "+", ".", "-.", "e", "e5", "1e", "1e+", "1e-", "1.e", ".e1", "--1", "+-1", "1.2.3",
    "1,5", "0x10", "1e5.5", " 1", "1 ", "nan", "inf", "Infinity", "NaN", "-Infinity", "1_000",
    "1f", "１", "1e1e1",
  ])
  func whatIsNoNumberIsNone(text: String) {
    #expect(number(text) == nil)
    #expect(number(text, lenient: true) == nil)
  }

  @Test(arguments: ["+5", ".5", "5.", "-.5", "007", "-00.5", "+.5e1", "5.e1", "01"])
  func onlyTheLenientGrammarHas(text: String) {
    #expect(number(text) == nil)
    let plain = text.hasPrefix("+") ? String(text.dropFirst()) : text
    #expect(number(text, lenient: true) == Double(plain.hasSuffix(".") ? plain + "0" : plain))
  }

  @Test func digitsBehindTheTokenDoNotBelongToIt() {
    #expect(number("12", followedBy: "34") == 12)
    #expect(number("1.5", followedBy: "99") == 1.5)
    #expect(number("1", followedBy: ".5") == 1)
    #expect(number("1", followedBy: "e5") == 1)
    #expect(number("1.", followedBy: "5") == nil)
  }

  @Test func aHundredThousandDigitsAreRead() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(number("1" + zeros) == .infinity)
    #expect(number("1" + zeros + "e-100000") == 1)
    #expect(number("0." + zeros + "1e100001") == 1)
    #expect(number("0." + zeros + "1") == 0)
    #expect(number("1e99999999999999999999") == .infinity)
    #expect(number("1e-99999999999999999999") == 0)
  }

  @Test func digitsAndExponentsOfEveryLengthAreExact() throws {
    try forAll(count: 20_000, from: 50_000) { random in
      var text = random.oneIn(2) ? "-" : ""
      text += String(random.int(in: 1...9))
      for _ in 0..<random.int(in: 0...24) { text += String(random.int(in: 0...9)) }
      if random.oneIn(2) {
        text += "."
        for _ in 0..<random.int(in: 1...24) { text += String(random.int(in: 0...9)) }
      }
      if random.oneIn(2) {
        text += random.oneIn(2) ? "e" : "E"
        if random.oneIn(3) { text += "+" } else if random.oneIn(2) { text += "-" }
        text += String(random.int(in: 0...(random.oneIn(2) ? 30 : 340)))
      }
      return number(text)?.bitPattern == Double(text)?.bitPattern
    }
  }
}
