import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Reports

struct SuppressedLinesTests {
  @Test(
    arguments: [
      (
        .uncertain(margin: 3.meters, accuracy: 10.meters),
        "the accuracy of 10 m reaches over the boundary, 3 m away [uncertain]"
      ),
      (
        .exitBuffer(margin: 5.meters, buffer: 20.meters),
        "5 m outside is less than the exit buffer of 20 m [exit-buffer]"
      ),
      (.minFixes(count: 1, needed: 3), "1 fix in a row of 3 that are needed [min-fixes]"),
      (.invalidAccuracy, "the accuracy is negative: the fix is not valid [invalid-accuracy]"),
      (
        .poorAccuracy(accuracy: 300.meters, limit: 100.meters),
        "the accuracy of 300 m is worse than 100 m, the limit for this fence [poor-accuracy]"
      ),
      (
        .jump(speed: 299.04, limit: 90),
        "a jump at 299 m/s, above 90 m/s, that the next fix does not confirm [jump]"
      ), (.timeNotIncreasing, "the fix is not later than the one before [time-not-increasing]"),
      (
        .shortPass(chord: 4.meters, accuracy: 9.meters),
        "the way passes through for 4 m, but its ends are accurate to 9 m [short-pass]"
      ),
      (
        .gap(seconds: 90),
        "the straight way from the fix before leads over the boundary, but is a gap of 90 s [gap]"
      ),
      (
        .passNeedsFixes(needed: 3),
        "the way from the fix before leads over the boundary, but 3 fixes in a row are needed "
          + "[min-fixes]"
      ),
      (
        .initialState, "the path begins inside, and such events are not wanted [initial]"
      ),
    ] as [(SuppressedTransition.Reason, String)])
  func reasons(_ reason: SuppressedTransition.Reason, _ words: String) {
    var event = EventFormatTests.event(
      .exit, fence: "yard", fix: 7, 0, 0, time: EventFormatTests.start)
    event.line = 41
    #expect(
      SuppressedLines.text(SuppressedTransition(event, reason), path: "a.gpx")
        == "a.gpx:41: no exit for 'yard' at 2026-05-01T07:00:00Z (track 0, segment 0, fix 7): "
        + words)
  }
}
