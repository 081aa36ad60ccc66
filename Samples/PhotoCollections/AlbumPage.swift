import TabHost
import TabHostTerminal

/// Returns a list of the photos of an album, or of all photos. The user drags them onto albums.
@MainActor func makeAlbumPage(of tab: TabItem, in library: PhotoLibrary) -> ListViewController {
  let album = tab.identifier
  let image = TabImage(systemName: "photo")
  let rows = ListSection(
    items: { library.album(album)?.sortedPhotos ?? library.photos },
    row: { photo in
      var row = ListRow(photo.name, image: image)
      row.dragItems = { _ in [photo.dragItem] }
      return row
    }
  )
  let page = ListViewController(sections: [rows], title: tab.title)
  page.emptyText = "No photos yet"
  return page
}
