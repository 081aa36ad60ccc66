import TabHost

/// The swipe actions of albums: Favorite at the leading edge, and Delete at the trailing edge.
extension AlbumRows {
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard let album = library.album(tab.identifier) else { return nil }
    let title = album.isFavorite ? "Unfavorite" : "Favorite"
    let favorite = ContextualAction(style: .normal, title: title) { [library] _, _, completion in
      library.change(album.id) { $0.isFavorite.toggle() }
      completion(true)
    }
    favorite.image = TabImage(systemName: "heart")
    favorite.backgroundColor = .orange
    return SwipeActionsConfiguration(actions: [favorite])
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard let album = library.album(tab.identifier), album.kind == .own else { return nil }
    let delete = ContextualAction(style: .destructive, title: "Delete") {
      [library] _, _, completion in
      library.removeAlbum(album.id)
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [delete])
    // A full swipe must not delete photos by accident.
    configuration.performsFirstActionWithFullSwipe = album.photos.isEmpty
    return configuration
  }
}
