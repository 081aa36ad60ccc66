import TabHost
import TabHostTerminal

/// A page with films. Enter plays one, and a drag takes it to a collection.
final class FilmList: ListViewController {
  private let shelves: (FilmList) -> [(title: String?, films: [Film])]

  /// Creates a page with films in sections.
  ///
  /// - Parameter shelves: Returns the sections. What it reads is observed.
  init(title: String, shelves: @escaping (FilmList) -> [(title: String?, films: [Film])]) {
    self.shelves = shelves
    super.init(title: title)
    emptyText = "No films"
    activationHandler = { [unowned self] in
      if let film: Film = item(for: $0) { mediaLibrary?.play(film) }
    }
  }

  private var mediaLibrary: MediaLibraryHost? { tabHostController as? MediaLibraryHost }

  /// Called before a frame when the page appears, and after changes of what it has read.
  override func updateProperties() {
    super.updateProperties()
    sections = shelves(self).map { shelf in
      ListSection(shelf.title, items: shelf.films) { row(for: $0) }
    }
  }

  /// Returns a row whose texts are columns in a table, and a title with a length elsewhere.
  private func row(for film: Film) -> ListRow {
    let collection = mediaLibrary?.tab(forIdentifier: film.collection)?.title ?? ""
    let length = "\(film.minutes) min"
    var row = ListRow(columns: [film.title, "\(film.year)", length, collection])
    row.content.secondaryText = length
    row.accessories = [.progress(.bar(film.watched))]
    row.dragItems = { _ in
      let item = DragItem(itemProvider: ItemProvider(object: film.title))
      item.localObject = film
      return [item]
    }
    return row
  }
}
