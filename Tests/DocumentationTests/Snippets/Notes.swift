import TabHost
import TabHostTerminal

final class Notes: SplitController {
  let list = ListViewController(rows: [ListRow("Groceries"), ListRow("Ideas")], title: "Notes")
  let editor = TextEditorController("", title: "Note")

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewController(list, for: .primary)
    setViewController(editor, for: .secondary)
    list.activationHandler = { [editor] _ in editor.becomeFirstResponder() }
    editor.addKeyCommand(
      KeyCommand(title: "Done", input: "s", modifierFlags: .control) { [editor] _ in
        editor.resignFirstResponder()
      }
    )
  }
}
