import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct JobFailureTests {
  @Test func aReadersErrorGetsItsFile() {
    let place = FilePosition(line: 3, column: 4)
    let failure = JobFailure(ReadError(.namespace, at: place, "what"), path: "a.gpx")
    #expect(failure.path == "a.gpx" && failure.position == place)
    #expect(failure.problem == .namespace && failure.message == "what")
    #expect(!failure.isClosedPipe)
  }

  @Test func aRefusalIsAnInvalidArgumentUnlessSaidOtherwise() {
    #expect(JobRefusal("no").problem == .invalidArgument)
  }
}
