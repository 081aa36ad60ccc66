import TabHost

/// The context menus of albums.
extension AlbumRows {
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard let album = library.album(tab.identifier) else { return nil }
    // The provider runs when the menu opens, so the menu shows the current state of the album.
    return ContextMenuConfiguration(actionProvider: { [self, weak host] _ in
      Menu(children: [
        info(about: album, tab, in: host),
        quickLook(at: album, tab, in: host),
        sortMenu(of: album),
        copyMenu(of: album),
        Menu(options: .displayInline, children: [deletion(of: album)]),
      ])
    })
  }

  /// Opens a popover that points to the album's row, or to its group in the bar.
  private func info(
    about album: PhotoLibrary.Album,
    _ tab: TabItem,
    in host: TabHostController?
  ) -> Action {
    Action(title: "Get Info", image: TabImage(systemName: "info.circle")) { [weak host] _ in
      let page = ViewController()
      page.title = "\(album.title): \(album.photos.count) photos"
      host?.present(Popover(content: page, sourceItem: tab))
    }
  }

  /// Presents the photos of the album in a sheet, without selecting the album.
  private func quickLook(
    at album: PhotoLibrary.Album,
    _ tab: TabItem,
    in host: TabHostController?
  ) -> Action {
    let image = TabImage(systemName: "eye")
    return Action(title: "Quick Look", image: image) { [library, weak host] _ in
      // A host presents one controller at a time, and a popover doesn't cover the rows.
      host?.dismissPopover()
      host?.present(makeAlbumPage(of: tab, in: library), animated: true)
    }
  }

  /// Returns a submenu of actions; the `singleSelection` option ensures that exactly one is on.
  private func sortMenu(of album: PhotoLibrary.Album) -> Menu {
    let orders = PhotoLibrary.Album.Order.allCases.map { order in
      Action(title: order.rawValue, state: order == album.order ? .on : .off) {
        [library] _ in
        library.change(album.id) { $0.order = order }
      }
    }
    return Menu(title: "Sort By", options: .singleSelection, children: orders)
  }

  /// Returns a submenu whose elements are created each time it opens.
  private func copyMenu(of album: PhotoLibrary.Album) -> Menu {
    let albums = DeferredMenuElement.uncached { [library] completion in
      let others = library.albums.filter { $0.id != album.id && $0.kind == .own }
      completion(
        others.map { other in
          Action(title: other.title) { _ in library.add(album.sortedPhotos, to: other.id) }
        }
      )
    }
    return Menu(title: "Copy Photos To", children: [albums])
  }

  private func deletion(of album: PhotoLibrary.Album) -> Action {
    Action(
      title: "Delete Album",
      image: TabImage(systemName: "trash"),
      attributes: album.kind == .own ? .destructive : [.destructive, .disabled]
    ) { [library] _ in library.removeAlbum(album.id) }
  }
}
