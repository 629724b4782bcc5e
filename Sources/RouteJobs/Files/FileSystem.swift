#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The disk. Nothing else in the package touches it.
enum FileSystem {
  /// What is at a path, symbolic links followed.
  static func status(_ path: String) throws(SystemError) -> FileStatus {
    var info = stat()
    if PathText.withSystemName(path, { stat($0, &info) }) != 0 { throw .last }
    return FileStatus(info)
  }

  /// What is at a path, nil when nothing is or it cannot be told.
  static func existing(_ path: String) -> FileStatus? {
    do throws(SystemError) { return try status(path) } catch { return nil }
  }

  /// A name in a folder.
  struct FolderEntry {
    let name: String
    /// What it is, nil when the listing does not say or it is a symbolic link.
    let kind: FileStatus.Kind?
  }

  /// The names in a folder, sorted by bytes, without `.` and `..`.
  static func list(_ folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = PathText.withSystemName(folder, { opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { PathText.text($0) }
      }
      if name == "." || name == ".." { continue }
      let kind: FileStatus.Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .regular
        case Int(DT_DIR): .folder
        case Int(DT_LNK), Int(DT_UNKNOWN): nil
        default: .special
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    if errno != 0 { throw .last }
    return entries.sorted { PathText.precedes($0.name, $1.name) }
  }

  /// Makes a folder and those above it; existing ones are fine.
  static func makeFolders(_ path: String) throws(SystemError) {
    if existing(path)?.kind == .folder { return }
    var missing: [String] = []
    var folder = path
    while folder != "/" && folder != "." && existing(folder) == nil {
      missing.append(folder)
      folder = PathText.folder(of: folder)
    }
    for folder in missing.reversed() {
      if PathText.withSystemName(folder, { mkdir($0, 0o777) }) != 0 {
        // Another worker may have made it meanwhile.
        let error = SystemError.last
        if !error.isPresent { throw error }
      }
    }
    if existing(path)?.kind != .folder { throw SystemError(code: ENOTDIR) }
  }

  /// Gives a file a new name, replacing what had it.
  static func rename(_ old: String, to new: String) throws(SystemError) {
    let result = PathText.withSystemName(old) { old in
      PathText.withSystemName(new) { new in renameat(AT_FDCWD, old, AT_FDCWD, new) }
    }
    if result != 0 { throw .last }
  }

  /// Removes a file; nothing happens when it is not there.
  static func remove(_ path: String) { _ = PathText.withSystemName(path) { unlink($0) } }

  /// The path without symbolic links, nil when it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let result = PathText.withSystemName(path, { realpath($0, nil) }) else { return nil }
    defer { free(result) }
    return PathText.text(result)
  }

  /// Waits until a folder's names are on the disk.
  static func syncFolder(_ path: String) throws(SystemError) {
    try OpenFile(path, .read).sync()
  }
}
