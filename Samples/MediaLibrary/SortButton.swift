import TabHost

/// Adds a button to both columns of a page, whose menu sorts the films in the list.
///
/// The menu has single selection, so that the check mark is beside the current order.
@MainActor func addSortButton(to browser: FilmBrowser) {
  func order(_ title: String, _ isBefore: @escaping (Film, Film) -> Bool) -> Action {
    Action(title: title) { [weak list = browser.list] _ in list?.films.sort(by: isBefore) }
  }
  let byTitle = order("By Title") { $0.title < $1.title }
  byTitle.state = .on
  let byLength = order("By Length") { ($0.minutes, $0.title) < ($1.minutes, $1.title) }
  let menu = Menu(options: .singleSelection, children: [byTitle, byLength])
  for page in [browser.list, browser.details] {
    let button = BarButtonItem(title: "Sort", menu: menu)
    button.identifier = "sort"
    page.navigationItem.rightBarButtonItem = button
  }
}
