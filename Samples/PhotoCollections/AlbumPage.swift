import TabHost
import TabHostTerminal

/// Returns a list of the photos of an album, or of all photos.
@MainActor func makeAlbumPage(of tab: TabItem, in library: PhotoLibrary) -> ListViewController {
  let album = tab.identifier
  let image = TabImage(systemName: "photo")
  let rows = ListSection(
    items: { library.album(album)?.sortedPhotos ?? library.albums.flatMap(\.sortedPhotos) },
    row: { ListRow($0.name, image: image) }
  )
  let page = ListViewController(sections: [rows], title: tab.title)
  page.emptyText = "No photos yet"
  return page
}
