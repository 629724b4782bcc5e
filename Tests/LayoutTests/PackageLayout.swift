import Foundation

/// A target as `swift package describe` tells it.
struct DescribedTarget: Decodable, Sendable {
  let name: String
  let type: String
  let moduleType: String
  let path: String
  let sources: [String]
  let dependencies: [String]?

  enum CodingKeys: String, CodingKey {
    case name, type, path, sources
    case moduleType = "module_type"
    case dependencies = "target_dependencies"
  }

  /// The name that an `import` line says.
  var moduleName: String { name.replacingOccurrences(of: "-", with: "_") }

  /// Its Swift files with their text.
  func files() throws -> [SourceFile] {
    guard moduleType == "SwiftTarget" else { return [] }
    return try sources.sorted().map { try SourceFile(path: "\(path)/\($0)") }
  }
}

/// A Swift file of the package.
struct SourceFile: Sendable {
  /// The path below the package's root.
  let path: String
  let lines: [Substring]

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: "\(PackageLayout.root)/\(path)", encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// `Scanner` for `Sources/TrackFormats/Scanning/Scanner.swift`.
  var baseName: String {
    String(path.split(separator: "/").last.map { $0.prefix(while: { $0 != "." }) } ?? "")
  }

  /// The modules that the file imports, with the line of each.
  var imports: [(module: String, line: Int)] {
    lines.enumerated().compactMap { index, line in
      let code = line.prefix { $0 != "/" }.split(separator: " ")
      guard let keyword = code.firstIndex(of: "import") else { return nil }
      // Only modifiers may stand before: `@testable`, `@_exported public`, `package`.
      let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
      guard code[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else {
        return nil
      }
      // `import struct Module.Name`: the module is the first part of the last word.
      let name = code.last?.prefix { $0 != "." && $0 != ";" } ?? ""
      return (String(name), index + 1)
    }
  }
}

/// What the package declares and what its folders hold.
struct PackageLayout: Decodable, Sendable {
  let targets: [DescribedTarget]

  /// The folder that holds `Package.swift`, without a trailing slash.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The package, asked for once. The scratch folder is another than the one that `swift test`
  /// holds locked while it runs this.
  static let described = Result {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("routelay-layout-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root, "--scratch-path", scratch.path, "describe",
      "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(PackageLayout.self, from: json)
  }

  /// The targets of a folder, `Sources` or `Tests`.
  static func targets(in folder: String) throws -> [DescribedTarget] {
    try described.get().targets.filter { $0.path.hasPrefix(folder + "/") }
  }
}
