import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The steps of the run in progress, which are written to standard error if the process crashes.
///
/// A handler of the signals of faults writes them, and then restores the previous handler, which the
/// same fault calls next. The text is in memory that is never freed, since a handler of a signal can't
/// allocate any.
enum CrashScript {
  private static let capacity = 1 << 16
  /// The address of the memory of the text, or 0 until the first run.
  private static let text = Atomic<UInt>(0)
  private static let count = Atomic<Int>(0)

  private static let title = "crashed while exploring, after:\n"

  /// Begins a run without steps.
  static func begin() {
    if text.load(ordering: .relaxed) == 0 {
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      text.store(UInt(bitPattern: memory), ordering: .relaxed)
    }
    count.store(0, ordering: .relaxed)
    append(title)
    install()
  }

  /// Ends a run: from now on, a crash has nothing to do with exploring.
  static func end() { count.store(0, ordering: .relaxed) }

  /// Adds a step before it is performed.
  static func add(_ line: String) { append("\(line)\n") }

  private static func append(_ line: String) {
    let address = text.load(ordering: .relaxed)
    guard let text = unsafe UnsafeMutablePointer<UInt8>(bitPattern: address) else { return }
    var end = count.load(ordering: .relaxed)
    for byte in line.utf8 where end < capacity {
      unsafe text[end] = byte
      end += 1
    }
    count.store(end, ordering: .relaxed)
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// The address of the actions that the handler replaces, by the numbers of the signals.
    private static let previous = Atomic<UInt>(0)

    /// Installs the handler, once.
    private static func install() {
      guard previous.load(ordering: .relaxed) == 0 else { return }
      let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
      previous.store(UInt(bitPattern: actions), ordering: .relaxed)
      for signal in signals {
        var action = sigaction()
        unsafe sigaction(signal, nil, &action)
        unsafe actions.advanced(by: Int(signal)).initialize(to: action)
        #if canImport(Glibc)
          unsafe action.__sigaction_handler.sa_handler = { CrashScript.handle($0) }
        #elseif canImport(Musl)
          unsafe action.__sa_handler.sa_handler = { CrashScript.handle($0) }
        #else
          unsafe action.__sigaction_u.__sa_handler = { CrashScript.handle($0) }
        #endif
        action.sa_flags = SA_ONSTACK
        unsafe sigaction(signal, &action, nil)
      }
    }

    /// Writes the text and restores the previous handler. Async-signal-safe.
    private static func handle(_ signal: Int32) {
      let count = count.exchange(0, ordering: .relaxed)
      let text = unsafe UnsafeRawPointer(bitPattern: text.load(ordering: .relaxed))
      if count > 0, let text = unsafe text { _ = unsafe write(2, text, count) }
      let address = previous.load(ordering: .relaxed)
      guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: address) else {
        return
      }
      unsafe sigaction(signal, actions.advanced(by: Int(signal)), nil)
      // A fault repeats when the handler returns. A signal that was sent does not.
      if signal == SIGABRT || signal == SIGTRAP { raise(signal) }
    }
  #else
    private static func install() {}
  #endif
}
