#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number of the signal that asks to stop, 0 for none. Plain memory: a handler may touch
/// nothing else, and it is only ever set once.
private nonisolated(unsafe) let received: UnsafeMutablePointer<sig_atomic_t> = {
  let memory = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  memory.initialize(to: 0)
  return memory
}()

/// The wish to stop (SIGINT, SIGTERM, SIGHUP): workers look for it between files and between pieces of a
/// file, remove what is half written, and report what was done.
package enum Interruption {
  /// Which signal asked to stop, nil for none.
  package static var signal: Int32? {
    let number = received.pointee
    return number == 0 ? nil : number
  }

  /// Listens for SIGINT, SIGTERM and SIGHUP, unless they are ignored already (`nohup`, background jobs).
  /// A second signal of the same kind ends the process at once. SIGPIPE is ignored: a closed pipe
  /// is told by the write.
  package static func install() {
    received.pointee = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var old = sigaction()
      sigaction(number, nil, &old)
      if isIgnored(old) { continue }
      var new = sigaction()
      sigemptyset(&new.sa_mask)
      // Without SA_RESTART, so that a blocked read returns.
      new.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      setHandler(&new) { number in received.pointee = number }
      sigaction(number, &new, nil)
      // Who starts us from a thread that blocks signals hands the block on; nobody means that.
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    ignoreClosedPipes()
  }

  /// Ignores SIGPIPE: a write to a closed pipe then fails like any other.
  package static func ignoreClosedPipes() {
    #if canImport(Glibc)
      _ = Glibc.signal(SIGPIPE, SIG_IGN)
    #elseif canImport(Musl)
      _ = Musl.signal(SIGPIPE, SIG_IGN)
    #else
      _ = Darwin.signal(SIGPIPE, SIG_IGN)
    #endif
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func setHandler(
    _ action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }
}
