import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc) || canImport(Musl)
  /// A shell that restores the terminal if this process ends without doing so, or can't do so because
  /// the terminal accepts no output.
  ///
  /// No handler can run after `SIGKILL`, or after a stack overflow on a thread without an alternate
  /// signal stack, and the system offers no way to provide that stack for threads of the app. The
  /// shell waits for the end of a pipe, which the system closes when this process ends for whatever
  /// reason.
  ///
  /// While another program uses the terminal, the shell ends that program in place of restoring the
  /// terminal, which the program has restored or the shell of the user restores.
  ///
  /// A terminal may accept output again long after this process has ended, as over a connection that
  /// stalls. The process then writes into the pipe what the terminal has not accepted, and the shell
  /// waits for the terminal.
  enum TerminalWatcher {
    /// The process of the shell, or 0 if there is none.
    private static let process = Atomic<Int32>(0)
    /// The write end of the pipe.
    private static let pipe = Atomic<Int32>(-1)

    /// Restores the terminal at the end of the input, unless an empty line was read before or another
    /// program is in the foreground by then. The shell that continues in the foreground restores
    /// the settings itself; changing them would interfere with it.
    ///
    /// If another line was read, this process has restored the settings and a part of the screen. The
    /// line is the rest, and the log follows.
    ///
    /// If this process was the leader of its session, the session has no terminal afterwards, and no
    /// process is in the foreground: the number is 0 or less. The open terminal can still be used.
    static let script = """
      read -r rest && [ -z "$rest" ] && exit
      read -r x x x x group x x front x </proc/self/stat
      [ "$front" -gt 0 ] || front=$group
      [ "$front" = "$group" ] || [ "$front" = "$3" ] || exit
      printf %s "${rest:-$2}"
      [ -z "$rest" ] || exec cat
      [ "$front" != "$group" ] || stty "$1" <&1 || stty sane <&1
      """

    /// Hangs up the process group in the first line at the end of the input, unless an empty line was
    /// read before.
    private static let scriptForProgram = """
      read -r group && [ -n "$group" ] || exit
      read -r rest && exit
      kill -s HUP -- "-$group"
      kill -s CONT -- "-$group"
      """

    /// Starts the shell. Without one, the terminal is restored in all other cases.
    ///
    /// A previous shell has ended; see `waitForEnd()`.
    static func start(settings: TerminalSettings, exit: String) {
      let group = "\(getpgid(getppid()))"
      start { input in
        // Standard output is redirected by now. Another program may have made it non-blocking, so the
        // terminal is opened separately.
        let terminal = TerminalSystem.openSeparately(TerminalGuard.output)
        defer { if let terminal { TerminalSystem.close(terminal) } }
        if let terminal { TerminalSystem.makeBlocking(terminal) }
        return TerminalSystem.launchShell(
          ["sh", "-c", script, "sh", words(settings), exit, group],
          files: [input, terminal ?? TerminalGuard.output, nil],
          group: .inherited
        )
      }
    }

    /// Starts the shell that ends another program, which is to be launched.
    static func startForProgram() {
      guard waitForEnd() else { return }
      // A signal to all processes of this group, which may be the reason for the end, is not to end the
      // shell.
      start {
        TerminalSystem.launchShell(
          ["sh", "-c", scriptForProgram],
          files: [$0, nil, nil],
          group: .own
        )
      }
    }

    /// Passes the process group of the program that was launched to the shell.
    static func watch(_ group: Int32) {
      let file = pipe.load(ordering: .acquiring)
      if file >= 0 { _ = TerminalSystem.write(file, Array("\(group)\n".utf8).span) }
    }

    /// Starts the shell by a closure whose argument is its standard input, unless there is one.
    private static func start(_ spawn: (Int32) -> pid_t) {
      guard pipe.load(ordering: .acquiring) < 0, let ends = TerminalSystem.pipe() else { return }
      defer { TerminalSystem.close(ends.input) }
      // The shell waits for input.
      TerminalSystem.makeBlocking(ends.input)
      // Stored first, so that the terminal is not restored twice if another thread ends the process
      // while the shell starts.
      pipe.store(ends.output, ordering: .releasing)
      let child = spawn(ends.input)
      process.store(child, ordering: .releasing)
      if child == 0 || pipe.load(ordering: .acquiring) < 0 { stop() }
    }

    /// Ends the shell, without any effect on the terminal. Async-signal-safe.
    static func stop() {
      release()
      waitForEnd()
    }

    /// Makes the shell end soon, without any effect. Async-signal-safe.
    static func release() {
      let file = pipe.exchange(-1, ordering: .acquiringAndReleasing)
      guard file >= 0 else { return }
      // A shell that has not started yet reads the line later.
      TerminalSystem.writeByte(file, lineEnd)
      TerminalSystem.close(file)
    }

    /// Makes the shell write the rest of the bytes that restore the screen, and then everything that
    /// is written into the pipe before `closePipe()`. Async-signal-safe.
    ///
    /// - Returns: The descriptor of the pipe, or `nil` if there is no shell.
    static func finish(_ rest: Span<UInt8>) -> Int32? {
      let file = pipe.load(ordering: .acquiring)
      guard file >= 0, TerminalSystem.write(file, rest) == rest.count else { return nil }
      TerminalSystem.writeByte(file, lineEnd)
      return file
    }

    /// Closes the pipe. The shell ends when the terminal has accepted what is in it.
    /// Async-signal-safe.
    static func closePipe() {
      let file = pipe.exchange(-1, ordering: .acquiringAndReleasing)
      if file >= 0 { TerminalSystem.close(file) }
    }

    /// Waits at most a second until the shell has ended, and returns whether it has.
    /// Async-signal-safe.
    @discardableResult
    static func waitForEnd() -> Bool {
      let child = process.load(ordering: .acquiring)
      guard child > 0 else { return true }
      var remainingAttempts = 1000
      while waitpid(child, nil, WNOHANG) == 0 {
        guard remainingAttempts > 0 else { return false }
        TerminalSystem.pause(milliseconds: 1)
        remainingAttempts -= 1
      }
      _ = process.compareExchange(expected: child, desired: 0, ordering: .acquiringAndReleasing)
      return true
    }

    private static let lineEnd = UInt8(ascii: "\n")

    /// Returns settings in the format of `stty -g`.
    private static func words(_ settings: TerminalSettings) -> String {
      let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
      var settings = settings
      let characters = unsafe withUnsafeBytes(of: &settings.c_cc) { unsafe $0.map { UInt32($0) } }
      return (flags + characters).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
#endif
