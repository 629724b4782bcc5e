#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file: closed at the latest when nobody has it any more.
final class OpenFile {
  private let descriptor: Int32
  private var isOpen: Bool
  private let closes: Bool

  /// How a file is opened.
  enum Mode {
    /// To be read.
    case read
    /// To be written, where nothing of that name is.
    case create
    /// To be written, where a device or pipe is.
    case write
  }

  /// Opens a path.
  init(_ path: String, _ mode: Mode) throws(SystemError) {
    let flags: Int32
    switch mode {
    case .read: flags = O_RDONLY | O_CLOEXEC
    case .create: flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    case .write: flags = O_WRONLY | O_CLOEXEC | O_NOCTTY
    }
    descriptor = try Int32(
      truncatingIfNeeded: retrying { PathText.withSystemName(path) { Int(open($0, flags, 0o666)) } }
    )
    isOpen = true
    closes = true
  }

  /// Takes one of the process's own streams: 0, 1 or 2. It is not closed.
  init(standard descriptor: Int32) {
    self.descriptor = descriptor
    isOpen = true
    closes = false
  }

  deinit { if isOpen && closes { _ = Self.closeDescriptor(descriptor) } }

  /// What is open.
  func status() throws(SystemError) -> FileStatus {
    var info = stat()
    if fstat(descriptor, &info) != 0 { throw .last }
    return FileStatus(info)
  }

  /// Reads what is there, at most the size of the buffer; 0 at the end.
  func read(into space: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try retrying { Self.readDescriptor(descriptor, space) }
  }

  /// Waits until something can be read, or the other end is closed; looks for an interruption
  /// meanwhile. For pipes and terminals, where a read may last for ever.
  func waitUntilReadable() throws(SystemError) {
    while true {
      if Interruption.signal != nil { throw SystemError(code: EINTR) }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 200) != 0 && errno != EINTR { return }
      if entry.revents != 0 { return }
    }
  }

  /// Writes everything.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while rest.count > 0 {
      let piece = rest
      let count = try retrying { Self.writeDescriptor(descriptor, piece) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Waits until the content is on the disk.
  func sync() throws(SystemError) {
    if fsync(descriptor) != 0 { throw .last }
  }

  /// Gives the file the permissions of another.
  func setPermissions(_ mode: mode_t) {
    // Best effort: a file system without permissions is no reason to fail.
    _ = fchmod(descriptor, mode)
  }

  /// Closes the file; some file systems tell only now that the disk is full.
  func close() throws(SystemError) {
    guard isOpen, closes else { return }
    isOpen = false
    if Self.closeDescriptor(descriptor) != 0 && errno != EINTR { throw .last }
  }

  // Inside the methods of the same name these would be shadowed.
  private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }
  private static func readDescriptor(
    _ descriptor: Int32, _ space: UnsafeMutableRawBufferPointer
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, space.baseAddress, space.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, space.baseAddress, space.count)
    #else
      Darwin.read(descriptor, space.baseAddress, space.count)
    #endif
  }
  private static func writeDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
