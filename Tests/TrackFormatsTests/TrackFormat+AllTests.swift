import Testing

@testable import TrackFormats

@Suite struct TrackFormatAllTests {
  @Test func eachFormatHasItsOwnName() {
    let names = TrackFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
  }

  @Test func eachFormatHasAnEndingThatSaysWhatItIs() {
    for format in TrackFormat.all {
      #expect(!format.fileExtensions.isEmpty, "\(format.name)")
      #expect(format.fileExtensions.allSatisfy { !$0.hasPrefix(".") }, "\(format.name)")
      #expect(!format.title.isEmpty, "\(format.name)")
    }
  }
}
