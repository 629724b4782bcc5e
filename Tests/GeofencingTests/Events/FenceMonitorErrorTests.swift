import Testing

@testable import Geofencing

struct FenceMonitorErrorTests {
  @Test func theMessageNamesPathAndFence() {
    let error = FenceMonitorError.dwellWithoutTimes(source: .route, number: 2, fence: "yard")
    #expect(
      error.message == "route 2 has no times, so nobody can say how long it stays in 'yard': "
        + "dwell needs times")
  }
}
