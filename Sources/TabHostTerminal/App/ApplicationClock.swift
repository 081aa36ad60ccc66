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
