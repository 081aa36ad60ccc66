import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import Branches
@testable import MediaLibrary
@testable import PhotoCollections
@testable import StationGuide

/// Sessions at a terminal, which are recorded and replayed.
@MainActor struct TerminalSessionTests {
  private static let size = CellSize(columns: 80, rows: 24)

  @Test func `a session with MediaLibrary makes the same calls when it is replayed`() throws {
    try verify(MediaLibraryHost.init) { user in
      user.press(.character("2"))  // Library
      user.press(.tab, .down, .down, .enter)
      try user.click("Length")
      user.type("ffox")
      user.press(.enter, .escape)
      try user.click("Forest Life", .right)
      user.press(.down, .enter)  // Remove
      try user.click("Trash")
      try user.click("Restore")
      try user.click("Search")
      user.press(.character("/"))
      user.type("life")
      user.press(.escape)
      try user.click("Activity")
      try user.drag("Sea Life", to: "Cinematic")
    }
  }

  @Test func `a session with PhotoCollections makes the same calls when it is replayed`() throws {
    try verify(PhotoCollectionsHost.init) { user in
      try user.click("Night Sky")
      user.press(.tab, .down, .end)
      try user.click("Night Sky", .right)
      user.press(.down, .enter)
      try user.click("Family")
      try user.click("New Album")
    }
  }

  @Test func `a session with StationGuide makes the same calls when it is replayed`() throws {
    try verify(StationGuideHost.init) { user in
      try user.click("Deep Focus")
      try user.click("Night O", .right)
      try user.click("Unlock")
      try user.click("Night O")
      user.press(.character("/"))
      user.type("jazz")
      user.press(.enter)
    }
  }

  @Test func `a session with Branches makes the same calls when it is replayed`() throws {
    try verify({ BranchesHost() }) { user in
      user.press(.tab, .character(" "))
      user.type("acRead this first")
      user.press(.character("s"), modifiers: .control)
      try user.click("Log")
      try user.drag("Switch off in time", to: "whistle")
      try user.click("steam", .right)
      try user.click("Check Out")
      try user.click("whistle", .right)
      try user.click("Delete")
      user.press(.down, .enter)
      try user.click("Stashes")
    }
  }

  private func verify<Host: TabHostController>(
    _ launch: @escaping () -> Host,
    _ session: (ScreenDriver) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    func app(appears: Bool) -> RecordedHost<Host> {
      RecordedHost(
        traits: .terminal(columns: Self.size.columns, rows: Self.size.rows),
        store: InMemoryTabCustomizationStore(),
        appears: appears,
        launch: launch
      )
    }
    let original = app(appears: false)
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    let screen = HostScreen(host: original.host, size: Self.size)
    screen.options.showsStatusLine = true
    original.host.appear()
    try session(ScreenDriver(screen))
    recorder.finish()

    let replayed = app(appears: true)
    let runner = ScriptRunner(replayed) { _ in }
    runner.attachTerminal()
    do {
      try runner.run(HostScript(parsing: script))
    } catch {
      Issue.record("\(error)\n\(script)", sourceLocation: sourceLocation)
    }
    let difference = CallDifference(
      expected: original.log.entries,
      actual: replayed.log.entries
    )
    expect(difference.isEmpty, "\(script)\n\(difference)", sourceLocation: sourceLocation)
    expect(!script.contains("# no command"), "\(script)", sourceLocation: sourceLocation)
  }
}
