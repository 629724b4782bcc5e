import Testing

@testable import Rendering

@Suite struct OutputFormatListTests {
  @Test func namesAndEndingsAreUnique() {
    #expect(Set(OutputFormat.all.map(\.name)).count == OutputFormat.all.count)
    #expect(Set(OutputFormat.all.map(\.fileExtension)).count == OutputFormat.all.count)
  }

  @Test func textFormatsAreListedInOrder() {
    let names = OutputFormat.all.map(\.name).filter {
      ["geojson", "geojsonl", "gpx", "csv", "polyline"].contains($0)
    }
    #expect(names == ["geojson", "geojsonl", "gpx", "csv", "polyline"])
  }
}
