package import Rendering
import TrackFormats

/// Which input goes where, decided before any work.
package struct OutputPlan: Sendable {
  /// One output and what it is made of.
  package struct Output: Hashable, Sendable {
    /// Indices of the inputs, in order.
    package var inputs: [Int]
    /// The file, `-` for standard output.
    package var path: String
    /// Whether the output is there already and is left alone.
    package var isSkipped = false
  }

  /// The outputs, in the order of the inputs.
  package private(set) var outputs: [Output]
  /// The format of all outputs; nil when each has that of its input.
  package let format: OutputFormat?

  /// Decides.
  ///
  /// - Parameters:
  ///   - inputEndings: File endings that the output's ending replaces.
  /// - Throws: `JobRefusal`: `output-collision` when two inputs would go to one output, or an
  ///   output is an input; otherwise `invalid-argument`.
  package init(
    _ request: OutputRequest, inputs: InputSet, inputEndings: [String]
  ) throws(JobRefusal) {
    let entries = inputs.entries
    let severalInputs = entries.count > 1 || inputs.hasFolders
    try Self.check(request, severalInputs: severalInputs)
    let folder = request.folder(hasFolders: inputs.hasFolders, inputCount: entries.count)
    format = try Self.format(for: request, isFolder: folder != nil)
    let known = inputEndings + request.formats.map(\.fileExtension)
    if request.merges {
      let path = request.output ?? "-"
      outputs = entries.isEmpty ? [] : [Output(inputs: Array(entries.indices), path: path)]
    } else if let file = request.output, folder == nil {
      outputs = entries.indices.map { Output(inputs: [$0], path: file) }
    } else if folder == nil && !request.inPlace {
      outputs = entries.indices.map { Output(inputs: [$0], path: "-") }
    } else {
      var planned: [Output] = []
      for (i, entry) in entries.enumerated() {
        var name = folder == nil ? entry.path : entry.relativePath
        if entry.path == "-" {
          if folder == nil { throw JobRefusal("standard input (-) has no place for --in-place") }
          name = "stdin"
        }
        let changed =
          format.map { FileEnding.replace(in: name, by: $0.fileExtension, known: known) }
          ?? FileEnding.withoutGzip(name)
        let path = folder.map { PathText.joined($0, changed) } ?? changed
        planned.append(Output(inputs: [i], path: path))
      }
      outputs = planned
    }
    try checkCollisions(entries)
    if !request.inPlace { try checkInputs(entries) }
    if request.skipsExisting || request.skipsCurrent { markSkipped(request, entries) }
  }

  private static func check(
    _ request: OutputRequest, severalInputs: Bool
  ) throws(JobRefusal) {
    if request.merges && request.inPlace {
      throw JobRefusal("--merge makes one output; --in-place would make one for each input")
    }
    if request.output == "-" && request.inPlace {
      throw JobRefusal("-o - and --in-place name different places for the output")
    }
    guard let output = request.output, output != "-" else {
      if severalInputs && !request.merges && !request.inPlace {
        throw JobRefusal(
          "several inputs need a folder for their outputs: -o FOLDER/ (or --merge for one output)")
      }
      return
    }
    if FileEnding.isGzip(output) {
      throw JobRefusal("outputs are never compressed: write to - and pipe it through gzip")
    }
    let kind = FileSystem.existing(output)?.kind
    if request.merges && (kind == .folder || output.utf8.last == UInt8(ascii: "/")) {
      throw JobRefusal("--merge writes one file, but '\(output)' is a folder: name a file in it")
    }
    if severalInputs && !request.merges {
      if let kind, kind != .folder {
        throw JobRefusal(
          "'\(output)' is a file, but several inputs need a folder (or --merge for one output)")
      }
      if kind == nil,
        FileEnding.find(in: output, among: request.formats.map(\.fileExtension)) != nil
      {
        throw JobRefusal(
          "'\(output)' looks like a file, but there are several inputs: add --merge for one "
            + "output, or write '\(output)/' for a folder of that name")
      }
    }
  }

  private static func format(
    for request: OutputRequest, isFolder: Bool
  ) throws(JobRefusal) -> OutputFormat? {
    if let format = request.format { return format }
    if let output = request.output, output != "-", !isFolder {
      let ending = FileEnding.find(in: output, among: request.formats.map(\.fileExtension))
      if let ending, let format = request.formats.first(where: { $0.fileExtension == ending }) {
        return format
      }
    }
    if request.keepsFormat { return nil }
    if let format = request.formats.first(where: { $0.name == "overlay" }) { return format }
    throw JobRefusal("no output format is named: use --to")
  }

  /// Refuses two inputs that would go to one output. Paths are compared by bytes.
  private func checkCollisions(_ entries: [InputSet.Entry]) throws(JobRefusal) {
    var owners: [[UInt8]: Int] = [:]
    for output in outputs where output.path != "-" {
      let key = PathText.bytes(output.path)
      if let other = owners[key] {
        throw JobRefusal(
          "'\(entries[other].path)' and '\(entries[output.inputs[0]].path)' would both be written "
            + "to '\(output.path)': convert them one at a time, or all to one output with --merge",
          problem: .outputCollision)
      }
      owners[key] = output.inputs[0]
    }
  }

  /// Refuses an output that is an input under whatever name: links of both kinds, `./`.
  private func checkInputs(_ entries: [InputSet.Entry]) throws(JobRefusal) {
    var identities: [FileStatus.Identity: String]?
    for output in outputs where output.path != "-" {
      guard let existing = FileSystem.existing(output.path), existing.kind == .regular else {
        continue
      }
      if identities == nil {
        var known: [FileStatus.Identity: String] = [:]
        for entry in entries {
          // Standard input may be a file too.
          let name = entry.path == "-" ? "/dev/stdin" : entry.path
          if let status = FileSystem.existing(name) { known[status.identity] = entry.path }
        }
        identities = known
      }
      if let input = identities?[existing.identity] {
        throw JobRefusal(
          "the output '\(output.path)' is the input '\(input)'; add --in-place to replace it",
          problem: .outputCollision)
      }
    }
  }

  /// Refuses a report that would replace an input or an output.
  ///
  /// - Throws: `JobRefusal` with `output-collision`.
  package func checkReport(_ path: String, inputs: InputSet) throws(JobRefusal) {
    let name = PathText.bytes(path)
    let isOutput = outputs.contains { PathText.bytes($0.path) == name }
    let existing = FileSystem.existing(path).flatMap { $0.kind == .regular ? $0.identity : nil }
    let isFile =
      existing.map { identity in
        (inputs.entries.map(\.path) + outputs.map(\.path)).contains {
          $0 != "-" && FileSystem.existing($0)?.identity == identity
        }
      } ?? false
    if isOutput || isFile {
      throw JobRefusal(
        "the report '\(path)' is also an input or output", problem: .outputCollision)
    }
  }

  /// Refuses outputs of which one is an input under whatever name, or another output.
  ///
  /// - Throws: `JobRefusal` with `output-collision`.
  package static func check(outputs: [String], inputs: [String]) throws(JobRefusal) {
    var names: Set<[UInt8]> = []
    var identities: [FileStatus.Identity: String] = [:]
    for input in inputs {
      let name = input == "-" ? "/dev/stdin" : input
      if let status = FileSystem.existing(name) { identities[status.identity] = input }
    }
    for output in outputs where output != "-" {
      if !names.insert(PathText.bytes(output)).inserted {
        throw JobRefusal("'\(output)' would be written twice", problem: .outputCollision)
      }
      guard let existing = FileSystem.existing(output), existing.kind == .regular else { continue }
      if let input = identities[existing.identity] {
        throw JobRefusal(
          "the output '\(output)' is the input '\(input)'", problem: .outputCollision)
      }
    }
  }

  private mutating func markSkipped(_ request: OutputRequest, _ entries: [InputSet.Entry]) {
    for i in outputs.indices where outputs[i].path != "-" {
      guard let old = FileSystem.existing(outputs[i].path), old.kind == .regular else { continue }
      outputs[i].isSkipped =
        request.skipsExisting
        || outputs[i].inputs.allSatisfy { input in
          // What cannot be looked at is not skipped: reading it tells.
          guard let status = FileSystem.existing(entries[input].path) else { return false }
          return status.modified < old.modified
        }
    }
  }
}
