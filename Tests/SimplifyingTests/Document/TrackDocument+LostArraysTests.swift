import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct TrackDocumentLostArraysTests {
  private static func details(_ key: String = "coordinateProperties") -> ItemDetails {
    var details = ItemDetails()
    details.properties = JSONMembers([
      .init(key: "name", value: JSONText(text: "\"a\"")),
      .init(key: key, value: JSONText(text: #"{"colors":[1,2,3]}"#)),
    ])
    return details
  }

  private static func items(_ details: ItemDetails, _ kept: [Int]) -> [TrackDocument.Item] {
    let way = line([(0, 0), (10, 9), (20, 0), (30, 9), (0, 0)]).keeping(kept)
    return [
      .track(Track(details: details, segments: [way])),
      .route(Route(details: details, points: way)),
      .area(Area(details: details, polygons: [Polygon(rings: [way])])),
      .feature(Feature(details: details, geometry: .collection([.lineString(way)]))),
    ]
  }

  @Test(arguments: 0..<4)
  func arraysOfWhatLostVerticesGo(_ item: Int) {
    var (before, after) = (TrackDocument(), TrackDocument())
    before.items = [Self.items(Self.details(), [0, 1, 2, 3, 4])[item]]
    after.items = [Self.items(Self.details(), [0, 2, 3, 4])[item]]
    #expect(after.forgetArrays(changedFrom: before) == 1)
    var named = ItemDetails()
    named.properties = JSONMembers([.init(key: "name", value: JSONText(text: "\"a\""))])
    #expect(after.items == [Self.items(named, [0, 2, 3, 4])[item]])
  }

  @Test func otherwiseTheyStay() {
    var before = TrackDocument()
    before.items = Self.items(Self.details(), [0, 1, 2, 3, 4])
    var same = before
    #expect(same.forgetArrays(changedFrom: before) == 0 && same == before)
    var (others, fewer) = (TrackDocument(), TrackDocument())
    others.items = Self.items(Self.details("other"), [0, 1, 2, 3, 4])
    fewer.items = Self.items(Self.details("other"), [0, 2, 3, 4])
    let kept = fewer
    #expect(fewer.forgetArrays(changedFrom: others) == 0 && fewer == kept)
  }

  @Test func theReportCountsThem() throws {
    var document = TrackDocument()
    let way = line([(0, 0), (10, 0), (20, 0)])
    document.items = [
      .track(Track(details: Self.details(), segments: [way])),
      .track(Track(details: Self.details(), segments: [way.keeping([0, 1])])),
    ]
    let (result, report) = try document.simplified(by: try DocumentSamples.within(5))
    #expect(report.itemsWithLostArrays == 1)
    #expect(result.tracks.map { $0.details.properties?.members.count } == [1, 2])
  }
}
