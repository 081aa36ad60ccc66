import TabHost

/// The host's delegate, which decides which tabs accept photos, and adds dropped photos to albums.
@MainActor final class AlbumDrops: TabHostControllerDelegate {
  private let library: PhotoLibrary

  init(library: PhotoLibrary) {
    self.library = library
  }

  /// Called when a drag enters a tab. At this point, only the types of the items are available.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard let album = library.album(tab.identifier) else { return .cancel }
    guard session.canLoadObjects(ofClass: Photo.self) else { return .cancel }
    switch album.kind {
    case .own: return .copy
    case .shared: return .cancel  // The drop handler of its tab decides.
    case .screenshots: return .forbidden  // It is filled automatically.
    }
  }

  /// Called when the photos are dropped. At this point, they can be loaded.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    session.loadObjects(ofClass: Photo.self) { [library] photos in
      library.add(photos, to: tab.identifier)
    }
  }
}
