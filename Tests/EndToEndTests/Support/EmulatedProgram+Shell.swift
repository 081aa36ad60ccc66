import TabHostTestSupport
import TerminalTestSupport
import Testing

extension EmulatedProgram {
  /// Returns a scene with an interactive shell at its prompt.
  static func atShell() throws -> EmulatedProgram {
    // The shell writes its prompt to standard error.
    let shell = "exec /bin/bash --norc --noprofile --noediting -i 2>&1"
    let program = try EmulatedProgram("/bin/sh", ["-c", shell], environment: ["PS1": "shell> "])
    try program.wait(forText: "shell>")
    return program
  }

  /// Waits until the screen is that of the shell again, with a cursor and a text, and checks that
  /// the program has restored the terminal.
  func waitForShell(showing text: String) throws {
    try wait("the shell") { _ in
      let screen = try? emulators.screens(at: "tmux")
      guard screen?.rows.last(where: { !$0.isEmpty }) == "shell>" else { return ["no prompt"] }
      return screen?.text.contains(text) == true ? [] : ["no \(text)"]
    }
    let screens = try emulators.screens()
    expectEqual(screens.tmux.alternate, false)
    expectEqual(screens.tmux.cursorShown, true)
    expectEqual(screens.tmux.flags, ["wrap"])
    expectEqual(screens.tmux.rows[0], Self.before)
    expectEqual(screens.pyte.cursorShown, true)
    expectEqual(screens.pyte.modes, [7, 25])
  }
}
