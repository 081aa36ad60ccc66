import TabHost
import TabHostTerminal

/// Returns a list of the photos of an album, or of all photos.
@MainActor func makeAlbumPage(of tab: TabItem, in library: PhotoLibrary) -> ListViewController {
  let album = tab.identifier
  let photos = { library.album(album)?.sortedPhotos ?? library.albums.flatMap(\.sortedPhotos) }
  let image = TabImage(systemName: "photo")
  // A list requests the number of rows before it requests rows.
  var shown: [Photo] = []
  let rows = ListSection(
    count: {
      shown = photos()
      return shown.count
    },
    row: { ListRow(shown[$0].name, image: image) }
  )
  let page = ListViewController(sections: [rows], title: tab.title)
  page.emptyText = "No photos yet"
  return page
}
