import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Restores the terminal whenever the process exits.
  ///
  /// This state is process-wide, because signals, `exit()` and the terminal are, too. Everything
  /// that a handler accesses is allocated before the handler is installed and is never freed.
  enum TerminalGuard {
    static let input: Int32 = 0
    static let output: Int32 = 1

    /// The process that has an open device, or 0 if there is none. A forked child does not own the
    /// device.
    private static let owner = Atomic<Int32>(0)
    private static let phase = Atomic<Int>(Phase.left)
    /// The address of the record, or 0 before the first device, because a pointer cannot be shared
    /// as an atomic value.
    private static let address = Atomic<UInt>(0)
    private static let atExitIsSet = Atomic<Bool>(false)

    private enum Phase {
      static let left = 0
      static let entered = 1
      static let leaving = 2
    }

    /// The data needed to restore the terminal.
    @safe struct Record {
      var settings: TerminalSettings
      let exit = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
      var exitCount = 0
    }

    /// The record, which has a fixed address for the lifetime of the process.
    // Only one thread accesses the record at a time: the one that changed the phase.
    private static var record: UnsafeMutablePointer<Record>? {
      unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    static var isEntered: Bool { phase.load(ordering: .acquiring) == Phase.entered }

    /// Makes this process the owner of the device. Returns `false` if it already is.
    static func claim() -> Bool {
      let current = TerminalSystem.process
      let previous = owner.load(ordering: .acquiring)
      guard previous != current else { return false }
      return owner.compareExchange(
        expected: previous,
        desired: current,
        ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Ends the ownership, after everything was restored.
    static func release() {
      owner.store(0, ordering: .releasing)
    }

    /// Stores the current settings of the terminal and the bytes that leave a full screen.
    ///
    /// Returns `false`, with an error of the system, if the terminal is unavailable or the bytes do
    /// not fit.
    static func prepare(exit: [UInt8]) -> Bool {
      guard let settings = TerminalSystem.settings(of: input) else { return false }
      if unsafe record == nil {
        let place = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        unsafe place.initialize(to: Record(settings: settings))
        address.store(UInt(bitPattern: place), ordering: .releasing)
      }
      guard let record = unsafe record, unsafe exit.count <= record.pointee.exit.count else {
        TerminalSystem.error = TerminalSystem.noRoom
        return false
      }
      unsafe record.pointee.settings = settings
      _ = unsafe record.pointee.exit.update(from: exit)
      unsafe record.pointee.exitCount = exit.count
      if !atExitIsSet.exchange(true, ordering: .acquiringAndReleasing) {
        TerminalSystem.atExit { TerminalGuard.leave() }
      }
      return true
    }

    /// Sets up the terminal for a full screen. Returns `false`, with an error of the system, if the
    /// terminal is unavailable.
    static func enter(_ entry: [UInt8]) -> Bool {
      guard let record = unsafe record else { return false }
      var raw = unsafe TerminalSystem.raw(record.pointee.settings)
      phase.store(Phase.entered, ordering: .releasing)
      guard unsafe TerminalSystem.apply(&raw, to: input) else { return false }
      let bytes = entry[...]
      return send(bytes.span)
    }

    /// Provides for an end of the process in which no handler runs.
    static func watch() {
      #if canImport(Glibc) || canImport(Musl)
        guard let record = unsafe record else { return }
        let exit = unsafe record.pointee.exit.prefix(record.pointee.exitCount)
        TerminalWatcher.start(
          settings: unsafe record.pointee.settings,
          exit: unsafe String(decoding: exit, as: UTF8.self)
        )
        // Another thread may have restored the terminal in the meantime.
        if !isEntered { TerminalWatcher.stop() }
      #endif
    }

    /// Restores the terminal, once. Async-signal-safe.
    static func leave() {
      guard owner.load(ordering: .acquiring) == TerminalSystem.process else { return }
      let (exchanged, found) = phase.compareExchange(
        expected: Phase.entered,
        desired: Phase.leaving,
        ordering: .acquiringAndReleasing
      )
      guard exchanged else {
        // Another thread is restoring the terminal, and the caller may be about to end the process,
        // so it waits. The time is limited because this thread may be the one that a signal
        // interrupted.
        var remainingAttempts = found == Phase.leaving ? 2000 : 0
        while remainingAttempts > 0, phase.load(ordering: .acquiring) == Phase.leaving {
          TerminalSystem.pause(milliseconds: 1)
          remainingAttempts -= 1
        }
        return
      }
      // If the terminal belongs to another process group now, it is set up for that group and there
      // is nothing to restore.
      if let record = unsafe record, !TerminalSystem.belongsToOthers(input) {
        let exit = unsafe record.pointee.exit.span
        _ = unsafe send(exit.extracting(first: record.pointee.exitCount))
        // The shell must not receive mouse reports that arrived in the meantime.
        TerminalSystem.discardInput(of: input)
        _ = unsafe TerminalSystem.apply(&record.pointee.settings, to: input)
      }
      #if canImport(Glibc) || canImport(Musl)
        TerminalWatcher.stop()
      #endif
      phase.store(Phase.left, ordering: .releasing)
    }

    /// Writes bytes, giving up if the terminal accepts none for a second. Async-signal-safe.
    private static func send(_ bytes: Span<UInt8>) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        guard TerminalSystem.waitToWrite(output, milliseconds: 1000) else {
          TerminalSystem.error = TerminalSystem.timeout
          return false
        }
        let count = TerminalSystem.write(output, rest)
        if count >= 0 {
          rest = rest.extracting(droppingFirst: count)
        } else if !TerminalSystem.isInterrupted && !TerminalSystem.isFull {
          return false
        }
      }
      return true
    }

    /// Restores the terminal and ends the process by the default action of a signal.
    static func endProcess(by signal: Int32) -> Never {
      leave()
      var action = TerminalSystem.defaultAction
      unsafe TerminalSystem.set(&action, for: signal)
      TerminalSystem.unblock(signal)
      TerminalSystem.send(signal)
      TerminalSystem.exitNow(128 + signal)
    }
  }
#endif
