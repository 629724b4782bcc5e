package import TrackFormats

/// The files to read: those named, and those found in the folders named.
package struct InputSet: Sendable {
  /// One file.
  package struct Entry: Hashable, Sendable {
    /// The path to open; `-` is standard input.
    package var path: String
    /// The path inside the folder that was named; the base name of a file that was named.
    package var relativePath: String

    /// Makes an entry.
    package init(path: String, relativePath: String) {
      self.path = path
      self.relativePath = relativePath
    }
  }

  /// The files, folder by folder in the order named, inside a folder sorted by the bytes of their
  /// relative paths.
  package private(set) var entries: [Entry] = []
  /// Whether a folder was named.
  package private(set) var hasFolders = false
  /// Files in the folders that were passed over: without a registered ending, with a dot in front,
  /// or special.
  package private(set) var skippedCount = 0
  /// Folders that could not be listed.
  package private(set) var failures: [JobFailure] = []

  /// Makes a set of files.
  package init(files: [Entry]) { entries = files }

  /// Looks at what was named.
  ///
  /// Files that were named are always taken, even when they are not there: reading them tells.
  ///
  /// - Parameters:
  ///   - words: Paths of files and folders, `-` for standard input.
  ///   - endings: The file endings to look for in folders; `.gz` may follow.
  ///   - output: A folder that is not walked, nil for none.
  /// - Throws: `JobRefusal` when nothing is named, `-` is named twice, or the output folder is
  ///   itself an input.
  package init(
    _ words: [String], endings: [String], excluding output: String? = nil
  ) throws(JobRefusal) {
    if words.isEmpty {
      throw JobRefusal("no input: name files or folders, or - for standard input")
    }
    if words.count(where: { $0 == "-" }) > 1 {
      throw JobRefusal("standard input (-) can be read only once")
    }
    var walk = FolderWalk(endings: endings)
    let excluded = output.flatMap { FileSystem.existing($0) }?.identity
    for word in words {
      guard word != "-", let status = FileSystem.existing(word), status.kind == .folder else {
        entries.append(Entry(path: word, relativePath: PathText.baseName(word)))
        continue
      }
      hasFolders = true
      if status.identity == excluded {
        throw JobRefusal(
          "'\(word)' is input and output folder in one; name another folder with -o")
      }
      for path in walk.files(in: word, excluding: excluded) {
        entries.append(Entry(path: PathText.joined(word, path), relativePath: path))
      }
    }
    skippedCount = walk.skippedCount
    failures = walk.failures
  }

  /// Passes over files of folders that have another part in the job, under whatever name. What was
  /// named itself stays.
  ///
  /// - Parameters:
  ///   - paths: The files with another part; what is not there does not matter.
  ///   - words: The paths that were named.
  package mutating func passOver(_ paths: [String], named words: [String]) {
    if !hasFolders { return }
    let others = Set(
      paths.compactMap { $0 == "-" ? nil : FileSystem.existing($0)?.identity })
    if others.isEmpty { return }
    let named = Set(words.map(PathText.bytes))
    let count = entries.count
    entries.removeAll { entry in
      guard !named.contains(PathText.bytes(entry.path)) else { return false }
      return FileSystem.existing(entry.path).map { others.contains($0.identity) } ?? false
    }
    skippedCount += count - entries.count
  }

  /// Whether any of the paths is a folder.
  package static func namesFolder(_ words: [String]) -> Bool {
    words.contains { FileSystem.existing($0)?.kind == .folder }
  }

  /// The file endings of formats.
  package static func endings(of formats: [TrackFormat]) -> [String] {
    formats.flatMap(\.fileExtensions)
  }
}
