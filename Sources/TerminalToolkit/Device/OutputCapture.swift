import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Redirects standard output and standard error into a log while the terminal shows a full screen.
  ///
  /// This state is process-wide, as the streams are. Only streams that are terminals are redirected.
  /// They are written into a pipe, and the reading thread moves the bytes from there to a ring of
  /// fixed size, so the program never waits for the log and the log never grows. After a fault, the
  /// handler empties the pipe itself: the message of the fault is in it.
  enum OutputCapture {
    /// The number of bytes that the log keeps.
    static let capacity = 65_536

    /// The address of the ring, or 0 before the first capture. It is never freed.
    private static let address = Atomic<UInt>(0)
    /// The number of bytes that were ever stored in the ring.
    private static let total = Atomic<Int>(0)
    /// Held while a thread uses the ring.
    private static let lock = HandlerLock()
    private static let pipeInput = Atomic<Int32>(-1)
    private static let pipeOutput = Atomic<Int32>(-1)
    /// The original standard error, or -1 if it is not redirected.
    private static let savedError = Atomic<Int32>(-1)
    /// The descriptor of the original standard error.
    static var standardError: Int32 {
      let error = savedError.load(ordering: .acquiring)
      return error < 0 ? 2 : error
    }
    private static let isActive = Atomic<Bool>(false)
    /// Whether the log has contents that were not printed yet.
    private static let needsPrinting = Atomic<Bool>(false)

    private static var ring: UnsafeMutablePointer<UInt8>? {
      unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// The descriptor that becomes readable when the program has written something, or `nil` before
    /// the first capture.
    static var descriptor: Int32? {
      let file = pipeInput.load(ordering: .acquiring)
      return file < 0 ? nil : file
    }

    /// Empties the log, for another device.
    static func reset() {
      needsPrinting.store(false, ordering: .releasing)
      total.store(0, ordering: .releasing)
      LogPrinter.prepare()
    }

    /// Redirects the streams. If the system refuses, they are unchanged.
    static func begin() {
      guard prepare(), !isActive.load(ordering: .acquiring) else { return }
      let file = pipeOutput.load(ordering: .acquiring)
      if TerminalSystem.isTerminal(2), saveError() { TerminalSystem.replace(2, with: file) }
      TerminalSystem.replace(1, with: file)
      needsPrinting.store(true, ordering: .releasing)
      isActive.store(true, ordering: .releasing)
    }

    /// Stores the original standard error, which stays stored during a suspension.
    private static func saveError() -> Bool {
      if savedError.load(ordering: .acquiring) >= 0 { return true }
      guard let saved = TerminalSystem.duplicate(2) else { return false }
      savedError.store(saved, ordering: .releasing)
      return true
    }

    private static func prepare() -> Bool {
      if unsafe ring == nil {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe memory.initialize(repeating: 0, count: capacity)
        address.store(UInt(bitPattern: memory), ordering: .releasing)
        TerminalSystem.bufferOutputByLine()
      }
      guard descriptor == nil else { return true }
      guard let pipe = TerminalSystem.pipe() else { return false }
      // The program writes into it as into a terminal, without errors while it is full.
      TerminalSystem.makeBlocking(pipe.output)
      pipeOutput.store(pipe.output, ordering: .releasing)
      pipeInput.store(pipe.input, ordering: .releasing)
      return true
    }

    /// Restores the streams, once. Async-signal-safe.
    static func end() {
      guard isActive.exchange(false, ordering: .acquiringAndReleasing) else { return }
      TerminalSystem.replace(1, with: TerminalGuard.output)
      let error = savedError.load(ordering: .acquiring)
      if error >= 0 { TerminalSystem.replace(2, with: error) }
      takeOutput()
    }

    /// Prints the end of the log to the terminal, once. Async-signal-safe.
    static func printLog() {
      guard needsPrinting.exchange(false, ordering: .acquiringAndReleasing) else { return }
      let error = savedError.exchange(-1, ordering: .acquiringAndReleasing)
      if error >= 0 { TerminalSystem.close(error) }
      unsafe withRing { ring, range in unsafe LogPrinter(ring: ring, range: range).print() }
    }

    // MARK: - The ring

    /// Moves what the program has written to the ring. Returns whether there was anything.
    /// Async-signal-safe.
    @discardableResult
    static func takeOutput() -> Bool {
      var hasOutput = false
      unsafe withRing { ring, _ in
        guard let descriptor else { return }
        while true {
          let count = total.load(ordering: .acquiring)
          let place = count % capacity
          let bytes = unsafe UnsafeMutableRawPointer(ring + place)
          let read = unsafe TerminalSystem.read(descriptor, to: bytes, count: capacity - place)
          guard read > 0 else { return }
          total.store(count + read, ordering: .releasing)
          hasOutput = true
        }
      }
      return hasOutput
    }

    /// The last part of the log.
    static var log: ProgramLog {
      var bytes: [UInt8] = []
      var dropped = 0
      unsafe withRing { ring, range in
        dropped = range.lowerBound
        bytes = range.map { unsafe ring[$0 % capacity] }
      }
      return ProgramLog(text: String(decoding: bytes, as: UTF8.self), droppedBytes: dropped)
    }

    /// Lends the ring and the range of the bytes that it contains, which begins with a whole line.
    private static func withRing(_ body: (UnsafeMutablePointer<UInt8>, Range<Int>) -> Void) {
      guard let ring = unsafe ring else { return }
      lock.withLock {
        let end = total.load(ordering: .acquiring)
        var start = max(0, end - capacity)
        if start > 0 {
          var line = start
          while line < end, unsafe ring[line % capacity] != UInt8(ascii: "\n") { line += 1 }
          if line + 1 < end { start = line + 1 }
        }
        unsafe body(ring, start..<end)
      }
    }
  }
#endif
