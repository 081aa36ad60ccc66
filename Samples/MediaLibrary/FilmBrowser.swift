import TabHost
import TabHostTerminal

/// A page with a list of films beside the details of the focused one.
class FilmBrowser: SplitController, SplitControllerDelegate {
  let list: FilmList
  let details: FilmDetails

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
    list.focusHandler = { [weak self] _ in self?.details.film = self?.list.focusedFilm }
  }

  /// The commands of the list, which apply wherever the focus is.
  override var keyCommands: [KeyCommand]? { list.keyCommands }

  /// Begins with the list where there is only room for one column.
  func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column { .primary }
}
