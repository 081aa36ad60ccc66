import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Leaves the terminal as it was, on every way out of the process.
  ///
  /// The one state of the whole process, because signals, `exit()` and the terminal are of the
  /// whole process, too. Everything that a handler touches lies ready before the handler is
  /// installed, and stays for as long as the process.
  enum TerminalGuard {
    static let input: Int32 = 0
    static let output: Int32 = 1

    /// The process that has a device; 0 if none has. A copy that was forked owns nothing.
    private static let owner = Atomic<Int32>(0)
    private static let phase = Atomic<Int>(Phase.left)
    /// The address of the record; 0 before the first device. An atomic pointer can't be shared.
    private static let address = Atomic<UInt>(0)
    private static let atExitIsSet = Atomic<Bool>(false)

    private enum Phase {
      static let left = 0
      static let entered = 1
      static let leaving = 2
    }

    /// What is needed to leave. Its memory is never freed.
    @safe struct Record {
      var settings: TerminalSettings
      let exit = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
      var exitCount = 0
    }

    /// The record, at the same place for as long as the process runs.
    // One thread at a time gets at it: that of the phase that it has changed.
    private static var record: UnsafeMutablePointer<Record>? {
      unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    static var isEntered: Bool { phase.load(ordering: .acquiring) == Phase.entered }

    /// Makes this process the one that has a device; false if it has one already.
    static func claim() -> Bool {
      let mine = TerminalSystem.process
      let known = owner.load(ordering: .acquiring)
      guard known != mine else { return false }
      return owner.compareExchange(
        expected: known,
        desired: mine,
        ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Ends the claim, after everything was left.
    static func release() {
      owner.store(0, ordering: .releasing)
    }

    /// Keeps what the terminal is now, and how a full screen is left; nil is a terminal that is
    /// gone.
    static func prepare(exit: [UInt8]) -> Bool {
      guard let settings = TerminalSystem.settings(of: input) else { return false }
      if unsafe record == nil {
        let place = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        unsafe place.initialize(to: Record(settings: settings))
        address.store(UInt(bitPattern: place), ordering: .releasing)
      }
      guard let record = unsafe record, unsafe exit.count <= record.pointee.exit.count else {
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

    /// Sets up the terminal as it is needed; false if it is gone.
    static func enter(_ entry: [UInt8]) -> Bool {
      guard let record = unsafe record else { return false }
      var raw = unsafe TerminalSystem.raw(record.pointee.settings)
      phase.store(Phase.entered, ordering: .releasing)
      guard unsafe TerminalSystem.apply(&raw, to: input) else { return false }
      let bytes = entry[...]
      return send(bytes.span)
    }

    /// Leaves the terminal as it was, once. Safe while a signal is handled.
    static func leave() {
      guard owner.load(ordering: .acquiring) == TerminalSystem.process else { return }
      let (exchanged, found) = phase.compareExchange(
        expected: Phase.entered,
        desired: Phase.leaving,
        ordering: .acquiringAndReleasing
      )
      guard exchanged else {
        // Another thread is at it: whoever is about to end the process has to wait. Not for ever,
        // as it may be this thread that was interrupted.
        var rounds = found == Phase.leaving ? 2000 : 0
        while rounds > 0, phase.load(ordering: .acquiring) == Phase.leaving {
          TerminalSystem.pause(milliseconds: 1)
          rounds -= 1
        }
        return
      }
      // Another group's terminal is set up for that group: nothing of ours is left to restore.
      if let record = unsafe record, !TerminalSystem.belongsToOthers(input) {
        let exit = unsafe record.pointee.exit.span
        _ = unsafe send(exit.extracting(first: record.pointee.exitCount))
        // What the mouse has sent since is not for the shell.
        TerminalSystem.discardInput(of: input)
        _ = unsafe TerminalSystem.apply(&record.pointee.settings, to: input)
      }
      phase.store(Phase.left, ordering: .releasing)
    }

    /// Writes bytes unless the terminal takes none for a second. Safe while a signal is handled.
    private static func send(_ bytes: Span<UInt8>) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        guard TerminalSystem.waitToWrite(output, milliseconds: 1000) else { return false }
        let count = TerminalSystem.write(output, rest)
        if count >= 0 {
          rest = rest.extracting(droppingFirst: count)
        } else if !TerminalSystem.isInterrupted && !TerminalSystem.isFull {
          return false
        }
      }
      return true
    }

    /// Leaves the terminal and ends the process by a signal's default action.
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
