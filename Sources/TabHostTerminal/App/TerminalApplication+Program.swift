public import TabHost

extension TerminalApplication {
  /// Runs a host in the terminal that the process was started in.
  ///
  /// The terminal is as it was before when this returns. A signal that asked the process to end
  /// ends it then, as it does by default.
  ///
  /// - Parameters:
  ///   - host: The host, which comes on screen with this call and leaves it at the end.
  ///   - configure: Called once before, to bind other keys, or to keep the application for
  ///     ``quit()``.
  /// - Returns: The status to exit with.
  /// - Throws: ``TerminalDeviceError`` if there is no terminal to run in; nothing has changed then.
  public static func run(
    _ host: TabHostController,
    configure: (TerminalApplication) -> Void = { _ in }
  ) async throws -> Int32 {
    let application = TerminalApplication(host: host, device: try StandardTerminal.open())
    configure(application)
    let ending = await application.run()
    if case .terminated(let signal) = ending { signal.endProcess() }
    return ending.exitStatus
  }

  /// Runs a host as the whole of a program, and leaves with the status of ``run(_:configure:)``.
  ///
  /// Where there is no terminal that can show it, one line on standard error says why, and the
  /// status is 1. A program that has something else to show there calls ``run(_:configure:)``.
  public static func main(
    _ host: TabHostController,
    configure: (TerminalApplication) -> Void = { _ in }
  ) async -> Never {
    do {
      TerminalSystem.exit(try await run(host, configure: configure))
    } catch {
      let program = CommandLine.arguments.first?.split(separator: "/").last ?? "error"
      TerminalSystem.writeError(SafeText("\(program): \(error)").string)
      TerminalSystem.exit(1)
    }
  }
}
