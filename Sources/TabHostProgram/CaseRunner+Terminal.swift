import TabHost
public import TabHostTerminal
public import TabHostTesting

extension CaseRunner {
  /// Returns a runner of cases on the screen of a terminal, as the option `--cases` runs those of a
  /// program.
  ///
  /// ```swift
  /// @MainActor struct ShopCases {
  ///   @Test(arguments: try CaseFile.cases(in: "Cases", vocabulary: .terminal))
  ///   func `a case holds`(_ given: HostCase) async throws {
  ///     try await CaseRunner.terminal { Shop() }.verify(given)
  ///   }
  /// }
  /// ```
  ///
  /// Hosts have the traits of a terminal. The calls of a host without a delegate are listed. The arguments
  /// of a case are in ``HostProgram/run`` while it runs.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - changes: The changes that the code of the app makes, by name.
  ///   - configure: Configures the application that would run the host in a terminal.
  ///   - launch: A closure that creates the host of cases without a description.
  public static func terminal<Host: RecordableHost>(
    columns: Int = 80,
    rows: Int = 24,
    changes: [String: (Host) -> Void] = [:],
    configure: @escaping (TerminalApplication) -> Void = { _ in },
    launch: @escaping () -> Host
  ) -> CaseRunner {
    let setup = RunnerSetup(
      size: CellSize(columns: columns, rows: rows),
      changes: ScriptRunner.changes(changes),
      configure: configure
    )
    return setup.caseRunner(launching: launch)
  }

  /// Returns a runner of cases on the screen of a terminal, for files that describe their hosts.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  public static func terminal(columns: Int = 80, rows: Int = 24) -> CaseRunner {
    RunnerSetup(size: CellSize(columns: columns, rows: rows)).caseRunner()
  }
}
