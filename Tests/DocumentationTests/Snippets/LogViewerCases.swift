import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@MainActor struct LogViewerCases {
  @Test(arguments: try CaseFile.cases(in: "ViewerCases", vocabulary: .terminal))
  func `a case holds`(_ given: HostCase) async throws {
    try await CaseRunner.terminal { LogViewer() }.verify(given)
  }
}
