import Foundation
import Observation
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs in the background, in processes.
@MainActor struct BackgroundProgramTests {
  /// A program in a process, with the lines that it has written.
  @MainActor private final class RunningProgram {
    private(set) var lines: [String] = []
    private(set) var completions: [BackgroundProgram.State] = []
    private(set) var program: BackgroundProgram?
    private let stream: AsyncStream<String>

    init(_ program: ChildProgram, acceptsInput: Bool = false) {
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      self.stream = stream
      BackgroundProgram.execution = .processes
      defer { BackgroundProgram.execution = .automatic }
      self.program = BackgroundProgram(
        program,
        acceptsInput: acceptsInput,
        output: .lines { [weak self] line, source in
          self?.lines.append(source == .standardError ? "error: \(line)" : line)
          continuation.yield(line)
        },
        completion: { [weak self] in
          self?.completions.append($0)
          continuation.finish()
        }
      )
    }

    convenience init(
      _ commands: String,
      environment: [String: String] = [:],
      acceptsInput: Bool = false
    ) {
      let program = ChildProgram("sh", ["-c", commands], environment: environment)
      self.init(program, acceptsInput: acceptsInput)
    }

    var state: BackgroundProgram.State? { program?.state }

    /// Waits until the program has written a line.
    func wait(for line: String) async { for await next in stream where next == line { return } }

    func end() async -> BackgroundProgram.State? { await program?.waitUntilEnded() }
  }

  /// A file that is at its end when no process has it as its output any more.
  private final class Pipe {
    let folder: TemporaryFolder
    let file: Int32

    init() throws {
      folder = try TemporaryFolder()
      let path = folder.path("pipe")
      try #require(unsafe mkfifo(path, 0o600) == 0)
      file = unsafe open(path, O_RDONLY | O_NONBLOCK)
      try #require(file >= 0)
    }

    deinit { close(file) }

    var path: String { folder.path("pipe") }

