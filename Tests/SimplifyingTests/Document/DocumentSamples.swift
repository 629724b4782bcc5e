import Foundation
import Geodesy
import RoutelayTestSupport
import TrackProcessing
import Tracks

@testable import Simplifying

/// Documents of all kinds of things that have vertices.
enum DocumentSamples {
  /// A line that bends at random, a few thousand meters long, with all that fixes may have.
  static func wiggle(
    _ count: Int, _ random: inout SeededGenerator, at origin: Coordinate = place(47, 11),
    step: Double = 60
  ) -> Segment {
    let plane = LocalPlane(origin: origin)
    var (x, y) = (random.double(in: -3000...3000), random.double(in: -3000...3000))
    var angle = random.double(in: 0...6)
    var segment = Segment()
    for i in 0..<count {
      segment.append(
        Fix(
          coordinate: plane.coordinate(PlanePoint(x: x, y: y)),
          elevation: random.oneIn(9) ? nil : random.double(in: 400...500),
          // Ends have times, or the fixes beside them would be pinned.
          time: random.oneIn(9) && i > 0 && i < count - 1 ? nil : instant(Double(i) * 5),
          channels: random.oneIn(3) ? [:] : [.heartRate: Double(random.int(in: 60...180))]))
      if random.oneIn(6) {
        var words = FixDetails()
        words.comment = "fix \(i)"
        words.extensions = RawXML(text: "<x>\(i)</x>")
        segment.setLastDetails(words)
      }
      segment.setLastLine(10 + i)
      angle += random.double(in: -0.7...0.7)
      x += cos(angle) * random.double(in: 0.2...1) * step
      y += sin(angle) * random.double(in: 0.2...1) * step
    }
    return segment
  }

  /// A route, with shaping points behind some of its points.
  static func route(_ count: Int, isShaped: Bool, _ random: inout SeededGenerator) -> Route {
    let places = wiggle(count, &random).coordinates
    var route = Route()
    route.details.text.name = "route"
    for i in places.indices {
      if isShaped && i > 0 && !random.oneIn(3) {
        if route.shaping.count < route.points.count {
          route.shaping += Array(repeating: [], count: route.points.count - route.shaping.count)
        }
        route.shaping[route.points.count - 1].append(places[i])
      } else {
        var words = FixDetails()
        if random.oneIn(5) { words.name = "turn \(i)" }
        route.points.append(Fix(coordinate: places[i], elevation: Double(i), details: words))
      }
    }
    return route
  }

  /// A ring like a star, some thousand meters wide, so many degrees east of others.
  static func ring(_ count: Int, east: Double, _ random: inout SeededGenerator) -> Polygon {
    RingSamples.polygon(RingSamples.star(count, at: (12 + east, 47), 0.02, 0.04, &random))
  }

  /// Tracks, routes, waypoints, areas, a circle, and features of several parts.
  static func mixed(_ random: inout SeededGenerator) -> TrackDocument {
    var document = TrackDocument()
    var details = ItemDetails()
    details.text.name = "name"
    details.properties = JSONMembers([.init(key: "a", value: JSONText(text: "1"))])
    document.items = [
      .track(
        Track(
          details: details,
          segments: [
            wiggle(random.int(in: 3...80), &random), Segment(), wiggle(1, &random),
            wiggle(2, &random), wiggle(random.int(in: 3...80), &random),
          ])),
      .waypoint(Waypoint(details: details, position: wiggle(1, &random))),
      .route(route(random.int(in: 3...40), isShaped: false, &random)),
      .area(Area(details: details, polygons: [ring(random.int(in: 5...30), east: 0, &random)])),
      .route(route(random.int(in: 3...40), isShaped: true, &random)),
      .area(
        Area(
          polygons: [ring(12, east: 0.2, &random)],
          circle: GeodesicCircle(center: place(47, 12.2), radius: 500))),
      .track(Track(segments: [wiggle(random.int(in: 3...80), &random)])),
      .feature(Feature(details: details)),
      .feature(
        Feature(
          details: details,
          geometry: .collection([
            .point(wiggle(1, &random)),
            .lineString(wiggle(random.int(in: 3...40), &random)),
            .collection([
              .polygon(ring(random.int(in: 5...30), east: 0.4, &random)),
              .multiLineString([wiggle(9, &random), wiggle(20, &random)]),
            ]),
            .multiPolygon([ring(9, east: 0.6, &random), ring(12, east: 0.8, &random)]),
            .multiPoint(wiggle(3, &random)),
          ]))),
    ]
    return document
  }

  /// A track of one segment as a document.
  static func document(_ segments: [Segment]) -> TrackDocument {
    var document = TrackDocument()
    document.items = [.track(Track(segments: segments))]
    return document
  }

  /// Douglas–Peucker within meters.
  static func within(
    _ meters: Double, _ method: SimplificationMethod = .douglasPeucker
  ) throws -> SimplificationPlan {
    SimplificationPlan(try Simplification(method, to: .distance(Meters(meters))))
  }

  /// No limit but a number of vertices.
  static func atMost(
    _ count: Int, _ method: SimplificationMethod = .douglasPeucker
  ) throws -> SimplificationPlan {
    var plan = SimplificationPlan(try Simplification(method, to: .none))
    plan.maxPoints = count
    return plan
  }
}

extension TrackDocument {
  /// All lines of tracks, routes and features, in order.
  var allLines: [Segment] {
    items.flatMap { item -> [Segment] in
      switch item {
      case .track(let track): track.segments
      case .route(let route): [route.path]
      case .feature(let feature): feature.geometry?.lines ?? []
      case .waypoint, .area: []
      }
    }
  }

  /// All rings of areas that are no circles, and of features, in order.
  var allRings: [Segment] {
    items.flatMap { item -> [Segment] in
      switch item {
      case .area(let area): area.circle == nil ? area.polygons.flatMap(\.rings) : []
      case .feature(let feature): (feature.geometry?.polygons ?? []).joined().flatMap(\.rings)
      case .track, .route, .waypoint: []
      }
    }
  }

  /// The number of vertices that a budget counts.
  var countedVertices: Int { (allLines + allRings).reduce(0) { $0 + $1.count } }
}
