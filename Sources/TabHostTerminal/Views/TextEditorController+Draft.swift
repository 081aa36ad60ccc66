import TabHost

extension TextEditorController {
  /// Removes the draft from the store. Call this method when the text was saved, sent or discarded.
  ///
  /// The user can continue to write, and a draft is kept again after the next change. Without a
  /// ``draftIdentifier``, this method has no effect.
  public func finishDraft() { draft?.finish() }

  /// Replaces the text by the one that was kept, if there is one that differs.
  func openDraft() {
    guard draft == nil, let draftIdentifier else { return }
    let draft = Draft(restoring: draftIdentifier, initialValue: text, of: self)
    let kept = draft.value
    draft.follow { [contents] in contents.string }
    self.draft = draft
    guard draft.isRestored else { return }
    replaceText(with: kept)
    select(EditorSelection(at: endOfDocument))
    let undo = keyBindings.merged(for: self).hint(.undo, "")
    terminalScreen?.noteRestoration(
      undo.map { StatusText(.draftRestoredWithKey, ["key": $0.key]) } ?? StatusText(.draftRestored)
    )
    editingChangedHandler?(self)
  }
}
