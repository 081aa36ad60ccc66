import TabHost
import TabHostTerminal

/// The photos of an album, or all photos, each in a frame.
///
/// If there are more photos than fit, the arrow keys, the page keys and the wheel scroll.
final class AlbumPage: ViewController, TerminalContent {
  private static let tile = CellSize(columns: 15, rows: 3)

  private let library: PhotoLibrary
  private let album: PhotoLibrary.Album.ID
  private var firstRow = 0
  private var rowsOnShow = 1
  /// The first visible row when the page is scrolled to its end.
  private var lastFirstRow = 0

  init(of tab: TabItem, in library: PhotoLibrary) {
    self.library = library
    album = tab.identifier
    super.init()
    title = tab.title
  }

  var canBecomeFocused: Bool { lastFirstRow > 0 }

  func draw(on canvas: inout Canvas) {
    let photos = photos
    guard !photos.isEmpty else {
      return canvas.line("No photos yet", row: 0, style: Style(dim: true))
    }
    let tile = Self.tile
    let perRow = max(1, canvas.size.columns / tile.columns)
    rowsOnShow = max(1, canvas.size.rows / tile.rows)
    lastFirstRow = max(0, (photos.count + perRow - 1) / perRow - rowsOnShow)
    firstRow = min(firstRow, lastFirstRow)
    let shown = photos.dropFirst(firstRow * perRow).prefix(perRow * (rowsOnShow + 1))
    for (index, photo) in shown.enumerated() {
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

  func handle(_ event: ContentEvent) -> Bool {
    switch event {
    case .key(let press):
      switch press.key {
      case .up: scroll(by: -1)
      case .down: scroll(by: 1)
      case .pageUp: scroll(by: -rowsOnShow)
      case .pageDown: scroll(by: rowsOnShow)
      default: false
      }
    case .mouse(let mouse) where mouse.kind == .press:
      switch mouse.button {
      case .wheelUp: scroll(by: -1)
      case .wheelDown: scroll(by: 1)
      default: false
      }
    default: false
    }
  }

  /// Scrolls, or returns `false` at the ends.
  private func scroll(by rows: Int) -> Bool {
    let row = min(max(firstRow + rows, 0), lastFirstRow)
    guard row != firstRow else { return false }
    firstRow = row
    setNeedsDisplay()
    return true
  }

  private var photos: [Photo] {
    library.album(album)?.sortedPhotos ?? library.albums.flatMap(\.sortedPhotos)
  }
}
