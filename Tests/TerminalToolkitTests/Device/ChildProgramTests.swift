import Foundation
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

/// Terminal device: other programs in the terminal.
@Suite(.ownThread) struct ChildProgramTests {
  private let modes = TerminalFamily.xterm.modes

  /// Starts a program that runs commands of the shell in its terminal when `c` is typed.
  private func terminal(
    _ command: String = "run",
    running child: String,
    meanwhile: String? = nil,
    showsErrors: Bool = false
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      command,
      environment: ["CHILD": child, "MEANWHILE": meanwhile].compactMapValues { $0 },
      showsErrors: showsErrors
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.output(contains: modes.entry)
    return terminal
  }

  /// Returns the next reports until one begins with a prefix, without those of the log.
  private func reports(of terminal: PseudoTerminal, until start: String) throws -> [String] {
    var reports: [String] = []
    for _ in 0..<20 where reports.last?.hasPrefix(start) != true {
      let report = try terminal.report()
      if report != "logChanged" { reports.append(report) }
    }
    return reports
  }

  /// Quits the program, and expects that it has restored the terminal.
  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `a program has the restored terminal, and the app takes it back`() throws {
    let terminal = try terminal(running: "echo begin; sleep 0; echo end")
    try terminal.type("c")
    try expectEqual(
      reports(of: terminal, until: "ended"),
      ["bytes c", "suspended", "resumed", "ended exited(0)"]
    )
    expect(!terminal.hasSettingsOfBefore)
    try quit(terminal)
    let text = String(decoding: terminal.output, as: UTF8.self)
    let again = modes.reset + modes.entry
    expect(text.hasPrefix(modes.entry + modes.exit + "begin\r\nend\r\n" + again + modes.exit))
  }

  @Test func `a program is in the foreground in its own group, with default signals`() throws {
    let path = BuiltProducts.path("TerminalUser")
    let terminal = try terminal(running: "exec \(path) describe", showsErrors: true)
    try terminal.type("c")
    try terminal.output(
      contains: """
        files terminal terminal terminal, 0 more\r
        group of its own true, foreground true\r
        lines true, signals []\r

        """
    )
    _ = try reports(of: terminal, until: "ended")
    try quit(terminal)
  }

  @Test func `a program has the terminal as input although the input of the app is a pipe`() throws
  {
    let input = try TemporaryFile("piped\n")
    let path = BuiltProducts.path("TerminalUser")
    let terminal = try PseudoTerminal(
      "piped",
      environment: ["CHILD": "exec \(path) describe"],
      input: input.path
    )
    try expectEqual(terminal.reports(2), ["input piped", "open 80x24"])
    try terminal.type("c")
    try terminal.output(contains: "files terminal terminal none, 0 more")
    _ = try reports(of: terminal, until: "ended")
    try quit(terminal)
  }

