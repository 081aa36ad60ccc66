import TabHost
import TabHostTerminal

@MainActor func runInHighContrast(_ host: TabHostController) async throws -> Int32 {
  try await TerminalApplication.run(host) { application in
    application.screen.options.theme = .highContrast
  }
}
