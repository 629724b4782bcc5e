import Testing

/// Imports point where `Package.swift` says, and nowhere else. The compiler lets a module import
/// what arrives through another, so the sources are read.
struct ArrowTests {
  /// Modules of the system and the toolchain that sources may import.
  static let systemModules: Set = ["Darwin", "Dispatch", "Glibc", "Musl"]
  static let testModules: Set = ["Foundation", "Testing"]

  @Test func sourcesImportOnlyDeclaredModules() throws {
    let targets = try PackageLayout.targets(in: "Sources")
    #expect(targets.count >= 15)
    for target in targets {
      let allowed = Self.systemModules.union(target.dependencies ?? [])
      for file in try target.files() {
        for (module, line) in file.imports where !allowed.contains(module) {
          Issue.record("\(file.path):\(line): \(target.name) declares no arrow to \(module)")
        }
      }
    }
  }

  @Test func testsImportOnlyDeclaredModules() throws {
    for target in try PackageLayout.targets(in: "Tests") {
      let allowed = Self.systemModules.union(Self.testModules).union(target.dependencies ?? [])
      for file in try target.files() {
        for (module, line) in file.imports where !allowed.contains(module) {
          Issue.record("\(file.path):\(line): \(target.name) declares no arrow to \(module)")
        }
      }
    }
  }

  @Test func everyDeclaredArrowIsUsed() throws {
    for target in try PackageLayout.targets(in: "Sources") where target.moduleType == "SwiftTarget"
    {
      let imported = Set(try target.files().flatMap { $0.imports.map(\.module) })
      for arrow in (target.dependencies ?? []).sorted() where !imported.contains(arrow) {
        Issue.record("Package.swift: \(target.name) declares an arrow to \(arrow), unused")
      }
    }
  }

  @Test(arguments: ["CGEOS", "CZlib", "CGeographicLib"])
  func onlyOneModuleSeesEachCLibrary(_ library: String) throws {
    let users = try PackageLayout.targets(in: "Sources").filter {
      ($0.dependencies ?? []).contains(library)
    }
    #expect(users.count <= 1, "\(users.map(\.name).sorted()) import \(library)")
  }
}

/// The reader of import lines, on lines that it must understand.
struct ImportLineTests {
  @Test func everyFormOfImportIsSeen() throws {
    let file = try SourceFile(path: "Sources/Routelay/Routelay.swift")
    #expect(file.imports.map(\.module).contains("Geodesy"))
    #expect(file.baseName == "Routelay")
    let own = try SourceFile(path: "Tests/LayoutTests/PackageLayout.swift")
    #expect(own.imports.map(\.module) == ["Foundation"])
    #expect(own.imports.map(\.line) == [1])
  }
}
