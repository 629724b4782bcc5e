import Foundation

/// Where the package's files are, for tests that read samples and sources.
public enum PackageRoot {
  /// The folder that holds `Package.swift`, without a trailing slash.
  public static let path: String = {
    let here = URL(fileURLWithPath: #filePath)
    let support = here.deletingLastPathComponent()
    return support.deletingLastPathComponent().deletingLastPathComponent().path
  }()

  /// A file or folder below the root.
  public static func path(_ relative: String) -> String { path + "/" + relative }
}

/// The bytes of a file that stands beside a test, in its folder or below.
///
/// - Throws: Foundation's error when the file cannot be read.
public func fileBesideTest(_ name: String, testFile: String = #filePath) throws -> [UInt8] {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
  return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
}
