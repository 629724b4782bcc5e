public import TrackProcessing
import Tracks

/// What a simplification did to a document.
public struct SimplificationReport: Hashable, Sendable {
  /// How many of something there were, and are.
  public struct Count: Hashable, Sendable {
    /// Before.
    public var before = 0
    /// After.
    public var after = 0

    /// Makes a count of nothing.
    public init() {}
  }

  /// Which line something is about.
  public enum LinePlace: Hashable, Sendable {
    /// A segment of a track; both numbers from 0.
    case track(Int, segment: Int)
    /// A route by its number, from 0.
    case route(Int)
    /// A line of another feature.
    case feature
    /// The border of an area, or a part of it that two share.
    case border
  }

  /// How far the result is from the original: lines of tracks, routes and other features in the order
  /// of the document, then borders of areas. What two areas share counts once.
  public var certificate = SimplificationCertificate()
  /// What each line of the certificate is.
  public var linePlaces: [LinePlace] = []
  /// Fixes of tracks.
  public var fixes = Count()
  /// Points of routes, with those that shape them.
  public var routePoints = Count()
  /// Positions of rings and of lines in other features.
  public var positions = Count()
  /// How many vertices stay because of what they are, ends of lines not counted.
  public var pinned = 0
  /// How many vertices came back so that fence events stay what they are, and zones stay avoided.
  public var verdictVertices = 0
  /// What was done about rings.
  public var rings = RingReport()
  /// For each area that stays as it came, in the order of `rings.untouched`, what it is called: a name
  /// or an id, else its number among the items of the document.
  public var untouchedNames: [String] = []
  /// How many lines have no times and were simplified by distance alone, though times were asked for.
  public var untimedLines = 0
  /// How many vertices of lines were dropped that had words of their own: a name, a comment, a
  /// description, a symbol or a link.
  public var droppedWords = 0
  /// How many tracks, routes, areas and features lost values that their file kept in arrays beside
  /// the positions, under names that mean nothing here.
  public var itemsWithLostArrays = 0
  /// For each segment of all tracks the indices of the fixes that stayed. Nil unless asked for.
  public var keptIndices: [[Int]]?

  /// Makes a report of nothing.
  public init() {}

  /// All vertices of tracks, routes, rings and other lines.
  public var vertices: Count {
    var count = Count()
    for part in [fixes, routePoints, positions] {
      count.before += part.before
      count.after += part.after
    }
    return count
  }

  /// Counts vertices before and after.
  mutating func count(_ before: TrackDocument, _ after: TrackDocument) {
    func count(_ document: TrackDocument, _ key: WritableKeyPath<Count, Int>) {
      for item in document.items {
        switch item {
        case .track(let track): fixes[keyPath: key] += track.vertexCount
        case .route(let route): routePoints[keyPath: key] += route.vertexCount
        case .area(let area) where area.circle == nil: positions[keyPath: key] += area.vertexCount
        case .feature(let feature): positions[keyPath: key] += feature.geometry?.vertexCount ?? 0
        case .waypoint, .area: break
        }
      }
    }
    count(before, \.before)
    count(after, \.after)
  }

  /// Whether the document is as it was.
  public var isUnchanged: Bool { vertices.before == vertices.after }
}
