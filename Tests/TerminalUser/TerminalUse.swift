import Foundation
import TabHost
import TabHostTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The commands of the program.
@MainActor enum TerminalUse {
  /// Standard output as the program was started with it.
  private static let shared = dup(1)

  /// Reports every event, and performs the command of each key until the terminal is closed.
  ///
  /// - Parameter grace: The time to end after a termination signal, or `nil` for the default.
  static func run(grace: Duration? = nil) async {
    _ = shared
    guard let device = open(grace: grace) else { return }
    for await event in device.events {
      report(Self.line(event))
      switch event {
      case .bytes(let bytes): bytes.forEach { perform($0, device) }
      case .closed:
        device.write("to nobody")
        report("alive")
        device.close()
        leave(3)
      case .terminated(let signal):
        device.close()
        signal.endProcess()
      case .suspended: if !child.isEmpty { Task { await actInBackground(device) } }
      case .childEnded, .logChanged, .outputAccepted, .resized, .resumed: break
      }
    }
    report("end of events")
  }

  private static func perform(_ key: UInt8, _ device: any TerminalDevice) {
    switch key {
    case UInt8(ascii: "q"): device.close()
    case UInt8(ascii: "e"): leave(7)
    case UInt8(ascii: "z"): device.suspend()
    case UInt8(ascii: "c"): run(ChildProgram("sh", ["-c", child]), in: device)
    case UInt8(ascii: "b"): runInBackground()
    case UInt8(ascii: "f"): run(ChildProgram(child), in: device)
    case UInt8(ascii: "v"): run(ChildProgram.editor("a 'file' $x"), in: device)
    case UInt8(ascii: "s"): kill(getpid(), SIGSTOP)
    case UInt8(ascii: "w"):
      device.write("(" + String(repeating: "0123456789", count: 50_000) + ")")
      report("written")
    case UInt8(ascii: "n"):
      // Simulates another program that shares the terminal.
      _ = fcntl(shared, F_SETFL, fcntl(shared, F_GETFL) | O_NONBLOCK)
      report("non-blocking")
    case UInt8(ascii: "p"): print("printed")
    case UInt8(ascii: "y"): writeError("an error\n")
    case UInt8(ascii: "o"): print("a\u{1B}[31mb\u{9B}2J\u{202E}c\td\r\né\rf")
    case UInt8(ascii: "m"):
      for number in 1...20_000 { print("line \(number)") }
    case UInt8(ascii: "i"): report("log \(device.log.lines)")
    case UInt8(ascii: "h"): device.write("\u{1B}]0;an unfinished string")
    case UInt8(ascii: "t"): preconditionFailure("as asked")
    case UInt8(ascii: "a"): abort()
    case UInt8(ascii: "d"):
      device.write("down")
      _ = deepen(0)
    case UInt8(ascii: "u"): Task.detached { _ = deepen(0) }
    case UInt8(ascii: "k"): kill(getpid(), SIGKILL)
    case UInt8(ascii: "l"): Task.detached { preconditionFailure("as asked, elsewhere") }
    default: break
    }
  }

  /// The program that keys run, or its commands for a shell.
  private static let child = ProcessInfo.processInfo.environment["CHILD"] ?? ""

  /// Prints a line or closes the device while another process group is in the foreground, as the
  /// variable `MEANWHILE` says.
  private static func actInBackground(_ device: any TerminalDevice) async {
    guard let action = ProcessInfo.processInfo.environment["MEANWHILE"] else { return }
    while tcgetpgrp(0) == getpgrp() { await Task.yield() }
    if action == "print" { print("from the app") } else { device.close() }
  }

  private static func run(_ program: ChildProgram, in device: any TerminalDevice) {
    do throws(ChildProgramError) {
      try device.run(program)
    } catch {
      report("refused: \(error)")
    }
  }

  /// Runs the child in the background, and reports its lines and its end.
  private static func runInBackground() {
    _ = BackgroundProgram(
      ChildProgram("sh", ["-c", child]),
      output: .lines { line, _ in report("line \(line)") },
      completion: {
        if case .finished(let ending) = $0 {
          report("background \(ending)")
        } else {
          report("background \($0)")
        }
      }
    )
  }

