import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Sends random bytes and device events to a complete application while time passes.
@MainActor struct RandomBytesTests {
  private static let stringsInRun: UInt64 = 40

  @Test func `for any input, the terminal shows the host and is restored at the end`()
    async throws
  {
    for seed in Soak.seeds(1...2, more: 48) {
      // If a run traps, the last line of the output contains the seed.
      if Soak.factor > 0 { print("random bytes: \(Soak.replay(seed))") }
      // A run with fewer events is a prefix of the run, so the first length that fails is the
      // shortest.
      guard let problem = try await problem(seed, events: Self.stringsInRun) else { continue }
      for events in 0...Self.stringsInRun {
        guard let problem = try await self.problem(seed, events: events) else { continue }
        Issue.record("\(problem) after \(events) events; \(Soak.replay(seed))")
        return
      }
      Issue.record("\(problem), but not again; \(Soak.replay(seed))")
      return
    }
  }

  /// Returns the violated requirement of a run, or `nil` if there is none.
  private func problem(_ seed: UInt64, events: UInt64) async throws -> String? {
    let run = try RandomProgram(seed: seed)
    if let problem = await run.begin() { return problem }
    for _ in 0..<events {
      if let problem = await run.continueMouse() { return problem }
      if run.ending != nil { break }
    }
    return await run.problemAtTheEnd()
  }
}
