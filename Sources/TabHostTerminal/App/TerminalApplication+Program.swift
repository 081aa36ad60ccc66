public import TabHost

extension TerminalApplication {
  /// Runs a host in the terminal that the process was started in.
  ///
  /// The terminal is restored when this method returns. If a signal ended the run, this method does
  /// not return: it ends the process as the signal does by default.
  ///
  /// - Parameters:
  ///   - host: The host, which appears on screen with this call and disappears when the run ends.
  ///   - configure: A closure called once before the run begins, for example to change key bindings
  ///     or to store the application for a later call to ``quit()``.
  /// - Returns: The status to exit with.
  /// - Throws: ``TerminalDeviceError`` if no suitable terminal is available; nothing has changed
  ///   then.
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

  /// Runs a host as a complete program and exits with the status that ``run(_:configure:)``
  /// returns.
  ///
  /// If no suitable terminal is available, this method writes one line with the reason to standard
  /// error and exits with status 1. A program with an alternative to show in that case calls
  /// ``run(_:configure:)`` instead.
  public static func main(
    _ host: TabHostController,
    configure: (TerminalApplication) -> Void = { _ in }
  ) async -> Never {
    do {
      TerminalSystem.exit(try await run(host, configure: configure))
    } catch {
      let program = TerminalSystem.programName ?? "error"
      TerminalSystem.writeError(SafeText("\(program): \(error)").string)
      TerminalSystem.exit(1)
    }
  }
}

// MARK: - Time

/// The clock of an application: the current time, and a way to sleep.
///
/// Tests replace it to control time.
struct ApplicationClock: Sendable {
  /// Returns the time elapsed since a fixed but arbitrary instant.
  let now: @MainActor () -> Duration
  /// Suspends the caller for the given duration.
  let sleep: @MainActor (Duration) async -> Void

  /// Returns a clock that measures real time, starting at zero.
  @MainActor static func system() -> ApplicationClock {
    let clock = ContinuousClock()
    let start = clock.now
    return ApplicationClock(
      now: { clock.now - start },
      sleep: { try? await Task.sleep(for: $0) }
    )
  }
}

/// The speed at which a terminal accepts output.
struct TerminalPace: Hashable, Sendable {
  /// The longest time that a write may take in a terminal that shows animations.
  private static let limit = Duration.milliseconds(8)

  /// The number of recent writes that are considered; a slow write stops counting after that many
  /// others.
  private static let window = 8

  private var times: [Duration] = []

  /// Records the time that a write took.
  mutating func note(_ time: Duration) {
    times = times.suffix(Self.window - 1) + [time]
  }

  /// Whether the terminal is fast enough for animations; `false` before the first write.
  var isFast: Bool { !times.isEmpty && times.allSatisfy { $0 <= Self.limit } }
}
