import TabHostTestSupport
import TerminalTestSupport

/// A built program running in tmux, which alone receives its output and sends its input.
final class TmuxProgram: ControlledProgram {
  let emulators: Emulators

  init(_ arguments: [String] = ["--no-persist"], columns: Int = 80, rows: Int = 24) throws {
    emulators = try Emulators(
      columns: columns,
      rows: rows,
      running: [BuiltProducts.path("MediaLibrary")] + arguments,
      environment: ["LANG": "C.UTF-8"]
    )
  }

  func screens() throws -> Screen { try emulators.screens(at: "tmux") }

  func wait(_ purpose: String, until differences: (Screen) -> [String]) throws -> Screen {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let screen = try screens()
      let now = differences(screen)
      if now.isEmpty { return screen }
      guard deadline > .now else {
        throw PseudoTerminal.Overdue(description: "\(purpose): \(now) in\n\(screen.text)")
      }
    }
  }

  func type(_ text: String) throws { try emulators.feed(Array(text.utf8)) }

  func check(_ purpose: String) throws {}
}
