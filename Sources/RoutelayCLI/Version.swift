/// The version of the tool.
enum Version {
  /// Major, minor, patch.
  static let number = "0.1.0"
}
