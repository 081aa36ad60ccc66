/// The model of the app: albums and their photos. It does not depend on tabs.
///
/// A photo can be in several albums, and is in each of them once.
@MainActor final class PhotoLibrary {
  struct Album: Identifiable {
    enum Kind { case own, shared, screenshots }

    enum Order: String, CaseIterable {
      case newest = "Newest First"
      case oldest = "Oldest First"
      case name = "Name"
    }

    let id: String
    let title: String
    var kind = Kind.own
    var photos: [Photo] = []
    var isFavorite = false
    var order = Order.newest

    /// The photos in the order in which they are shown and dragged. The newest photo was added
    /// last.
    var sortedPhotos: [Photo] {
      switch order {
      case .newest: photos.reversed()
      case .oldest: photos
      case .name: photos.sorted { $0.name < $1.name }
      }
    }

    func contains(_ photo: Photo) -> Bool { photos.contains { $0.id == photo.id } }

    /// Adds photos that are listed in an order, in which the album shows them, too. Those that it has
    /// stay in their places.
    mutating func add(_ others: [Photo]) {
      for photo in order == .newest ? others.reversed() : others where !contains(photo) {
        photos.append(photo)
      }
    }
  }

  private(set) var albums: [Album]

  /// Called after each change, with the identifier of the album that was changed, added or removed.
  var didChange: (Album.ID) -> Void = { _ in }

  private var lastNumber = 0

  init() {
    func photos(_ names: String...) -> [Photo] { names.map { Photo(name: $0) } }
    albums = [
      Album(id: "beach-walks", title: "Beach Walks", photos: photos("Dunes", "Low Tide", "Shell")),
      Album(id: "night-sky", title: "Night Sky", photos: photos("Moon", "Comet")),
      Album(id: "city-rain", title: "City Rain"),
      Album(id: "family", title: "Family", kind: .shared, photos: photos("Picnic")),
      Album(id: "screenshots", title: "Screenshots", kind: .screenshots, photos: photos("Error")),
    ]
  }

  /// The photos of all albums, each once.
  var photos: [Photo] {
    var ids: Set<Photo.ID> = []
    return albums.flatMap(\.sortedPhotos).filter { ids.insert($0.id).inserted }
  }

  func album(_ id: Album.ID) -> Album? { albums.first { $0.id == id } }

  /// Changes an album in place, or does nothing if there is no such album.
  func change(_ id: Album.ID, _ change: (inout Album) -> Void) {
    guard let index = albums.firstIndex(where: { $0.id == id }) else { return }
    change(&albums[index])
    didChange(id)
  }

  func add(_ photos: [Photo], to id: Album.ID) {
    change(id) { $0.add(photos) }
  }

  func addAlbum(of photos: [Photo] = []) {
    lastNumber += 1
    var album = Album(id: "album-\(lastNumber)", title: "Album \(lastNumber)")
    album.add(photos)
    albums.append(album)
    didChange(album.id)
  }

  func removeAlbum(_ id: Album.ID) {
    albums.removeAll { $0.id == id }
    didChange(id)
  }
}
