import Foundation
import TabHost
import Testing

@testable import TabHostTerminal

/// Random bytes and happenings at a terminal with a whole program at it, while time goes by.
///
/// `TABHOST_TERMINAL_SEED` begins with another seed, `TABHOST_TERMINAL_FUZZ` does more or fewer
/// strings.
@MainActor @Suite("A program under random bytes") struct RandomBytesTests {
  private static let stringsInRun: UInt64 = 40

  private static func number(_ name: String, default value: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? value
  }

  @Test func `whatever comes in, the terminal shows the host, and in the end is as it was`()
    async throws
  {
    let first = Self.number("TABHOST_TERMINAL_SEED", default: 1)
    let strings = Self.number("TABHOST_TERMINAL_FUZZ", default: 400)
    let runs = max(1, strings / Self.stringsInRun)
    print("random bytes: \(runs) runs of \(Self.stringsInRun) strings from seed \(first)")
    for seed in first..<(first + runs) {
      // Where a run traps, the last line says which.
      if runs > 100 { print("random bytes: seed \(seed)") }
      // Fewer events are a prefix of more: the first length that fails is the shortest.
      guard let problem = try await problem(seed, events: Self.stringsInRun) else { continue }
      for events in 0...Self.stringsInRun {
        guard let problem = try await self.problem(seed, events: events) else { continue }
        Issue.record("\(problem), seed \(seed), after \(events) events")
        return
      }
      Issue.record("\(problem), seed \(seed), but not again")
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