  @Test func `what the app prints meanwhile is in its log`() throws {
    let terminal = try terminal(running: "read x; echo $x", meanwhile: "print")
    try terminal.type("c")
    _ = try reports(of: terminal, until: "suspended")
    while try terminal.report() != "logChanged" {}
    try terminal.type("typed\n")
    _ = try reports(of: terminal, until: "ended")
    try quit(terminal)
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text.hasSuffix(modes.exit + "from the app\r\n"))
    expectEqual(text.ranges(of: "from the app").count, 1)
  }

  @Test(arguments: [("exit 3", "exited(3)"), ("kill -TERM $$", "signaled(15)")])
  func `the exit status or the signal is reported`(child: String, ending: String) throws {
    let terminal = try terminal(running: child)
    try terminal.type("c")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended \(ending)")
    try quit(terminal)
  }

  @Test func `Control-C ends the program, and not the app`() throws {
    let terminal = try terminal(running: "echo ready; exec sleep 100")
    try terminal.type("c")
    try terminal.output(contains: "ready")
    try terminal.type("\u{3}")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended signaled(2)")
    try quit(terminal)
  }

  @Test(arguments: [("kill -KILL $$", "signaled(9)"), ("exit 0", "exited(0)")])
  func `after a program has left modes on, the terminal is set up anew`(
    end: String,
    ending: String
  ) throws {
    let terminal = try terminal(
      running: #"stty raw -echo; printf '\033[?1049h\033[?1003h\033[?7l'; "# + end
    )
    try terminal.type("c")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended \(ending)")
    try terminal.output(contains: "\u{1B}[?1047l" + modes.entry)
    try quit(terminal)
  }

  @Test func `input that arrives while a program starts is that of the program`() throws {
    let terminal = try terminal(running: "true")
    for _ in 0..<Soak.count(40, full: 400) {
      try terminal.type("c")
      for _ in 0..<9 { try terminal.type("x") }
      let reports = try reports(of: terminal, until: "ended")
      expect(reports.contains("suspended") && !reports.contains("closed"), "\(reports)")
    }
    try quit(terminal)
  }

  @Test func `a program can be run again`() throws {
    let terminal = try terminal(running: "echo ran")
    for _ in 0..<3 {
      try terminal.type("c")
      try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(0)")
    }
    try quit(terminal)
    let text = String(decoding: terminal.output, as: UTF8.self)
    expectEqual(text.ranges(of: "ran\r\n").count, 3)
  }

  // MARK: - Failures

  @Test(arguments: [
    ("no-such-program", "there is no such program in PATH"),
    ("", "there is no such program in PATH"),
    ("/no/such/file", "there is no such file"), ("/", "there is no such file"),
    ("/etc/passwd", "/etc/passwd is not executable"),
  ])
  func `a program that can't be found is refused, and the screen stays`(
    child: String,
    reason: String
  ) throws {
    let terminal = try terminal(running: child)
    try terminal.type("f")
    let name = child.split(separator: "/").last ?? ""
    let shown = name.isEmpty ? child : String(name)
    try expectEqual(terminal.reports(2), ["bytes f", "refused: can't run \(shown): \(reason)"])
    expectEqual(terminal.output, Array(modes.entry.utf8))
    try quit(terminal)
  }

  @Test func `a program that the system refuses is an error, and the app takes the terminal back`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("text")
    // Another process writes the file. A child of another test could inherit a descriptor of this
    // process, and a file that is open for writing can't be executed.
    let copy = try FinishedProcess.run(command: ["install", "-m", "700", #filePath, path])
    expectEqual(copy.status, 0)
    let terminal = try terminal(running: path)
    try terminal.type("f")
    try expectEqual(
      reports(of: terminal, until: "can't"),
      ["bytes f", "suspended", "resumed", "can't run text: Exec format error"]
    )
    try quit(terminal)
  }

  @Test func `programs are located in their folder and PATH`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "tool")
    let path = folder.path("tool")
    func error(_ program: ChildProgram) -> String? {
      do throws(ChildProgramError) {
        _ = try LocatedProgram(program)
        return nil
      } catch {
        return error.reason
      }
    }
    let path0 = ["PATH": "\(folder.path):/usr/bin:/bin"]
    expectEqual(error(ChildProgram("tool", environment: path0)), "\(path) is not executable")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try expectEqual(LocatedProgram(ChildProgram("tool", environment: path0)).path, path)
    let tool = try LocatedProgram(ChildProgram("./tool", ["a"], workingDirectory: folder.path))
    expectEqual(tool.words.suffix(3), [folder.path, "\(folder.path)/./tool", "a"])
    try expect(LocatedProgram(ChildProgram("sh", environment: path0)).path.hasSuffix("/sh"))
    expectEqual(error(ChildProgram("sh", workingDirectory: path)), "there is no folder \(path)")
    expectEqual(error(ChildProgram("sh", ["a\0b"])), "an argument contains a null character")
    let variables = try LocatedProgram(ChildProgram("sh", environment: ["A": "b"])).environment
    expect(variables["A"] == "b" && variables["PATH"] != nil)
  }

  @Test func `the editor and the pager are those of the user, and a file is no option`() {
    let programs = [ChildProgram.editor("-x"), .pager("-x")]
    expectEqual(programs.map(\.name), ["editor", "pager"])
    expectEqual(programs.map(\.arguments.last), ["./-x", "./-x"])
    expectEqual(ChildProgram("/usr/bin/less").name, "less")
  }

  @Test(arguments: [
    (#"printf '<%s>' -c 'set ft=mail'"#, "<-c><set ft=mail><a 'file' $x>"),
    (#"sh "$FOLDER/an editor" -w"#, "<-w><a 'file' $x>"),
    (#"sh $FOLDER/an\ editor \$x"#, "<$x><a 'file' $x>"),
    (#"X="1 2" sh -c 'printf "<%s>" "$X" "$@"' sh"#, "<1 2><a 'file' $x>"),
    (#"printf first; sh "$FOLDER/an editor""#, "first<a 'file' $x>"),
  ])
  func `the shell reads the command of the editor`(command: String, arguments: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("printf '<%s>' \"$@\"", to: "an editor")
    let terminal = try PseudoTerminal(
      "run",
      environment: ["VISUAL": "", "EDITOR": command, "FOLDER": folder.path]
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(0)")
    try terminal.output(contains: modes.exit + arguments)
    try quit(terminal)
  }

  @Test(arguments: [
    (["EDITOR": "no-such-editor -w"], "the program in EDITOR is not found: no-such-editor -w"),
    (
      ["VISUAL": "/etc/passwd", "EDITOR": "true"],
      "the program in VISUAL can't be executed: /etc/passwd"
    ),
    (
      ["EDITOR": "", "PATH": "/nowhere"],
      "vi is not found, and VISUAL or EDITOR does not name another program"
    ),
  ])
  func `an editor that can't be run is an error that says why`(
    environment: [String: String],
    reason: String
  ) throws {
    var program = ChildProgram.editor("file")
    program.environment = environment
    func status(_ program: ChildProgram) throws -> Int32 {
      let variables = ["VISUAL": "", "EDITOR": "", "PATH": "/usr/bin:/bin"]
        .merging(environment) { $1 }
      return try FinishedProcess.run(
        URL(filePath: "/bin/sh"),
        program.arguments,
        environment: variables,
        from: .nullDevice
      ).status
    }
    let ending = ChildProgram.Ending.exited(try status(program))
    expectEqual(
      program.result(ending, environment),
      .failure(ChildProgramError(name: "editor", reason: reason))
    )
    let other = ChildProgram("sh", program.arguments)
    expectEqual(other.result(ending, environment), .success(ending))
  }

  @Test func `an editor that is not found is an error, and the app takes the terminal back`()
    throws
  {
    let terminal = try PseudoTerminal(
      "run",
      environment: ["VISUAL": "no-such-editor", "EDITOR": "true"]
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try expectEqual(
      reports(of: terminal, until: "can't").last,
      "can't run editor: the program in VISUAL is not found: no-such-editor"
    )
    try quit(terminal)
  }

  @Test(arguments: [("sh -c 'kill -TERM $$'", "signaled(15)"), ("true; exit 3", "exited(3)")])
  func `the ending of the editor is reported`(command: String, ending: String) throws {
    let terminal = try PseudoTerminal("run", environment: ["VISUAL": "", "EDITOR": command])
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try terminal.output(contains: "press Enter")
    try terminal.type("\n")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended \(ending)")
    try quit(terminal)
  }

  @Test func `the output of an editor that has failed stays until Enter`() throws {
    let terminal = try PseudoTerminal(
      "run",
      environment: ["EDITOR": "sh -c 'echo no such mode; exit 2'"]
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    let text = "no such mode\r\n\r\neditor has failed; press Enter to continue "
    try terminal.output(contains: modes.exit + text)
    expect(terminal.hasSettingsOfBefore)
    try terminal.type("x\n")
    try expectEqual(
      reports(of: terminal, until: "ended"),
      ["bytes v", "suspended", "resumed", "ended exited(2)"]
    )
    try quit(terminal)
    let output = String(decoding: terminal.output, as: UTF8.self)
    expect(output.contains(text + "x\r\n" + modes.reset + modes.entry))
  }

  @Test(arguments: ["\u{3}", "\u{1C}", "\u{3}\u{3}"])
  func `keys that interrupt a program do not end the app while it waits for Enter`(
    keys: String
  ) throws {
    let terminal = try PseudoTerminal("run", environment: ["EDITOR": "sh -c 'exit 2'"])
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try terminal.output(contains: "press Enter")
    try terminal.type(keys)
    try terminal.output(contains: keys == "\u{1C}" ? "^\\" : "^C")
    try terminal.type("\n")
    try expectEqual(
      reports(of: terminal, until: "ended"),
      ["bytes v", "suspended", "resumed", "ended exited(2)"]
    )
    try quit(terminal)
  }

  @Test func `interrupts of an editor that has ended do not end the app`() throws {
    let terminal = try PseudoTerminal(
      "run",
      environment: ["EDITOR": "sh -c 'echo ready; exec sleep 60'"]
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try terminal.output(contains: "ready")
    try terminal.type("\u{3}\u{3}\u{3}")
    try terminal.output(contains: "press Enter")
    try terminal.type("\n")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(130)")
    try quit(terminal)
  }

  @Test func `a signal that ends the app does not wait for Enter`() throws {
    let terminal = try PseudoTerminal("run", environment: ["EDITOR": "sh -c 'exit 2'"])
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try terminal.output(contains: "press Enter")
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test(arguments: ["", "X=1 "])
  func `an editor that handles Control-C keeps the terminal`(assignment: String) throws {
    let editor = """
      sh -c 'trap "echo interrupted" INT; echo ready; until read x; do :; done; echo got $x'
      """
    let terminal = try PseudoTerminal("run", environment: ["EDITOR": assignment + editor])
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("v")
    try terminal.output(contains: "ready")
    try terminal.type("\u{3}")
    try terminal.output(contains: "interrupted")
    try terminal.type("text\n")
    try terminal.output(contains: "got text")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(0)")
    try quit(terminal)
  }

  // MARK: - Stopping

  @Test func `a stopped program stops the app, and continues with it`() throws {
    let terminal = try terminal("job", running: "echo begin; exec cat")
    try terminal.type("c")
    try terminal.output(contains: "begin")
    try terminal.type("ready\n")
    try terminal.output(contains: "ready\r\nready\r\n")
    try terminal.type("\u{1A}")
    var seen = try reports(of: terminal, until: "stopped")
    expectEqual(seen.last, "stopped TSTP, settings restored")
    try terminal.type("fg\n")
    try terminal.type("hello\n")
    try terminal.output(contains: "hello\r\nhello\r\n")
    try terminal.type("\u{4}")
    seen += try reports(of: terminal, until: "ended")
    expectEqual(seen.filter { !$0.hasPrefix("stopped") }.suffix(2), ["resumed", "ended exited(0)"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `an app that continues in the background leaves the terminal to the shell`() throws {
    // A read that has begun in the foreground receives input in the background, too.
    let child = """
      kill -STOP $PPID
      while [ "$(ps -o tpgid= -p $$ | tr -d ' ')" = $$ ]; do :; done
      echo background
      exec cat
      """
    let terminal = try terminal("job", running: child)
    try terminal.type("c")
    _ = try reports(of: terminal, until: "stopped STOP")
    try terminal.output(contains: "background")
    try terminal.type("bg\n")
    _ = try reports(of: terminal, until: "stopped TTOU")
    try terminal.type("fg\n")
    try terminal.type("hello\n")
    try terminal.output(contains: "hello\r\nhello\r\n")
    try terminal.type("\u{4}")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(0)")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `after the background, a program that reads nothing gets the terminal again`() throws {
    let child = "echo group $$.; kill -STOP $PPID; exec sleep 100"
    let terminal = try terminal("job", running: child)
    try terminal.type("c")
    _ = try reports(of: terminal, until: "stopped STOP")
    try terminal.type("bg\n")
    _ = try reports(of: terminal, until: "stopped TTOU")
    let output = String(decoding: terminal.output, as: UTF8.self)
    let group = try #require(output.firstMatch(of: /group ([0-9]+)\./)?.1)
    try terminal.type("fg\n")
    try terminal.waitForForeground(of: String(group))
    try terminal.type("\u{3}")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended signaled(2)")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
  }

  @Test func `the end of a program in the background leaves the terminal to the shell`() throws {
    let terminal = try terminal("job", running: "kill -STOP $PPID; exit 3")
    try terminal.type("c")
    _ = try reports(of: terminal, until: "stopped STOP")
    try terminal.type("bg\n")
    _ = try reports(of: terminal, until: "stopped TTOU")
    try terminal.type("fg\n")
    let seen = try reports(of: terminal, until: "ended")
    expectEqual(seen.suffix(2), ["resumed", "ended exited(3)"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `a program that no shell could continue is continued at once`() throws {
    let terminal = try terminal(running: "echo ready; kill -STOP $$; read x; echo got $x")
    try terminal.type("c")
    try terminal.output(contains: "ready")
    try terminal.type("more\n")
    try terminal.output(contains: "got more")
    try expectEqual(reports(of: terminal, until: "ended").last, "ended exited(0)")
    try quit(terminal)
  }

  @Test func `a size that changes meanwhile is reported afterward`() throws {
    let terminal = try terminal(running: "echo ready; read x")
    try terminal.type("c")
    try terminal.output(contains: "ready")
    try terminal.resize(columns: 50, rows: 10)
    try terminal.type("\n")
    var seen = try reports(of: terminal, until: "ended")
    if !seen.contains("resized 50x10") { seen.append(try terminal.report()) }
    expect(seen.contains("resized 50x10"), "\(seen)")
    try quit(terminal)
  }

  // MARK: - The end of the app

  @Test func `a device that is closed hangs up the program`() throws {
    let terminal = try terminal(running: "exec sleep 100", meanwhile: "close")
    try terminal.type("c")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(terminal.remainingReports, ["bytes c", "suspended", "end of events"])
    expectEqual(terminal.processesLeft, [])
    expect(terminal.hasSettingsOfBefore)
    expectEqual(terminal.output, Array((modes.entry + modes.exit).utf8))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGUSR1])
  func `a signal that ends the app hangs up the program, and gives the terminal back`(
    signal: Int32
  ) throws {
    let path = BuiltProducts.path("TerminalUser")
    // The shell performs a trap after a command that it waits for, which the signal may precede.
    let child = """
      trap 'echo hung up; exit' HUP; echo ready; read x; kill -\(signal) $PPID; sleep 100 & wait
      """
    // The shell reads from the terminal after the app has ended.
    let terminal = try PseudoTerminal(
      program: "/bin/sh",
      arguments: ["-c", "\(path) run; read x; echo read $x >&2; cat >&2"],
      environment: ["CHILD": child],
      showsErrors: true
    )
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.output(contains: modes.entry)
    try terminal.type("c")
    try terminal.output(contains: "ready")
    try terminal.type("\n")
    try terminal.output(contains: "hung up")
    try terminal.type("after\n")
    try terminal.output(contains: "read after")
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
    try terminal.type("\u{4}")
    try expectEqual(terminal.end(), .exit(0))
  }

  // Another process watches the app, on Linux only.
  #if !canImport(Darwin)
    @Test(arguments: ["$PPID", "-$(ps -o pgid= -p $PPID | tr -d ' ')"])
    func `an app that is killed, alone or with its group, hangs up the program`(
      victim: String
    ) throws {
      let child = """
        trap 'echo hung up; exit' HUP
        echo ready; read x; kill -s KILL -- \(victim); sleep 100 & wait
        """
      let terminal = try terminal("job", running: child)
      try terminal.type("c")
      try terminal.output(contains: "ready")
      try terminal.type("\n")
      try terminal.output(contains: "hung up")
      try terminal.type("\n")
      try expectEqual(terminal.end(), .exit(0))
    }

    @Test func `an app that is killed after it has run a program is restored`() throws {
      let terminal = try terminal(running: "true")
      try terminal.type("c")
      _ = try reports(of: terminal, until: "ended")
      try terminal.type("k")
      try expectEqual(terminal.end(), .signal(SIGKILL))
      try terminal.waitForProcesses()
      expect(terminal.hasSettingsOfBefore)
      expectEqual(ScreenModes(after: terminal.output), .before)
    }
  #endif
}
