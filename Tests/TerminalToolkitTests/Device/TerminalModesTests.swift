import TabHostTestSupport
import Testing

@testable import TerminalToolkit

struct TerminalModesTests {
  /// Returns the text with escape characters replaced by carets.
  private func visible(_ text: String) -> String {
    text.replacing("\u{1B}", with: "^")
  }

  @Test func `modes are entered in order and exited in reverse order`() {
    let modes = TerminalModes([.alternateScreen, .mouse, .cursorHidden, .kittyKeyboard])
    expectEqual(visible(modes.entry), "^[?1049h" + "^[?1000h^[?1002h^[?1006h" + "^[?25l" + "^[>5u")
    expectEqual(
      visible(modes.exit),
      #"^\"# + "^[<u" + "^[?1006l^[?1003l^[?1002l^[?1000l" + "^[?1049l" + "^[0m" + "^[?25h"
    )
  }

  @Test func `the modes of xterm are entered and exited with these sequences`() {
    let modes = TerminalFamily.xterm.modes
    expectEqual(
      visible(modes.entry),
      "^[?1049h^[?1l^>^[?7l^[?25l^[?1000h^[?1002h^[?1006h^[?2004h^[?1004h"
        + "^[?2031h^[22;2t^[>5u"
    )
    expectEqual(
      visible(modes.exit),
      #"^\"# + "^[?2026l^[<u^[23;2t^[?2031l^[?1004l^[?2004l^[?1006l^[?1003l^[?1002l^[?1000l"
        + "^[?7h^[?1l^>^[?1049l^[0m^[?25h"
    )
  }

  @Test func `a terminal without an alternate screen is cleared on entry and exit`() {
    let modes = TerminalFamily.plain.modes
    expectEqual(visible(modes.entry), "^[0m^[H^[J^[?1l^>^[?7l^[?25l")
    expectEqual(visible(modes.exit), #"^\"# + "^[?7h^[?1l^>^[0m^[H^[J^[0m^[?25h")
  }

  @Test(arguments: TerminalFamily.allCases)
  func `exiting resets all modes that were entered`(family: TerminalFamily) {
    let modes = family.modes
    expectEqual(ScreenModes(after: Array((modes.entry + modes.exit).utf8)), .before)
    let cut = modes.entry + modes.frameStart + modes.exit
    expectEqual(ScreenModes(after: Array(cut.utf8)), .before)
  }

  @Test func `exiting modes that were not entered leaves none on`() {
    for family in TerminalFamily.allCases {
      let modes = ScreenModes(after: Array(family.modes.exit.utf8))
      expectEqual(modes.on, ScreenModes.before.on)
    }
  }

  @Test func `frames are enclosed in synchronization sequences if the terminal supports them`() {
    expectEqual(visible(TerminalFamily.xterm.modes.frameStart), "^[?2026h")
    expectEqual(visible(TerminalFamily.xterm.modes.frameEnd), "^[?2026l")
    expectEqual(TerminalFamily.plain.modes.frameStart, "")
    expectEqual(TerminalFamily.plain.modes.frameEnd, "")
  }

  @Test(arguments: [
    (
      TerminalFamily.plain,
      [TerminalMode.alternateScreen, .mouse, .bracketedPaste, .focusEvents, .savedTitle]
    ),
    (.linuxConsole, [.alternateScreen, .mouse, .focusEvents, .kittyKeyboard, .savedTitle]),
    (.screen, [.focusEvents, .kittyKeyboard, .synchronizedOutput, .savedTitle]),
    (.tmux, [.kittyKeyboard]),
    (.windowsTerminal, [.kittyKeyboard]),
    (.dumb, TerminalMode.allCases),
  ])
  func `modes that a family does not support are not sent`(
    family: TerminalFamily,
    missing: [TerminalMode]
  ) {
    expectEqual(family.modes.list.filter(missing.contains), [])
  }

  @Test func `an empty list of modes writes nothing, and duplicates are removed`() {
    expectEqual(TerminalModes([]).entry, "")
    expectEqual(TerminalModes([]).exit, "")
    expectEqual(TerminalModes([.mouse, .cursorHidden, .mouse]).list, [.mouse, .cursorHidden])
  }
}
