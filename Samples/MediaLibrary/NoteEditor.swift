import TabHost
import TabHostTerminal

/// Returns a sheet in which the user writes a note on a film, which is saved with each change.
@MainActor func makeNoteEditor(
  on film: Film,
  in library: MediaLibraryHost
) -> TextEditorController {
  let editor = TextEditorController(
    library.userData.notes[film.title] ?? "",
    title: "\(library.userData.preferences.name)’s Note"
  )
  editor.placeholder = "What do you think of “\(film.title)”?"
  editor.editingChangedHandler = { [weak library] editor in
    library?.userData.notes[film.title] = editor.text.isEmpty ? nil : editor.text
  }
  editor.navigationItem.rightBarButtonItem = makeDoneButton(for: editor)
  return editor
}

/// Returns a button that dismisses a sheet.
@MainActor func makeDoneButton(for sheet: ViewController) -> BarButtonItem {
  BarButtonItem(
    systemItem: .done,
    primaryAction: Action { [weak sheet] _ in sheet?.dismiss(animated: true) }
  )
}
