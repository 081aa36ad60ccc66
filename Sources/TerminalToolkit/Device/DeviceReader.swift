#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The loop of the reading thread, which waits for input and signals and sends them as events in
  /// order.
  struct DeviceReader {
    let session: TerminalSession

    /// The events that the stream has not accepted yet.
    ///
    /// No input is read while there are any, so the array stays short.
    private var pending: [DeviceEvent] = []
    private var bytes = [UInt8](repeating: 0, count: 4096)
    private var size: CellSize
    private var isClosed = false
    /// The program that uses the terminal and its process, or `nil` if there is none.
    private var child: (process: Int32, program: LocatedProgram)?
    /// What is to be reported of a program that has failed, when the user has read its output and has
    /// pressed Enter, or `nil` if the terminal does not wait for that.
    private var failedChild: DeviceEvent?
    /// The deadline after which the process is ended, and the signal that ends it.
    private var end: (time: ContinuousClock.Instant, signal: TerminationSignal)?

    init(session: TerminalSession) {
      self.session = session
      size = session.firstSize
    }

    /// Runs until the session ends or the process exits.
    mutating func run() {
      while !session.isEnding || child != nil {
        if session.isEnding { TerminalGuard.hangUpBorrower() }
        reportPendingEvents()
        let (hasInput, hasRoom, hasLog, isDisconnected) = TerminalSystem.wait(
          terminal: isClosed || child != nil || !pending.isEmpty ? nil : TerminalGuard.input,
          output: isClosed ? nil : session.pendingOutput,
          log: OutputCapture.descriptor,
          pipe: SignalWatch.descriptor,
          milliseconds: timeout
        )
        if session.isEnding, child == nil { return }
        takeSignals()
        if hasLog, session.takeLog() { pending.append(.logChanged) }
        if hasRoom, session.sendPendingOutput() { pending.append(.outputAccepted) }
        // What a program has borrowed meanwhile is neither read nor at fault: the input is its own, and
        // from the background, reading and writing fail.
        if child == nil {
          if hasInput || isDisconnected { takeInput(isDisconnected: isDisconnected) }
          if session.isWriteRefused { close() }
        }
        if let end, end.time <= .now { TerminalGuard.endProcess(by: end.signal.number) }
      }
    }

    /// The maximum time to wait in milliseconds, or -1 to wait indefinitely.
    private var timeout: Int32 {
      let retry: Int32 = pending.isEmpty ? -1 : 10
      guard let end else { return retry }
      let left = max(end.time - .now, .zero)
      let milliseconds = min(left / .milliseconds(1), 60_000).rounded(.up)
      return retry < 0 ? Int32(milliseconds) : min(Int32(milliseconds), retry)
    }

    private mutating func reportPendingEvents() {
      while let event = pending.first, session.report(event) { pending.removeFirst() }
    }

    private mutating func takeInput(isDisconnected: Bool) {
      let count = TerminalSystem.read(TerminalGuard.input, into: &bytes)
      if count > 0 {
        // With the settings of the shell, input is a line.
        if failedChild != nil { return resumeAfterProgram(session.capabilities.modes.reset) }
        pending.append(.bytes(Array(bytes[..<count])))
      } else if isDisconnected
        || (count < 0 && !TerminalSystem.isInterrupted && !TerminalSystem.isFull)
      {
        close()
      }
    }

    private mutating func close() {
      guard !isClosed else { return }
      isClosed = true
      pending.append(.closed)
    }

    private mutating func takeSignals() {
      let signals = SignalWatch.take()
      guard signals != 0 else { return }
      for signal in TerminationSignal.allCases where signals & (1 << signal.number) != 0 {
        // In the pause after a program that has failed, the signals of keys are for that program.
        if failedChild == nil || !TerminalSystem.keySignals.contains(signal.number) {
          terminate(signal)
        }
      }
      var resumes = signals & (1 << TerminalSystem.resume) != 0
      let stops = signals & ((1 << TerminalSystem.stop) | (1 << SignalWatch.suspension)) != 0
      if signals & (1 << SignalWatch.child) != 0 {
        let hadChild = child != nil
        updateChild()
        // The terminal was set up after the continuation.
        if hadChild, child == nil { resumes = false }
      }
      if let child {
        // This process stops when the program in the terminal has stopped.
        if stops { TerminalSystem.send(TerminalSystem.stop, toGroup: child.process) }
        // The shell that has continued this process has taken the terminal from the program before.
        if resumes, !TerminalSystem.isInForeground(child.process, of: TerminalGuard.input) {
          session.lend(to: child.process, continues: true)
        }
        return
      }
      if stops {
        pending.append(.suspended)
        reportPendingEvents()
        session.stop(withGroup: signals & (1 << SignalWatch.suspension) != 0)
        resumes = true
      }
      if resumes {
        failedChild == nil ? resume() : resumeAfterProgram(session.capabilities.modes.reset)
      }
      // Programs that show the terminal again in another window send this signal without a change
      // of the size, to request its contents.
      if session.size != size || signals & (1 << TerminalSystem.resize) != 0 { reportSize() }
    }

    private mutating func resume(after start: String = "") {
      if session.resume(after: start) { pending.append(.resumed) } else { close() }
      if let failedChild = failedChild.take() { pending.append(failedChild) }
    }

    // MARK: - Programs in the terminal

    /// Sets up the terminal again. The keys that have interrupted the program until then are discarded.
    private mutating func resumeAfterProgram(_ start: String = "") {
      resume(after: start)
      _ = SignalWatch.takeKeySignals()
    }

    /// Starts the program that is to be run, or responds to what it has done.
    private mutating func updateChild() {
      if let program = session.takeProgram(), !session.isEnding {
        pending.append(.suspended)
        reportPendingEvents()
        do throws(ChildProgramError) {
          child = (try session.launch(program), program)
        } catch {
          resumeAfterProgram()
          pending.append(.childEnded(.failure(error)))
        }
      }
      guard let child, let status = session.takeChildStatus() else { return }
      switch status {
      case .stopped(forTerminal: true):
        // The program was not in the foreground yet, or a shell has taken the terminal from it.
        session.lend(to: child.process, continues: true)
      case .stopped(forTerminal: false): session.stop(with: child.process)
      case .ended(let ending):
        self.child = nil
        TerminalGuard.takeBack()
        let result = child.program.result(ending)
        if end != nil {
          // The input is that of the shell.
          close()
        } else if let text = child.program.pauseText(after: result), session.pause(showing: text) {
          failedChild = .childEnded(result)
          return
        } else {
          resumeAfterProgram(session.capabilities.modes.reset)
        }
        pending.append(.childEnded(result))
      }
    }

    private mutating func reportSize() {
      size = session.size
      if case .resized = pending.last { pending.removeLast() }
      pending.append(.resized(size))
    }

    /// Sends a termination event and starts the grace period.
    ///
    /// The process ends when the period is over, or at once if a second signal arrives.
    private mutating func terminate(_ signal: TerminationSignal) {
      if end != nil { TerminalGuard.endProcess(by: signal.number) }
      end = (.now + session.grace, signal)
      TerminalGuard.hangUpBorrower()
      pending.append(.terminated(signal))
    }
  }
#endif
