import TabHost
public import TabHostTerminal
public import TabHostTesting

extension ScriptRunner {
  /// Runs scripts as in a terminal: prints frames, and sends keys and clicks to content that draws
  /// itself.
  ///
  /// Sets the `framePrinter`, the `frameSize` and the `contentHandler` of the runner. The commands and
  /// questions of `ScriptVocabulary.terminal` use the terminal as a user does.
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
    frameSize = (columns, rows)
    let terminal = ScriptTerminal(of: self, configure)
    self.terminal = terminal
    framePrinter = { terminal.frame(of: $0, CellSize(columns: $1, rows: $2)).plainText }
    contentHandler = { terminal.perform($1, on: $0) }
    updateHandler = { terminal.follow() }
    timeHandler = { [weak self] time in
      if let self { terminal.driver(of: host).wait(time) }
    }
  }
}
