import TabHost

/// Says which tabs take photos, and takes them.
@MainActor final class AlbumDrops: TabHostControllerDelegate {
  private let library: PhotoLibrary

  init(library: PhotoLibrary) {
    self.library = library
  }

  /// Asked as soon as a drag is over a tab. Only the types can be seen by now.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard let album = library.album(tab.identifier) else { return .cancel }
    guard session.canLoadObjects(ofClass: Photo.self) else { return .cancel }
    switch album.kind {
    case .own: return .copy
    case .shared: return .cancel  // Its tab has a handler of its own, which is asked next.
    case .screenshots: return .forbidden  // It fills itself.
    }
  }

  /// Told when the photos were dropped. Only now they can be loaded.
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
