import Foundation
import Rendering
import RoutelayTestSupport
import TrackFormats

/// The built tool as a process.
enum ToolRun {
  /// Where the tool is: beside the test bundle.
  static let path: String = {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    let beside = bundles.first ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: beside).deletingLastPathComponent()
      .appendingPathComponent("routelay").path
  }()

  /// Runs a shell command in a folder; `$routelay` is the tool.
  static func shell(
    _ command: String, in folder: TemporaryFolder
  ) throws -> (code: Int32, output: String, error: String) {
    let output = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \(command)\n} >'\(output.path("out"))' 2>'\(output.path("err"))'",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["routelay": path], uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, output.text("out") ?? "", output.text("err") ?? "")
  }

  /// A GPX file with a number of fixes.
  static func gpx(_ count: Int) -> String {
    var text = "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>\n"
    for i in 0..<count { text += "<trkpt lat='45.\(100_000 + i)' lon='7'/>\n" }
    return text + "</trkseg></trk></gpx>\n"
  }
}
