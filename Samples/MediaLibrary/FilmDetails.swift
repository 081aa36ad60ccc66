import TabHost
import TabHostTerminal

/// A page with what is known about a film, a row that plays it, and the user's note.
final class FilmDetails: ListViewController {
  var film: Film? {
    didSet {
      guard film != oldValue else { return }
      focusedIndex = nil
      showFilm()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyText = "No film"
    activationHandler = { [unowned self] index in
      guard let film else { return }
      if index == ListIndex(0) { play(film) }
      if index.section == 1 { editNote(on: film) }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFilm()
  }

  private func showFilm() {
    navigationItem.title = film?.title
    guard let film else { return sections = [] }
    let watched = Double(film.watchedMinutes) / Double(film.minutes)
    let note = mediaLibrary?.userData.notes[film.title]?.split(separator: "\n").first
    let facts = [
      ListRow("Play", image: TabImage(systemName: "play")),
      ListRow("Year", detail: "\(film.year)"),
      ListRow("Length", detail: "\(film.minutes) min"),
      ListRow("Seen", accessory: .progress(.bar(watched))),
    ]
    let row = ListRow("\(note ?? "Write a note")", image: TabImage(systemName: "pencil"))
    sections = [ListSection(rows: facts), ListSection("Note", rows: [row])]
  }

  /// Presents a sheet in which the user writes a note, which is saved with each change.
  private func editNote(on film: Film) {
    guard let data = mediaLibrary?.userData else { return }
    let note = TextEditorController(data.notes[film.title] ?? "", title: "\(data.name)’s Note")
    note.placeholder = "What do you think of “\(film.title)”?"
    note.editingChangedHandler = { [unowned self] note in
      mediaLibrary?.userData.notes[film.title] = note.text.isEmpty ? nil : note.text
      showFilm()
    }
    note.navigationItem.rightBarButtonItem = makeDoneButton(for: note)
    present(note, animated: true)
  }
}
