import Foundation

/// Output differs from the recorded bytes, or was just recorded.
public struct GoldenFailure: Error, CustomStringConvertible {
  /// What differs, and where.
  public let description: String
}

/// Files of expected output: bytes are compared, never formatted; recording is asked for with
/// `RECORD_GOLDEN=1`, and a run that records always fails.
public enum Golden {
  /// Holds output against the file of that name in `Golden/` beside the test.
  ///
  /// - Throws: `GoldenFailure` when the file is missing, differs, or was just recorded.
  public static func check(_ output: [UInt8], _ name: String, testFile: String = #filePath) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Golden")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(output).write(to: file)
      throw GoldenFailure(description: "recorded \(file.path): look at it, then run again")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw GoldenFailure(description: "no \(file.path): record it with RECORD_GOLDEN=1")
    }
    let expected = [UInt8](data)
    if output != expected {
      throw GoldenFailure(
        description: "\(name): \(firstDifference(output: output, expected: expected))")
    }
  }

  /// Holds text against a golden file.
  ///
  /// - Throws: as `check(_:_:testFile:)` for bytes.
  public static func check(_ output: String, _ name: String, testFile: String = #filePath) throws {
    try check(Array(output.utf8), name, testFile: testFile)
  }

  /// The first line that differs, in words.
  static func firstDifference(output: [UInt8], expected: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let outputLines = output.split(separator: newline, omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: newline, omittingEmptySubsequences: false)
    for line in 0..<max(outputLines.count, expectedLines.count) {
      let a = line < outputLines.count ? outputLines[line] : nil
      let b = line < expectedLines.count ? expectedLines[line] : nil
      if a != b {
        let got = a.map { String(decoding: $0, as: UTF8.self) } ?? "nothing more"
        let wanted = b.map { String(decoding: $0, as: UTF8.self) } ?? "nothing more"
        return "line \(line + 1) is\n  \(got)\nbut should be\n  \(wanted)"
      }
    }
    return "same lines"
  }
}
