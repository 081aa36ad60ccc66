import TabHost

/// A page with a list of films beside the details of the focused one.
final class FilmBrowser: SplitController, SplitControllerDelegate {
  let list: FilmList
  /// A button that belongs to the list.
  var listButton: BarButtonItem? {
    didSet { placeListButton() }
  }

  private let details: FilmDetails

  init(_ films: [Film], title: String) {
    list = FilmList(films, title: title)
    details = FilmDetails(title: "\(title) Details")
    super.init()
    self.title = title
    primary = list
    secondary = details
    preferredPrimaryColumnWidthFraction = 0.5
    delegate = self
    details.film = list.focusedFilm
    list.focusHandler = { [weak details] in details?.film = $0 }
  }

  /// The commands of the list, which apply wherever the focus is.
  override var keyCommands: [KeyCommand]? { list.keyCommands }

  /// Adds the button to the column whose buttons are on screen first: the details, or the list where
  /// there is only room for one column.
  private func placeListButton() {
    let (owner, other) = isCollapsed ? (list, details) : (details, list)
    other.navigationItem.rightBarButtonItem = nil
    owner.navigationItem.rightBarButtonItem = listButton
  }

  // MARK: - SplitControllerDelegate

  /// Begins with the list where there is only room for one column.
  func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column { .primary }

  func splitControllerDidCollapse(_ splitController: SplitController) { placeListButton() }

  func splitControllerDidExpand(_ splitController: SplitController) { placeListButton() }
}
