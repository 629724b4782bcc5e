import Testing
import Tracks

@testable import Rendering

@Suite struct TrackDocumentChannelsTests {
  @Test func onlyWhatHasAValueCounts() {
    var line = segment([1, 2], [3, 4])
    var document = OverlayExamples.document([.track(Track(segments: [line]))])
    #expect(document.overlayChannelWords == [])
    line.append(line[0].coordinate, elevation: 5, time: Timestamp(seconds: 0))
    line.setLast(.power, 250)
    line.setLast(.heartRate, 99)
    document = OverlayExamples.document([.track(Track(segments: [line]))])
    #expect(document.overlayChannelWords == ["times", "heartRate", "power"])
    document = OverlayExamples.document([.track(Track(segments: [line.keeping([0])]))])
    #expect(document.overlayChannelWords == [])
  }
}
