import SampleSupport
import TabHost

/// The page of each tab: a list of films. A group has none of its own, and is shown by the titles
/// of what is in it.
@MainActor func makePage(for tab: TabItem) -> ViewController {
  switch tab {
  case is SearchTabItem: SearchPage(Film.all, title: tab.title)
  case is TabGroupItem: SampleContent.titlePage(for: tab)
  default:
    switch tab.identifier {
    case "watch-now": FilmList(Film.begun, title: tab.title)
    case "library": FilmList(Film.all, title: tab.title)
    default: FilmList(Film.collections[tab.identifier] ?? [], title: tab.title)
    }
  }
}
