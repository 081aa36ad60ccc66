import Foundation
import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import MediaLibrary
@testable import PhotoCollections
@testable import StationGuide

/// Sessions at a terminal, which are recorded, replayed, and turned into tests of this target.
@MainActor struct TerminalSessionTests {
  private static let size = CellSize(columns: 80, rows: 24)

  @Test func `a session with MediaLibrary is replayed, and is a test that passes`() throws {
    try verify("MediaLibrary", { MediaLibraryHost() }) { user in
      user.press("2")  // Library
      user.press(.tab, .down, .down, .enter)
      user.click("Sort")
      user.click("By Length")
      user.type("ffox")
      user.press(.enter, .escape)
      user.rightClick("Forest Life")
      user.click("Remove")
      user.click("Cancel")
      user.click("Search")
      user.press("/")
      user.type("life")
      user.press(.escape)
      user.drag("City Lights", to: "Cinematic")
    }
  }

  @Test func `a session with PhotoCollections is replayed, and is a test that passes`() throws {
    try verify("PhotoCollections", { PhotoCollectionsHost() }) { user in
      user.click("Night Sky")
      user.press(.tab, .down, .end)
      user.rightClick("Night Sky")
      user.press(.down, .enter)
      user.click("Family")
      user.click("New Album")
    }
  }

  @Test func `a session with StationGuide is replayed, and is a test that passes`() throws {
    try verify("StationGuide", { StationGuideHost() }) { user in
      user.click("Deep Focus")
      user.rightClick("Night O")
      user.click("Unlock")
      user.click("Night O")
      user.press("/")
      user.type("jazz")
      user.press(.enter)
    }
  }

  private func verify<Host: TabHostController>(
    _ name: String,
    _ launch: @escaping () -> Host,
    _ session: (TerminalUser) -> Void,
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
    let user = TerminalUser(of: original.host, size: Self.size)
    session(user)
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
    #expect(difference.isEmpty, "\(script)\n\(difference)", sourceLocation: sourceLocation)
    #expect(!script.contains("# no command"), "\(script)", sourceLocation: sourceLocation)

    let source = ScriptTest.App(
      imports: ["@testable import \(name)"],
      setup: [
        "let app = RecordedHost(", "  traits: .terminal(columns: 80, rows: 24),",
        "  store: InMemoryTabCustomizationStore()", ") {", "  \(name)Host()", "}",
      ],
      terminal: .init(imports: ["import TabHostProgram"], setup: ["runner.attachTerminal()"])
    )
    let test = try #require(ScriptTest(named: "terminalSessionWith\(name)", of: source))
      .source(running: HostScript(parsing: script), on: app(appears: true)) {
        $0.attachTerminal()
      }
    try PackageFiles.expect(
      test,
      in: "Tests/SampleTests/Emitted/\(name)TerminalSession.swift",
      of: .emittedTests
    )
  }
}

/// A user at a terminal that shows a host.
@MainActor private final class TerminalUser {
  private let screen: HostScreen

  init(of host: TabHostController, size: CellSize) {
    screen = HostScreen(host: host, size: size)
    screen.options.showsStatusLine = true
    host.appear()
    _ = screen.frame()
  }

  func press(_ keys: KeyPress.Key...) {
    for key in keys { handle(.key(KeyPress(key))) }
  }

  func press(_ character: Character) { press(.character(character)) }

  func type(_ text: String) {
    for character in text { press(character) }
  }

  func click(_ text: String) { click(text, .left) }

  func rightClick(_ text: String) { click(text, .right) }

  func drag(_ text: String, to other: String) {
    guard let from = location(of: text), let end = location(of: other) else { return }
    let over = CellPoint(column: end.column, row: end.row)
    mouse(.press, .left, from)
    mouse(.drag, .left, CellPoint(column: from.column, row: from.row - 1))
    mouse(.drag, .left, over)
    mouse(.release, .left, over)
  }

  private func click(_ text: String, _ button: MouseEvent.Button) {
    guard let location = location(of: text) else { return }
    mouse(.press, button, location)
    mouse(.release, button, location)
  }

  private func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button,
    _ location: CellPoint
  ) {
    handle(.mouse(MouseEvent(kind, button: button, location: location)))
  }

  private func handle(_ event: InputEvent) {
    screen.handle(event, at: .zero)
    _ = screen.frame()
  }

  /// The first character of a text in the frame.
  private func location(of text: String) -> CellPoint? {
    let lines = screen.frame().plainText.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return CellPoint(column: line[..<range.lowerBound].count, row: row)
    }
    Issue.record("\(text) is not on screen:\n\(lines.joined(separator: "\n"))")
    return nil
  }
}
