import TabHost
import TabHostTerminal

@MainActor func makeNote(_ text: String, save: @escaping (String) -> Void) -> ViewController {
  let note = TextEditorController(text, title: "Note")
  note.placeholder = "Write a note"
  note.editingChangedHandler = { save($0.text) }
  note.shouldChangeHandler = { note, range, text in
    // A note has at most ten lines.
    let removed = range.upperBound.line - range.lowerBound.line
    return note.lineCount - removed + text.filter { $0 == "\n" }.count <= 10
  }
  return note
}
