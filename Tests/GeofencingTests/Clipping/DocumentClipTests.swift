import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct DocumentClipTests {
  static let box = BoxFence(west: 0, south: 0, east: 10, north: 10)

  private func clip(_ side: ClipSide = .inside) -> DocumentClip {
    DocumentClip(
      ClipRegion(side, of: fences(Self.box), boundary: .inclusive), keepsIndices: true)
  }

  @Test func countsOfTracks() {
    var clip = clip()
    let crossing = Track(segments: [
      line(at(5, -5), at(5, 5), at(5, 6)), line(at(50, 5)), line(at(5, -5), at(5, 15)),
    ])
    let (kept, isCut) = clip.clip(crossing)
    #expect(isCut && kept?.segments.map(\.count) == [3, 2])
    let gone = clip.clip(Track(segments: [line(at(50, 0), at(51, 0))]))
    #expect(gone.track == nil && gone.isCut)
    let whole = clip.clip(Track(segments: [line(at(5, 1), at(5, 2))]))
    #expect(whole.track != nil && !whole.isCut)
    let empty = clip.clip(Track())
    #expect(empty.track != nil && !empty.isCut)
    let report = clip.report
    #expect(report.keptIndices == [[1, 2], [], [], [], [0, 1]])
    #expect((report.tracks.before, report.tracks.after) == (4, 3))
    #expect((report.fixes.before, report.fixes.after) == (10, 7))
    #expect((report.segments.before, report.segments.after) == (5, 3))
    #expect((report.removedFixes, report.borderFixes) == (6, 3))
    #expect(report.droppedTracks == [1])
  }

  @Test func unknownArraysOfACutTrackGo() {
    var details = ItemDetails()
    details.properties = JSONMembers([
      JSONMembers.Member(key: "name", value: JSONText(text: "\"n\"")),
      JSONMembers.Member(key: "coordinateProperties", value: JSONText(text: "{\"x\":[1,2]}")),
    ])
    var clip = clip()
    let whole = Track(details: details, segments: [line(at(5, 1), at(5, 2))])
    let kept = clip.clip(whole).track
    #expect(kept?.details.properties?.members.count == 2)
    let cut = Track(details: details, segments: [line(at(5, -1), at(5, 2))])
    let shorter = clip.clip(cut).track
    #expect(shorter?.details.properties?.members.map(\.key) == ["name"])
    #expect(clip.report.tracksWithLostArrays == 1)
  }

  @Test func pointsOfAMultiPointAreCountedAnew() {
    var clip = clip()
    func point(_ place: Coordinate, _ index: Int?) -> Int?? {
      clip.clip(Waypoint(position: line(place), multiPointIndex: index)).map(\.multiPointIndex)
    }
    let numbers = [
      point(at(50, 5), 0), point(at(5, 5), 1), point(at(5, 6), 2), point(at(5, 6), 0),
      point(at(5, 6), nil),
    ]
    #expect(numbers == [nil, .some(0), .some(1), .some(0), .some(nil)])
    #expect(clip.report.waypoints.lost == 1)
  }

  @Test func areasStayWholeOrGo() {
    func area(_ west: Double, _ east: Double) -> Area {
      Area(polygons: [
        Polygon(rings: [line(at(1, west), at(1, east), at(2, east), at(1, west))])
      ])
    }
    var inside = clip()
    let insides = [area(1, 2), area(9, 11), area(20, 21)].map { inside.keeps($0) }
    #expect(insides == [true, false, false])
    #expect(inside.report.straddlingItems == 1 && inside.report.areas.lost == 2)
    var outside = clip(.outside)
    let outsides = [area(1, 2), area(9, 11), area(20, 21)].map { outside.keeps($0) }
    #expect(outsides == [false, false, true])
    #expect(outside.report.straddlingItems == 1)
    let point = Feature(geometry: .collection([.point(line(at(5, 5)))]))
    let features = [Feature(), point].map { outside.keeps($0) }
    #expect(features == [true, false])
  }

  @Test func edgesThroughTheFenceStraddle() {
    func area(_ ring: Segment) -> Area { Area(polygons: [Polygon(rings: [ring])]) }
    // All corners are outside, two edges pass through.
    let band = area(line(at(4, -5), at(4, 15), at(6, 15), at(6, -5), at(4, -5)))
    for side in ClipSide.allCases {
      var clip = clip(side)
      let isKept = clip.keeps(band)
      #expect(!isKept && clip.report.straddlingItems == 1)
    }
    // All corners are inside one of two fences, and the edges bridge the gap.
    let two = fences(
      BoxFence(west: 0, south: 0, east: 2, north: 10),
      BoxFence(west: 8, south: 0, east: 10, north: 10))
    var inside = DocumentClip(
      ClipRegion(.inside, of: two, boundary: .inclusive), keepsIndices: false)
    let bridge = inside.keeps(area(line(at(4, 1), at(4, 9), at(6, 9), at(6, 1), at(4, 1))))
    #expect(!bridge && inside.report.straddlingItems == 1)
    let path = Feature(geometry: .collection([.lineString(line(at(5, -5), at(5, 15)))]))
    var outside = clip(.outside)
    let isKept = outside.keeps(path)
    #expect(!isKept && outside.report.losses.count == 1)
  }
}
