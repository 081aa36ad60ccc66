import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts of explorations, with and without a terminal.
@MainActor struct ExploredScriptTests {
  /// An app whose list and editor note what the user does.
  private final class Pages: TabHostController {
    private(set) var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let field = CellAccessory.textField("") { [weak self] in self?.notes.append("name \($0)") }
      let list = ListViewController(
        rows: [ListRow("a"), ListRow("b", accessory: field)],
        title: "L"
      )
      list.activationHandler = { [weak self] in self?.notes.append("row \($0.row)") }
      let editor = TextEditorController("", title: "E")
      editor.editingChangedHandler = { [weak self] in self?.notes.append("text \($0.text)") }
      tabs = [list, editor].map { page in
        TabItem(title: page.title ?? "", identifier: page.title ?? "") { _ in page }
      }
    }
  }

  private func notes(_ script: String, inTerminal: Bool) throws -> [String] {
    let app = RecordedHost(traits: .terminal(columns: 80, rows: 24)) { Pages() }
    let runner = ScriptRunner(app) { _ in }
    if inTerminal { runner.attachTerminal() }
    try runner.run(HostScript(parsing: script))
    return app.host.notes
  }

  @Test func `pages that a script uses do the same without a terminal`() throws {
    let script = """
      content key home enter
      content key home down enter
      content key a b
      tap E
      content key c
      content paste "two words"
      content blur
      tap L
      content key up enter
      """
    let expected = ["row 0", "name ab", "text c", "text ctwo words", "row 0"]
    try expectEqual(notes(script, inTerminal: false), expected)
    try expectEqual(notes(script, inTerminal: true), expected)
  }
}
