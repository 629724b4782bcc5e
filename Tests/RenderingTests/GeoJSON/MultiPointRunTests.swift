import Testing
import Tracks

@testable import Rendering

@Suite struct MultiPointRunTests {
  private func items(_ indices: [Int?], _ details: ItemDetails = ItemDetails())
    -> [TrackDocument.Item]
  {
    indices.map {
      .waypoint(Waypoint(details: details, position: segment([1, 2]), multiPointIndex: $0))
    }
  }

  private func lengths(_ items: [TrackDocument.Item]) -> [Int] {
    var result: [Int] = []
    var i = 0
    while i < items.count {
      result.append(MultiPointRun.length(at: i, in: items))
      i += result.last ?? 1
    }
    return result
  }

  @Test(
    arguments: [
      ([0, 1, 2], [3]), ([0, 1, 0, 1], [2, 2]), ([nil, nil], [1, 1]), ([0, nil, 0], [1, 1, 1]),
      ([1, 3, 4], [3]), ([0, 0], [1, 1]), ([], []),
    ] as [([Int?], [Int])])
  func runs(indices: [Int?], expected: [Int]) { #expect(lengths(items(indices)) == expected) }

  @Test func pointsOfTwoFeaturesStayApartThoughTheFirstOneOfTheSecondIsGone() {
    let all = items([0], properties(["a": "1"])) + items([1, 2], properties(["b": "1"]))
    #expect(lengths(all) == [1, 2])
  }

  @Test func otherItemsEndARun() {
    #expect(lengths(items([0, 1]) + [.track(Track())] + items([2])) == [2, 1, 1])
  }

  @Test func pointsKeepTheirChannels() {
    var timed = segment([1, 2, 3])
    timed.setLast(.power, 7)
    let all: [TrackDocument.Item] = [
      .waypoint(Waypoint(position: segment([5, 6]), multiPointIndex: 0)),
      .waypoint(Waypoint(position: timed, multiPointIndex: 1)),
    ]
    let points = MultiPointRun.points(of: all[...])
    #expect(Array(points) == [segment([5, 6])[0], timed[0]])
  }
}
