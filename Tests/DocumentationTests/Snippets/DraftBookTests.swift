import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

/// A notebook that loses what the user has written when its page is left.
private final class DraftBook: TabHostController {
  let editor = TextEditorController("", title: "Draft")
  private(set) var saved = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = ListViewController(rows: [ListRow("Save")], title: "Actions")
    list.activationHandler = { [weak self] _ in self?.saved = self?.editor.text ?? "" }
    tabs = [list, editor].map { page in
      TabItem(title: page.title ?? "", identifier: page.title ?? "") { _ in page }
    }
  }
}

@MainActor @Test func `a text that is not saved is found`() throws {
  var explorer = HostExplorer { RecordedHost { DraftBook() } }
  explorer.require("no unsaved text") { notebook in
    notebook.selectedTab?.identifier == "Draft" || notebook.saved == notebook.editor.text
  }

  let violation = try #require(explorer.explore(steps: 1000).violation)

  #expect(violation.script == "tap Draft\ncontent key a\ntap Actions\n")
}
