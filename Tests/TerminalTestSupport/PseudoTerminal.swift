import Foundation
import TabHostTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The other side of a terminal, with a program at it.
///
/// Every wait has a deadline, which fails with what was seen until then.
public final class PseudoTerminal {
  /// What a test waited for in vain.
  public struct Overdue: Error, CustomStringConvertible {
    /// What was waited for, and what came instead.
    public let description: String

    /// An error that says what was waited for.
    public init(description: String) { self.description = description }
  }

  /// How a program has ended.
  public enum End: Equatable, Sendable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// What the program has written to its terminal.
  public private(set) var output: [UInt8] = []
  /// The name of the terminal, which others can open, too.
  public let path: String
  /// Whether what the program writes is taken from the terminal.
  public var readsOutput = true

  /// Held until what a program must not inherit is marked so.
  private static let starting = NSLock()

  private let master: Int32
  private let reports: Int32
  let process: pid_t
  private let settings: termios
  private var reported: [UInt8] = []
  private var seen: [String] = []
  /// Whether the program's end was waited for.
  public private(set) var hasEnded = false
  private var isClosed = false

  /// Starts the program `TerminalUser` with a command; see the other initializer.
  public convenience init(
    _ command: String,
    environment: [String: String] = [:],
    input: String? = nil,
    output: String? = nil
  ) throws {
    try self.init(
      program: BuiltProducts.path("TerminalUser"),
      arguments: [command],
      environment: environment,
      input: input,
      output: output
    )
  }

  /// Starts a program as the first of a session with a terminal of its own.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - environment: What differs from a terminal like xterm with UTF-8.
  ///   - input: A file in place of the terminal as standard input.
  ///   - output: A file in place of the terminal as standard output.
  public init(
    program: String,
    arguments: [String],
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    environment: [String: String] = [:],
    input: String? = nil,
    output: String? = nil
  ) throws {
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    unsafe try Self.checked(openpty(&master, &slave, nil, nil, &size), "open a terminal")
    self.master = master
    defer { close(slave) }
    var ends: [Int32] = [-1, -1]
    unsafe try Self.checked(pipe(&ends), "make a pipe")
    reports = ends[0]
    defer { close(ends[1]) }
    for descriptor in [master, slave] + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
    var settings = termios()
    unsafe try Self.checked(tcgetattr(master, &settings), "read the settings")
    self.settings = settings
    var name = [CChar](repeating: 0, count: 256)
    unsafe try Self.checked(ttyname_r(slave, &name, name.count), "name the terminal")
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    process = try SessionLeader.start(
      program,
      arguments,
      environment: environment,
      terminal: path,
      input: input ?? path,
      output: output ?? path,
      reports: ends[1]
    )
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      unsafe waitpid(process, &status, 0)
    }
    close(reports)
    if !isClosed { close(master) }
  }

  @discardableResult
  static func checked(_ result: Int32, _ action: String) throws -> Int32 {
    guard result >= 0 else { throw Overdue(description: "can't \(action): error \(errno)") }
    return result
  }

  // MARK: - At the terminal

  /// Types some text.
  public func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    let count = unsafe write(master, bytes, bytes.count)
    guard count == bytes.count else { throw Overdue(description: "\(count) bytes typed") }
  }

  /// Changes the size.
  public func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    unsafe try Self.checked(ioctl(master, UInt(TIOCSWINSZ), &size), "set the size")
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Closes the terminal, as a person does with a window.
  public func closeTerminal() {
    isClosed = true
    close(master)
  }

  /// Whether the settings are those before the program started.
  public var hasSettingsOfBefore: Bool {
    var now = termios()
    guard unsafe tcgetattr(master, &now) == 0 else { return false }
    return unsafe withUnsafeBytes(of: settings) { before in
      unsafe withUnsafeBytes(of: now) { unsafe before.elementsEqual($0) }
    }
  }

  // MARK: - Waiting

  /// Waits for the next report of the program.
  public func report() throws -> String {
    try wait("a report") { self.reported.contains(UInt8(ascii: "\n")) }
    guard let end = reported.firstIndex(of: UInt8(ascii: "\n")) else {
      throw Overdue(description: "the program ended without a report")
    }
    defer { reported.removeSubrange(...end) }
    seen.append(String(decoding: reported[..<end], as: UTF8.self))
    return seen[seen.count - 1]
  }

  /// Waits for reports, as many as are given, and returns what came instead of them.
  public func reports(_ count: Int) throws -> [String] {
    try (0..<count).map { _ in try report() }
  }

  /// Waits for something in the output.
  public func output(contains text: String) throws {
    let bytes = Array(text.utf8)
    try wait("\(text.debugDescription)") { self.output.firstRange(of: bytes) != nil }
  }

  /// Waits for the end of the program, and returns how it came.
  public func end() throws -> End {
    try wait("the end of the program") { false }
    hasEnded = true
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    if readsOutput { readOutput() }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// The rest of what was reported, after the end.
  public var remainingReports: [String] {
    String(decoding: reported, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Takes what comes until something holds or the program has ended.
  public func wait(_ purpose: String, until isDone: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try !isDone() {
      let left = Int32((deadline - .now) / .milliseconds(1))
      var requests = [
        pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsOutput && !isClosed ? master : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard left > 0, unsafe poll(&requests, 2, left) != 0 else {
        let text = String(decoding: output.suffix(500), as: UTF8.self).debugDescription
        let known = "reports \(seen), then \(remainingReports), at last output \(text)"
        throw Overdue(description: "waited a minute for \(purpose); \(known)")
      }
      // Without anyone at it the terminal has nothing to wait for but the program's end.
      if requests[1].revents != 0, !readOutput(), errno == EIO { readsOutput = false }
      if requests[0].revents != 0, !readReports() { return }
    }
  }

  /// Takes what was written; false if there was nothing.
  @discardableResult
  private func readOutput() -> Bool {
    guard !isClosed else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var hasRead = false
    while true {
      let count = unsafe read(master, &bytes, bytes.count)
      guard count > 0 else { return hasRead }
      output += bytes[..<count]
      hasRead = true
    }
  }

  /// Takes what was reported; false at the end of the program.
  private func readReports() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(reports, &bytes, bytes.count)
    guard count > 0 else { return false }
    reported += bytes[..<count]
    return true
  }
}
