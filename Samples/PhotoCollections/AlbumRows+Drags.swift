import TabHost

/// What a drag of a row carries, and what a drop on the row of an action does.
extension AlbumRows {
  /// A drag of an album carries its photos. Without photos there is no drag.
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    dragItems(of: tab)
  }

  /// A second album is added to the drag.
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
    return photos.map { photo in
      let item = DragItem(itemProvider: ItemProvider(object: photo))
      item.localObject = photo
      return item
    }
  }

  /// Photos can be dropped on New Album, too.
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

  /// They make an album. The handler of the action does not run.
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
