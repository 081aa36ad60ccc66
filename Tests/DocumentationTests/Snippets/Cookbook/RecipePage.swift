import TabHost
import TabHostTerminal

@MainActor func makeRecipePage(_ steps: [String]) -> ListViewController {
  let page = ListViewController(rows: steps.map { ListRow($0) })
  page.allowsMultipleSelection = true
  return page
}
