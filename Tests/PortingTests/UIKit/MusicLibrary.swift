import UIKit

/// The playlists and the changes of the user, which the app stores between launches.
@MainActor final class MusicStore {
  struct Playlist {
    let id: String
    var name: String
    var songs: [String] = []
  }

  let albums = ["Blue Hours", "North Wind", "Small Rooms"]
  var playlists = [
    Playlist(id: "morning", name: "Morning", songs: ["First Light", "Slow Train"]),
    Playlist(id: "evening", name: "Evening"),
  ]
  var arrangedTabs: [String: [String]] = [:]
  var hiddenTabs: [String: Bool] = [:]
  var lastTab: String?
}

/// The root of the app, with a library that has one stack, and playlists that accept songs.
final class MusicLibraryController: UITabBarController {
  private let store: MusicStore

  private lazy var library = UITabGroup(
    title: "Library",
    image: UIImage(systemName: "books.vertical"),
    identifier: "library",
    children: [
      makeTab("Artists", symbol: "music.mic") { ["Ada Lind", "The Harbour"] },
      makeTab("Albums", symbol: "square.stack") { [store] in store.albums },
      makeTab("Songs", symbol: "music.note") { [store] in store.playlists.flatMap(\.songs) },
    ]
  ) { _ in
    SongListViewController(title: "Library") { ["Artists", "Albums", "Songs"] }
  }

  private lazy var playlists = UITabGroup(
    title: "Playlists",
    image: UIImage(systemName: "music.note.list"),
    identifier: "playlists",
    children: store.playlists.map { makeTab(for: $0) }
  )

  init(store: MusicStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    sidebar.delegate = self
    mode = .tabSidebar
    customizationIdentifier = "music"

    let listenNow = makeTab("Listen", symbol: "play.circle")
    listenNow.preferredPlacement = .fixed
    let radio = makeTab("Radio", symbol: "dot.radiowaves.left.and.right")
    radio.allowsHiding = true

    library.managingNavigationController = UINavigationController()
    library.defaultChildIdentifier = "albums"
    library.allowsReordering = true
    for tab in library.children {
      tab.allowsHiding = true
      tab.preferredPlacement = .optional
    }
    playlists.preferredPlacement = .sidebarOnly
    playlists.sidebarActions = [
      UIAction(
        title: "New Playlist",
        image: UIImage(systemName: "plus"),
        identifier: UIAction.Identifier("new-playlist")
      ) { [weak self] _ in
        self?.addPlaylist()
      }
    ]

    tabs = [listenNow, radio, library, playlists]
    if let last = store.lastTab { selectedTab = tab(forIdentifier: last) }
  }

  /// Opens an album on the stack of the library.
  func open(_ album: String) {
    selectedTab = library.tab(forIdentifier: "albums")
    let page = SongListViewController(title: album) { ["\(album), Part One"] }
    library.managingNavigationController?.pushViewController(page, animated: true)
  }

  private func makeTab(
    _ title: String,
    symbol: String,
    lines: @escaping () -> [String] = { [] }
  ) -> UITab {
    let image = UIImage(systemName: symbol)
    return UITab(title: title, image: image, identifier: title.lowercased()) { _ in
      SongListViewController(title: title, lines: lines)
    }
  }

  private func makeTab(for playlist: MusicStore.Playlist) -> UITab {
    let tab = UITab(
      title: playlist.name,
      image: UIImage(systemName: "music.note"),
      identifier: playlist.id
    ) { [store] tab in
      SongListViewController(title: tab.title) {
        store.playlists.first { $0.id == tab.identifier }?.songs ?? []
      }
    }
    tab.subtitle = "\(playlist.songs.count) songs"
    return tab
  }

  private func addPlaylist() {
    let number = store.playlists.count + 1
    let playlist = MusicStore.Playlist(id: "playlist-\(number)", name: "Playlist \(number)")
    store.playlists.append(playlist)
    let tab = makeTab(for: playlist)
    playlists.children.append(tab)
    sidebar.scroll(to: .tab(tab), animated: true)
  }

  private func add(_ songs: [String], to tab: UITab) {
    guard let index = store.playlists.firstIndex(where: { $0.id == tab.identifier }) else { return }
    store.playlists[index].songs += songs
    tab.subtitle = "\(store.playlists[index].songs.count) songs"
  }
}

// MARK: - Selection, customization and drops

extension MusicLibraryController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    store.lastTab = selectedTab.identifier
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    // The sidebar already lists the contents of the library's page.
    let isListed = traitCollection.horizontalSizeClass == .regular && !sidebar.isHidden
    return tab == library && tab != selectedTab && isListed ? [] : proposedViewControllers
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    visibilityDidChangeFor tabs: [UITab]
  ) {
    for tab in tabs { store.hiddenTabs[tab.identifier] = tab.isHidden }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayOrderDidChangeFor group: UITabGroup
  ) {
    store.arrangedTabs[group.identifier] = group.displayOrderIdentifiers
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation {
    guard tab.parent == playlists, session.canLoadObjects(ofClass: String.self) else {
      return .forbidden
    }
    return session.localDragSession != nil && session.allowsMoveOperation ? .move : .copy
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    tab: UITab,
    acceptItemsFrom session: any UIDropSession
  ) {
    _ = session.loadObjects(ofClass: String.self) { [weak self] songs in
      self?.add(songs, to: tab)
    }
  }
}

// MARK: - Rows

extension MusicLibraryController: UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession,
    tab: UITab
  ) -> [UIDragItem] {
    let songs = store.playlists.first { $0.id == tab.identifier }?.songs ?? []
    return songs.map { song in
      let item = UIDragItem(itemProvider: NSItemProvider(object: song as NSString))
      item.localObject = song
      return item
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    guard tab.parent == playlists else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [store, playlists] _, _, completion in
      store.playlists.removeAll { $0.id == tab.identifier }
      playlists.children.removeAll { $0 == tab }
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// A list of songs, albums or artists, one per line.
final class SongListViewController: UIViewController {
  private let lines: () -> [String]
  private let label = UILabel()

  init(title: String, lines: @escaping () -> [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    label.numberOfLines = 0
    view = label
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = lines().joined(separator: "\n")
  }
}
