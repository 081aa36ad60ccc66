import TabHost
import TabHostTerminal

/// Returns a page with a text, which the user can also edit in another program.
@MainActor func makeLetterEditor(_ text: String) -> TextEditorController {
  let page = TextEditorController(text, title: "Letter")
  let edit = KeyCommand(title: "Editor", input: "o", modifierFlags: .control) { [weak page] _ in
    guard let page, let application = page.terminalApplication else { return }
    application.edit(page.text) { result in
      switch result {
      case .changed(let text): page.replaceText(with: text)
      case .unchanged: break
      case .failed(let reason): application.show(message: reason)
      }
    }
  }
  page.navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: edit)
  return page
}
