import Geodesy
import Testing
import Tracks

@testable import TrackFormats

private func polygons(_ coordinates: String, overlay: String = #"{"type":"polygon"}"#) throws
  -> [[[[Double]]]]
{
  let text = overlayDocument(
    #"{"type":"MultiPolygon","coordinates":\#(coordinates)}"#, overlay: overlay)
  let area = try #require(try readGeoJSON(text).document.areas.first)
  return area.polygons.map {
    $0.rings.map { $0.coordinates.map { [$0.longitude, $0.latitude] } }
  }
}

struct CutPolygonsTests {
  @Test func twoHalvesAreOneAgain() throws {
    let cut =
      "[[[[178,-18],[180,-18],[180,-16],[178,-16],[178,-18]]],"
      + "[[[-180,-18],[-178,-18],[-178,-16],[-180,-16],[-180,-18]]]]"
    let whole: [[[[Double]]]] = [
      [[[178, -18], [-178, -18], [-178, -16], [178, -16], [178, -18]]]
    ]
    #expect(try polygons(cut) == whole)
    #expect(try polygons(cut, overlay: #"{"type":"polygon","segments":[0,0]}"#) == whole)
    #expect(try polygons(cut, overlay: #"{"type":"polygon","segments":[0,1]}"#).count == 2)
  }

  @Test func aHoleOverTheMeridianComesBack() throws {
    // A square from 170 to -170 with a square hole from 175 to -175.
    let west =
      "[[[170,-10],[180,-10],[180,-5],[175,-5],[175,5],[180,5],[180,10],[170,10],[170,-10]]]"
    let east =
      "[[[-180,-10],[-170,-10],[-170,10],[-180,10],[-180,5],[-175,5],[-175,-5],[-180,-5],[-180,-10]]]"
    let whole = try polygons("[\(west),\(east)]")
    #expect(whole.count == 1)
    #expect(
      whole.first?.first
        == [[170, -10], [-170, -10], [-170, 10], [170, 10], [170, -10]])
    let hole = try #require(whole.first?.dropFirst().first)
    #expect(hole.first == hole.last)
    #expect(
      Set(hole) == [[175, -5], [175, 5], [-175, 5], [-175, -5]])
  }

  @Test func holesOfOnePieceStay() throws {
    let hole = "[[171,-1],[171,1],[172,1],[172,-1],[171,-1]]"
    let cut =
      "[[[[170,-10],[180,-10],[180,10],[170,10],[170,-10]],\(hole)],"
      + "[[[-180,-10],[-170,-10],[-170,10],[-180,10],[-180,-10]]],"
      + "[[[0,0],[1,0],[1,1],[0,0]]]]"
    let whole = try polygons(cut)
    #expect(whole.count == 2)
    #expect(whole.first?.count == 2)
    #expect(whole.first?.last == [[171, -1], [171, 1], [172, 1], [172, -1], [171, -1]])
    #expect(whole.last == [[[0, 0], [1, 0], [1, 1], [0, 0]]])
  }

  @Test func aVertexOnTheMeridianStays() throws {
    let cut =
      "[[[[178,0],[180,-3],[180,4],[178,0]]],[[[-180,-3],[-179,0],[-180,4],[-180,-3]]]]"
    #expect(
      try polygons(cut) == [[[[178, 0], [180, -3], [-179, 0], [-180, 4], [178, 0]]]])
  }

  @Test func whatDoesNotFitStaysAsItIs() throws {
    let apart =
      "[[[[178,-18],[180,-18],[180,-16],[178,-16],[178,-18]]],"
      + "[[[-180,-17],[-178,-17],[-178,-15],[-180,-15],[-180,-17]]]]"
    #expect(try polygons(apart).count == 2)
    let cap =
      "[[[[-180,-90],[180,-90],[180,-70],[0,-69],[-180,-70],[-180,-90]]],"
      + "[[[0,0],[1,0],[1,1],[0,0]]]]"
    #expect(try polygons(cap).first?.first?.count == 6)
  }
}
