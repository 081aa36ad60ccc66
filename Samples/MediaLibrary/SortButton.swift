import TabHost

/// Returns a button whose menu sorts the films of a list.
///
/// The menu has single selection, so that the check mark is beside the current order.
@MainActor func makeSortButton(for list: FilmList) -> BarButtonItem {
  func order(_ title: String, _ isBefore: @escaping (Film, Film) -> Bool) -> Action {
    Action(title: title) { [weak list] _ in
      list?.films.sort(by: isBefore)
    }
  }
  let byTitle = order("By Title") { $0.title < $1.title }
  byTitle.state = .on
  let byLength = order("By Length") { ($0.minutes, $0.title) < ($1.minutes, $1.title) }
  let button = BarButtonItem(
    title: "Sort",
    menu: Menu(options: .singleSelection, children: [byTitle, byLength])
  )
  button.identifier = "sort"
  return button
}
