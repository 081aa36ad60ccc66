import Foundation
import Synchronization
import TerminalTestSupport
import Testing

/// The emulators, which receive the same bytes and report what they show.
final class Emulators {
  /// The screens of the emulators.
  struct Screens: Decodable {
    let pyte: Screen
    let unterm: Screen
    let tmux: Screen
  }

  private struct Failure: Decodable { let error: String }

  private let requests: FileHandle
  private let replies: LineReader

  /// Launches all emulators with blank screens of the given size.
  init(columns: Int, rows: Int) throws {
    (requests, replies) = try EmulatorServer.shared.fork()
    try ask(["do": "start", "columns": columns, "rows": rows])
  }

  /// Launches only tmux, with a program running in it.
  init(columns: Int, rows: Int, running command: [String], environment: [String: String]) throws {
    (requests, replies) = try EmulatorServer.shared.fork()
    try ask([
      "do": "start", "columns": columns, "rows": rows, "run": command,
      "environment": environment,
    ])
  }

  deinit {
    try? requests.write(contentsOf: Data(#"{"do":"end"}"#.utf8) + [0x0A])
    try? requests.close()
    // The pipe is closed after the emulators have ended.
    _ = try? replies.next()
  }

  /// Sends bytes to all emulators. If a program runs in tmux, they are typed into it.
  func feed(_ bytes: some Sequence<UInt8>) throws {
    try ask(["do": "feed", "bytes": Data(bytes).base64EncodedString()])
  }

  /// Resizes all emulators.
  func resize(columns: Int, rows: Int) throws {
    try ask(["do": "resize", "columns": columns, "rows": rows])
  }

  /// Returns the screens of all emulators.
  func screens() throws -> Screens {
    try JSONDecoder().decode(Screens.self, from: ask(["do": "look"]))
  }

  /// Returns the screen of one emulator.
  func screens(at name: String) throws -> Screen {
    let answer = try ask(["do": "look", "at": name])
    let screens = try JSONDecoder().decode([String: Screen].self, from: answer)
    guard let screen = screens[name] else {
      throw PseudoTerminal.Overdue(description: "there is no \(name)")
    }
    return screen
  }

  @discardableResult
  private func ask(_ request: [String: Any]) throws -> Data {
    let line = try JSONSerialization.data(withJSONObject: request)
    try requests.write(contentsOf: line + [0x0A])
    let reply = try replies.next()
    if let failure = try? JSONDecoder().decode(Failure.self, from: reply) {
      throw PseudoTerminal.Overdue(description: failure.error)
    }
    return reply
  }
}

/// The process that forks a process for each set of emulators, so that Python is started only once.
private final class EmulatorServer: Sendable {
  static let shared = EmulatorServer()

  /// The standard input and output of the server, after its launch.
  private let streams = Mutex<(requests: FileHandle, folders: LineReader)?>(nil)

  /// Returns the pipes of a new process.
  func fork() throws -> (requests: FileHandle, replies: LineReader) {
    let folder = try streams.withLock { streams in
      let server = try streams ?? launch()
      streams = server
      try server.requests.write(contentsOf: [0x0A])
      return URL(filePath: String(decoding: try server.folders.next(), as: UTF8.self))
    }
    return (
      try FileHandle(forWritingTo: folder.appending(path: "requests")),
      LineReader(try FileHandle(forReadingFrom: folder.appending(path: "replies")))
    )
  }

  private func launch() throws -> (requests: FileHandle, folders: LineReader) {
    guard Equipment.missing.isEmpty else {
      throw PseudoTerminal.Overdue(description: Equipment.advice.rawValue)
    }
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: Equipment.python)
    process.arguments = [Equipment.emulators]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return (input.fileHandleForWriting, LineReader(output.fileHandleForReading))
  }
}

/// Reads the lines of a pipe.
private final class LineReader {
  private let file: FileHandle
  private var unread = Data()

  init(_ file: FileHandle) { self.file = file }

  func next() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread = Data(unread[(end + 1)...]) }
        return Data(unread[..<end])
      }
      let more = file.availableData
      guard !more.isEmpty else {
        throw PseudoTerminal.Overdue(description: "the emulators have ended")
      }
      unread += more
    }
  }
}
