import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  extension TerminalSystem {
    /// Signals with which terminals and shells control jobs, and which a process has to receive to be
    /// controlled.
    static let jobSignals = [SIGCHLD, SIGCONT, SIGTTIN, SIGTTOU]
    static let hangup = SIGHUP
    /// The signals of keys, which a terminal sends to the process group in the foreground.
    static let keySignals = [SIGINT, SIGQUIT, SIGTSTP]

    static func isFile(_ path: String) -> Bool { type(of: path) == S_IFREG }
    static func isFolder(_ path: String) -> Bool { type(of: path) == S_IFDIR }
    static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    private static func type(of path: String) -> mode_t {
      var status = stat()
      return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    /// Launches `/bin/sh` to watch this process, which it outlives: the signals that terminals and shells
    /// send to all processes of a group are blocked.
    ///
    /// - Parameters:
    ///   - words: The name and the arguments.
    ///   - files: The descriptors of the standard streams, or `nil` for `/dev/null`.
    ///   - group: The process group of the shell.
    /// - Returns: The process, or 0 with an error of the system.
    static func launchShell(_ words: [String], files: [Int32?], group: ProgramGroup) -> pid_t {
      launch(
        "/bin/sh",
        words,
        environment: ProcessInfo.processInfo.environment,
        files: files,
        blocksSignals: true,
        group: group
      )
    }

    /// Launches a program with the default actions of all signals, and with no files but the standard
    /// streams.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - words: The name and the arguments.
    ///   - environment: The environment variables.
    ///   - files: The descriptors of the standard streams, or `nil` for `/dev/null`.
    ///   - blocksSignals: Whether all signals but ``jobSignals`` are blocked.
    ///   - group: The process group of the program.
    /// - Returns: The process, or 0 with an error of the system.
    static func launch(
      _ path: String,
      _ words: [String],
      environment: [String: String],
      files: [Int32?],
      blocksSignals: Bool = false,
      group: ProgramGroup
    ) -> pid_t {
      #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        var actions: posix_spawn_file_actions_t?
      #elseif canImport(Musl)
        var attributes = unsafe posix_spawnattr_t()
        var actions = unsafe posix_spawn_file_actions_t()
      #else
        var attributes = posix_spawnattr_t()
        var actions = unsafe posix_spawn_file_actions_t()
      #endif
      unsafe posix_spawnattr_init(&attributes)
      unsafe posix_spawn_file_actions_init(&actions)
      defer {
        unsafe posix_spawnattr_destroy(&attributes)
        unsafe posix_spawn_file_actions_destroy(&actions)
      }
      var signals = sigset_t()
      unsafe sigfillset(&signals)
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      if blocksSignals {
        for signal in jobSignals { unsafe sigdelset(&signals, signal) }
      } else {
        unsafe sigemptyset(&signals)
      }
      unsafe posix_spawnattr_setsigmask(&attributes, &signals)
      var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      switch group {
      case .inherited: break
      case .own, .existing:
        flags |= POSIX_SPAWN_SETPGROUP
        unsafe posix_spawnattr_setpgroup(&attributes, group.identifier)
      }
      for (stream, file) in files.enumerated() {
        if let file {
          unsafe posix_spawn_file_actions_adddup2(&actions, file, Int32(stream))
        } else {
          unsafe posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0)
        }
      }
      // A descriptor of the app that stays open in another program would never reach its end.
      #if canImport(Darwin)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      #else
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for file in names.compactMap({ Int32($0) }) where file > 2 {
          unsafe posix_spawn_file_actions_addclose(&actions, file)
        }
      #endif
      unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
      var process: pid_t = 0
      var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
      var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
      defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
      error = launching.withLock { _ in
        unsafe posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
      }
      return error == 0 ? process : 0
    }

    /// Waits until a child process stops or ends, and returns its status.
    static func waitForChange(of process: pid_t) -> ChildStatus {
      var status: Int32 = 0
      while unsafe waitpid(process, &status, WUNTRACED) < 0 {
        guard errno == EINTR else { return .ended(nil) }
      }
      if status & 0xFF == 0x7F {
        return .stopped(forTerminal: [SIGTTIN, SIGTTOU].contains(status >> 8 & 0xFF))
      }
      let signal = status & 0x7F
      return .ended(signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal))
    }

    /// Calls a closure in a new thread each time that a child process stops, and once when it has
    /// ended. Returns `false`, with an error of the system, if that is not possible.
    static func watch(_ process: pid_t, _ body: @escaping @Sendable (ChildStatus) -> Void) -> Bool {
      startThread {
        while true {
          let status = waitForChange(of: process)
          body(status)
          if case .ended = status { return }
        }
      }
    }

    /// Sends a signal to a process group. Async-signal-safe.
    static func send(_ signal: Int32, toGroup group: Int32) { kill(-group, signal) }

    /// Returns whether a process group is in the foreground of a terminal.
    static func isInForeground(_ group: Int32, of terminal: Int32) -> Bool {
      tcgetpgrp(terminal) == group
    }

    /// Brings a process group into the foreground of a terminal, and applies settings. 0 is the group
    /// of this process. Async-signal-safe.
    static func setForeground(
      _ group: Int32,
      of terminal: Int32,
      _ settings: UnsafePointer<TerminalSettings>?
    ) {
      // A process in the background would be stopped otherwise.
      var blocked = sigset_t()
      var previous = sigset_t()
      unsafe sigemptyset(&blocked)
      unsafe sigaddset(&blocked, SIGTTOU)
      unsafe pthread_sigmask(SIG_BLOCK, &blocked, &previous)
      tcsetpgrp(terminal, group == 0 ? getpgrp() : group)
      if let settings = unsafe settings { _ = unsafe apply(settings, to: terminal) }
      unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
  }

  /// The process group of a program that is launched.
  enum ProgramGroup {
    /// The group of this process.
    case inherited
    /// A new group, of which the program is the leader.
    case own
    /// The group with the given leader.
    case existing(pid_t)

    /// The group as `setpgid` expects it.
    fileprivate var identifier: pid_t {
      if case .existing(let leader) = self { leader } else { 0 }
    }
  }

  /// What a child process has done.
  enum ChildStatus: Hashable, Sendable {
    /// The process has stopped, because it was not in the foreground of the terminal or because of
    /// another signal.
    case stopped(forTerminal: Bool)
    /// The process has ended. The ending is `nil` if the app itself has waited for it, or ignores the
    /// signals of children.
    case ended(ChildProgram.Ending?)
  }
#endif
