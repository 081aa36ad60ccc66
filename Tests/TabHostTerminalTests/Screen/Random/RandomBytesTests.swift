import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Random bytes and happenings at a terminal with a whole program at it, while time goes by.
@MainActor @Suite("A program under random bytes") struct RandomBytesTests {
  private static let stringsInRun: UInt64 = 40

  @Test func `whatever comes in, the terminal shows the host, and in the end is as it was`()
    async throws
  {
    for seed in Soak.seeds(1...2, more: 48) {
      // Where a run traps, the last line says which.
      if Soak.factor > 0 { print("random bytes: \(Soak.replay(seed))") }
      // Fewer events are a prefix of more: the first length that fails is the shortest.
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

  /// What is wrong in a run; nil if nothing is.
  private func problem(_ seed: UInt64, events: UInt64) async throws -> String? {
    let run = try RandomProgram(seed: seed)
    if let problem = await run.begin() { return problem }
    for _ in 0..<events {
      if let problem = await run.goOn() { return problem }
      if run.ending != nil { break }
    }
    return await run.problemAtTheEnd()
  }
}
