import TabHost
public import TabHostTerminal
public import TabHostTesting

extension ScriptRunner {
  /// Runs scripts as in a terminal: prints frames, and sends keys and clicks to content that draws
  /// itself.
  ///
  /// Sets the `screen` of the runner. The commands and questions of `ScriptVocabulary.terminal` use it as a
  /// user does. It is drawn when a command or a question needs it; the calls about displayed rows are
  /// written after the command `rows`.
  ///
  /// A host whose traits are not those of a terminal is drawn for `print frame` without any effect on it.
  /// The other commands and questions about the screen, such as `keys` and `frame`, set its traits and
  /// bounds to those of a terminal.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - configure: Configures the application that would run the host in a terminal, for example with
  ///     key bindings or a handler that shows messages. Called now, and after each restart, for a host
  ///     with the traits of a terminal.
  public func attachTerminal(
    columns: Int = 80,
    rows: Int = 24,
    configure: @escaping (TerminalApplication) -> Void = { _ in }
  ) {
    screen = ScriptTerminal(of: self, CellSize(columns: columns, rows: rows), configure)
  }
}

extension ScriptRunner {
  /// The terminal that is attached.
  var scriptTerminal: ScriptTerminal {
    get throws {
      if let terminal = screen as? ScriptTerminal { return terminal }
      throw ScriptProblem("no terminal is attached to the runner; call attachTerminal()")
    }
  }

  /// The user at the screen of the terminal that is attached.
  var terminal: ScreenDriver { get throws { try scriptTerminal.user(of: host) } }
}
