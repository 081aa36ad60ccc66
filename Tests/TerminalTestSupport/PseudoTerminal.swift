import Foundation
import TabHostTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo terminal with a program running in it.
///
/// Every wait has a deadline. When it expires, the wait throws an error with the output so far.
public final class PseudoTerminal {
  /// An error that is thrown when a wait ends without the expected result.
  public struct Overdue: Error, CustomStringConvertible {
    /// The expected result, and the actual one.
    public let description: String

    /// Creates an error with a description.
    public init(description: String) { self.description = description }
  }

  /// The way in which a program ended.
  public enum End: Equatable, Sendable {
    /// The program exited with a status.
    case exit(Int32)
    /// A signal ended the program.
    case signal(Int32)
  }

  /// The bytes that the program has written to its terminal.
  public private(set) var output: [UInt8] = []
  /// The path of the terminal, which other programs can open.
  public let path: String
  /// Whether the output of the program is read from the terminal.
  public var readsOutput = true
  /// Whether the terminal replies to requests for its attributes, as every terminal does.
  public var repliesToRequests = true
  /// The number of bytes of the output in which requests have a reply.
  private var repliedOutput = 0

  /// Locked until all descriptors that another program must not inherit are marked.
  private static let starting = NSLock()

  let master: Int32
  /// Kept open, because Darwin discards the output that was not read when a terminal is closed.
  private let slave: Int32
  private let reports: Int32
  let process: pid_t
  private let settings: termios
  private var reported: [UInt8] = []
  private var seen: [String] = []
  /// Whether the program has ended and was waited for.
  public private(set) var hasEnded = false
  private var isClosed = false

  /// Launches `TerminalUser` with a command.
  ///
  /// For the other parameters, see
  /// `init(program:arguments:columns:rows:environment:input:output:showsErrors:isControlling:)`.
  public convenience init(
    _ command: String,
    environment: [String: String] = [:],
    input: String? = nil,
    output: String? = nil,
    showsErrors: Bool = false,
    isControlling: Bool = true
  ) throws {
    try self.init(
      program: BuiltProducts.path("TerminalUser"),
      arguments: [command],
      environment: environment,
      input: input,
      output: output,
      showsErrors: showsErrors,
      isControlling: isControlling
    )
  }

