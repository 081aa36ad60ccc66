import TabHost

/// The context menu of an album.
extension AlbumRows {
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard let album = library.album(tab.identifier) else { return nil }
    // The menu is made when it is opened: it knows the album as it is then.
    return ContextMenuConfiguration(actionProvider: { [self, weak host] _ in
      Menu(children: [
        info(about: album, tab, in: host),
        sortMenu(of: album),
        copyMenu(of: album),
        Menu(options: .displayInline, children: [deletion(of: album)]),
      ])
    })
  }

  /// Opens a popover that points to wherever the album is shown: its row, or its group in the bar.
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

  /// A submenu in which one action is on; the menu sees to that.
  private func sortMenu(of album: PhotoLibrary.Album) -> Menu {
    let orders = PhotoLibrary.Album.Order.allCases.map { order in
      Action(title: order.rawValue, state: order == album.order ? .on : .off) {
        [library] _ in
        library.change(album.id) { $0.order = order }
      }
    }
    return Menu(title: "Sort By", options: .singleSelection, children: orders)
  }

  /// A submenu whose content is asked for when it is opened, each time anew.
  private func copyMenu(of album: PhotoLibrary.Album) -> Menu {
    let albums = DeferredMenuElement.uncached { [library] completion in
      let others = library.albums.filter { $0.id != album.id && $0.kind == .own }
      completion(
        others.map { other in
          Action(title: other.title) { _ in library.add(album.photos, to: other.id) }
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