    /// Reads the pipe until no process can write to it.
    func readToEnd() -> String {
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
      var (text, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 1024))
      while true {
        let count = TerminalSystem.read(file, into: &bytes)
        guard count > 0 else { return String(decoding: text, as: UTF8.self) }
        text += bytes[..<count]
      }
    }
  }

  // MARK: - Output and input

  @Test func `lines arrive while the program runs, and input reaches it`() async {
    let program = RunningProgram("echo one; read x; echo got $x; exit 3", acceptsInput: true)
    await program.wait(for: "one")
    expectEqual(program.state, .running)
    program.program?.write("two\n")
    await expectEqual(program.end(), .finished(.exited(3)))
    expectEqual(program.lines, ["one", "got two"])
    expectEqual(program.completions, [.finished(.exited(3))])
  }

  @Test func `a line ends with a line feed, a carriage return or both`() async {
    let program = RunningProgram(#"printf '10%%\r20%%\r\n\nlast'; echo oops >&2"#)
    await expectEqual(program.end(), .finished(.exited(0)))
    expectEqual(program.lines.filter { $0 != "error: oops" }, ["10%", "20%", "", "last"])
    expect(program.lines.contains("error: oops"))
  }

  @Test func `bytes arrive as they were written, of any number`() async {
    BackgroundProgram.execution = .processes
    var bytes: [BackgroundProgram.Source: [UInt8]] = [:]
    let program = BackgroundProgram(
      ChildProgram("sh", ["-c", #"printf '\0\377' >&2; head -c 1000000 /dev/zero"#]),
      output: .bytes { bytes[$1, default: []] += $0 }
    )
    BackgroundProgram.execution = .automatic
    await expectEqual(program.waitUntilEnded(), .finished(.exited(0)))
    expectEqual(bytes[.standardError], [0, 255])
    expectEqual(bytes[.standardOutput]?.count, 1_000_000)
  }

  @Test func `input ends where the app ends it, and is at its end without one`() async {
    let counting = RunningProgram("wc -c | tr -d ' '", acceptsInput: true)
    counting.program?.write([UInt8](repeating: 0, count: 500_000))
    counting.program?.write([UInt8](repeating: 0, count: 500_000))
    counting.program?.closeInput()
    await expectEqual(counting.end(), .finished(.exited(0)))
    expectEqual(counting.lines, ["1000000"])
    await expectEqual(RunningProgram("cat").end(), .finished(.exited(0)))
  }

  @Test func `a program that reads no input ends as any other`() async {
    let program = RunningProgram("exec <&-; echo closed; sleep 0", acceptsInput: true)
    program.program?.write([UInt8](repeating: 0, count: 500_000))
    await expectEqual(program.end(), .finished(.exited(0)))
  }

  @Test func `a program has default signals, whatever the thread blocks`() async {
    var (signals, previous) = (sigset_t(), sigset_t())
    unsafe sigfillset(&signals)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    // A Swift program installs handlers for its backtraces otherwise.
    let environment = ["SWIFT_BACKTRACE": "enable=no"]
    let path = BuiltProducts.path("TerminalUser")
    let program = RunningProgram(ChildProgram(path, ["describe"], environment: environment))
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    await expectEqual(program.end(), .finished(.exited(0)))
    expectEqual(program.lines.first, "files none none none, 0 more")
    expect(program.lines.last?.hasSuffix("signals []") == true, "\(program.lines)")
  }

  // MARK: - Ends

  @Test(arguments: [("exit 3", ChildProgram.Ending.exited(3)), ("kill -TERM $$", .signaled(15))])
  func `the state is observed, and has the status or the signal`(
    commands: String,
    ending: ChildProgram.Ending
  ) async {
    let program = RunningProgram(commands)
    await withCheckedContinuation { continuation in
      withObservationTracking {
        expectEqual(program.program?.isRunning, true)
      } onChange: {
        continuation.resume()
      }
    }
    await expectEqual(program.end(), .finished(ending))
  }

  @Test func `a canceled program can end by itself`() async {
    let program = RunningProgram(
      "trap 'echo bye; exit 0' TERM; echo ready; sleep 1000 & wait"
    )
    await program.wait(for: "ready")
    program.program?.cancel(grace: .seconds(3600))
    await expectEqual(program.end(), .cancelled)
    expectEqual(program.lines, ["ready", "bye"])
    expectEqual(program.completions, [.cancelled])
    program.program?.cancel()
    expectEqual(program.completions, [.cancelled])
  }

  @Test(arguments: ["", "trap '' TERM; "])
  func `canceling ends the processes that the program has started`(trap: String) async throws {
    let pipe = try Pipe()
    let program = RunningProgram(
      "\(trap)exec 3>\"$FILE\"; sh -c 'sleep 1000 & sleep 1000 & echo ready; wait'; wait",
      environment: ["FILE": pipe.path]
    )
    await program.wait(for: "ready")
    program.program?.cancel(grace: .milliseconds(1))
    await expectEqual(program.end(), .cancelled)
    expectEqual(pipe.readToEnd(), "")
  }

  @Test func `a stopped program can be canceled`() async {
    let program = RunningProgram("echo ready; kill -STOP $$")
    await program.wait(for: "ready")
    program.program?.cancel(grace: .seconds(3600))
    await expectEqual(program.end(), .cancelled)
  }

  @Test func `a canceled task cancels the program for which it waits`() async {
    let program = RunningProgram("echo ready; exec sleep 1000")
    let task = Task { await program.end() }
    await program.wait(for: "ready")
    task.cancel()
    await expectEqual(task.value, .cancelled)
  }

  @Test func `processes that a program leaves behind end with it`() async throws {
    let pipe = try Pipe()
    let program = RunningProgram(
      "sleep 1000 >\"$FILE\" 2>&1 & echo done",
      environment: ["FILE": pipe.path]
    )
    await expectEqual(program.end(), .finished(.exited(0)))
    expectEqual(pipe.readToEnd(), "")
  }

  @Test(arguments: ["", "trap '' HUP INT TERM; "], ["kill", "exit"])
  func `an app that ends leaves no process behind`(trap: String, end: String) throws {
    let pipe = try Pipe()
    let app = try FinishedProcess.run(
      BuiltProducts.file("TerminalUser"),
      ["abandon"],
      environment: [
        "CHILD": "\(trap)exec 3>\"$FILE\"; echo begin >&3; sleep 1000 & echo ready; wait",
        "FILE": pipe.path, "MEANWHILE": end, "PATH": "/usr/bin:/bin",
      ]
    )
    expectEqual(app.isSignal, end == "kill")
    expectEqual(app.status, end == "kill" ? SIGKILL : 0)
    expectEqual(pipe.readToEnd(), "begin\n")
  }

  @Test func `a program that can't be started has failed at once`() throws {
    let missing = RunningProgram(ChildProgram("no-such-program"))
    let reason = "there is no such program in PATH"
    expectEqual(missing.state, .failed(ChildProgramError(name: "no-such-program", reason: reason)))
    let folder = try TemporaryFolder()
    // Another process writes the file; see the test of programs in the terminal.
    let copy = ["install", "-m", "700", #filePath, folder.path("text")]
    try expectEqual(FinishedProcess.run(command: copy).status, 0)
    let text = RunningProgram(ChildProgram(folder.path("text")))
    expectEqual(
      text.state,
      .failed(ChildProgramError(name: "text", reason: "Exec format error"))
    )
  }

  // MARK: - Simulations

  @Test func `without a terminal, a program succeeds at once, and no process is started`() {
    var states: [BackgroundProgram.State] = []
    let program = BackgroundProgram(ChildProgram("no-such-program")) { states.append($0) }
    expect(program.state.isSuccess)
    expectEqual(states, [.finished(.exited(0))])
  }

  @Test func `a program runs where its creator says`() {
    func run(_ execution: BackgroundProgram.Execution) -> BackgroundProgram.State {
      BackgroundProgram(ChildProgram("short"), execution: execution).state
    }
    expectEqual(run(.simulated { _ in .exited(2) }), .finished(.exited(2)))
    expectEqual(run(.simulated { _ in .running() }), .running)
    expectEqual(run(BackgroundProgram.execution), .finished(.exited(0)))
  }

  @Test func `a closure answers in place of the program, at once`() async {
    defer { BackgroundProgram.execution = .automatic }
    var lines: [String] = []
    func run(_ name: String) -> BackgroundProgram {
      BackgroundProgram(ChildProgram(name), output: .lines { line, _ in lines.append(line) })
    }
    let error = ChildProgramError(name: "lost", reason: "as asked")
    BackgroundProgram.execution = .simulated { program throws(ChildProgramError) in
      switch program.name {
      case "lost": throw error
      case "long": .running(output: "10%\r20%\r")
      default: .exited(2, output: "a\nb", errors: "c\n")
      }
    }
    expectEqual(run("short").state, .finished(.exited(2)))
    expectEqual(run("lost").state, .failed(error))
    expectEqual(lines, ["a", "c", "b"])
    let long = run("long")
    expectEqual(long.state, .running)
    expectEqual(lines.suffix(2), ["10%", "20%"])
    long.write("lost")
    long.closeInput()
    long.cancel()
    expectEqual(long.state, .cancelled)
  }
}

/// Programs in the background of an app that uses the terminal.
@Suite(.ownThread) struct BackgroundProgramAtTerminalTests {
  private func reports(of commands: String) throws -> [String] {
    let terminal = try PseudoTerminal("run", environment: ["CHILD": commands])
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("b")
    var reports: [String] = []
    while reports.last?.hasPrefix("background") != true { reports.append(try terminal.report()) }
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    return reports
  }

  @Test func `a program runs in the background while a terminal is open`() throws {
    try expectEqual(
      reports(of: "echo one; exit 3"),
      ["bytes b", "line one", "background exited(3)"]
    )
  }

  @Test func `a program that reads from the terminal is ended, and has failed`() throws {
    let last = try reports(of: "read x </dev/tty; sleep 1000").last
    expect(last?.contains("it needs the terminal") == true, last ?? "")
  }
}
