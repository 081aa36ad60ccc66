import TabHost

final class Playlists: TabHostController, TabHostController.Sidebar.Delegate {
  private lazy var playlists = TabGroupItem(
    title: "Playlists",
    identifier: "playlists",
    children: ["Morning", "Evening"].map { makePlaylist($0) }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.delegate = self
    tabs = [TabItem(title: "Listen Now", identifier: "now") { _ in ViewController() }, playlists]
  }

  private func makePlaylist(_ name: String) -> TabItem {
    let playlist = TabItem(title: name, identifier: name) { _ in ViewController() }
    playlist.contextMenuProvider = { tab in
      Menu(children: [Action(title: "Clear") { _ in tab.badgeValue = nil }])
    }
    playlist.dropHandler = .objects(ofClass: String.self) { [weak playlist] songs in
      playlist?.badgeValue = "\(songs.count)"
    }
    return playlist
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard tab.parent === playlists else { return nil }
    let delete = ContextualAction(style: .destructive, title: "Delete") { [playlists] _, _, done in
      playlists.children.removeAll { $0 === tab }
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
  }
}
