import TabHost

/// The sidebar's delegate, which configures rows. Menus, swipes and drags are in other files.
@MainActor final class AlbumRows: TabHostController.Sidebar.Delegate {
  static let newAlbum: Action.Identifier = "new-album"

  let library: PhotoLibrary

  init(library: PhotoLibrary) {
    self.library = library
  }

  /// Creates the item of a row.
  ///
  /// The item is reused while the sidebar is shown, so set properties that never change here.
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

  /// Updates an item. Called when its row changes, and after `reconfigureItem(for:)`.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    guard let tab = item.tab, let album = library.album(tab.identifier) else { return }
    var content = item.defaultContentConfiguration()
    content.secondaryText = "\(album.photos.count)"
    content.prefersSideBySideTextAndSecondaryText = true
    if album.isFavorite {
      content.image = TabImage(systemName: "heart.fill")
      content.imageProperties.tintColor = .red
    }
    item.contentConfiguration = content
  }
}
