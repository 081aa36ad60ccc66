import TabHost

/// Returns the content of a tab: films, or, for a group, a list of its tabs.
@MainActor func makePage(for tab: TabItem) -> ViewController {
  switch tab {
  case is SearchTabItem: SearchPage(Film.all, title: tab.title)
  case let group as TabGroupItem: makeGroupPage(of: group)
  default:
    switch tab.identifier {
    case "watch-now": FilmBrowser(Film.begun, title: tab.title)
    default: FilmList(Film.collections[tab.identifier] ?? [], title: tab.title)
    }
  }
}
