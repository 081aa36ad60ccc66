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

    /// What is needed to leave.
    struct Record {
      var settings: TerminalSettings
      let exit = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
      var exitCount = 0
    }

    /// The record, at the same place for as long as the process runs.
    private static var record: UnsafeMutablePointer<Record>? {
      UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
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
      if record == nil {
        let place = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        place.initialize(to: Record(settings: settings))
        address.store(UInt(bitPattern: place), ordering: .releasing)
      }
      guard let record, exit.count <= record.pointee.exit.count else { return false }
      record.pointee.settings = settings
      record.pointee.exit.copyBytes(from: exit)
      record.pointee.exitCount = exit.count
      if !atExitIsSet.exchange(true, ordering: .acquiringAndReleasing) {
        TerminalSystem.atExit { TerminalGuard.leave() }
      }
      return true
    }

    /// Sets up the terminal as it is needed; false if it is gone.
    static func enter(_ entry: [UInt8]) -> Bool {
      guard let record else { return false }
      var raw = TerminalSystem.raw(record.pointee.settings)
      phase.store(Phase.entered, ordering: .releasing)
      guard TerminalSystem.apply(&raw, to: input) else { return false }
      return entry.withUnsafeBytes { send($0) }
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
      if let record, !TerminalSystem.belongsToOthers(input) {
        let exit = UnsafeRawBufferPointer(
          start: record.pointee.exit.baseAddress,
          count: record.pointee.exitCount
        )
        _ = send(exit)
        // What the mouse has sent since is not for the shell.
        TerminalSystem.discardInput(of: input)
        _ = TerminalSystem.apply(&record.pointee.settings, to: input)
      }
      phase.store(Phase.left, ordering: .releasing)
    }

    /// Writes bytes unless the terminal takes none for a second. Safe while a signal is handled.
    private static func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
      var sent = 0
      while sent < bytes.count {
        guard TerminalSystem.waitToWrite(output, milliseconds: 1000) else { return false }
        let rest = UnsafeRawBufferPointer(
          start: bytes.baseAddress?.advanced(by: sent),
          count: bytes.count - sent
        )
        let count = TerminalSystem.write(output, rest)
        if count >= 0 {
          sent += count
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
      TerminalSystem.set(&action, for: signal)
      TerminalSystem.unblock(signal)
      TerminalSystem.send(signal)
      TerminalSystem.exitNow(128 + signal)
    }
  }
#endif
