import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Restores the terminal whenever the process exits.
  ///
  /// This state is process-wide, because signals, `exit()` and the terminal are, too. Everything
  /// that a handler accesses is allocated before the handler is installed and is never freed.
  enum TerminalGuard {
    /// The descriptor of the terminal that keys are read from.
    static var input: Int32 { inputFile.load(ordering: .acquiring) }
    /// A descriptor of the terminal that the streams of the program do not use.
    static var output: Int32 { outputFile.load(ordering: .acquiring) }
    /// The descriptor by which the terminal is written to, without waiting for it.
    ///
    /// It is opened separately, because making standard output itself non-blocking would affect all
    /// programs that share it. If the system does not permit that, it is ``output``, and writing
    /// waits for the terminal.
    static var writer: Int32 { writerFile.load(ordering: .acquiring) }

    private static let inputFile = Atomic<Int32>(0)
    private static let outputFile = Atomic<Int32>(1)
    private static let writerFile = Atomic<Int32>(1)
    /// The descriptor of the shell that restores the screen when the terminal accepts output again,
    /// and that writes the log then, or -1 if the terminal has accepted everything.
    private static let finisher = Atomic<Int32>(-1)
    /// The process that has an open device, or 0 if there is none. A forked child does not own the
    /// device.
    private static let owner = Atomic<Int32>(0)
    private static let phase = Atomic<Int>(Phase.left)
    /// The address of the record, or 0 before the first device, because a pointer cannot be shared
    /// as an atomic value.
    private static let address = Atomic<UInt>(0)
    /// The process group of the program that uses the terminal in place of this process, or 0.
    private static let borrower = Atomic<Int32>(0)
    /// Whether the terminal was restored for good, so that no thread sets it up again.
    private static let hasLeft = Atomic<Bool>(false)
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

    /// Whether this process has an open device.
    static var isClaimed: Bool { owner.load(ordering: .acquiring) == TerminalSystem.process }

    /// Makes this process the owner of the device. Returns `false` if it already is.
    static func claim() -> Bool {
      let current = TerminalSystem.process
      let previous = owner.load(ordering: .acquiring)
      guard previous != current else { return false }
      hasLeft.store(false, ordering: .sequentiallyConsistent)
      return owner.compareExchange(
        expected: previous,
        desired: current,
        ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Opens the terminal of standard output. Returns `false` if it is not available.
    ///
    /// If standard input is a terminal, keys are read from it. If it is a pipe or a file, they are
    /// read from the controlling terminal, so that the program can read standard input.
    static func openTerminal() -> Bool {
      let isTerminal = TerminalSystem.isTerminal(0)
      guard let input = isTerminal ? 0 : TerminalSystem.openControllingTerminal(),
        let output = TerminalSystem.duplicate(1)
      else { return false }
      inputFile.store(input, ordering: .releasing)
      outputFile.store(output, ordering: .releasing)
      writerFile.store(
        TerminalSystem.openSeparately(output) ?? output,
        ordering: .releasing
      )
      return true
    }

    /// Ends the ownership, after everything was restored.
    static func release() {
      owner.store(0, ordering: .releasing)
      let input = inputFile.exchange(0, ordering: .acquiringAndReleasing)
      let output = outputFile.exchange(1, ordering: .acquiringAndReleasing)
      let writer = writerFile.exchange(1, ordering: .acquiringAndReleasing)
      if writer != output { TerminalSystem.close(writer) }
      if input != 0 { TerminalSystem.close(input) }
      if output != 1 { TerminalSystem.close(output) }
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
      #if canImport(Glibc) || canImport(Musl)
        // It may still restore the screen, which the terminal did not accept before.
        guard TerminalWatcher.waitForEnd() else {
          TerminalSystem.error = TerminalSystem.timeout
          return false
        }
      #endif
      var raw = unsafe TerminalSystem.raw(record.pointee.settings)
      phase.store(Phase.entered, ordering: .sequentiallyConsistent)
      guard !hasLeft.load(ordering: .sequentiallyConsistent) else {
        // The terminal is unchanged so far, so there is nothing to restore.
        _ = phase.compareExchange(
          expected: Phase.entered,
          desired: Phase.left,
          ordering: .sequentiallyConsistent
        )
        return false
      }
      guard unsafe TerminalSystem.apply(&raw, to: input) else { return false }
      let bytes = entry[...]
      guard send(bytes.span) else { return false }
      OutputCapture.begin()
      return true
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

    /// Restores the terminal, once, and prints the log of the program. Async-signal-safe.
    static func leave() {
      guard owner.load(ordering: .acquiring) == TerminalSystem.process else { return }
      hasLeft.store(true, ordering: .sequentiallyConsistent)
      hangUpBorrower()
      takeBack()
      restoreOnce()
      OutputCapture.end()
      OutputCapture.printLog()
      endFinisher()
    }

    /// Restores the terminal, once, for a suspension. Async-signal-safe.
    static func restore() {
      restoreOnce()
      endFinisher()
    }

    // MARK: - Lending the terminal

    /// Brings the process group of another program into the foreground of the restored terminal, or
    /// ends the program if the terminal belongs to others for good.
    ///
    /// - Parameters:
    ///   - group: The process group.
    ///   - settings: The settings that the program had before it was stopped.
    ///   - continues: Whether the program has stopped, and is to continue.
    static func lend(to group: Int32, _ settings: TerminalSettings? = nil, continues: Bool) {
      borrower.store(group, ordering: .sequentiallyConsistent)
      // The terminal that was restored for good belongs to the shell. A process that still is in the
      // background can't be stopped until it is in the foreground.
      guard !hasLeft.load(ordering: .sequentiallyConsistent),
        !TerminalSystem.belongsToOthers(input, than: group)
      else {
        hangUpBorrower()
        #if canImport(Glibc) || canImport(Musl)
          TerminalWatcher.release()
        #endif
        return borrower.store(0, ordering: .releasing)
      }
      if var settings {
        unsafe TerminalSystem.setForeground(group, of: input, &settings)
      } else {
        unsafe TerminalSystem.setForeground(group, of: input, nil)
      }
      if continues { TerminalSystem.send(TerminalSystem.resume, toGroup: group) }
    }

    /// Returns to the foreground, with the settings from before, unless the terminal is not lent or a
    /// shell has taken it meanwhile. Async-signal-safe.
    ///
    /// - Parameter isFinal: Whether the program has ended, or will not get the terminal again.
    static func takeBack(isFinal: Bool = true) {
      let group = borrower.exchange(0, ordering: .acquiringAndReleasing)
      guard group > 0, let record = unsafe record else { return }
      if !TerminalSystem.belongsToOthers(input, than: group) {
        unsafe TerminalSystem.setForeground(0, of: input, &record.pointee.settings)
      }
      #if canImport(Glibc) || canImport(Musl)
        if isFinal { TerminalWatcher.release() }
      #endif
    }

    /// Tells the program that uses the terminal that it is no longer available. Async-signal-safe.
    static func hangUpBorrower() {
      let group = borrower.load(ordering: .acquiring)
      guard group > 0 else { return }
      TerminalSystem.send(TerminalSystem.hangup, toGroup: group)
      TerminalSystem.send(TerminalSystem.resume, toGroup: group)
    }

    private static func restoreOnce() {
      let (exchanged, found) = phase.compareExchange(
        expected: Phase.entered,
        desired: Phase.leaving,
        ordering: .sequentiallyConsistent
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
        let exit = unsafe record.pointee.exit.span.extracting(first: record.pointee.exitCount)
        let count = sentCount(of: exit)
        if count < exit.count { finish(exit.extracting(droppingFirst: count)) }
        // The shell must not receive mouse reports that arrived in the meantime.
        TerminalSystem.discardInput(of: input)
        _ = unsafe TerminalSystem.apply(&record.pointee.settings, to: input)
      }
      OutputCapture.end()
      #if canImport(Glibc) || canImport(Musl)
        if finisher.load(ordering: .acquiring) < 0 { TerminalWatcher.stop() }
      #endif
      phase.store(Phase.left, ordering: .releasing)
    }

    /// Leaves the rest of the bytes that restore the screen, and what is sent afterwards, to the shell
    /// that waits for the terminal.
    private static func finish(_ rest: Span<UInt8>) {
      #if canImport(Glibc) || canImport(Musl)
        if let file = TerminalWatcher.finish(rest) { finisher.store(file, ordering: .releasing) }
      #endif
    }

    private static func endFinisher() {
      #if canImport(Glibc) || canImport(Musl)
        let file = finisher.exchange(-1, ordering: .acquiringAndReleasing)
        if file >= 0 { TerminalWatcher.closePipe() }
      #endif
    }

    /// Writes bytes, and returns whether the terminal has accepted them all, or will.
    /// Async-signal-safe.
    static func send(_ bytes: Span<UInt8>) -> Bool { sentCount(of: bytes) == bytes.count }

    /// Writes bytes, giving up if the terminal accepts none for a second, and returns their number.
    /// Async-signal-safe.
    private static func sentCount(of bytes: Span<UInt8>) -> Int {
      let finisher = finisher.load(ordering: .acquiring)
      let file = finisher < 0 ? writer : finisher
      var sent = 0
      var remainingAttempts = 1000
      while sent < bytes.count {
        guard remainingAttempts > 0, TerminalSystem.waitToWrite(file, milliseconds: 1000) else {
          TerminalSystem.error = TerminalSystem.timeout
          return sent
        }
        let count = TerminalSystem.write(file, bytes.extracting(droppingFirst: sent))
        if count > 0 {
          sent += count
          remainingAttempts = 1000
        } else if TerminalSystem.isFull {
          // The terminal may have room, but not enough for a line end, which is two characters.
          TerminalSystem.pause(milliseconds: 1)
          remainingAttempts -= 1
        } else if !TerminalSystem.isInterrupted {
          return sent
        }
      }
      return sent
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
