import Routelay

// A yacht sails east over the 180th meridian: two fixes, an hour apart.
let noon = Timestamp(seconds: 1_772_452_800)
let west = try Coordinate(latitude: -16.9, longitude: 179.95)
let east = try Coordinate(latitude: -16.8, longitude: -179.95)

var segment = Segment()
segment.append(Fix(coordinate: west, time: noon))
segment.append(Fix(coordinate: east, time: Timestamp(seconds: noon.seconds + 3600)))

let meters = Geodesic.distance(from: west, to: east)
print("\(Int(meters)) m on the WGS84 ellipsoid")

// No map client has to know that the line leaves the map on one side and returns on the other.
for piece in AntimeridianCut.pieces(of: segment) {
  print(piece.map(\.coordinate.longitude))
}
