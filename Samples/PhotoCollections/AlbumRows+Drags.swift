import TabHost

/// The items in a drag of a row, and drops on the row of an action.
extension AlbumRows {
  /// Returns the photos of the album. Without photos, no drag begins.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    dragItems(of: tab)
  }

  /// Returns the photos of another album that the user adds to the drag.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    dragItems(of: tab)
  }

  private func dragItems(of tab: TabItem) -> [DragItem] {
    let photos = library.album(tab.identifier)?.sortedPhotos ?? []
    return photos.map(\.dragItem)
  }

  /// Accepts photos on the New Album action.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    let isTaken = sidebarAction.identifier == Self.newAlbum
    return isTaken && session.canLoadObjects(ofClass: Photo.self) ? .copy : .cancel
  }

  /// Creates an album of the dropped photos. The handler of the action does not run.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {
    session.loadObjects(ofClass: Photo.self) { [library] in library.addAlbum(of: $0) }
  }
}
