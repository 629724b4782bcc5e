import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ChannelSummaryTests {
  typealias Row = (value: Double?, seconds: Double?)

  /// A segment at one place.
  static func segment(_ rows: [Row], _ channel: Channel = .heartRate) -> Segment {
    var segment = Segment()
    for row in rows {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45, longitude: 7),
          time: row.seconds.map { Timestamp(seconds: Int64($0), nanoseconds: 0) },
          channels: row.value.map { [channel: $0] } ?? [:]))
    }
    return segment
  }

  static func summary(_ rows: [Row]) -> ChannelSummary? {
    TrackSummary(of: segment(rows)).channels[.heartRate]
  }

  @Test(
    arguments: [
      // Three seconds at 110 on average, one at 150: not the mean of three values.
      ([(100, 0), (120, 3), (180, 4)], 120),
      // Nothing is known between the second fix and the fourth.
      ([(100, 0), (120, 10), (nil, 20), (200, 1000)], 110),
      // Equal times have no weight, nor have times that run backward.
      ([(100, 0), (200, 0), (300, 10)], 250), ([(100, 10), (900, 5), (100, 6)], 500),
      // No leg has a duration: the mean of the values.
      ([(100, nil), (110, nil), (120, nil)], 110), ([(100, 5), (200, 5)], 150),
      ([(100, 0), (nil, 1), (200, 2)], 150), ([(100, nil)], 100), ([(100, 0), (200, nil)], 150),
    ] as [([Row], Double)])
  func averagesWeighWithTime(rows: [Row], average: Double) throws {
    let summary = try #require(Self.summary(rows))
    #expect(abs(summary.average - average) < 1e-9)
    let values = rows.compactMap(\.value)
    #expect(summary.minimum == values.min() && summary.maximum == values.max())
    #expect(summary.fixes == values.count)
  }

  @Test func whatIsNotThereHasNoSummary() {
    #expect(Self.summary([]) == nil && Self.summary([(nil, 0), (nil, 1)]) == nil)
    let quality = Self.segment([(5, 0), (6, 1)], .hdop)
    #expect(TrackSummary(of: quality).channels.isEmpty)
    for channel in ChannelSummary.channels {
      let summary = TrackSummary(of: Self.segment([(5, 0), (6, 1)], channel))
      #expect(Array(summary.channels.keys) == [channel])
    }
  }

  @Test func partsGiveExactlyWhatTheWholeGives() throws {
    let first = Self.segment([(100, 0), (100, 60)])
    let second = Self.segment([(200, 3600), (200, 3620)])
    let whole = TrackSummary(of: Track(segments: [first, second]))
    // 60 s at 100, 20 s at 200, and nothing for the hour between.
    #expect(whole.channels[.heartRate]?.average == 125)
    #expect(whole.channels[.heartRate]?.fixes == 4)
    let single = TrackSummary(of: Track(segments: [first, Self.segment([(300, 4000)])]))
    #expect(single.channels[.heartRate]?.average == 100)
    #expect(single.channels[.heartRate]?.maximum == 300)
    // A part without the channel changes nothing.
    var other = whole
    other.add(TrackSummary(of: Self.segment([(nil, 0), (nil, 9)])))
    #expect(other.channels == whole.channels)
  }

  /// Against the definition, over more fixes than go through in one piece.
  @Test func piecesDoNotShow() throws {
    try forEachSeed(count: 60) { random in
      var time = 0
      let rows: [Row] = (0..<random.int(in: 1...800)).map { _ in
        time += random.int(in: -1...4)
        return (
          random.oneIn(9) ? nil : Double(random.int(in: 60...190)),
          random.oneIn(9) ? nil : Double(time)
        )
      }
      var integral = 0.0
      var seconds = 0.0
      for (a, b) in zip(rows, rows.dropFirst()) {
        guard let from = a.value, let to = b.value, let start = a.seconds, let end = b.seconds,
          end > start
        else { continue }
        integral += (from + to) / 2 * (end - start)
        seconds += end - start
      }
      let values = rows.compactMap(\.value)
      guard let summary = Self.summary(rows) else { return try #require(values.isEmpty) }
      let average =
        seconds > 0 ? integral / seconds : values.reduce(0, +) / Double(values.count)
      try #require(abs(summary.average - average) < 1e-9)
      try #require(summary.minimum == values.min() && summary.maximum == values.max())
      try #require(summary.fixes == values.count)
    }
  }
}
