import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@MainActor struct KeyboardCases {
  @Test(arguments: try CaseFile.cases(in: "ScreenCases", vocabulary: .terminal))
  func `a case holds`(_ given: HostCase) async throws {
    try await CaseRunner.terminal().verify(given)
  }
}
