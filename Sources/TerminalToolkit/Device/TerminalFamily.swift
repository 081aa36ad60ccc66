/// A kind of terminal, which determines how the terminal is set up.
public enum TerminalFamily: String, Hashable, Sendable, CaseIterable {
  /// A terminal without cursor addressing, or an unknown one. It cannot show a full screen.
  case dumb
  /// A DEC terminal, or one with similar features: a single screen, no mouse.
  case plain
  /// The Linux console: a single screen, 16 colors, no mouse.
  case linuxConsole
  /// xterm and the many compatible terminals.
  case xterm
  /// tmux, which translates sequences for the terminal that it runs in.
  case tmux
  /// GNU Screen, which translates fewer sequences than tmux.
  case screen
  /// Windows Terminal.
  case windowsTerminal

  /// Whether the terminal is a terminal emulator rather than a terminal device or a console.
  package var isEmulator: Bool {
    switch self {
    case .dumb, .plain, .linuxConsole: false
    case .xterm, .tmux, .screen, .windowsTerminal: true
    }
  }

  /// The modes that are switched on in such a terminal, in the order of entry.
  public var modes: TerminalModes {
    switch self {
    case .dumb: TerminalModes([])
    case .plain: TerminalModes([.clearedScreen, .numericKeypad, .lineWrapOff, .cursorHidden])
    case .linuxConsole:
      TerminalModes([
        .clearedScreen, .numericKeypad, .lineWrapOff, .cursorHidden, .bracketedPaste,
      ])
    case .screen:
      TerminalModes([
        .alternateScreen, .numericKeypad, .lineWrapOff, .cursorHidden, .mouse, .bracketedPaste,
      ])
    case .tmux, .windowsTerminal: TerminalModes(Self.common + [.synchronizedOutput])
    case .xterm: TerminalModes(Self.common + [.kittyKeyboard, .synchronizedOutput])
    }
  }

  /// The requests for what the environment does not describe: the background color, and the flags of
  /// the keyboard protocol. A terminal that does not reply ignores them.
  package var requests: String {
    backgroundRequest + (self == .xterm ? "\u{1B}[?u" : "")
  }

  /// The request for the background color.
  package var backgroundRequest: String {
    switch self {
    case .xterm, .tmux, .windowsTerminal: "\u{1B}]11;?\u{1B}\\"
    case .dumb, .plain, .linuxConsole, .screen: ""
    }
  }

  /// The request for the attributes of a terminal, to which every terminal replies; see
  /// ``TerminalReply/attributes(_:)``.
  package static let attributesRequest = "\u{1B}[c"

  private static let common: [TerminalMode] = [
    .alternateScreen, .numericKeypad, .lineWrapOff, .cursorHidden, .mouse, .bracketedPaste,
    .focusEvents, .colorScheme, .savedTitle,
  ]

  /// The maximum number of colors of such a terminal, whatever the environment declares.
  var mostColors: ColorDepth {
    switch self {
    case .dumb: .none
    case .plain, .linuxConsole: .ansi16
    case .screen: .palette256
    case .xterm, .tmux, .windowsTerminal: .trueColor
    }
  }

  /// Creates the family that an environment describes.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let isWithin = { (name: String) in !(environment[name] ?? "").isEmpty }
    switch term {
    case "" where isWithin("WT_SESSION"): self = .windowsTerminal
    case "", "dialup", "dumb", "emacs", "network", "unknown", "vt52": self = .dumb
    case _ where term == "linux" || term.hasPrefix("linux-"): self = .linuxConsole
    case _ where term.hasPrefix("tmux"): self = .tmux
    // Many users set this name within tmux, because programs on remote machines recognize it.
    case _ where term.hasPrefix("screen"): self = isWithin("TMUX") ? .tmux : .screen
    case _ where Self.isPlain(term): self = .plain
    default: self = isWithin("WT_SESSION") ? .windowsTerminal : .xterm
    }
  }

  private static func isPlain(_ term: String) -> Bool {
    let names = ["vt1", "vt2", "vt3", "vt4", "vt5", "ansi", "cons", "sun", "wy"]
    return names.contains { term.hasPrefix($0) }
  }
}
