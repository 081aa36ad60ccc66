import TabHost
import TabHostTerminal

/// A page with a list of films. Enter and a click on the focused film play it.
final class FilmList: ListViewController {
  var films: [Film] {
    didSet {
      setNeedsDisplay()
      focusHandler?(focusedIndex)
    }
  }

  init(_ films: [Film], title: String) {
    self.films = films
    super.init(title: title)
    emptyText = "No films"
    activationHandler = { [unowned self] in
      if let film: Film = item(for: $0) { open(film) }
    }
    // The rows are requested for each frame, so they show what the user prefers now.
    sections = [
      ListSection(
        items: { [unowned self] in self.films },
        row: { [unowned self] in row(for: $0) }
      )
    ]
  }

  var focusedFilm: Film? { focusedIndex.flatMap { item(for: $0) } }

  /// The command to play the focused film, whether or not the list has the focus.
  override var keyCommands: [KeyCommand]? {
    let play = KeyCommand(title: "Play the Film", input: "p", modifierFlags: .command) {
      [weak self] _ in
      guard let self, let film = focusedFilm else { return }
      self.play(film)
    }
    if films.isEmpty { play.attributes = .disabled }
    return [play]
  }

  private func row(for film: Film) -> ListRow {
    let showsLengths = mediaLibrary?.userData.showsLengths != false
    return ListRow(film.title, detail: showsLengths ? "\(film.minutes) min" : nil)
  }

  /// Plays a film or, where there is only room for one column, shows its details.
  private func open(_ film: Film) {
    if let splitController, splitController.isCollapsed {
      splitController.show(.secondary)
    } else {
      play(film)
    }
  }
}

extension ViewController {
  /// The host of the page.
  var mediaLibrary: MediaLibraryHost? { tabHostController as? MediaLibraryHost }

  /// Shows a film in the bottom accessory.
  func play(_ film: Film) {
    tabHostController?.bottomAccessory = TabAccessory(contentView: NowPlaying(film))
  }
}
