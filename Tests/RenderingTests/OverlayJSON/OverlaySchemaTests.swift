import Foundation
import Overlays
import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

/// Documents that the writer makes satisfy the schema, and the same documents with one thing wrong
/// do not, by a validator that is not ours (Python's `jsonschema`).
@Suite struct OverlaySchemaTests {
  /// A Python that can import `jsonschema`.
  static let python = ProcessInfo.processInfo.environment["ROUTELAY_PYTHON"]

  private static let script = """
    json, sys, jsonschema = map(__import__, ("json", "sys", "jsonschema"))
    job = json.load(sys.stdin)
    Validator = jsonschema.Draft202012Validator
    Validator.check_schema(job["schema"])
    validator = Validator(job["schema"])
    json.dump([[f"{'/'.join(map(str, e.absolute_path))}: {e.message}"[:300]
                for e in validator.iter_errors(d)][:3] for d in job["documents"]], sys.stdout)
    """

  /// The errors of each document.
  private static func validate(_ documents: [Any]) throws -> [[String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(python))
    process.arguments = ["-c", script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    let schema = try JSONSerialization.jsonObject(with: Data(OverlaySchema.text.utf8))
    let job = try JSONSerialization.data(withJSONObject: [
      "schema": schema, "documents": documents,
    ])
    try process.run()
    let writing = input.fileHandleForWriting
    Thread.detachNewThread {
      writing.write(job)
      try? writing.close()
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try #require(try JSONSerialization.jsonObject(with: answer) as? [[String]])
  }

  private static func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func documents() throws -> [Any] {
    var all = OutputOptions()
    all.overlayChannels = nil
    var leveled = OutputOptions()
    leveled.levels = .usual
    return [
      try parsed(OverlayExamples.write(OverlayExamples.ride).text),
      try parsed(OverlayExamples.write(OverlayExamples.ride, all).text),
      try parsed(OverlayExamples.write(OverlayExamples.map).text),
      try parsed(OverlayExamples.write(OverlayExamples.recordedOnTheSeam, all).text),
      try parsed(OverlayExamples.write(OverlayExamples.ride, leveled).text),
      try parsed(OverlayExamples.write(OverlayExamples.map, leveled).text),
      try parsed(OverlayExamples.write(TrackDocument()).text),
    ]
  }

  @Test func theSchemaIsJSON() throws {
    let schema = try Self.parsed(OverlaySchema.text) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
    #expect(definitions["routelay"]?["additionalProperties"] as? Bool == false)
    #expect(definitions["overlay"]?["additionalProperties"] as? Bool == false)
    // Every reference leads somewhere.
    let references = OverlaySchema.text.components(separatedBy: "\"#/$defs/").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    #expect(Set(references).subtracting(definitions.keys) == [])
    #expect(Set(definitions.keys).subtracting(references) == [])
  }

  @Test(.enabled(if: python != nil, "ROUTELAY_PYTHON names no Python with jsonschema"))
  func whatTheWriterMakesIsValid() throws {
    for (i, errors) in try Self.validate(Self.documents()).enumerated() {
      #expect(errors == [], "document \(i)")
    }
  }

  @Test(.enabled(if: python != nil, "ROUTELAY_PYTHON names no Python with jsonschema"))
  func documentsWithOneThingWrongAreNot() throws {
    var names: [String] = []
    var mutants: [Any] = []
    for (i, document) in try Self.documents().enumerated() {
      for mutation in overlayMutations {
        guard let mutant = mutation.apply(to: document) else { continue }
        names.append("document \(i): \(mutation.name)")
        mutants.append(mutant)
      }
    }
    let errors = try Self.validate(mutants)
    try #require(errors.count == names.count)
    for (name, errors) in zip(names, errors) {
      #expect(!errors.isEmpty, "\(name) still validates")
    }
    // Each mutation was possible in some document.
    for mutation in overlayMutations {
      #expect(names.contains { $0.hasSuffix(": \(mutation.name)") }, "\(mutation.name) never tried")
    }
  }
}
