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

  @Test(
    arguments: [
      (.cannotRead, true), (.noData, true), (.truncatedInput, false), (.corruptGzip, false),
      (.limitExceeded, false),
    ] as [(ProblemClass, Bool)])
  func whatWasNeverSeenIsToldFromWhatIsWrong(_ problem: ProblemClass, _ isUnreadable: Bool) {
    #expect(JobFailure(problem, path: "a", "x").isUnreadable == isUnreadable)
  }

  @Test func aRefusalIsAnInvalidArgumentUnlessSaidOtherwise() {
    #expect(JobRefusal("no").problem == .invalidArgument)
  }
}
