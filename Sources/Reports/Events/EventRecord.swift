public import Geofencing

/// An event and the file that it comes from.
public struct EventRecord: Hashable, Sendable {
  /// The path of the file as it was given.
  public var path: String
  /// What happened.
  public var event: FenceEvent

  /// Makes a record.
  public init(path: String, _ event: FenceEvent) {
    self.path = path
    self.event = event
  }
}
