import Foundation
import TabHost
import TabHostTerminal
import TabHostTesting

/// Runs the shop in the terminal, and writes the session as a script and as a test.
@MainActor func recordSession() async throws {
  let shop = Shop()
  var script = ""
  var size = CellSize(columns: 80, rows: 24)
  let recorder = SessionRecorder(of: shop) { script += $0 }
  _ = try await TerminalApplication.run(shop) { size = $0.screen.size }
  recorder.finish()
  try script.write(toFile: "session.txt", atomically: true, encoding: .utf8)

  let traits = TraitCollection.terminal(columns: size.columns, rows: size.rows)
  let app = RecordedHost {
    let shop = Shop()
    shop.traitCollection = traits
    return shop
  }
  let setup = """
    let app = RecordedHost {
      let shop = Shop()
      shop.traitCollection = .terminal(columns: \(size.columns), rows: \(size.rows))
      return shop
    }
    """
  let source = ScriptTest.App(
    imports: ["@testable import Shop"],
    setup: setup.components(separatedBy: "\n")
  )
  let test = try ScriptTest(named: "session", of: source)?
    .source(running: HostScript(parsing: script), on: app)
  try test?.write(toFile: "Tests/ShopTests/SessionTests.swift", atomically: true, encoding: .utf8)
}
