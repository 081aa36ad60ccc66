import TabHost
import TabHostTerminal

/// A page with what is known about a film, a row that plays it, and the user's note.
final class FilmDetails: ListViewController {
  var film: Film? {
    didSet {
      navigationItem.title = film?.title
      if film != oldValue { focusedIndex = nil }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyText = "No film"
    sections = [section { $0.facts(of: $1) }, section("Note") { [$0.noteRow(of: $1)] }]
    activationHandler = { [unowned self] index in
      guard let film else { return }
      switch (index.section, index.row) {
      case (0, 0): play(film)
      case (1, _): editNote(on: film)
      default: break
      }
    }
  }

  /// Returns a section whose rows are requested for each frame, so that they show the present film
  /// and note.
  private func section(
    _ title: String? = nil,
    rows: @escaping (FilmDetails, Film) -> [ListRow]
  ) -> ListSection {
    let present = { [unowned self] in film.map { rows(self, $0) } ?? [] }
    return ListSection(title, count: { present().count }, row: { present()[$0] })
  }

  private func facts(of film: Film) -> [ListRow] {
    let watched = Double(film.watchedMinutes) / Double(film.minutes)
    return [
      ListRow("Play", image: TabImage(systemName: "play")),
      ListRow("Year", detail: "\(film.year)"),
      ListRow("Length", detail: "\(film.minutes) min"),
      ListRow("Seen", accessory: .progress(.bar(watched))),
    ]
  }

  private func noteRow(of film: Film) -> ListRow {
    let firstLine = mediaLibrary?.userData.notes[film.title]?.split(separator: "\n").first
    return ListRow(
      firstLine.map(String.init) ?? "Write a note",
      image: TabImage(systemName: "pencil")
    )
  }

  private func editNote(on film: Film) {
    guard let mediaLibrary else { return }
    present(makeNoteEditor(on: film, in: mediaLibrary), animated: true)
  }
}
