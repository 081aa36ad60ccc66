import TabHost
import TabHostTerminal

@MainActor func runInAmber(_ host: TabHostController) async throws -> Int32 {
  try await TerminalApplication.run(host) { application in
    application.screen.options.theme = ThemeChoice(accent: RGBColor(0xFFBF00))
  }
}
