#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says about a file.
struct FileStatus {
  /// What kind of file.
  enum Kind {
    case regular
    case folder
    /// A device, pipe or socket.
    case special
  }

  /// Which file: the same for all names and links of one.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let permissions: mode_t
  /// Seconds and nanoseconds of the last change.
  let modified: (seconds: Int, nanoseconds: Int)

  init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    default: kind = .special
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino))
    permissions = info.st_mode & 0o7777
    #if canImport(Darwin)
      modified = (info.st_mtimespec.tv_sec, info.st_mtimespec.tv_nsec)
    #else
      modified = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
    #endif
  }
}
