import TabHost
import TabHostTerminal

/// Returns the number and the total length of a collection's films, for a popover next to its row or
/// bar item.
@MainActor func makeCollectionInfo(_ tab: TabItem) -> TextViewController {
  let films = Film.collections[tab.identifier] ?? []
  let minutes = films.reduce(0) { $0 + $1.minutes }
  return TextViewController(
    StyledText("\(films.count) films\n\(minutes) minutes"),
    title: tab.title
  )
}
