#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a pseudoterminal of 80x24, whose other side this process reads and writes.
final class ProgramAtTerminal {
  /// A failure of the program or its terminal.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let master: Int32
  private let process: pid_t
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Starts a program as the leader of a new session.
  init(_ program: String, _ arguments: [String]) throws {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw Failure(description: "can't open a terminal: error \(errno)")
    }
    self.master = master
    defer { close(slave) }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(slave, &name, name.count) == 0 else {
      throw Failure(description: "can't name a terminal: error \(errno)")
    }
    do {
      process = try Self.spawn(program, arguments, terminal: name)
    } catch {
      close(master)
      throw error
    }
  }

  deinit {
    // First, because on Darwin a process does not end while its output is unread.
    close(master)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  // MARK: - At the terminal

  /// Sends text as terminal input.
  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(master, bytes, bytes.count) == bytes.count else {
      throw Failure(description: "can't type at a terminal: error \(errno)")
    }
  }

  /// Reads exactly the given number of bytes or more, with a timeout of 10 s for each read.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try readMore(within: 10_000)
      if more.isEmpty {
        throw Failure(description: "\(bytes.count) bytes came, not \(count)")
      }
      bytes += more
    }
    return bytes
  }

  /// Reads until no output has arrived for 300 ms. The timeout for the first output is 10 s.
  func readAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var timeout: Int32 = 10_000
    while true {
      let more = try readMore(within: timeout)
      if more.isEmpty { return bytes }
      bytes += more
      timeout = 300
    }
  }

  /// Sends text as terminal input, and returns all output that follows.
  func answer(to text: String) throws -> [UInt8] {
    try type(text)
    return try readAll()
  }

  /// Whether the program is linked statically with the Swift libraries. `true` if the system does
  /// not report it.
  var isStatic: Bool {
    guard let file = fopen("/proc/\(process)/maps", "r") else { return true }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      if strstr(line, "libswiftCore.") != nil { return false }
    }
    return true
  }

  private func readMore(within milliseconds: Int32) throws -> ArraySlice<UInt8> {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return [] }
    #if canImport(Glibc)
      let count = Glibc.read(master, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(master, &buffer, buffer.count)
    #else
      let count = Darwin.read(master, &buffer, buffer.count)
    #endif
    guard count > 0 else { throw Failure(description: "the program has ended") }
    return buffer[..<count]
  }
}

// MARK: - Starting

extension ProgramAtTerminal {
  /// A fixed environment, so that a run does not depend on the user's.
  private static let variables = ["TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    terminal: [CChar]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawnattr_setflags(&attributes, Int16(inSessionOfItsOwn))
    // The first terminal that a session leader opens becomes the session's controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = ([program] + arguments).map { strdup($0) }
    let variables = variables.map { strdup($0) }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process,
      program,
      &actions,
      &attributes,
      words + [nil],
      variables + [nil]
    )
    guard error == 0 else {
      throw Failure(description: "can't start \(program): error \(error)")
    }
    return process
  }

  /// The value of `POSIX_SPAWN_SETSID`, which Swift can't import from Linux headers.
  #if canImport(Darwin)
    private static let inSessionOfItsOwn = POSIX_SPAWN_SETSID
  #else
    private static let inSessionOfItsOwn: Int32 = 0x80
  #endif
}
