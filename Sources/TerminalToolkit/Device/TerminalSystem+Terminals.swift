#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  extension TerminalSystem {
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns whether a descriptor is that of a pipe, a socket or a file, and not of a device such as
    /// `/dev/null`.
    static func isPipeOrFile(_ descriptor: Int32) -> Bool {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { return false }
      return [S_IFIFO, S_IFSOCK, S_IFREG].contains(status.st_mode & S_IFMT)
    }

    static func settings(of terminal: Int32) -> TerminalSettings? {
      var settings = termios()
      return unsafe tcgetattr(terminal, &settings) == 0 ? settings : nil
    }

    /// Returns settings with which every byte is delivered unchanged and immediately, and reading
    /// never blocks.
    static func raw(_ settings: TerminalSettings) -> TerminalSettings {
      var settings = settings
      unsafe cfmakeraw(&settings)
      unsafe withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        unsafe characters[Int(VMIN)] = 0
        unsafe characters[Int(VTIME)] = 0
      }
      return settings
    }

    /// Applies settings to a terminal. Returns `false` if the system refuses. Async-signal-safe.
    ///
    /// Stops the process if the terminal belongs to another process group.
    static func apply(_ settings: UnsafePointer<TerminalSettings>, to terminal: Int32) -> Bool {
      while unsafe tcsetattr(terminal, TCSANOW, settings) != 0 {
        guard errno == EINTR else { return false }
      }
      return true
    }

    /// Discards input that was received but not read. Async-signal-safe.
    static func discardInput(of terminal: Int32) {
      tcflush(terminal, TCIFLUSH)
    }

    /// Returns whether a terminal currently belongs to another process group. Async-signal-safe.
    static func belongsToOthers(_ terminal: Int32) -> Bool {
      let group = tcgetpgrp(terminal)
      return group > 0 && group != getpgrp()
    }

    /// Returns whether a terminal currently belongs to another process group than this one and a given
    /// one, for example to that of a shell. Async-signal-safe.
    static func belongsToOthers(_ terminal: Int32, than group: Int32) -> Bool {
      let owner = tcgetpgrp(terminal)
      // The number of a group that has ended may remain.
      return belongsToOthers(terminal) && owner != group && (kill(-owner, 0) == 0 || errno != ESRCH)
    }

    static func size(of terminal: Int32) -> (columns: Int, rows: Int)? {
      var size = winsize()
      guard unsafe ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
      return (Int(size.ws_col), Int(size.ws_row))
    }
  }

  // MARK: - Opening terminals

  extension TerminalSystem {
    /// Opens the terminal of a descriptor once more, for writing that never blocks. Returns `nil` if
    /// the system refuses.
    static func openSeparately(_ terminal: Int32) -> Int32? {
      let mode = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
      var file: Int32 = -1
      #if canImport(Glibc) || canImport(Musl)
        // This name is available even if the terminal belongs to another user, as after `su`.
        if isControllingTerminal(terminal) { file = openFile("/dev/tty", mode) }
      #endif
      if file < 0 {
        guard let name = name(of: terminal) else { return nil }
        file = openFile(name, mode)
      }
      return file < 0 ? nil : file
    }

    /// Returns whether a terminal is the controlling terminal.
    static func isControllingTerminal(_ terminal: Int32) -> Bool { tcgetpgrp(terminal) >= 0 }

    /// Opens the controlling terminal for reading and writing, if it is that of standard output.
    /// Returns `nil` if there is none.
    static func openControllingTerminal() -> Int32? {
      guard isControllingTerminal(1) else { return nil }
      let mode = O_RDWR | O_NOCTTY | O_CLOEXEC
      #if canImport(Darwin)
        // This system can't wait for input from `/dev/tty`.
        guard let name = name(of: 1) else { return nil }
        let file = openFile(name, mode)
      #else
        let file = openFile("/dev/tty", mode)
      #endif
      return file < 0 ? nil : file
    }

    /// Returns the path of a terminal.
    private static func name(of terminal: Int32) -> String? {
      var name = [CChar](repeating: 0, count: 1024)
      guard unsafe ttyname_r(terminal, &name, name.count) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  private func openFile(_ path: String, _ mode: Int32) -> Int32 {
    unsafe open(path, mode)
  }
#endif
