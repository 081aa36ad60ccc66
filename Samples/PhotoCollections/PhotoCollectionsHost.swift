import TabHost

/// The host of a photo library: a tab for all photos, and a group with a tab for each album.
///
/// The tabs are updated when the library changes. ``AlbumRows`` configures the rows of the sidebar,
/// and ``AlbumDrops`` handles drops on tabs.
@MainActor final class PhotoCollectionsHost: TabHostController {
  let library: PhotoLibrary

  // The host holds its delegates weakly, so these properties retain them.
  private let drops: AlbumDrops
  private let rows: AlbumRows

  private lazy var albums = TabGroupItem(
    title: "Albums",
    image: TabImage(systemName: "rectangle.stack"),
    identifier: "albums"
  )

  /// Creates the host with a library of its own.
  override init() {
    let library = PhotoLibrary()
    self.library = library
    drops = AlbumDrops(library: library)
    rows = AlbumRows(library: library)
    super.init()
    delegate = drops
    sidebar.delegate = rows
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    albums.sidebarActions = [
      Action(title: "New Album", identifier: AlbumRows.newAlbum) { [library] _ in
        library.addAlbum()
      }
    ]
    albums.children = library.albums.map(makeTab)
    let all = TabItem(
      title: "All Photos",
      image: TabImage(systemName: "photo"),
      identifier: "all-photos"
    ) { [library] in makeAlbumPage(of: $0, in: library) }
    tabs = [all, albums]
    configureSidebar()
    showCounts()
    library.didChange = { [weak self] in self?.show($0) }
  }

  // MARK: - Updating tabs

  /// Updates the tabs and rows after a change of an album.
  ///
  /// Existing tabs are reused, so they keep their content and the selection.
  private func show(_ id: PhotoLibrary.Album.ID) {
    albums.children = library.albums.map { albums.tab(forIdentifier: $0.id) ?? makeTab(for: $0) }
    if let tab = albums.tab(forIdentifier: id) { sidebar.reconfigureItem(for: tab) }
    showCounts()
    selectedViewController?.setNeedsDisplay()
  }

  private func makeTab(for album: PhotoLibrary.Album) -> TabItem {
    let symbol =
      switch album.kind {
      case .own: "photo"
      case .shared: "person.2"
      case .screenshots: "camera"
      }
    let tab = TabItem(
      title: album.title,
      image: TabImage(systemName: symbol),
      identifier: album.id
    ) { [library] in makeAlbumPage(of: $0, in: library) }
    if album.kind == .shared {
      // A drop handler is an alternative to the delegate's methods.
      tab.dropHandler = .objects(ofClass: Photo.self) { [library] photos in
        library.add(photos, to: album.id)
      }
      tab.dropHandler?.proposal = { [library] session in
        library.album(album.id)?.operation(for: session) ?? .cancel
      }
    }
    return tab
  }

  // MARK: - Configuring the sidebar

  private func configureSidebar() {
    var footer = ListContentConfiguration.footer()
    footer.text = "Drop photos on an album"
    sidebar.footerContentConfiguration = footer
    let status = ViewController()
    status.title = "All photos are safe"
    sidebar.bottomBarView = status
  }

  private func showCounts() {
    var header = ListContentConfiguration.header()
    header.text = "My Collections"
    header.secondaryText = "\(library.photos.count) photos in \(library.albums.count) albums"
    sidebar.headerContentConfiguration = header
  }
}
