public import TabHost

extension TerminalApplication {
  /// Runs a host, or any other controller, in the terminal that the process was started in.
  ///
  /// The terminal is restored when this method returns. If a signal ended the run, this method does
  /// not return: it ends the process as the signal does by default.
  ///
  /// - Parameters:
  ///   - root: The controller, which appears on screen with this call and disappears when the run ends.
  ///   - configure: A closure called once before the run begins, for example to change key bindings
  ///     or to store the application for a later call to ``quit()``.
  /// - Returns: The status to exit with.
  /// - Throws: ``TerminalDeviceError`` if no suitable terminal is available; nothing has changed
  ///   then.
  public static func run(
    _ root: ViewController,
    configure: (TerminalApplication) -> Void = { _ in }
  ) async throws -> Int32 {
    let device = try StandardTerminal.open()
    let application = TerminalApplication(rootViewController: root, device: device)
    configure(application)
    let ending = await application.run()
    if case .terminated(let signal) = ending { signal.endProcess() }
    return ending.exitStatus
  }

  /// Runs a host, or any other controller, as a complete program and exits with the status that ``run(_:configure:)``
  /// returns.
  ///
  /// A host without a `customizationIdentifier` gets the name of the program, so that what the user
  /// arranges is kept. The same is true for another root that is a host.
  ///
  /// If no suitable terminal is available, this method writes one line with the reason to standard
  /// error and exits with status 1. A program with an alternative to show in that case calls
  /// ``run(_:configure:)`` instead.
  public static func main(
    _ root: ViewController,
    configure: (TerminalApplication) -> Void = { _ in }
  ) async -> Never {
    do {
      let status = try await run(root) { application in
        let host = application.screen.host
        if host.customizationIdentifier == nil {
          host.customizationIdentifier = TerminalSystem.programName
        }
        configure(application)
      }
      TerminalSystem.exit(status)
    } catch {
      let program = TerminalSystem.programName ?? "error"
      TerminalSystem.writeError(SafeText("\(program): \(error)").string)
      TerminalSystem.exit(1)
    }
  }
}
