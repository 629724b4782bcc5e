import Foundation

/// Runs a script in a shell.
enum ShellRun {
  /// Where a shell is, nil when it is not installed.
  static func find(_ name: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The exit code and everything that was printed.
  static func run(_ shell: String, _ arguments: [String], script: String) throws -> (
    code: Int32, text: String
  ) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("routelay-shell-\(UUID().uuidString)")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
