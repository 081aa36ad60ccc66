import TabHost

/// Returns the content of a tab: films, or, for a group, a list of its tabs.
@MainActor func makePage(for tab: TabItem) -> ViewController {
  switch tab {
  case is SearchTabItem: return SearchPage(Film.all, title: tab.title)
  case let group as TabGroupItem: return makeGroupPage(of: group)
  default:
    let films = tab.identifier == "watch-now" ? Film.begun : Film.collections[tab.identifier] ?? []
    // A navigation controller can't contain a split.
    let isPushed = tab.parent?.managingNavigationController != nil
    return isPushed ? FilmList(films, title: tab.title) : FilmBrowser(films, title: tab.title)
  }
}
