import Foundation
import Observation
import TabHost

/// The films and the collections of the app, which pages observe and which are saved after each change.
@MainActor @Observable final class FilmLibrary {
  private var catalog: FilmCatalog
  /// The collections that Watch Now lists, in their order.
  var shelves: [String] = []
  /// Whether the last change is saved.
  private(set) var isSaved = true
  private let file: AppDataStore<FilmCatalog>
  private let errorHandler: (String) -> Void

  /// - Parameter errorHandler: Called with the reason why the library can't be loaded or saved.
  init(
    beside store: any TabCustomizationStore,
    errorHandler: @escaping (_ message: String) -> Void
  ) {
    self.errorHandler = errorHandler
    file = AppDataStore("films", beside: store)
    do {
      catalog = try file.load() ?? FilmCatalog()
    } catch {
      catalog = FilmCatalog()
      errorHandler("Not loaded: \(error.message)")
    }
  }

  private func change(_ change: (inout FilmCatalog) -> Void) {
    change(&catalog)
    do {
      catalog = try file.save(catalog, merge: FilmCatalog.merge)
      isSaved = true
    } catch {
      isSaved = false
      errorHandler("Not saved: \(error.message)")
    }
  }

  // MARK: - Collections

  var collections: [FilmCollection] { catalog.collections.filter { !$0.isRemoved } }
  var removedCollections: [FilmCollection] { catalog.collections.filter(\.isRemoved) }

  /// Adds a collection with a new identifier.
  func addCollection() -> FilmCollection {
    // Removed collections are kept, so no number is used again.
    let number = catalog.collections.count + 1
    let collection = FilmCollection(
      id: "collection-\(number)",
      title: "Collection \(number)",
      symbol: "rectangle.stack"
    )
    change { $0.collections.append(collection) }
    return collection
  }

  /// Moves a collection to the trash, or back to its place.
  func setRemoved(_ isRemoved: Bool, _ id: FilmCollection.ID) {
    guard let index = catalog.collections.firstIndex(where: { $0.id == id }) else { return }
    change { $0.collections[index].isRemoved = isRemoved }
  }

  // MARK: - Films

  var films: [Film] { catalog.films }

  func films(in collection: String) -> [Film] { films.filter { $0.collection == collection } }

  /// Returns the films whose titles contain a text.
  func films(matching text: String) -> [Film] {
    films.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
  }

  /// Whether a collection has a film with the title of another one.
  func contains(_ film: Film, in collection: String) -> Bool {
    films(in: collection).contains { $0.title == film.title }
  }

  /// Adds copies of films to a collection, without those that it has.
  func add(_ new: [Film], to collection: String) {
    change { catalog in
      for var film in new {
        film.collection = collection
        if !catalog.films.contains(where: { $0.id == film.id }) { catalog.films.append(film) }
      }
    }
  }
}
