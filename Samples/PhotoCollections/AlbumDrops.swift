import TabHost

/// The host's delegate, which decides which tabs accept photos, and adds dropped photos to albums.
@MainActor final class AlbumDrops: TabHostControllerDelegate {
  private let library: PhotoLibrary

  init(library: PhotoLibrary) {
    self.library = library
  }

  /// Called when a drag enters a tab. At this point, the types of the items are available, and the
  /// photos of this app.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard let album = library.album(tab.identifier) else { return .cancel }
    guard session.canLoadObjects(ofClass: Photo.self) else { return .cancel }
    switch album.kind {
    case .own: return album.operation(for: session)
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

extension PhotoLibrary.Album {
  /// Returns the operation for photos, which is none if the album has all of them.
  @MainActor func operation(for session: any DropSession) -> DropOperation {
    let photos = session.items.map { $0.localObject as? Photo }
    return photos.allSatisfy { $0.map(contains) == true } ? .forbidden : .copy
  }
}
