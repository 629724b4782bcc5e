import Testing

@testable import Reports

struct FingerprintTests {
  @Test func theSameWordsGiveTheSameDigits() {
    let digits = Fingerprint.text(of: ["fence-never", "school"])
    #expect(digits.count == 16)
    #expect(digits == Fingerprint.text(of: ["fence-never", "school"]))
    #expect(digits != Fingerprint.text(of: ["fence-neve", "rschool"]))
    // The offset basis of FNV-1a.
    #expect(Fingerprint.text(of: []) == "cbf29ce484222325")
  }
}
