import TabHost
import Testing

/// The playlists of the article.
@MainActor struct PlaylistsTests {
  private let playlists: Playlists

  init() {
    playlists = Playlists()
    playlists.appear()
  }

  private func playlist(_ name: String) throws -> TabItem {
    try #require(playlists.tab(forIdentifier: name))
  }

  @Test func `a full swipe deletes a playlist`() throws {
    let morning = try playlist("Morning")
    #expect(playlists.user.fullSwipe(.trailing, on: morning) == .performed)
    #expect(playlists.sidebar.rows.map(\.title) == ["Listen Now", "Playlists", "Evening"])
    #expect(playlists.sidebar.swipedRow == nil)
  }

  @Test func `a playlist accepts songs and its menu clears them`() throws {
    let evening = try playlist("Evening")
    let songs = ["One", "Two"].map { DragItem(itemProvider: ItemProvider(object: $0)) }
    let drag = playlists.user.beginExternalDrag(songs)
    drag.enter(.tab(evening))
    #expect(drag.operation == .copy)
    drag.drop()
    #expect(evening.badgeValue == "2")

    playlists.user.openContextMenu(on: evening)
    guard case .action(let clear) = playlists.openMenu?.items.first else {
      Issue.record("no menu")
      return
    }
    playlists.user.performMenuElement(clear)
    #expect(evening.badgeValue == nil)
  }
}
