import TabHost
import TabHostTerminal

/// A page with a list of films. Enter and a click on the focused film play it.
class FilmList: ListViewController {
  var films: [Film] = [] {
    didSet { sections = [ListSection(rows: films.map(\.row))] }
  }

  init(_ films: [Film], title: String) {
    super.init(title: title)
    emptyText = "No films"
    activationHandler = { [unowned self] in play(self.films[$0.row]) }
    self.films = films
  }

  /// The command to play the focused film, whether or not the list has the focus.
  override var keyCommands: [KeyCommand]? {
    let play = KeyCommand(title: "Play the Film", input: "p", modifierFlags: .command) {
      [weak self] _ in
      guard let self, let index = focusedIndex else { return }
      self.play(films[index.row])
    }
    if films.isEmpty { play.attributes = .disabled }
    return [play]
  }

  private func play(_ film: Film) {
    tabHostController?.bottomAccessory = TabAccessory(contentView: NowPlaying(film))
  }
}

extension Film {
  @MainActor fileprivate var row: ListRow { ListRow(title, detail: "\(minutes) min") }
}
