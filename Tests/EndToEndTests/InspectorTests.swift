import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: the inspector.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct InspectorTests {
  private static let tapLibrary = Step("tap library") { program, _ in try program.type("2") }

  @Test func `every emulator shows the calls beside the app, and the app as in a smaller terminal`()
    throws
  {
    let program = try EmulatedProgram(columns: 120, rows: 24)
    try program.wait(forText: "Watch Now")
    try program.type("\u{1B}[24~")
    try program.wait(forText: "[Calls]")
    try program.check("the pane")
    try program.type("2")
    try program.wait(forText: "viewDidAppear(library)")
    let screens = try program.agree("the calls")
    let smaller = try EmulatedProgram(columns: 72, rows: 24)
    try smaller.perform([Self.tapLibrary], columns: 72, rows: 24)
    try expectEqual(screens.pyte.app(columns: 72), smaller.screens().app(columns: 72))
    try smaller.quit()
    try program.type("\u{1B}[24~")
    try program.wait(forNoText: "[Calls]")
    try program.quit()
    try program.agreeOnWidths()
  }

  @Test func `with the focus, the pane filters, pauses and saves, and lists its keys`() throws {
    let folder = try TemporaryFolder()
    let guide = "exec '\(BuiltProducts.path("StationGuide"))' --inspect"
    let program = try EmulatedProgram(
      "/bin/sh",
      ["-c", "cd '\(folder.path)' && \(guide)"],
      columns: 120,
      rows: 24
    )
    try program.wait(forText: "[Calls]")
    try program.type("3")
    try program.wait(forText: "viewDidAppear(search)")
    try program.type("\u{1D}should")
    try program.wait(forText: "Filter: should")
    try program.wait(forNoText: "viewDidAppear(search)")
    try program.wait(forText: "shouldSelectTab(search) -> true")
    try program.check("the filter")
    try program.type("\u{13}")
    try program.wait(forText: "Saved StationGuide-calls.txt")
    let saved = try folder.text("StationGuide-calls.txt")
    expect(saved.contains("shouldSelectTab(search) -> true"))
    expect(!saved.contains("viewDidAppear"))
    try program.type("\r")
    try program.wait(forText: "paused")
    try program.type("\u{1B}OP")
    try program.wait(forText: "pause, or the newest lines")
    try program.check("the list of keys")
    try program.type("?")
    try program.wait(forNoText: "pause, or the newest lines")
    try program.type(Key.escape)
    try program.wait(forText: "Esc app")
    try program.type(Key.escape)
    try program.wait(forText: "F12 hide")
    // The search field has the focus of the app.
    try program.type(Key.interrupt)
    try program.expectEnd(.exit(0))
  }

  @Test func `in a narrow terminal, the pane is below the app`() throws {
    let program = try EmulatedProgram(
      BuiltProducts.path("StationGuide"),
      ["--inspect"],
      columns: 80,
      rows: 24
    )
    try program.wait(forText: "[Calls]")
    let screen = try program.agree("below").pyte
    expect(screen.rows[15].contains("[Calls]"))
    expectEqual(screen.rows[23], "F12 hide  Ctrl-] filter and scroll")
    try program.resizeAndWait(columns: 120, rows: 24) {
      $0.rows[0].contains("[Calls]") ? [] : ["no pane beside the app"]
    }
    try program.check("beside")
    try program.resizeAndWait(columns: 80, rows: 24) {
      $0.rows[15].contains("[Calls]") ? [] : ["no pane below the app"]
    }
    try program.check("below again")
    try program.quit()
  }
}

extension Screen {
  /// The lines and styles of the app beside the inspector.
  fileprivate func app(columns: Int) -> [String] {
    zip(rows, styles).map { line, styles in
      let padded = line + String(repeating: " ", count: max(0, columns - line.count))
      return "\(padded.prefix(columns)) \(styles.prefix(columns))"
    }
  }
}
