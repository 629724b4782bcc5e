/// Collects bytes and hands them on in large pieces.
public struct ByteWriter: ~Copyable {
  /// Takes a piece of output.
  public typealias Sink = (UnsafeRawBufferPointer) throws(WriteError) -> Void

  /// The buffer; `count` bytes of it are waiting.
  @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
  @usableFromInline var count = 0
  @usableFromInline let capacity: Int
  private let sink: Sink
  /// Why output stopped: everything after the first failure is dropped, and `finish` throws it.
  private var failure: WriteError?

  /// Makes a writer.
  public init(capacity: Int = 128 << 10, sink: @escaping Sink) {
    self.capacity = max(capacity, 256)
    bytes = .allocate(capacity: self.capacity)
    self.sink = sink
  }

  deinit { bytes.deallocate() }

  /// Makes room for `needed` contiguous bytes, at most 256.
  @inlinable
  public mutating func reserve(_ needed: Int) {
    if count + needed > capacity { flush() }
  }

  /// Hands on what is waiting.
  @usableFromInline
  mutating func flush() {
    if failure == nil && count > 0 {
      do throws(WriteError) {
        try sink(UnsafeRawBufferPointer(start: bytes, count: count))
      } catch { failure = error }
    }
    count = 0
  }

  /// Writes one byte.
  @inlinable
  public mutating func write(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  /// Writes text as it is.
  @inlinable
  public mutating func write(_ text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a fixed text: a copy of known length, for texts of up to 256 bytes.
  @inlinable
  public mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    if length > 256 { return write(text) }
    reserve(length)
    UnsafeMutableRawPointer(bytes + count).copyMemory(from: text.utf8Start, byteCount: length)
    count += length
  }

  /// Writes text as it is.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes as they are.
  @inlinable
  public mutating func write(_ content: UnsafeRawBufferPointer) {
    var rest = content
    while rest.count > 0 {
      if count == capacity { flush() }
      let piece = min(rest.count, capacity - count)
      UnsafeMutableRawPointer(bytes + count).copyMemory(
        from: rest.baseAddress.unsafelyUnwrapped, byteCount: piece)
      count += piece
      rest = UnsafeRawBufferPointer(rebasing: rest[piece...])
    }
  }

  /// Hands on everything.
  ///
  /// - Throws: the first failure of the sink, also one from before.
  public mutating func finish() throws(WriteError) {
    flush()
    if let failure { throw failure }
  }

  /// Collects what a function writes into an array.
  public static func collect(_ body: (inout ByteWriter) throws(WriteError) -> Void)
    throws(WriteError) -> [UInt8]
  {
    var result: [UInt8] = []
    var writer = ByteWriter { (piece) throws(WriteError) in result.append(contentsOf: piece) }
    try body(&writer)
    try writer.finish()
    return result
  }
}

/// Why output cannot be written.
public struct WriteError: Error, Hashable, Sendable {
  /// The reason, as the system says it.
  public var message: String
  /// Whether the reader at the other end has gone away (a closed pipe).
  public var isClosedPipe: Bool

  /// Makes an error.
  public init(_ message: String, isClosedPipe: Bool = false) {
    self.message = message
    self.isClosedPipe = isClosedPipe
  }
}
