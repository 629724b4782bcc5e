import CommandLineParsing
import RouteJobs
import Testing
import TrackProcessing

@testable import RoutelayCLI

@Suite struct CleaningOptionsTests {
  @Test func nothingIsCleanedUnlessAskedFor() throws {
    let spec = ConvertCommand.spec(FakeConsole.console)
    #expect(try CleaningOptions.pipeline(ArgumentScanner(spec).scan(["a"])).cleaning == nil)
    let asked = try ArgumentScanner(spec).scan(["a", "--clean", "duplicates", "--indices"])
    let pipeline = try CleaningOptions.pipeline(asked)
    #expect(pipeline.cleaning?.text == "duplicates" && pipeline.keepsIndices)
  }
}
