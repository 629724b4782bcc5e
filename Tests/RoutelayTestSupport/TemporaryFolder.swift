import Foundation

/// A folder for one test, removed with everything in it when nobody has it any more.
public final class TemporaryFolder: Sendable {
  /// Its path, without a trailing slash.
  public let path: String

  /// Makes a folder of a new name.
  ///
  /// - Throws: Foundation's error when it cannot be made.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("routelay-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A test may have taken the permissions away.
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the folders above it.
  ///
  /// - Returns: Its path.
  /// - Throws: Foundation's error when it cannot be written.
  @discardableResult
  public func write(_ content: some Sequence<UInt8>, _ name: String) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: url)
    return url.path
  }

  /// Writes a text file.
  ///
  /// - Throws: as for bytes.
  @discardableResult
  public func write(_ text: String, _ name: String) throws -> String {
    try write(Array(text.utf8), name)
  }

  /// The text of a file, nil when there is none.
  public func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All names below the folder, sorted; folders end in a slash.
  public func names() -> [String] {
    let paths = FileManager.default.subpaths(atPath: path) ?? []
    return paths.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self.path(name), isDirectory: &isFolder)
      return isFolder.boolValue ? name + "/" : name
    }.sorted()
  }
}
