import TabHost
import TabHostTerminal

@MainActor func runInspected(_ host: TabHostController) async throws -> Int32 {
  try await TerminalApplication.run(host) { application in
    application.isInspectable = true  // F12 shows and hides the inspector.
    application.isInspectorVisible = true  // It is on screen from the start.
  }
}
