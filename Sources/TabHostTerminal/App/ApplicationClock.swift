/// The time of an application: what goes by, and waiting for it.
struct ApplicationClock: Sendable {
  /// The time since some moment.
  let now: @MainActor () -> Duration
  /// Returns after a while.
  let sleep: @MainActor (Duration) async -> Void

  /// The time of the computer.
  @MainActor static func system() -> ApplicationClock {
    let clock = ContinuousClock()
    let start = clock.now
    return ApplicationClock(
      now: { clock.now - start },
      sleep: { try? await Task.sleep(for: $0) }
    )
  }
}
