import Testing

@testable import Rendering

@Suite struct GPXVersionTests {
  @Test func wordsAndNamespaces() {
    #expect(GPXVersion.allCases.map(\.rawValue) == ["1.0", "1.1"])
    #expect("\(GPXVersion.v1_0.namespace)" == "http://www.topografix.com/GPX/1/0")
    #expect("\(GPXVersion.v1_1.namespace)" == "http://www.topografix.com/GPX/1/1")
    #expect(OutputOptions().gpxVersion == .v1_1)
  }
}
