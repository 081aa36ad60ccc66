import Testing

@testable import TabHostTerminal

@Suite("Terminal modes") struct TerminalModesTests {
  /// Text with the escape character visible.
  private func visible(_ text: String) -> String {
    text.replacing("\u{1B}", with: "^")
  }

  @Test func `modes are entered first to last and left last to first`() {
    let modes = TerminalModes([.alternateScreen, .mouse, .cursorHidden, .kittyKeyboard])
    #expect(
      visible(modes.entry) == "^[?1049h" + "^[?1000h^[?1002h^[?1006h" + "^[?25l" + "^[>1u"
    )
    #expect(
      visible(modes.exit)
        == #"^\"# + "^[<u" + "^[?1006l^[?1002l^[?1000l" + "^[?1049l" + "^[0m" + "^[?25h"
    )
  }

  @Test func `what xterm is sent`() {
    let modes = TerminalFamily.xterm.modes
    #expect(
      visible(modes.entry)
        == "^[?1049h^[?1l^>^[?7l^[?25l^[?1000h^[?1002h^[?1006h^[?2004h^[?1004h^[>1u"
    )
    #expect(
      visible(modes.exit)
        == #"^\"# + "^[?2026l^[<u^[?1004l^[?2004l^[?1006l^[?1002l^[?1000l"
        + "^[?7h^[?1l^>^[?1049l^[0m^[?25h"
    )
  }

  @Test func `a terminal with one screen is emptied before and after`() {
    let modes = TerminalFamily.plain.modes
    #expect(visible(modes.entry) == "^[0m^[H^[J^[?1l^>^[?7l^[?25l")
    #expect(visible(modes.exit) == #"^\"# + "^[?7h^[?1l^>^[0m^[H^[J^[0m^[?25h")
  }

  @Test(arguments: TerminalFamily.allCases)
  func `whatever was entered is left`(family: TerminalFamily) {
    let modes = family.modes
    #expect(ScreenModes(after: Array((modes.entry + modes.exit).utf8)) == .before)
    let cut = modes.entry + modes.frameStart + modes.exit
    #expect(ScreenModes(after: Array(cut.utf8)) == .before)
  }

  @Test func `leaving what was not entered leaves nothing on`() {
    for family in TerminalFamily.allCases {
      let modes = ScreenModes(after: Array(family.modes.exit.utf8))
      #expect(modes.on == ScreenModes.before.on)
    }
  }

  @Test func `frames are bracketed where that is known`() {
    #expect(visible(TerminalFamily.xterm.modes.frameStart) == "^[?2026h")
    #expect(visible(TerminalFamily.xterm.modes.frameEnd) == "^[?2026l")
    #expect(TerminalFamily.plain.modes.frameStart == "")
    #expect(TerminalFamily.plain.modes.frameEnd == "")
  }

  @Test(arguments: [
    (TerminalFamily.plain, [TerminalMode.alternateScreen, .mouse, .bracketedPaste, .focusEvents]),
    (.linuxConsole, [.alternateScreen, .mouse, .focusEvents, .kittyKeyboard]),
    (.screen, [.focusEvents, .kittyKeyboard, .synchronizedOutput]),
    (.tmux, [.kittyKeyboard]),
    (.windowsTerminal, [.kittyKeyboard]),
    (.dumb, TerminalMode.allCases),
  ])
  func `what a family is not sent`(family: TerminalFamily, missing: [TerminalMode]) {
    #expect(family.modes.list.filter(missing.contains) == [])
  }

  @Test func `no modes are nothing to write, and a mode named twice counts once`() {
    #expect(TerminalModes([]).entry == "")
    #expect(TerminalModes([]).exit == "")
    #expect(TerminalModes([.mouse, .cursorHidden, .mouse]).list == [.mouse, .cursorHidden])
  }
}
