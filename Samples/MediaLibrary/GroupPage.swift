import TabHost
import TabHostTerminal

/// A list of the tabs in a group, for presentations without a sidebar.
@MainActor func makeGroupPage(of group: TabGroupItem) -> ListViewController {
  let tabs = { [weak group] in group?.displayOrder.filter { !$0.isHidden } ?? [] }
  let rows = ListSection(count: { tabs().count }, row: { ListRow(tabs()[$0].title) })
  let page = ListViewController(sections: [rows], title: group.title)
  page.activationHandler = { [weak page] index in
    page?.tabHostController?.selectedTab = tabs()[index.row]
  }
  return page
}
