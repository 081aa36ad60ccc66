import TabHost
import TabHostTerminal

/// Returns a list of the tabs in a group, for presentations without a sidebar.
@MainActor func makeGroupPage(of group: TabGroupItem) -> ListViewController {
  let rows = ListSection(
    items: { [weak group] in group?.displayOrder.filter { !$0.isHidden } ?? [] },
    id: \.identifier,
    row: { ListRow($0.title) }
  )
  let page = ListViewController(sections: [rows], title: group.title)
  page.activationHandler = { [weak page] index in
    if let tab: TabItem = page?.item(for: index) { page?.tabHostController?.selectedTab = tab }
  }
  return page
}
