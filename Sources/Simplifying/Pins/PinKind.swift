public import Geodesy
public import Tracks

/// A kind of vertices that stay because of what they mean.
///
/// A new kind is one file, one entry in `all`, and what it needs to know in `PinRules`.
public struct PinKind: Sendable {
  /// Its word on the command line, lower case.
  public let name: String
  /// One line of help: what stays.
  public let summary: String
  /// Asks for it with its usual numbers.
  let turnOn: @Sendable (inout PinRules) -> Void
  /// The fixes that stay: indices in any order, some perhaps twice. None where the rules do not ask
  /// for it.
  let pins: @Sendable (PinRules, Segment, [Coordinate]) -> [Int]
}

extension PinKind {
  /// Every kind.
  public static let all: [PinKind] = [.waypoints, .stops, .turns, .words]
}

extension PinRules {
  /// Asks for a kind of pins, with its usual numbers.
  public mutating func turnOn(_ kind: PinKind) { kind.turnOn(&self) }

  /// The fixes of a line that stay beside its ends: indices, ascending, each once.
  ///
  /// - Parameter waypoints: The places of the waypoints of the document.
  /// - Complexity: O(*n*) for the line, and for each waypoint O(*n* / 4096) and the fixes near it.
  public func pins(of segment: Segment, waypoints: [Coordinate]) -> [Int] {
    Set(PinKind.all.flatMap { $0.pins(self, segment, waypoints) }).sorted()
  }
}
