import TabHost
import TabHostTerminal
public import TabHostTesting

extension ScriptRunner {
  /// Runs scripts as in a terminal: prints frames, and sends keys and clicks to content that draws
  /// itself.
  ///
  /// Sets the `framePrinter`, the `frameSize` and the `contentHandler` of the runner.
  public func attachTerminal(columns: Int = 80, rows: Int = 24) {
    frameSize = (columns, rows)
    framePrinter = { host, columns, rows in
      TerminalContentInput.frame(of: host, CellSize(columns: columns, rows: rows)).plainText
    }
    let input = TerminalContentInput()
    contentHandler = { [weak self] content, words in
      let size = self?.frameSize ?? (columns: columns, rows: rows)
      return input.perform(words, to: content, CellSize(columns: size.columns, rows: size.rows))
    }
  }
}
