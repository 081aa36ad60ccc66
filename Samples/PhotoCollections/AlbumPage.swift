import TabHost
import TabHostTerminal

/// Returns a list of the photos of an album, or of all photos.
@MainActor func makeAlbumPage(of tab: TabItem, in library: PhotoLibrary) -> ListViewController {
  let album = tab.identifier
  let photos = { library.album(album)?.sortedPhotos ?? library.albums.flatMap(\.sortedPhotos) }
  let image = TabImage(systemName: "photo")
  let rows = ListSection(
    count: { photos().count },
    row: { ListRow(photos()[$0].name, image: image) }
  )
  let page = ListViewController(sections: [rows], title: tab.title)
  page.emptyText = "No photos yet"
  return page
}
