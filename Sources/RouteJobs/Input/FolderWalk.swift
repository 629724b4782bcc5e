import TrackFormats

/// Finds the files of folders. A folder is visited once, whatever links lead to it.
struct FolderWalk {
  private let suffixes: [String]
  private var visited: Set<FileStatus.Identity> = []
  private(set) var skippedCount = 0
  private(set) var failures: [JobFailure] = []

  /// Makes a walk that looks for files with these endings, maybe with `.gz` behind.
  init(endings: [String]) {
    suffixes = endings.flatMap { [".\($0.lowercased())", ".\($0.lowercased()).gz"] }
  }

  /// The files in a folder and below, as paths inside it, sorted by bytes.
  mutating func files(in root: String, excluding: FileStatus.Identity?) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let folder = inner.isEmpty ? root : PathText.joined(root, inner)
      let entries: [FileSystem.FolderEntry]
      do throws(SystemError) {
        let identity = try FileSystem.status(folder).identity
        if identity == excluding || !visited.insert(identity).inserted { continue }
        entries = try FileSystem.list(folder)
      } catch {
        failures.append(JobFailure(.cannotRead, path: folder, error.message))
        continue
      }
      var folders: [String] = []
      for entry in entries {
        let path = PathText.joined(inner, entry.name)
        let isHidden = entry.name.utf8.first == UInt8(ascii: ".")
        switch entry.kind ?? FileSystem.existing(PathText.joined(root, path))?.kind {
        case .folder: if !isHidden { folders.append(path) }
        case .special: skippedCount += 1
        // A link that leads nowhere is taken like a file: reading it tells.
        case .regular, nil:
          if !isHidden && hasEnding(entry.name) { found.append(path) } else { skippedCount += 1 }
        }
      }
      waiting.append(contentsOf: folders.reversed())
    }
    return found.sorted(by: PathText.precedes)
  }

  private func hasEnding(_ name: String) -> Bool {
    let name = name.lowercased()
    return suffixes.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }
}
