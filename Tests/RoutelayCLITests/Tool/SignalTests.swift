import Dispatch
import Foundation
import RoutelayTestSupport
import Testing

/// SIGINT, SIGTERM and SIGHUP: no half files, the code of the signal.
@Suite
struct SignalTests {
  /// Converts from a pipe that stays open, sends a signal, and says how it ended.
  private func interrupt(
    _ signal: Int32, _ words: [String], in folder: TemporaryFolder
  ) throws -> (code: Int32, reason: Process.TerminationReason, error: String) {
    let process = Process()
    let input = Pipe()
    let error = Pipe()
    process.executableURL = URL(fileURLWithPath: ToolRun.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
    // More than a pipe holds: when it is gone, the tool is in the middle of reading.
    let start = String(ToolRun.gpx(20_000).dropLast(100))
    try input.fileHandleForWriting.write(contentsOf: Data(start.utf8))
    kill(process.processIdentifier, signal)
    // A tool that does not hear the signal must not hang the tests.
    let deadline = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: deadline)
    defer { deadline.cancel() }
    let text = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    return (
      process.terminationStatus, process.terminationReason, String(decoding: text, as: UTF8.self)
    )
  }

  /// The signals that stop the tool. Whoever runs the tests under `nohup` has the tool ignore
  /// SIGHUP, as it should.
  private static let signals: [(Int32, Int32)] = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let ignored = line.flatMap { UInt64($0.dropFirst(7).drop { $0 == "\t" }, radix: 16) } ?? 0
    let isHangupIgnored = ignored >> UInt64(SIGHUP - 1) & 1 == 1
    let always: [(Int32, Int32)] = [(SIGINT, 130), (SIGTERM, 143)]
    return isHangupIgnored ? always : always + [(SIGHUP, 129)]
  }()

  @Test(arguments: signals)
  func aSignalLeavesNothingHalf(_ signal: Int32, _ code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", "a.overlay.json")
    let (status, reason, error) = try interrupt(
      signal, ["convert", "-", "-o", "a.overlay.json"], in: folder)
    #expect(status == code && reason == .exit)
    #expect(error.contains("1 file: 0 converted, 1 failed"))
    #expect(folder.names() == ["a.overlay.json"] && folder.text("a.overlay.json") == "old")
  }

  @Test func workersHearItToo() throws {
    let folder = try TemporaryFolder()
    let names = (0..<8).map { "\($0).gpx" }
    for name in names { try folder.write(ToolRun.gpx(2), name) }
    let (status, reason, error) = try interrupt(
      SIGTERM, ["convert", "-"] + names + ["-o", "out/", "-j2"], in: folder)
    #expect(status == 143 && reason == .exit)
    // How far the other worker came, and whether it was in a file, is a matter of luck.
    let counts = try #require(
      error.firstMatch(of: #/9 files: (\d+) converted, ([12]) failed(?:, (\d+) not done)?/#))
    let left = counts.3.flatMap { Int($0) } ?? 0
    #expect(Int(counts.1)! + Int(counts.2)! + left == 9)
    #expect(folder.names().filter { $0.contains("stdin") || $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test func inABatchWhatIsDoneStaysAndTheRestIsCounted() throws {
    let folder = try TemporaryFolder()
    for i in 0..<3 { try folder.write(ToolRun.gpx(2), "\(i).gpx") }
    let (status, _, error) = try interrupt(
      SIGINT, ["convert", "0.gpx", "-", "1.gpx", "2.gpx", "-o", "out/", "-j1"], in: folder)
    #expect(status == 130)
    #expect(error.contains("4 files: 1 converted, 1 failed, 2 not done"))
    #expect(folder.names().filter { $0.hasPrefix("out/") } == ["out/", "out/0.overlay.json"])
  }
}
