/// Kinds of terminals that are set up differently.
public enum TerminalFamily: String, Hashable, Sendable, CaseIterable {
  /// Can't place a cursor, or is not known to: no full screen.
  case dumb
  /// A DEC terminal or one that does no more: one screen, no mouse.
  case plain
  /// The console of Linux: one screen, sixteen colours, no mouse.
  case linuxConsole
  /// xterm, and the many that follow it.
  case xterm
  /// tmux, which translates for the terminal around it.
  case tmux
  /// GNU screen, which translates less.
  case screen
  /// Windows Terminal.
  case windowsTerminal

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

  private static let common: [TerminalMode] = [
    .alternateScreen, .numericKeypad, .lineWrapOff, .cursorHidden, .mouse, .bracketedPaste,
    .focusEvents,
  ]

  /// The most colours that such a terminal shows, whatever the environment promises.
  var mostColors: ColorDepth {
    switch self {
    case .dumb: .none
    case .plain, .linuxConsole: .ansi16
    case .screen: .palette256
    case .xterm, .tmux, .windowsTerminal: .trueColor
    }
  }

  /// The kind that an environment tells of.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let isWithin = { (name: String) in !(environment[name] ?? "").isEmpty }
    switch term {
    case "" where isWithin("WT_SESSION"): self = .windowsTerminal
    case "", "dialup", "dumb", "emacs", "network", "unknown", "vt52": self = .dumb
    case _ where term == "linux" || term.hasPrefix("linux-"): self = .linuxConsole
    case _ where term.hasPrefix("tmux"): self = .tmux
    // Many set this name within tmux, so that programs on other machines know it.
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
