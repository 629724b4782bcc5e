import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct CoordinateWriterTests {
  private let a = segment([1, 2, 3], [4, 5, 6])
  private let b = segment([7, 8])

  private func written(
    _ shape: FeatureShape?, _ body: (inout CoordinateWriter, FeatureShape, inout ByteWriter) -> Void
  ) throws -> String {
    let shape = try #require(shape)
    let bytes = try ByteWriter.collect { out in
      var writer = CoordinateWriter()
      body(&writer, shape, &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func coordinates(_ shape: FeatureShape?, withElevations: Bool = false) throws -> String {
    try written(shape) { $0.writeCoordinates(of: $1, withElevations: withElevations, to: &$2) }
  }

  @Test func nestingFollowsTheType() throws {
    #expect(try coordinates(FeatureShape(points: b, isMultiPoint: false)) == "[7,8]")
    #expect(try coordinates(FeatureShape(points: a, isMultiPoint: true)) == "[[1,2],[4,5]]")
    #expect(try coordinates(FeatureShape(lines: [a])) == "[[1,2],[4,5]]")
    #expect(try coordinates(FeatureShape(lines: [a, a])) == "[[[1,2],[4,5]],[[1,2],[4,5]]]")
    let polygon = Polygon(rings: [a])
    #expect(try coordinates(FeatureShape(polygons: [polygon])) == "[[[1,2],[4,5]]]")
    #expect(
      try coordinates(FeatureShape(polygons: [polygon, polygon]))
        == "[[[[1,2],[4,5]]],[[[1,2],[4,5]]]]")
    #expect(try coordinates(FeatureShape(lines: [a]), withElevations: true) == "[[1,2,3],[4,5,6]]")
  }

  @Test func gapsAreNull() throws {
    var gaps = segment([1, 2, 3], [4, 5])
    gaps.append(gaps[0].coordinate, elevation: .nan, time: Timestamp(seconds: 0))
    gaps.setLast(.heartRate, 90.5)
    gaps.setLast(.fix, 3)
    var name = FixDetails()
    name.name = "n\""
    gaps.setLastDetails(name)
    let shape = FeatureShape(lines: [gaps, a])
    #expect(
      try written(shape) { $0.writeElevations(of: $1, to: &$2) } == "[[3,null,null],[3,6]]")
    #expect(
      try written(shape) { $0.writeTimes(of: $1, to: &$2) }
        == #"[[null,null,"1970-01-01T00:00:00Z"],[null,null]]"#)
    #expect(
      try written(shape) { $0.write(.heartRate, of: $1, to: &$2) }
        == "[[null,null,90.5],[null,null]]")
    #expect(
      try written(shape) { $0.write(.fix, of: $1, to: &$2) }
        == #"[[null,null,"dgps"],[null,null]]"#)
    #expect(
      try written(shape) { $0.write(PointWords.all[0], of: $1, to: &$2) }
        == #"[[null,null,"n\""],[null,null]]"#)
  }
}
