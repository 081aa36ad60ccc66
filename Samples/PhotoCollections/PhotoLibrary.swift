/// The model of the app: albums and their photos. It does not depend on tabs.
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
  }

  private(set) var albums: [Album]

  /// Called after each change, with the identifier of the album that was changed, added or removed.
  var didChange: (Album.ID) -> Void = { _ in }

  private var lastNumber = 0

  init() {
    func photos(_ names: String...) -> [Photo] { names.map(Photo.init) }
    albums = [
      Album(id: "beach-walks", title: "Beach Walks", photos: photos("Dunes", "Low Tide", "Shell")),
      Album(id: "night-sky", title: "Night Sky", photos: photos("Moon", "Comet")),
      Album(id: "city-rain", title: "City Rain"),
      Album(id: "family", title: "Family", kind: .shared, photos: photos("Picnic")),
      Album(id: "screenshots", title: "Screenshots", kind: .screenshots, photos: photos("Error")),
    ]
  }

  var photoCount: Int { albums.reduce(0) { $0 + $1.photos.count } }

  func album(_ id: Album.ID) -> Album? { albums.first { $0.id == id } }

  /// Changes an album in place, or does nothing if there is no such album.
  func change(_ id: Album.ID, _ change: (inout Album) -> Void) {
    guard let index = albums.firstIndex(where: { $0.id == id }) else { return }
    change(&albums[index])
    didChange(id)
  }

  func add(_ photos: [Photo], to id: Album.ID) {
    // A copy is a photo of its own, so that each row of all photos has its own identity.
    change(id) { $0.photos += photos.map { Photo(name: $0.name) } }
  }

  func addAlbum(of photos: [Photo] = []) {
    lastNumber += 1
    let album = Album(id: "album-\(lastNumber)", title: "Album \(lastNumber)", photos: photos)
    albums.append(album)
    didChange(album.id)
  }

  func removeAlbum(_ id: Album.ID) {
    albums.removeAll { $0.id == id }
    didChange(id)
  }
}
