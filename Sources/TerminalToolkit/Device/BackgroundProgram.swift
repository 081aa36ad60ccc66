public import Observation

/// A program that runs in the background of the app, such as a build, a download or a search.
///
/// The program starts when this object is created. Its output arrives on the main actor while it runs, and
/// its ``state-swift.property`` is observed, so that a row can show it, and a key can cancel it:
///
/// ```swift
/// build = BackgroundProgram(
///   ChildProgram("make", ["all"]),
///   output: .lines { [log] line, _ in log.append(line) }
/// )
/// // Later, in the handler of a key:
/// build?.cancel()
/// ```
///
/// The program has the default actions of all signals, of which none is blocked, pipes as standard output
/// and standard error, and no other open files. It does not have the terminal: a program that reads from
/// the terminal, for example a password, is ended, and has failed.
///
/// It runs to its end even if the app releases this object. The processes that it starts belong to its
/// process group, and the group ends as a whole:
///
/// 1. After ``cancel(grace:)``.
/// 2. When the program has exited and its output has ended. Processes that it leaves behind with other
///    output receive `SIGKILL`.
/// 3. When the app ends, for whatever reason, `SIGKILL` included. The group receives `SIGTERM`, and
///    `SIGKILL` a second later.
///
/// The last rule holds on Linux and on macOS: a shell leads the group, and waits for the end of a pipe,
/// which the system closes when the app ends. Only a process that leaves the group, as a daemon does, is
/// not ended. A daemon that keeps the output of the program open keeps its state
/// ``State-swift.enum/running``.
///
/// In scripts, cases, explorations and tests, no process is started; see ``execution-swift.type.property``.
@MainActor public final class BackgroundProgram: Observable {
  /// What the program is doing, or how it has ended.
  public enum State: Hashable, Sendable {
    /// The program is running, or is being canceled.
    case running
    /// The program has ended by itself.
    case finished(ChildProgram.Ending)
    /// The app has canceled the program, which has ended.
    case cancelled
    /// The program could not be started, needed the terminal, or its exit status is not available.
    case failed(ChildProgramError)

    /// Whether the program has exited with the status 0.
    public var isSuccess: Bool { self == .finished(.exited(0)) }
  }

  /// A stream that a program writes to.
  public enum Source: Hashable, Sendable {
    /// Standard output.
    case standardOutput
    /// Standard error.
    case standardError
  }

  /// What receives the output of a program.
  ///
  /// The closures are called on the main actor, in order for each stream, and before the state is that of
  /// a program that has ended. While the main actor is busy, the program waits after it has written 256
  /// kilobytes.
  public enum Output {
    /// Nothing. The output is discarded.
    case discarded
    /// A closure that receives each line when it is complete.
    ///
    /// A line ends with a line feed, a carriage return or both, and is passed on without them. The last
    /// line may have no end. Bytes that are not UTF-8 are replaced.
    case lines((_ line: String, _ source: Source) -> Void)
    /// A closure that receives bytes when they arrive.
    case bytes((_ bytes: [UInt8], _ source: Source) -> Void)
  }

  /// The program.
  public let program: ChildProgram

  /// What the program is doing, or how it has ended. Observed.
  public private(set) var state: State {
    get {
      registrar.access(self, keyPath: \.state)
      return storedState
    }
    set { registrar.withMutation(of: self, keyPath: \.state) { storedState = newValue } }
  }

  /// Whether the state is ``State-swift.enum/running``. Observed.
  public var isRunning: Bool { state == .running }

  private let registrar = ObservationRegistrar()
  private var storedState = State.running
  private let output: OutputReader
  private var completion: ((State) -> Void)?
  private var waiting: [CheckedContinuation<State, Never>] = []
  private var isCanceled = false
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private var process: BackgroundProcess?
  #endif

