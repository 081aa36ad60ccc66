import TabHost
import TabHostTerminal

/// Returns a list of the tabs in a group, for presentations without a sidebar.
@MainActor func makeGroupPage(of group: TabGroupItem) -> ListViewController {
  let tabs = { [weak group] in group?.displayOrder.filter { !$0.isHidden } ?? [] }
  // A list requests the number of rows before it requests rows.
  var shown: [TabItem] = []
  let rows = ListSection(
    count: {
      shown = tabs()
      return shown.count
    },
    row: { ListRow(shown[$0].title) }
  )
  let page = ListViewController(sections: [rows], title: group.title)
  page.activationHandler = { [weak page] index in
    page?.tabHostController?.selectedTab = shown[index.row]
  }
  return page
}
