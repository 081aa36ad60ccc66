import TabHost

/// Returns the content of a tab: a list of films, or, for a group, a list of its tabs.
@MainActor func makePage(for tab: TabItem) -> ViewController {
  switch tab {
  case is SearchTabItem: SearchPage(Film.all, title: tab.title)
  case let group as TabGroupItem: makeGroupPage(of: group)
  default:
    switch tab.identifier {
    case "watch-now": FilmList(Film.begun, title: tab.title)
    case "library": FilmList(Film.all, title: tab.title)
    default: FilmList(Film.collections[tab.identifier] ?? [], title: tab.title)
    }
  }
}
