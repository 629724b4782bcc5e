import Geodesy
import Geofencing
import TextWriting
import Testing

@testable import RouteJobs

@Suite struct FenceCountsCSVTests {
  private static func text(_ ids: [String], _ counts: [Int]) throws -> String {
    let circle = try CircleFence(center: Coordinate(latitude: 0, longitude: 0), radius: Meters(1))
    let set = FenceSet(ids.map { Fence(id: $0, shape: circle) })
    return String(
      decoding: try ByteWriter.collect { out in FenceCountsCSV.write(set, counts, to: &out) },
      as: UTF8.self)
  }

  @Test func rowsAreInTheOrderOfTheSet() throws {
    #expect(try Self.text(["b", "a"], [3, 1_000_000]) == "fence,count\r\nb,3\r\na,1000000\r\n")
  }

  @Test func namesAreQuotedWhereTheyMust() throws {
    #expect(
      try Self.text(["a,b", "say \"hi\"", "new\nline", " x ", "é"], [0, 1, 2, 3, 4])
        == "fence,count\r\n\"a,b\",0\r\n\"say \"\"hi\"\"\",1\r\n\"new\nline\",2\r\n x ,3\r\né,4\r\n"
    )
  }
}
