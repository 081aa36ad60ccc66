import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: colors.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct ColorTests {
  /// A terminal, and the colors in which it shows the lines of the page.
  struct Terminal: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let colors: [String]

    var testDescription: String { environment.sorted(by: <).map { "\($0)=\($1)" }.joined() }
  }

  private static let none = Array(repeating: "default/default", count: 6)

  static let terminals = [
    Terminal(
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      colors: [
        "f08c14/default", "default/5a148c", "010203/brightbrown", "red/default",
        "brightblue/default", "787977/default",
      ]
    ),
    Terminal(
      environment: ["TERM": "xterm-256color"],
      colors: [
        "ff8700/default", "default/5f0087", "000000/brightbrown", "red/default",
        "brightblue/default", "767676/default",
      ]
    ),
    Terminal(
      environment: ["TERM": "xterm"],
      colors: [
        "brown/default", "default/magenta", "black/brightbrown", "red/default",
        "brightblue/default", "brightblack/default",
      ]
    ),
    Terminal(environment: ["TERM": "vt100"], colors: none),
    Terminal(
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"],
      colors: none
    ),
  ]

  @Test(arguments: terminals)
  func `colors are reduced to those of the terminal`(terminal: Terminal) throws {
    let program = try EmulatedProgram(
      BuiltProducts.path("TerminalUser"),
      ["colors"],
      environment: terminal.environment
    )
    try program.wait(forText: "Reversed")
    let screens = try program.agree("the page")
    for (title, color) in zip(
      ["Orange", "On violet", "Both", "Red", "Reversed", "Gray"],
      terminal.colors
    ) {
      let row = try program.place(ofText: title).row
      expect(screens.tmux.colors[row].contains(" \(color)"), "\(title)")
    }
    if terminal.colors == Self.none {
      let plain = Array(repeating: "80 default/default", count: 24)
      expectEqual(screens.pyte.colors, plain)
    }
    try program.quit()
  }

  @Test(arguments: [false, true])
  func `a destructive menu action is red if the terminal has colors`(isPlain: Bool) throws {
    let program = try EmulatedProgram(
      environment: ["TERM": "xterm", "COLORFGBG": "0;15", "NO_COLOR": isPlain ? "1" : ""]
    )
    try program.begin(InterruptedInteraction.all[2])
    let row = try program.place(ofText: "Remove").row
    try expectEqual(program.agree("the menu").tmux.colors[row].contains(" red/"), !isPlain)
    try program.type(Key.escape)
    try program.wait(forNoText: "Remove")
    try program.quit()
  }
}
