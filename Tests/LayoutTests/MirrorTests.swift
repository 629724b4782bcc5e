import Foundation
import Testing

/// Every source has its test, and every file has one subject.
struct MirrorTests {
  /// The sources that need no test file of their own, and why.
  struct Exemptions {
    /// Path and reason, in the order of the list.
    var entries: [(path: String, reason: String)] = []

    init() throws {
      let list = "\(PackageLayout.root)/Tests/LayoutTests/untested.txt"
      for line in try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      where !line.hasPrefix("#") {
        let parts = line.split(separator: ":", maxSplits: 1)
        let reason = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        entries.append((String(parts[0]), reason))
      }
    }
  }

  /// Names of test files per module: `TracksTests` to `["SegmentTests", …]`.
  static func testFiles() throws -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for target in try PackageLayout.targets(in: "Tests") {
      result[target.name] = Set(try target.files().map(\.baseName))
    }
    return result
  }

  /// The sources of Swift modules, with whether each has a test file of its name.
  static func sources() throws -> [(file: SourceFile, tested: Bool, wanted: String)] {
    let tests = try testFiles()
    return try PackageLayout.targets(in: "Sources").flatMap { target in
      try target.files().map { file in
        let wanted = "\(file.baseName)Tests"
        let tested = tests["\(target.name)Tests"]?.contains(wanted) ?? false
        return (file, tested, "Tests/\(target.name)Tests/…/\(wanted).swift")
      }
    }
  }

  @Test func everySourceHasItsTest() throws {
    let exempt = Set(try Exemptions().entries.map(\.path))
    for (file, tested, wanted) in try Self.sources()
    where !tested && !exempt.contains(file.path) {
      Issue.record("\(file.path) has no \(wanted) and is not in untested.txt")
    }
  }

  @Test func theListOfExemptionsIsTrue() throws {
    let entries = try Exemptions().entries
    let sources = try Self.sources()
    let known = Set(sources.map(\.file.path))
    let tested = Set(sources.filter(\.tested).map(\.file.path))
    #expect(entries.map(\.path) == entries.map(\.path).sorted(), "untested.txt is sorted")
    #expect(Set(entries.map(\.path)).count == entries.count, "untested.txt has a path twice")
    for (path, reason) in entries {
      #expect(reason.count >= 10, "untested.txt gives no reason for \(path)")
      #expect(known.contains(path), "untested.txt names \(path), which does not exist")
      #expect(!tested.contains(path), "untested.txt names \(path), which has a test")
    }
  }

  @Test func noFileIsLong() throws {
    for folder in ["Sources", "Tests"] {
      for target in try PackageLayout.targets(in: folder) {
        for file in try target.files() where file.lines.count > 400 {
          Issue.record("\(file.path) has \(file.lines.count) lines: make two files of it")
        }
      }
    }
  }

  @Test func noPlaceholdersAreLeft() throws {
    for folder in ["Sources", "Tests"] {
      for target in try PackageLayout.targets(in: folder) {
        for file in try target.files() where file.baseName == "Placeholder" {
          Issue.record("\(file.path) can go: the module has real files")
        }
      }
    }
  }
}
