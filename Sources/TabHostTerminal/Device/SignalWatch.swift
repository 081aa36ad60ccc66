import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Catches the signals that matter to a terminal while there is a device.
  ///
  /// Together with ``TerminalGuard`` the state of the whole process. A handler notes a signal and
  /// wakes the thread that waits; at a fault it leaves the terminal and lets what would have
  /// happened happen.
  enum SignalWatch {
    /// The signals that came and were not taken, a bit each. Bit 0 is not a signal: wake up only.
    private static let notices = Atomic<UInt64>(0)
    /// The writing end of the pipe that wakes the thread; made once.
    private static let bell = Atomic<Int32>(-1)
    /// The reading end.
    private static let ear = Atomic<Int32>(-1)
    /// The address of what happened at each signal before; 0 before the first device.
    private static let before = Atomic<UInt>(0)
    /// The signals that are caught, a bit each.
    private static let caught = Atomic<UInt64>(0)

    /// Noted as a signal is, but by the program itself, which wants to be stopped.
    static let suspension: Int32 = 63

    /// What can be read from while there is something to take.
    static var descriptor: Int32 { ear.load(ordering: .acquiring) }

    // That memory is never freed, and holds as many actions as there are signals to catch.
    private static var earlierActions: UnsafeMutablePointer<SignalAction>? {
      unsafe UnsafeMutablePointer(bitPattern: before.load(ordering: .acquiring))
    }

    /// Makes what handlers need; false if the system refuses.
    static func prepare() -> Bool {
      if bell.load(ordering: .acquiring) < 0 {
        guard let pipe = TerminalSystem.pipe() else { return false }
        ear.store(pipe.input, ordering: .releasing)
        bell.store(pipe.output, ordering: .releasing)
      }
      if before.load(ordering: .acquiring) == 0 {
        let actions = UnsafeMutablePointer<SignalAction>.allocate(
          capacity: TerminalSystem.signalLimit
        )
        unsafe actions.initialize(
          repeating: TerminalSystem.defaultAction,
          count: TerminalSystem.signalLimit
        )
        before.store(UInt(bitPattern: actions), ordering: .releasing)
      }
      _ = take()
      return true
    }

    /// Catches signals from now on. Who was told to ignore one goes on ignoring it, as under
    /// `nohup`.
    static func begin() {
      var noticing = TerminalSystem.action { noticeSignal($0) }
      var leaving = TerminalSystem.action { leaveAndFault($0) }
      for signal in TerminalSystem.fatal { unsafe catchSignal(signal, &leaving) }
      let ended = TerminationSignal.allCases.map(\.number) + [TerminalSystem.stop]
      for signal in ended where !TerminalSystem.isIgnored(signal) {
        unsafe catchSignal(signal, &noticing)
      }
      for signal in [TerminalSystem.resume, TerminalSystem.resize] {
        unsafe catchSignal(signal, &noticing)
      }
      // By default it would end the process without restoring the terminal. The write that caused
      // it fails instead. The handler does nothing rather than the action being to ignore the
      // signal, because programs that this one starts would inherit that.
      var passing = TerminalSystem.action { _ in }
      if TerminalSystem.isDefault(TerminalSystem.brokenPipe) {
        unsafe catchSignal(TerminalSystem.brokenPipe, &passing)
      }
    }

    private static func catchSignal(_ signal: Int32, _ action: UnsafePointer<SignalAction>) {
      guard let earlierActions = unsafe earlierActions, signal < TerminalSystem.signalLimit else {
        return
      }
      unsafe earlierActions[Int(signal)] = TerminalSystem.currentAction(for: signal)
      caught.bitwiseOr(1 << UInt64(signal), ordering: .acquiringAndReleasing)
      unsafe TerminalSystem.set(action, for: signal)
    }

    /// Lets happen again what happened before.
    static func end() {
      let signals = caught.exchange(0, ordering: .acquiringAndReleasing)
      for signal in 1..<Int32(TerminalSystem.signalLimit) where signals & (1 << signal) != 0 {
        giveBack(signal)
      }
    }

    /// Lets happen at one signal what happened before. Safe while a signal is handled.
    static func giveBack(_ signal: Int32) {
      guard let earlierActions = unsafe earlierActions else { return }
      unsafe TerminalSystem.set(earlierActions.advanced(by: Int(signal)), for: signal)
    }

    /// Notes a signal, or 0, and wakes the thread. Safe while a signal is handled.
    static func notice(_ signal: Int32) {
      notices.bitwiseOr(1 << UInt64(signal), ordering: .acquiringAndReleasing)
      // If the pipe is full the thread wakes up anyway.
      TerminalSystem.writeByte(bell.load(ordering: .acquiring))
    }

    /// The signals that came since, a bit each.
    static func take() -> UInt64 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while TerminalSystem.read(descriptor, into: &bytes) == bytes.count {}
      return notices.exchange(0, ordering: .acquiringAndReleasing)
    }
  }

  /// The handler of signals that the program is told of.
  private func noticeSignal(_ signal: Int32) {
    let error = TerminalSystem.error
    SignalWatch.notice(signal)
    TerminalSystem.error = error
  }

  /// The handler of faults in any part of the program.
  private func leaveAndFault(_ signal: Int32) {
    let error = TerminalSystem.error
    TerminalGuard.leave()
    SignalWatch.giveBack(signal)
    // Comes through when this handler returns, where the fault was.
    TerminalSystem.send(signal)
    TerminalSystem.error = error
  }
#endif