  /// Runs the child in the background until its first line, and then ends this process by `SIGKILL`, or by
  /// an exit if the variable `MEANWHILE` is `exit`.
  static func abandonProgram() async {
    BackgroundProgram.execution = .processes
    let program = BackgroundProgram(
      ChildProgram("sh", ["-c", child]),
      output: .lines { _, _ in
        if ProcessInfo.processInfo.environment["MEANWHILE"] == "exit" { leave(0) }
        kill(getpid(), SIGKILL)
      }
    )
    _ = await program.waitUntilEnded()
  }

  /// Prints how this process uses the terminal and receives signals.
  static func describe() {
    let files = (0...2).map { isatty($0) == 1 ? "terminal" : "none" }
    let open = (3..<64).count { fcntl(Int32($0), F_GETFD) >= 0 }
    var settings = termios()
    unsafe tcgetattr(0, &settings)
    var blocked = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
    let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP, SIGTTOU, SIGCHLD, SIGWINCH]
    let handled = signals.filter { number in
      var action = sigaction()
      unsafe sigaction(number, nil, &action)
      #if canImport(Glibc)
        let function = unsafe action.__sigaction_handler.sa_handler
      #elseif canImport(Musl)
        let function = unsafe action.__sa_handler.sa_handler
      #else
        let function = unsafe action.__sigaction_u.__sa_handler
      #endif
      let isBlocked = unsafe sigismember(&blocked, number) != 0
      return unsafe unsafeBitCast(function, to: Int.self) != 0 || isBlocked
    }
    print("files \(files.joined(separator: " ")), \(open) more")
    print("group of its own \(getpgrp() == getpid()), foreground \(tcgetpgrp(0) == getpgrp())")
    print("lines \(settings.c_lflag & tcflag_t(ICANON) != 0), signals \(handled)")
  }

  /// Reads standard input to its end, then calls `run()`, which reads keys.
  static func runAfterInput() async {
    while let line = readLine() { report("input \(line)") }
    await run()
  }

  private static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(2, bytes, bytes.count)
  }

  /// Runs a host with a tab whose provider traps.
  static func runHost() async { await run(host) }

  /// Runs the same host as under `nohup`.
  static func runHostOn() async {
    signal(SIGHUP, SIG_IGN)
    await run(host)
  }

  static var host: TabHostController {
    TabHostController(tabs: [
      TabItem(title: "Calm", identifier: "calm") { _ in ViewController() },
      TabItem(title: "Storm", identifier: "storm") { _ in preconditionFailure("as asked") },
    ])
  }

  /// Runs a host that can be inspected, and prints a line when its second tab is selected.
  static func runInspected() async {
    let host = TabHostController(tabs: [
      TabItem(title: "Quiet", identifier: "quiet") { _ in ViewController() },
      TabItem(title: "Loud", identifier: "loud") { _ in
        print("message-of-the-app")
        return ViewController()
      },
    ])
    do {
      leave(try await TerminalApplication.run(host) { $0.isInspectable = true })
    } catch {
      report("refused: \(error)")
    }
  }

  /// Runs a host with a page in many colors.
  static func runColors() async {
    let host = TabHostController()
    host.tabs = [TabItem(title: "Colors", identifier: "colors") { _ in ColorPage() }]
    await run(host)
  }

  private static func run(_ host: TabHostController) async {
    do {
      leave(try await TerminalApplication.run(host))
    } catch {
      report("refused: \(error)")
    }
  }

  /// Calls `run()` as under `nohup`.
  static func runOn() async {
    signal(SIGHUP, SIG_IGN)
    await run()
  }

  /// Writes to a pipe without a reader, first while the terminal is open and then after it was
  /// closed.
  static func writeToBrokenPipe(ignoring: Bool) {
    if ignoring { signal(SIGPIPE, SIG_IGN) }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0, let device = open() else { return }
    close(ends[0])
    // A process that starts meanwhile has the reader until it runs its program.
    var writer = pollfd(fd: ends[1], events: 0, revents: 0)
    unsafe poll(&writer, 1, -1)
    func result() -> String { unsafe write(ends[1], "lost", 4) == 4 ? "written" : "error \(errno)" }
    report("in the terminal: \(result())")
    device.close()
    report("after it: \(result())")
  }

  /// Opens the terminal and blocks the main actor forever, so that no event is handled.
  static func waitDeaf() {
    guard let device = open(grace: .milliseconds(100)) else { return }
    while true { poll(nil, 0, -1) }
    device.close()
  }

  /// Runs a host that reports many diagnostics, with more output than the terminal accepts.
  static func runMistaken() async {
    guard let device = open() else { return }
    let application = TerminalApplication(host: host, device: device)
    Task {
      device.write(String(repeating: "0123456789", count: 50_000))
      for _ in 0..<2000 { application.screen.host.selectedIndex = 7 }
      report("reported")
    }
    if case .terminated(let signal) = await application.run() { signal.endProcess() }
  }

  /// Closes the device while its reading thread is in a signal handler that does not return.
  static func closeWhileReaderIsStuck() {
    signal(SIGUSR1, waitForever)
    guard let device = open() else { return }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGUSR1)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    kill(getpid(), SIGUSR1)
    device.close()
    report("closed")
  }

  /// Closes the write end of a pipe while the terminal is open, and reports whether another process
  /// keeps it open.
  static func closeDescriptor() async {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    let writer = fcntl(ends[1], F_DUPFD, 300)
    close(ends[1])
    guard let device = open() else { return }
    for await case .bytes in device.events {
      close(writer)
      var reader = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      report(unsafe poll(&reader, 1, 0) > 0 ? "closed" : "open")
      device.close()
    }
  }

  /// Installs a signal handler while the terminal is open, and sends the signal before and after
  /// closing it.
  static func handleSignal() {
    guard let device = open() else { return }
    signal(SIGUSR1) { _ in report("handled") }
    raise(SIGUSR1)
    device.close()
    raise(SIGUSR1)
  }

  /// Opens the terminal after writing to it until it accepts no more output.
  static func openFullTerminal() {
    let flags = fcntl(1, F_GETFL)
    _ = fcntl(1, F_SETFL, flags | O_NONBLOCK)
    let bytes = [UInt8](repeating: 0x2E, count: 512)
    var request = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    // The system moves written bytes to another buffer for a while, which makes room again.
    repeat {
      for count in [bytes.count, 1] { while unsafe write(1, bytes, count) > 0 {} }
    } while unsafe poll(&request, 1, 300) > 0
    _ = fcntl(1, F_SETFL, flags)
    report("full")
    tryToOpen()
  }

  /// Releases the device without closing it.
  static func dropDevice() {
    _ = open()
    report("dropped")
  }

  /// Opens the terminal, and reports the reason if that fails.
  static func tryToOpen() {
    open()?.close()
  }

  /// Opens a second device while the first is open, and another one afterwards.
  static func openAgain() {
    let first = open()
    let second = open()
    report(second == nil ? "one" : "two")
    first?.close()
    first?.write("lost")
    let third = open()
    third?.close()
    third?.close()
  }

  /// Exits the program normally.
  static func leave(_ status: Int32) -> Never {
    exit(status)
  }

  private static func open(grace: Duration? = nil) -> (any TerminalDevice)? {
    do {
      let device: any TerminalDevice =
        if let grace { try POSIXTerminalDevice(terminationGrace: grace) } else {
          try StandardTerminal.open()
        }
      report("open \(device.size)")
      return device
    } catch {
      report("refused: \(error)")
      return nil
    }
  }

  /// Recurses until the stack overflows.
  private nonisolated static func deepen(_ depth: Int) -> Int {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
      unsafe bytes.initialize(repeating: UInt8(truncatingIfNeeded: depth))
      return unsafe deepen(depth + 1) + Int(bytes[depth % 4096])
    }
  }

  private static func line(_ event: DeviceEvent) -> String {
    switch event {
    case .bytes(let bytes): "bytes \(String(decoding: bytes, as: UTF8.self))"
    case .resized(let size): "resized \(size)"
    case .terminated(let signal): "terminated \(signal)"
    case .childEnded(.success(let ending)): "ended \(ending)"
    case .childEnded(.failure(let error)): "\(error)"
    case .closed, .logChanged, .outputAccepted, .resumed, .suspended: "\(event)"
    }
  }
}

/// A signal handler that does not return.
private func waitForever(_ signal: Int32) {
  while true { poll(nil, 0, -1) }
}

/// Writes a line to descriptor 3 without buffering.
func report(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(3, bytes, bytes.count)
}
