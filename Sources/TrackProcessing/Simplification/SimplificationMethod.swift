/// A way to choose the vertices of a line that stay.
///
/// A new method is one file in `Methods` and one entry in `all`.
public struct SimplificationMethod: Sendable {
  /// What a method knows beside distances.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Its limit may be an area.
    static let measuresAreas = Traits(rawValue: 1)
    /// It can keep elevations.
    static let measuresElevations = Traits(rawValue: 2)
  }

  /// Its word on the command line, lower case with hyphens.
  public let name: String
  /// One line of help.
  public let summary: String
  /// What it knows beside distances.
  let traits: Traits
  /// The indices of the vertices that stay, ascending, pins among them.
  let retain: @Sendable (LineVertices, Simplification) -> [Int]
  /// How much each vertex matters; nil for a method that has no order among vertices.
  let rank: (@Sendable (LineVertices, Simplification) -> VertexRanking)?

  /// Whether it has an order among vertices, so that a budget can be met.
  public var isRanking: Bool { rank != nil }
}

extension SimplificationMethod {
  /// Every method; the first is the default.
  public static let all: [SimplificationMethod] = [.douglasPeucker, .visvalingam, .tdTR, .radial]
}

extension SimplificationMethod: Hashable {
  /// Methods are told by their names.
  public static func == (a: SimplificationMethod, b: SimplificationMethod) -> Bool {
    a.name == b.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