  /// Starts a program.
  ///
  /// If the program can't be started, the state is ``State-swift.enum/failed(_:)`` when this initializer
  /// returns. If the program is simulated, the closures have been called by then; see
  /// ``execution-swift.type.property``.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - acceptsInput: Whether the program reads what ``write(_:)-([UInt8])`` writes, up to
  ///     ``closeInput()``. Otherwise its standard input is at its end.
  ///   - execution: Where the program runs. The default is ``execution-swift.type.property``.
  ///   - output: What receives the output.
  ///   - completion: A closure that is called once, after the state has changed from
  ///     ``State-swift.enum/running``.
  public init(
    _ program: ChildProgram,
    acceptsInput: Bool = false,
    execution: Execution = BackgroundProgram.execution,
    output: Output = .discarded,
    completion: @escaping (State) -> Void = { _ in }
  ) {
    self.program = program
    self.output = OutputReader(output)
    self.completion = completion
    do throws(ChildProgramError) {
      switch execution {
      case .simulated(let handler): simulate(try handler(program))
      case .automatic where !(Self.expectsTerminal || Self.hasTerminal): simulate(.exited(0))
      case .automatic, .processes: try start(acceptsInput: acceptsInput)
      }
    } catch {
      end(.failed(error))
    }
  }

  // MARK: - Input and end

  /// Writes bytes to standard input of the program, without waiting for it.
  ///
  /// Bytes that the program has not read when it ends are discarded, and so are all bytes if it accepts no
  /// input.
  public func write(_ bytes: [UInt8]) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      process?.write(bytes)
    #endif
  }

  /// Writes a text to standard input of the program as UTF-8; see ``write(_:)-([UInt8])``.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Ends standard input of the program after what was written.
  public func closeInput() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      process?.closeInput()
    #endif
  }

  /// Ends all processes of the program.
  ///
  /// They receive `SIGTERM`. When the program has exited and its output has ended, or after the given
  /// time, those that are left receive `SIGKILL`. The state is ``State-swift.enum/cancelled`` when the
  /// program has ended, for which ``waitUntilEnded()`` waits; output that arrives until then is passed on.
  /// Has no effect after the end.
  ///
  /// - Parameter grace: The time to end after `SIGTERM`.
  public func cancel(grace: Duration = .seconds(2)) {
    guard storedState == .running else { return }
    isCanceled = true
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      if let process { return process.end(grace: grace) }
    #endif
    end(.cancelled)
  }

  /// Waits until the program has ended, and returns its state.
  ///
  /// If the task is canceled, so is the program.
  public func waitUntilEnded() async -> State {
    guard storedState == .running else { return storedState }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  private func end(_ state: State) {
    output.finish()
    self.state = state
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      process = nil
    #endif
    completion.take()?(state)
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: state) }
  }

  // MARK: - Processes

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private static var hasTerminal: Bool { TerminalGuard.isClaimed }

    private func start(acceptsInput: Bool) throws(ChildProgramError) {
      let process = try BackgroundProcess(LocatedProgram(program), acceptsInput: acceptsInput)
      self.process = process
      Task {
        for await _ in process.changes {
          let news = process.takeNews()
          for chunk in news.output { output.read(chunk.bytes, from: chunk.source) }
          guard let result = news.result else { continue }
          switch result {
          case _ where isCanceled: end(.cancelled)
          case .success(let ending): end(.finished(ending))
          case .failure(let error): end(.failed(error))
          }
        }
      }
    }
  #else
    private static var hasTerminal: Bool { false }

    private func start(acceptsInput: Bool) throws(ChildProgramError) {
      let reason = "programs can't be started on this system"
      throw ChildProgramError(name: program.name, reason: reason)
    }
  #endif

  private func simulate(_ simulation: Simulation) {
    output.read(Array(simulation.output.utf8), from: .standardOutput)
    output.read(Array(simulation.errors.utf8), from: .standardError)
    if let ending = simulation.ending { end(.finished(ending)) }
  }

  // MARK: - Simulating programs

  /// Where programs run.
  public enum Execution {
    /// In processes while a terminal device of this process is open, as while the app runs, and in a
    /// `HostProgram` that runs in a terminal. Elsewhere, as in scripts, cases, explorations and tests, a
    /// program exits with the status 0 at once, without output.
    case automatic
    /// In processes.
    case processes
    /// In a closure that answers in place of each program, or throws the error of one that can't be
    /// started.
    case simulated((ChildProgram) throws(ChildProgramError) -> Simulation)
  }

  /// What a program does that is not started.
  public struct Simulation: Hashable, Sendable {
    /// The text on standard output.
    public var output: String
    /// The text on standard error.
    public var errors: String
    /// How the program ends, or `nil` for a program that runs until it is canceled.
    public var ending: ChildProgram.Ending?

    /// Creates a description of what a program does.
    public init(output: String = "", errors: String = "", ending: ChildProgram.Ending? = nil) {
      (self.output, self.errors, self.ending) = (output, errors, ending)
    }

    /// Returns the description of a program that writes texts, and exits with a status.
    public static func exited(
      _ status: Int32,
      output: String = "",
      errors: String = ""
    ) -> Simulation {
      Simulation(output: output, errors: errors, ending: .exited(status))
    }

    /// Returns the description of a program that writes texts, and runs until it is canceled.
    public static func running(output: String = "", errors: String = "") -> Simulation {
      Simulation(output: output, errors: errors)
    }
  }

  /// Where the programs that the app creates from now on run, unless their initializer says otherwise.
  ///
  /// The default is ``Execution-swift.enum/automatic``. A test, or an app where no user performs its
  /// actions, simulates them. All closures of the app are called before the initializer of the program
  /// returns, so that a script and the explorer continue with the result:
  ///
  /// ```swift
  /// BackgroundProgram.execution = .simulated { program in
  ///   program.name == "make" ? .running(output: "[1/2]\n") : .exited(0)
  /// }
  /// ```
  public static var execution = Execution.automatic

  /// Whether this process is about to open a terminal device, so that the automatic execution starts
  /// processes already.
  package static var expectsTerminal = false
}

