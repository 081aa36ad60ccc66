import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Catches the signals that concern a terminal while a device is open.
  ///
  /// Together with `TerminalGuard`, this is the process-wide state of the module. A handler records
  /// a signal and wakes the reading thread. After a fault, the handler restores the terminal and
  /// the previous action of the signal, which then takes effect.
  enum SignalWatch {
    /// The signals that were received but not taken yet, one bit each. Bit 0 is not a signal; it
    /// only wakes the thread.
    private static let pendingSignals = Atomic<UInt64>(0)
    /// The write end of the pipe that wakes the thread; created once.
    private static let writeEnd = Atomic<Int32>(-1)
    /// The read end of the pipe.
    private static let readEnd = Atomic<Int32>(-1)
    /// The address of the previous action of each signal, or 0 before the first device.
    private static let previousActionsAddress = Atomic<UInt>(0)
    /// The function that was installed for each signal that is caught.
    private static let caught = Mutex<[Int32: Int]>([:])

    /// A pseudo signal that records the program's own request to suspend.
    static let suspension: Int32 = 63
    /// A pseudo signal that records that a program is to be run in the terminal, or that it has stopped
    /// or ended.
    static let child: Int32 = 62

    /// The descriptor that becomes readable when signals can be taken.
    static var descriptor: Int32 { readEnd.load(ordering: .acquiring) }

    // The memory is never freed and has one action per signal number.
    private static var previousActions: UnsafeMutablePointer<SignalAction>? {
      unsafe UnsafeMutablePointer(bitPattern: previousActionsAddress.load(ordering: .acquiring))
    }

    /// Creates the resources that the handlers need. Returns `false` if the system refuses.
    static func prepare() -> Bool {
      if writeEnd.load(ordering: .acquiring) < 0 {
        guard let pipe = TerminalSystem.pipe() else { return false }
        readEnd.store(pipe.input, ordering: .releasing)
        writeEnd.store(pipe.output, ordering: .releasing)
      }
      if previousActionsAddress.load(ordering: .acquiring) == 0 {
        let actions = UnsafeMutablePointer<SignalAction>.allocate(
          capacity: TerminalSystem.signalLimit
        )
        unsafe actions.initialize(
          repeating: TerminalSystem.defaultAction,
          count: TerminalSystem.signalLimit
        )
        previousActionsAddress.store(UInt(bitPattern: actions), ordering: .releasing)
      }
      _ = take()
      return true
    }

    /// Installs the handlers. Signals that were ignored on launch, as under `nohup`, remain
    /// ignored.
    static func begin() {
      var recording = TerminalSystem.action { recordSignal($0) }
      var restoring = TerminalSystem.action { restoreTerminalAndFault($0) }
      for signal in TerminalSystem.fatal { unsafe catchSignal(signal, &restoring) }
      // A handler of the app stays installed: the signal does not end the process then.
      for signal in TerminalSystem.ending where TerminalSystem.isDefault(signal) {
        unsafe catchSignal(signal, &restoring)
      }
      let ended = TerminationSignal.allCases.map(\.number) + [TerminalSystem.stop]
      for signal in ended where !TerminalSystem.isIgnored(signal) {
        unsafe catchSignal(signal, &recording)
      }
      for signal in [TerminalSystem.resume, TerminalSystem.resize] {
        unsafe catchSignal(signal, &recording)
      }
      // By default this signal would end the process without restoring the terminal. With a
      // handler, the write that caused it fails instead. The handler is empty, rather than the
      // signal being ignored, because programs that this process launches would inherit that.
      var ignoring = TerminalSystem.action { _ in }
      if TerminalSystem.isDefault(TerminalSystem.brokenPipe) {
        unsafe catchSignal(TerminalSystem.brokenPipe, &ignoring)
      }
    }

    private static func catchSignal(_ signal: Int32, _ action: UnsafePointer<SignalAction>) {
      guard let previousActions = unsafe previousActions, signal < TerminalSystem.signalLimit else {
        return
      }
      unsafe previousActions[Int(signal)] = TerminalSystem.currentAction(for: signal)
      unsafe TerminalSystem.set(action, for: signal)
      let function = TerminalSystem.function(for: signal)
      caught.withLock { $0[signal] = function }
    }

    /// Restores the previous actions of all caught signals, except those for which the app has
    /// installed a handler in the meantime.
    static func end() {
      let signals = caught.withLock { caught in
        defer { caught = [:] }
        return caught
      }
      for (signal, function) in signals where TerminalSystem.function(for: signal) == function {
        restorePreviousAction(signal)
      }
    }

    /// Restores the previous action of one signal. Async-signal-safe.
    static func restorePreviousAction(_ signal: Int32) {
      guard let previousActions = unsafe previousActions else { return }
      unsafe TerminalSystem.set(previousActions.advanced(by: Int(signal)), for: signal)
    }

    /// Records a signal, or 0 for none, and wakes the thread. Async-signal-safe.
    static func record(_ signal: Int32) {
      pendingSignals.bitwiseOr(1 << UInt64(signal), ordering: .acquiringAndReleasing)
      // If the pipe is full, the thread wakes up anyway.
      TerminalSystem.writeByte(writeEnd.load(ordering: .acquiring))
    }

    /// Returns the signals of keys received since the last call of `take()`, which doesn't return them
    /// then.
    static func takeKeySignals() -> [Int32] {
      let keys = TerminalSystem.keySignals.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      let signals = pendingSignals.bitwiseAnd(~keys, ordering: .acquiringAndReleasing).oldValue
      return TerminalSystem.keySignals.filter { signals & 1 << UInt64($0) != 0 }
    }

    /// Discards a signal received since the last call of `take()`.
    static func discard(_ signal: Int32) {
      pendingSignals.bitwiseAnd(~(1 << UInt64(signal)), ordering: .acquiringAndReleasing)
    }

    /// Returns the signals received since the last call, one bit each.
    static func take() -> UInt64 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while TerminalSystem.read(descriptor, into: &bytes) == bytes.count {}
      return pendingSignals.exchange(0, ordering: .acquiringAndReleasing)
    }
  }

  /// The handler of signals that become events.
  private func recordSignal(_ signal: Int32) {
    let error = TerminalSystem.error
    SignalWatch.record(signal)
    TerminalSystem.error = error
  }

  /// The handler of faults in any part of the program, and of signals that end it.
  private func restoreTerminalAndFault(_ signal: Int32) {
    let error = TerminalSystem.error
    TerminalGuard.leave()
    SignalWatch.restorePreviousAction(signal)
    // The signal is delivered when this handler returns, at the location of the fault.
    TerminalSystem.send(signal)
    TerminalSystem.error = error
  }
#endif