  /// Launches a program as the leader of a session with its own terminal.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments of the program.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  ///   - environment: Additions to the environment, which describes an xterm with UTF-8.
  ///   - input: A file to use as standard input in place of the terminal.
  ///   - output: A file to use as standard output in place of the terminal.
  ///   - showsErrors: Whether standard error is the terminal; otherwise, it is discarded.
  ///   - isControlling: Whether the terminal controls the session.
  public init(
    program: String,
    arguments: [String],
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    environment: [String: String] = [:],
    input: String? = nil,
    output: String? = nil,
    showsErrors: Bool = false,
    isControlling: Bool = true
  ) throws {
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    unsafe try Self.checked(openpty(&master, &slave, nil, nil, &size), "open a terminal")
    self.master = master
    self.slave = slave
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
      errors: showsErrors ? path : "/dev/null",
      isControlling: isControlling,
      reports: ends[1]
    )
  }

  deinit {
    // Before waiting, because on Darwin a process does not end while its output is unread.
    close(slave)
    if !isClosed { closeTerminal() }
    if !hasEnded {
      kill(process, SIGKILL)
      _ = try? waitForProcess()
    }
    close(reports)
  }

  @discardableResult
  static func checked(_ result: Int32, _ action: String) throws -> Int32 {
    guard result >= 0 else { throw Overdue(description: "can't \(action): error \(errno)") }
    return result
  }

  // MARK: - Controlling the terminal

  /// Types text.
  public func type(_ text: String) throws {
    replyToAll()
    try enter(text)
  }

  /// Replies to all requests so far, as a terminal has done by the time at which the user acts.
  private func replyToAll() {
    if readsOutput { while readOutput() {} }
  }

  private func enter(_ text: String) throws {
    let bytes = Array(text.utf8)
    let count = unsafe write(master, bytes, bytes.count)
    guard count == bytes.count else { throw Overdue(description: "\(count) bytes typed") }
  }

  /// Resizes the terminal.
  public func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    unsafe try Self.checked(ioctl(master, UInt(TIOCSWINSZ), &size), "set the size")
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) {
    replyToAll()
    kill(process, signal)
  }

  /// Closes the terminal, as closing its window does.
  public func closeTerminal() {
    isClosed = true
    close(master)
  }

  /// Whether the terminal has the settings from before the program was launched.
  public var hasSettingsOfBefore: Bool {
    var (before, now) = (settings, termios())
    guard unsafe tcgetattr(master, &now) == 0 else { return false }
    // A state of the driver of Darwin, which is no setting.
    before.c_lflag &= ~tcflag_t(PENDIN)
    now.c_lflag &= ~tcflag_t(PENDIN)
    return unsafe withUnsafeBytes(of: before) { before in
      unsafe withUnsafeBytes(of: now) { unsafe before.elementsEqual($0) }
    }
  }

  // MARK: - Waiting

  /// Waits for the next report of the program and returns it.
  public func report() throws -> String {
    try wait("a report") { self.reported.contains(UInt8(ascii: "\n")) }
    guard let end = reported.firstIndex(of: UInt8(ascii: "\n")) else {
      throw Overdue(description: "there is no report")
    }
    defer { reported.removeSubrange(...end) }
    seen.append(String(decoding: reported[..<end], as: UTF8.self))
    return seen[seen.count - 1]
  }

  /// Waits for the given number of reports and returns them.
  public func reports(_ count: Int) throws -> [String] {
    try (0..<count).map { _ in try report() }
  }

  /// Waits until the output contains a text.
  public func output(contains text: String) throws {
    let bytes = Array(text.utf8)
    try wait("\(text.debugDescription)") { self.output.firstRange(of: bytes) != nil }
  }

  /// Waits for the program to end and returns how it ended.
  public func end() throws -> End {
    _ = try collect("the end of the program") { false }
    let status = try waitForProcess()
    hasEnded = true
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Waits for the process, and reads its output meanwhile. Returns its status.
  private func waitForProcess() throws -> Int32 {
    var status: Int32 = 0
    var ended: pid_t = 0
    try waitByPolling("the process to end") {
      ended = unsafe waitpid(process, &status, WNOHANG)
      return ended != 0
    }
    guard ended == process else { throw Overdue(description: "there is no process; \(known)") }
    return status
  }

  /// Reads output until a condition on processes or files holds, which only polling can determine.
  public func waitByPolling(_ purpose: String, until isDone: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let isDone = isDone()
      // A process may have written something right before its end.
      if readsOutput { readOutput() }
      if isDone { return }
      guard .now < deadline else {
        throw Overdue(description: "waited a minute for \(purpose); \(known)")
      }
      poll(nil, 0, 1)
    }
  }

  /// The reports that were not read when the program ended.
  public var remainingReports: [String] {
    String(decoding: reported, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reads output and reports until a condition holds.
  ///
  /// - Throws: `Overdue` if the program ends without fulfilling the condition, or if the deadline
  ///   expires.
  public func wait(_ purpose: String, until isDone: () throws -> Bool) throws {
    if try collect(purpose, until: isDone) { return }
    // The program may have written the expected output right before its end.
    if readsOutput { readOutput() }
    guard try isDone() else {
      throw Overdue(description: "the program ended before \(purpose); \(known)")
    }
  }

  /// Reads output and reports until a condition holds or the program ends. Returns `false` if the
  /// program has ended.
  private func collect(_ purpose: String, until isDone: () throws -> Bool) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while try !isDone() {
      let left = Int32((deadline - .now) / .milliseconds(1))
      var requests = [
        pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsOutput && !isClosed ? master : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard left > 0, unsafe poll(&requests, 2, left) != 0 else {
        throw Overdue(description: "waited a minute for \(purpose); \(known)")
      }
      // After the last process has closed the terminal, there is no more output to read.
      if requests[1].revents != 0, !readOutput(), errno == EIO { readsOutput = false }
      if requests[0].revents != 0, !readReports() { return false }
    }
    return true
  }

  /// The reports and the last output so far, for the description of an error.
  private var known: String {
    let text = String(decoding: output.suffix(500), as: UTF8.self).debugDescription
    return "reports \(seen), then \(remainingReports), at last output \(text)"
  }

  /// Reads the available output. Returns `false` if there is none.
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
      if repliesToRequests { reply() }
    }
  }

  /// Replies to the requests in the output since the last time.
  private func reply() {
    while let request = output[repliedOutput...].firstRange(of: Array("\u{1B}[c".utf8)) {
      repliedOutput = request.upperBound
      try? enter("\u{1B}[?62c")
    }
    // The next output may complete a request.
    repliedOutput = max(repliedOutput, output.count - 2)
  }

  /// Reads the available reports. Returns `false` if the program has ended.
  private func readReports() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(reports, &bytes, bytes.count)
    guard count > 0 else { return false }
    reported += bytes[..<count]
    return true
  }
}
