import TerminalTestSupport
import Testing

extension Scene {
  /// Returns a scene with an interactive shell at its prompt.
  static func atShell() throws -> Scene {
    // The shell writes its prompt to standard error.
    let shell = "exec /bin/bash --norc --noprofile --noediting -i 2>&1"
    let scene = try Scene("/bin/sh", ["-c", shell], environment: ["PS1": "shell> "])
    try scene.wait(forText: "shell>")
    return scene
  }

  /// Waits until the screen is that of the shell again, with a cursor and a text, and checks that
  /// the program has restored the terminal.
  func waitForShell(saying text: String) throws {
    try wait("the shell") { _ in
      let screen = try? emulators.look(at: "tmux")
      guard screen?.rows.last(where: { !$0.isEmpty }) == "shell>" else { return ["no prompt"] }
      return screen?.text.contains(text) == true ? [] : ["no \(text)"]
    }
    let look = try emulators.look()
    #expect(look.tmux.alternate == false)
    #expect(look.tmux.cursorShown == true)
    #expect(look.tmux.flags == ["wrap"])
    #expect(look.tmux.rows[0] == Self.before)
    #expect(look.pyte.cursorShown == true)
    #expect(look.pyte.modes == [7, 25])
  }
}
