import Foundation
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

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Launches all emulators with blank screens of the given size.
  init(columns: Int, rows: Int) throws {
    try launch()
    try ask(["do": "start", "columns": columns, "rows": rows])
  }

  /// Launches only tmux, with a program running in it.
  init(columns: Int, rows: Int, running command: [String], environment: [String: String]) throws {
    try launch()
    try ask([
      "do": "start", "columns": columns, "rows": rows, "run": command,
      "environment": environment,
    ])
  }

  private func launch() throws {
    guard Equipment.missing.isEmpty else {
      throw PseudoTerminal.Overdue(description: Equipment.advice.rawValue)
    }
    process.executableURL = URL(filePath: Equipment.python)
    process.arguments = [Equipment.emulators]
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    try? requests.fileHandleForWriting.write(contentsOf: Data(#"{"do":"end"}"#.utf8) + [0x0A])
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
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
    try requests.fileHandleForWriting.write(contentsOf: line + [0x0A])
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let answer = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        if let failure = try? JSONDecoder().decode(Failure.self, from: answer) {
          throw PseudoTerminal.Overdue(description: failure.error)
        }
        return answer
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw PseudoTerminal.Overdue(description: "the emulators have ended")
      }
      unread += more
    }
  }
}
