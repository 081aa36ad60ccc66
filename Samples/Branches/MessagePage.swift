import TabHost
import TabHostTerminal

extension BranchesHost {
  /// Presents a sheet in which the user writes the message of a commit, or continues with its draft.
  ///
  /// - Parameters:
  ///   - amended: The commit that is replaced, or `nil` for a new one.
  ///   - text: The message of that commit, or of a commit that was taken back.
  func writeMessage(amending amended: String? = nil, _ text: String = "", in repository: Repository)
  {
    let initialText = amended == nil ? "" : text
    let editor = TextEditorController(initialText, title: amended == nil ? "Commit" : "Amend")
    editor.placeholder = "Describe the change"
    editor.draftIdentifier = "message of \(amended ?? repository.folder)"
    editor.addCommand("Commit", key: "s", .control) { [weak self, weak editor] in
      guard let self, let editor else { return }
      let options = amended == nil ? [] : ["--amend"]
      let text = editor.text
      editor.dismiss(animated: true) {
        self.perform(
          "git commit",
          [["commit", "--message=\(text)"] + options],
          in: repository,
          message: amended == nil ? "Committed" : "Amended",
          undo: repository.head.hash == nil ? [] : [["reset", "--soft", "HEAD@{1}"]],
          undone: { if amended == nil { self.writeMessage(text, in: repository) } },
          // Until git has accepted the message, it is a draft.
          completion: { editor.finishDraft() }
        )
      }
    }
    editor.addCommand("Editor", key: "o", .control) { [weak self, weak editor] in
      guard let self, let editor else { return }
      terminalApplication?.edit(editor.text) { [weak self, weak editor] result in
        switch result {
        case .changed(let text): editor?.replaceText(with: text)
        case .unchanged: break
        case .failed(let reason): self?.showMessage(reason, nil)
        }
      }
    }
    let cancel = Action { [weak editor] _ in editor?.dismiss(animated: true) }
    editor.navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel,
      primaryAction: cancel
    )
    present(NavigationController(rootViewController: editor), animated: true)
    // As if the user had written it, so that it is a draft.
    if text != initialText { editor.replaceText(with: text) }
  }
}
