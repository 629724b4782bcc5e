import Geodesy
import Testing

@testable import Tracks

@Suite struct SegmentJoiningTests {
  private func fix(
    _ latitude: Double, elevation: Double? = nil, heartRate: Double? = nil, name: String? = nil,
    extensions: String? = nil
  ) throws -> Fix {
    var details = FixDetails()
    details.name = name
    details.extensions = extensions.map { RawXML(text: $0) }
    return Fix(
      coordinate: try Coordinate(latitude: latitude, longitude: 7), elevation: elevation,
      time: elevation.map { Timestamp(seconds: Int64($0)) },
      channels: heartRate.map { [.heartRate: $0] } ?? [:],
      details: details.isEmpty ? nil : details)
  }

  @Test func everyValueIsAppended() throws {
    let pieces = [
      [try fix(1), try fix(2, elevation: 5, name: "a")], [],
      [try fix(3, heartRate: 100, extensions: "<x/>"), try fix(4)],
      [try fix(5, elevation: 7, name: "a", extensions: "<x/>")],
    ]
    for first in 0...2 {
      var joined = Segment()
      for piece in pieces[first...] {
        var segment = Segment()
        for fix in piece { segment.append(fix) }
        joined.append(contentsOf: segment)
      }
      #expect(Array(joined) == pieces[first...].flatMap { $0 })
    }
  }

  @Test func extensionsOfTheFirstThatHasSomeStay() throws {
    var a = Segment()
    a.append(try fix(1))
    var b = a
    b.extensions = RawXML(text: "<b/>")
    var c = a
    c.extensions = RawXML(text: "<c/>")
    a.append(contentsOf: b)
    a.append(contentsOf: c)
    #expect(a.count == 3 && a.extensions == b.extensions)
  }
}
