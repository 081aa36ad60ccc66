import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The state of a device that the main actor and the reading thread share.
  final class TerminalSession: Sendable {
    let capabilities: TerminalCapabilities
    let grace: Duration
    let events: AsyncStream<DeviceEvent>

    /// The size at initialization. Every other size is sent as an event.
    let firstSize: CellSize

    private let continuation: AsyncStream<DeviceEvent>.Continuation
    private let entry: [UInt8]
    /// Locked while bytes are written, so that the terminal is not restored in the middle of a
    /// write.
    private let output = Mutex(TerminalOutput())
    private let readerRuns = Atomic<Bool>(true)
    private let endsReader = Atomic<Bool>(false)
    private let isClosed = Atomic<Bool>(false)
    private let isDisconnected = Atomic<Bool>(false)
    /// The program that the reading thread is to run.
    private let program = Mutex<LocatedProgram?>(nil)
    /// What the running program has done, until the reading thread takes it.
    private let childStatus = Mutex<ChildStatus?>(nil)
    /// Whether an event was sent for the log that was not read since.
    private let isLogReported = Atomic<Bool>(false)

    /// Sets up the terminal of the process.
    init(_ capabilities: TerminalCapabilities, grace: Duration) throws(TerminalDeviceError) {
      self.capabilities = capabilities
      self.grace = grace
      entry = Array(capabilities.modes.entry.utf8)
      // When the buffer is full, the reading thread stops reading until events are consumed.
      (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(64))
      guard TerminalGuard.claim() else { throw .inUse }
      do throws(TerminalDeviceError) {
        try Self.openTerminal(capabilities)
      } catch {
        TerminalGuard.release()
        throw error
      }
      OutputCapture.reset()
      Self.waitForTerminal()
      guard
        TerminalGuard.prepare(exit: Array(capabilities.modes.exit.utf8)),
        SignalWatch.prepare()
      else {
        let refusal = TerminalSystem.refusal
        TerminalGuard.release()
        throw .system(refusal)
      }
      SignalWatch.begin()
      // Read after the handler of its signal was installed, so that no change is missed.
      firstSize = Self.size
      let isReady = TerminalGuard.enter(entry) && TerminalSystem.startThread { [self] in read() }
      guard isReady else {
        let refusal = TerminalSystem.refusal
        restore()
        throw .system(refusal)
      }
    }

    private static func openTerminal(
      _ capabilities: TerminalCapabilities
    ) throws(TerminalDeviceError) {
      guard TerminalSystem.isTerminal(1) else {
        throw .notATerminal(
          TerminalSystem.isTerminal(0)
            ? "standard output is not a terminal"
            : "neither standard input nor standard output is one"
        )
      }
      guard TerminalSystem.isTerminal(0) || TerminalSystem.isPipeOrFile(0) else {
        throw .notATerminal("standard input is not a terminal, a pipe or a file")
      }
      if let refusal = capabilities.refusal { throw .unsuitable(refusal) }
      guard TerminalGuard.openTerminal() else {
        throw .notATerminal(
          "standard input is not one, and there is no controlling terminal to read keys from"
        )
      }
    }

    var size: CellSize { Self.size }

    private static var size: CellSize {
      guard let size = TerminalSystem.size(of: TerminalGuard.output),
        size.columns > 0, size.rows > 0
      else { return CellSize(columns: 80, rows: 24) }
      return CellSize(columns: size.columns, rows: size.rows)
    }

    /// Whether the terminal has not accepted all bytes yet.
    var hasPendingOutput: Bool { output.withLock { !$0.isEmpty } }

    /// The log of the program.
    var log: ProgramLog {
      isLogReported.store(false, ordering: .releasing)
      return OutputCapture.log
    }

    /// Writes bytes without waiting for the terminal, unless it is not set up.
    ///
    /// The reading thread writes the bytes that the terminal does not accept immediately.
    func write(_ bytes: [UInt8]) {
      // The main actor may run on a different thread each time, and a stack overflow on any of them
      // is handled on an alternate stack.
      TerminalSystem.provideSignalStack()
      let progress = output.withLock { output in
        guard TerminalGuard.isEntered else { return TerminalOutput.Progress.complete }
        let isWaiting = !output.isEmpty
        output.append(bytes)
        return isWaiting ? .delayed : output.send()
      }
      switch progress {
      case .complete: break
      case .delayed: SignalWatch.record(0)
      case .refused: disconnect()
      }
    }

    /// Records that the terminal is unavailable. The reading thread sends the event in order with
    /// the others.
    private func disconnect() {
      guard !isDisconnected.exchange(true, ordering: .acquiringAndReleasing) else { return }
      SignalWatch.record(0)
    }

    /// Requests that the reading thread runs a program in the terminal.
    func run(_ program: LocatedProgram) {
      self.program.withLock { $0 = program }
      SignalWatch.record(SignalWatch.child)
    }

    /// Ends the reading thread and restores the terminal and the signal handlers, once.
    ///
    /// A thread that does not end within a second, for example because it is in a signal handler of
    /// the app, has no effect on the terminal afterwards.
    func close() {
      guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
      continuation.finish()
      endsReader.store(true, ordering: .releasing)
      SignalWatch.record(0)
      var remainingAttempts = 1000
      while remainingAttempts > 0, readerRuns.load(ordering: .acquiring) {
        TerminalSystem.pause(milliseconds: 1)
        remainingAttempts -= 1
      }
      restore()
    }

    private func restore() {
      output.withLock { output in
        output.finish()
        TerminalGuard.leave()
      }
      #if canImport(Glibc) || canImport(Musl)
        TerminalWatcher.waitForEnd()
      #endif
      SignalWatch.end()
      TerminalGuard.release()
    }
  }

  // MARK: - In the reading thread

  extension TerminalSession {
    private func read() {
      TerminalGuard.watch()
      var reader = DeviceReader(session: self)
      reader.run()
      readerRuns.store(false, ordering: .releasing)
    }

    var isEnding: Bool { endsReader.load(ordering: .acquiring) }

    /// Whether a write failed because the terminal is unavailable.
    var isWriteRefused: Bool { isDisconnected.load(ordering: .acquiring) }

    /// The descriptor to wait for if the terminal has not accepted all bytes, or else `nil`.
    var pendingOutput: Int32? { output.withLock { $0.isEmpty ? nil : TerminalGuard.writer } }

    /// Writes bytes that the terminal did not accept before. Returns whether it has accepted all of
    /// them now.
    func sendPendingOutput() -> Bool {
      let progress = output.withLock { output in
        output.isEmpty ? TerminalOutput.Progress.delayed : output.send()
      }
      if progress == .refused { disconnect() }
      return progress == .complete
    }

    /// Moves what the program has written to the log. Returns whether an event is to be sent for it.
    func takeLog() -> Bool {
      OutputCapture.takeOutput()
        && !isLogReported.exchange(true, ordering: .acquiringAndReleasing)
    }

    /// Sends an event. Returns `false` if the buffer is full.
    func report(_ event: DeviceEvent) -> Bool {
      if case .dropped = continuation.yield(event) { return false }
      return true
    }

    /// Restores the terminal, stops the process, and returns when it continues.
    func stop(withGroup: Bool) {
      exitBetweenFrames()
      if withGroup { TerminalSystem.sendToGroup(TerminalSystem.stop) }
      Self.stopByDefault(TerminalSystem.stop)
    }

    /// Sets up the terminal again after the process was stopped, or after another program has used the
    /// terminal. Returns `false` if the terminal is unavailable, or the session has ended in the
    /// meantime.
    ///
    /// - Parameter start: Bytes to write before.
    func resume(after start: String = "") -> Bool {
      exitBetweenFrames()
      Self.waitForTerminal()
      // The terminal need not be set up once more for a continuation until now.
      SignalWatch.discard(TerminalSystem.resume)
      let isSetUp = output.withLock { _ in
        !isEnding && TerminalGuard.prepare(exit: Array(capabilities.modes.exit.utf8))
          && TerminalGuard.enter(Array(start.utf8) + entry)
      }
      if isSetUp { TerminalGuard.watch() }
      return isSetUp
    }

    /// Returns when the process is in the foreground, stopping it until then.
    ///
    /// While the process is in the background, the terminal has the settings of the shell, which
    /// must not be stored.
    ///
    /// - Parameter group: A process group of this process that may be in the foreground as well.
    private static func waitForTerminal(orGroup group: Int32? = nil) {
      // The number of attempts is limited because an orphaned process group, which nothing could
      // continue, cannot be stopped.
      for _ in 0..<100 {
        let isInBackground =
          if let group { TerminalSystem.belongsToOthers(TerminalGuard.input, than: group) } else {
            TerminalSystem.belongsToOthers(TerminalGuard.input)
          }
        guard isInBackground else { return }
        stopByDefault(TerminalSystem.stopForTerminal)
      }
    }

    /// Stops the process by a signal and returns when it continues, or at once if it cannot be
    /// stopped.
    private static func stopByDefault(_ signal: Int32) {
      // The continue signal has its default action, too, so that no thread ever records it.
      TerminalSystem.withDefaultActions(for: [signal, TerminalSystem.resume]) {
        TerminalSystem.unblock(signal)
        TerminalSystem.send(signal)
      }
    }

    // MARK: Programs

    /// The program that is to be run, once for each request.
    func takeProgram() -> LocatedProgram? { program.withLock { $0.take() } }

    /// What the running program has done since the last call.
    func takeChildStatus() -> ChildStatus? { childStatus.withLock { $0.take() } }

    /// Restores the terminal, and starts a program in it. Returns its process.
    ///
    /// - Throws: The error of the system.
    func launch(_ program: LocatedProgram) throws(ChildProgramError) -> Int32 {
      exitBetweenFrames()
      // This process does not stop, and its output is not to disturb the program.
      OutputCapture.begin()
      #if canImport(Glibc) || canImport(Musl)
        TerminalWatcher.startForProgram()
      #endif
      let process: Int32
      do throws(ChildProgramError) {
        process = try program.start(
          files: [TerminalGuard.input, TerminalGuard.output, OutputCapture.standardError],
          in: .own
        )
      } catch {
        #if canImport(Glibc) || canImport(Musl)
          TerminalWatcher.stop()
        #endif
        throw error
      }
      #if canImport(Glibc) || canImport(Musl)
        TerminalWatcher.watch(process)
      #endif
      lend(to: process, continues: false)
      let isWatched = TerminalSystem.watch(process) { [self] status in
        childStatus.withLock { $0 = status }
        SignalWatch.record(SignalWatch.child)
      }
      guard isWatched else {
        let refusal = TerminalSystem.refusal
        TerminalGuard.hangUpBorrower()
        TerminalGuard.takeBack()
        throw ChildProgramError(name: program.name, reason: refusal)
      }
      return process
    }

    /// Stops this process after the program in the terminal was stopped, and continues the program when
    /// this process continues.
    func stop(with process: Int32) {
      let settings = TerminalSystem.settings(of: TerminalGuard.input)
      TerminalGuard.takeBack(isFinal: false)
      OutputCapture.end()
      stop(withGroup: true)
      Self.waitForTerminal()
      OutputCapture.begin()
      lend(to: process, settings, continues: true)
    }

    /// Writes a text below the output of a program that has failed, while the terminal has the settings
    /// of the shell.
    ///
    /// - Returns: `false` if the terminal belongs to others, or does not accept the text.
    func pause(showing text: String) -> Bool {
      guard !TerminalSystem.belongsToOthers(TerminalGuard.input) else { return false }
      TerminalSystem.discardInput(of: TerminalGuard.input)
      let bytes = Array("\n\(SafeText(text).string) ".utf8)[...]
      return TerminalGuard.send(bytes.span)
    }

    /// Brings a program into the foreground of the terminal, after this process is in the foreground.
    ///
    /// Until then, the terminal belongs to a shell or to another job, from which this process must not
    /// take it.
    ///
    /// - Parameters:
    ///   - process: The process of the program.
    ///   - settings: The settings that the program had before it was stopped.
    ///   - continues: Whether the program has stopped, and is to continue.
    func lend(to process: Int32, _ settings: TerminalSettings? = nil, continues: Bool) {
      Self.waitForTerminal(orGroup: process)
      TerminalGuard.lend(to: process, settings, continues: continues)
      // Until now, the keys of the user were those of this process.
      for signal in SignalWatch.takeKeySignals() {
        TerminalSystem.send(signal, toGroup: process)
      }
    }

    /// Restores the terminal when no frame is being written, or after waiting a second for that.
    private func exitBetweenFrames() {
      for _ in 0..<100 {
        let isDone: Void? = output.withLockIfAvailable { output in
          output.finish()
          TerminalGuard.restore()
        }
        if isDone != nil { return }
        TerminalSystem.pause(milliseconds: 10)
      }
      TerminalGuard.restore()
    }
  }
#endif
