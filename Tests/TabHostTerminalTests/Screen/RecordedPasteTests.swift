import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Text that the user pastes on a tab, in a recording.
@MainActor struct RecordedPasteTests {
  /// A host with a tab that accepts texts, in the traits of a terminal.
  private final class Notes: TabHostController {
    var texts: [String] = []
    var files: [String] = []

    override init() {
      super.init()
      traitCollection = .terminal(columns: 80, rows: 24)
      let tab = TabItem(title: "Notes", identifier: "notes") { _ in ViewController() }
      tab.dropHandler = DropHandler(accepting: ["public.utf8-plain-text"]) {
        [unowned self] session in
        files += session.items.compactMap(\.itemProvider.suggestedName)
        session.loadObjects(ofClass: String.self) { self.texts += $0 }
      }
      tabs = [tab]
      appear()
    }
  }

  @Test(arguments: [
    ("\"Low\" Tide", #"drop public.utf8-plain-text "\"Low\" Tide" on notes"#),
    ("two\nlines", #"drop public.utf8-plain-text "two\nlines" on notes"#),
    (
      "/notes/a b.txt\n/notes/c.txt",
      #"drop public.file-url,public.utf8-plain-text "file:///notes/a%20b.txt" "/notes/a b.txt" "#
        + #""file:///notes/c.txt" "/notes/c.txt" x2 on notes"#
    ),
  ])
  func `a replay of a paste hands over the same text`(text: String, line: String) throws {
    let notes = Notes()
    let screen = HostScreen(host: notes, size: CellSize(columns: 80, rows: 24))
    screen.fileExists = { $0.hasPrefix("/notes/") }
    let user = ScreenDriver(screen)
    var script = ""
    let recorder = SessionRecorder(of: notes, includesExpectations: true) { script += $0 }
    user.paste(text)
    recorder.finish()
    expect(script.hasPrefix("strict\n\(line)\n"), "\(script)")

    let replayed = Notes()
    let runner = ScriptRunner(host: replayed, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: script))
    expect(!notes.texts.isEmpty)
    expectEqual(replayed.texts, notes.texts)
    expectEqual(replayed.files, notes.files)
  }
}
