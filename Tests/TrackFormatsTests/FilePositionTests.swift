import Testing

@testable import TrackFormats

@Suite struct FilePositionTests {
  @Test func placesAreInReadingOrder() {
    let places = [(1, 1), (1, 9), (2, 1), (10, 0)].map { FilePosition(line: $0.0, column: $0.1) }
    #expect(places.reversed().sorted() == places)
  }
}
