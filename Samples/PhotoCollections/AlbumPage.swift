import TabHost
import TabHostTerminal

/// The photos of an album, or of all of them, each in a frame. It shows, and takes no keys.
final class AlbumPage: ViewController, TerminalContent {
  private static let tile = CellSize(columns: 15, rows: 3)

  private let library: PhotoLibrary
  private let album: PhotoLibrary.Album.ID

  init(of tab: TabItem, in library: PhotoLibrary) {
    self.library = library
    album = tab.identifier
    super.init()
    title = tab.title
  }

  var canBecomeFocused: Bool { false }

  func draw(on canvas: inout Canvas) {
    guard !photos.isEmpty else {
      return canvas.line("No photos yet", row: 0, style: Style(dim: true))
    }
    let tile = Self.tile
    let perRow = max(1, canvas.size.columns / tile.columns)
    let rows = canvas.size.rows / tile.rows + 1
    for (index, photo) in photos.prefix(perRow * rows).enumerated() {
      let place = CellRect(
        column: index % perRow * tile.columns,
        row: index / perRow * tile.rows,
        columns: tile.columns - 1,
        rows: tile.rows
      )
      canvas.draw(in: place) { part in
        part.box(part.bounds, style: Style(dim: true))
        part.line(photo.name, row: 1, indent: 2, columns: tile.columns - 5)
      }
    }
  }

  private var photos: [Photo] {
    library.album(album)?.sortedPhotos ?? library.albums.flatMap(\.sortedPhotos)
  }
}
