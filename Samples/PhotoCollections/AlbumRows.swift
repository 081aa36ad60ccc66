import TabHost

/// Says what the rows of the sidebar show. What they offer is in the other files of this class.
@MainActor final class AlbumRows: TabHostController.Sidebar.Delegate {
  static let newAlbum: Action.Identifier = "new-album"

  let library: PhotoLibrary

  init(library: PhotoLibrary) {
    self.library = library
  }

  /// Makes the item of a row. It is kept while the sidebar is shown, so what is the same for good
  /// is written here.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    let item = TabSidebarItem(request: request)
    if let tab = item.tab, library.album(tab.identifier)?.kind == .screenshots {
      item.accessories = [.label(text: "auto")]
    }
    return item
  }

  /// Brings an item up to date, whenever the row has changed or `reconfigureItem(for:)` was called.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    guard let tab = item.tab, let album = library.album(tab.identifier) else { return }
    var content = item.defaultContentConfiguration()
    content.secondaryText = "\(album.photos.count)"
    content.prefersSideBySideTextAndSecondaryText = true
    if album.isFavourite {
      content.image = TabImage(systemName: "heart.fill")
      content.imageProperties.tintColor = .red
    }
    item.contentConfiguration = content
  }
}