/// Passes the output of a program on, as lines or as bytes.
@MainActor private final class OutputReader {
  private let output: BackgroundProgram.Output
  private var lines: [BackgroundProgram.Source: LineReader] = [:]

  init(_ output: BackgroundProgram.Output) { self.output = output }

  func read(_ bytes: [UInt8], from source: BackgroundProgram.Source) {
    guard !bytes.isEmpty else { return }
    switch output {
    case .discarded: break
    case .bytes(let handler): handler(bytes, source)
    case .lines(let handler):
      for line in lines[source, default: LineReader()].lines(endingIn: bytes) {
        handler(line, source)
      }
    }
  }

  /// Passes the last lines on, which may have no end.
  func finish() {
    guard case .lines(let handler) = output else { return }
    for source in [BackgroundProgram.Source.standardOutput, .standardError] {
      if let line = lines[source]?.takeRest() { handler(line, source) }
    }
  }
}

/// Divides bytes into lines.
private struct LineReader {
  private var rest: [UInt8] = []
  /// Whether the last byte was a carriage return, after which a line feed ends no further line.
  private var hasReturned = false

  /// Returns the lines whose ends are among the given bytes.
  mutating func lines(endingIn bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      let followsReturn = hasReturned
      hasReturned = byte == UInt8(ascii: "\r")
      if hasReturned || byte == UInt8(ascii: "\n") {
        if followsReturn, !hasReturned { continue }
        lines.append(String(decoding: rest, as: UTF8.self))
        rest.removeAll(keepingCapacity: true)
      } else {
        rest.append(byte)
      }
    }
    return lines
  }

  /// Returns the bytes after the last line, or `nil` if there are none.
  mutating func takeRest() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}
