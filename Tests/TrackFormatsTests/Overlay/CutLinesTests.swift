import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

private func lines(_ coordinates: String, segments: String, properties: String = "") throws
  -> [Segment]
{
  let text = overlayDocument(
    #"{"type":"MultiLineString","coordinates":\#(coordinates)}"#,
    overlay: #"{"type":"polyline","segments":\#(segments)}"#, properties: properties)
  return try #require(try readGeoJSON(text).document.tracks.first).segments
}

private func pairs(_ segments: [Segment]) -> [[[Double]]] {
  segments.map { $0.coordinates.map { [$0.longitude, $0.latitude] } }
}

struct CutLinesTests {
  @Test func cutVerticesVanish() throws {
    let segments = try lines(
      "[[[178.5,24,10],[180,24.5,15]],[[-180,24.5,15],[-178.5,25,20]],[[1,2,3],[4,5,6]]]",
      segments: "[0,0,1]",
      properties: #""coordinateProperties":{"heartRate":[[100,105],[105,110],[1,2]]},"#)
    #expect(pairs(segments) == [[[178.5, 24], [-178.5, 25]], [[1, 2], [4, 5]]])
    #expect(segments[0].map(\.elevation) == [10, 20])
    #expect(segments[0].values(of: .heartRate) == [100, 110])
    #expect(segments[1].values(of: .heartRate) == [1, 2])
  }

  @Test func severalCutsInOneSegmentVanish() throws {
    let segments = try lines(
      "[[[179,0],[180,1]],[[-180,1],[-179,2],[-180,3]],[[180,3],[179,4]]]", segments: "[0,0,0]")
    #expect(pairs(segments) == [[[179, 0], [-179, 2], [179, 4]]])
  }

  @Test func aVertexThatStoodOnTheMeridianStays() throws {
    let cut = "[[[179,0],[180,5]],[[-180,5],[-179,2]],[[-179,3],[-180,4]],[[180,4],[179,9]]]"
    let numbers = "[0,0,1,1]"
    let recorded = try lines(
      cut, segments: numbers,
      properties:
        #""coordinateProperties":{"cut":[[false,false],[true,false],[false,true],[true,false]]},"#)
    #expect(pairs(recorded) == [[[179, 0], [180, 5], [-179, 2]], [[-179, 3], [179, 9]]])
    // Without `cut`, the cut made every vertex on the seam.
    let made = try lines(cut, segments: numbers)
    #expect(pairs(made) == [[[179, 0], [-179, 2]], [[-179, 3], [179, 9]]])
  }

  @Test func cutLeavesTheProperties() throws {
    let geometry =
      #"{"type":"MultiLineString","coordinates":[[[179,0],[180,5]],[[-180,5],[-179,2]]]}"#
    func properties(_ columns: String) throws -> JSONText? {
      let text = overlayDocument(
        geometry, overlay: #"{"type":"polyline","segments":[0,0]}"#,
        properties: #""coordinateProperties":\#(columns),"#)
      let track = try #require(try readGeoJSON(text).document.tracks.first)
      return track.details.properties?["coordinateProperties"]
    }
    #expect(try properties(#"{"cut":[[false,false],[true,false]]}"#) == nil)
    #expect(
      try properties(#"{"cut":[[false,false],[true,false]],"x":1}"#)?.text == #"{"x":1}"#)
    // What is no array of booleans like the coordinates is not ours.
    for other in ["true", "[[false,false]]", "[[0,0],[1,0]]"] {
      #expect(try properties(#"{"cut":\#(other)}"#)?.text == #"{"cut":\#(other)}"#)
    }
  }

  @Test func aWholeParallelStaysOne() throws {
    let segments = try lines("[[[0,10],[180,10]],[[-180,10],[0,10]]]", segments: "[0,0]")
    #expect(pairs(segments) == [[[0, 10], [360, 10]]])
  }

  @Test func linesOfDifferentSegmentsStayApart() throws {
    let cut = "[[[178.5,24],[180,24.5]],[[-180,24.5],[-178.5,25]]]"
    #expect(try lines(cut, segments: "[0,1]").count == 2)
    #expect(try lines(cut, segments: "[0]").count == 2)
    #expect(try lines(cut, segments: "null").count == 2)
  }

  @Test func randomCutsAreUndone() throws {
    // An own cut, as an oracle: straight in longitude and latitude, rounded as documents are.
    func rounded(_ value: Double) -> Double { (value * 1e7).rounded() / 1e7 }
    try forEachSeed(count: 200) { random in
      var unwrapped = random.double(in: 170...190)
      var line: [[Double]] = []
      var pieces: [[[Double]]] = [[]]
      for _ in 0..<random.int(in: 2...12) {
        let latitude = rounded(random.double(in: -60...60))
        let east = rounded(unwrapped) > 180
        let place = [rounded(east ? unwrapped - 360 : unwrapped), latitude]
        if let last = line.last, (last[0] < 0) != (place[0] < 0) {
          let from = last[0] < 0 ? last[0] + 360 : last[0]
          let to = place[0] < 0 ? place[0] + 360 : place[0]
          let seam = rounded(last[1] + (180 - from) / (to - from) * (latitude - last[1]))
          pieces[pieces.count - 1].append([place[0] < 0 ? 180 : -180, seam])
          pieces.append([[place[0] < 0 ? -180 : 180, seam]])
        }
        pieces[pieces.count - 1].append(place)
        line.append(place)
        unwrapped = max(165, min(195, unwrapped + random.double(in: -12...12)))
        if abs(unwrapped - 180) < 0.001 { unwrapped = 181 }
      }
      let numbers = "\(Array(repeating: 0, count: pieces.count))"
      try #require(pairs(try lines("\(pieces)", segments: numbers)) == [line], "\(pieces)")
    }
  }
}
