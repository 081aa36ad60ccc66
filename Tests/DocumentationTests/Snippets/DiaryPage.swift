import TabHost
import TabHostTerminal

@MainActor func makeDiaryPage(
  _ day: String,
  save: @escaping (String) -> Void
) -> ViewController {
  let page = TextEditorController(title: day)
  page.draftIdentifier = "diary \(day)"
  let action = Action(title: "Save") { [weak page] _ in
    guard let page else { return }
    save(page.text)
    page.finishDraft()
  }
  page.navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: action)
  return page
}
