import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// The ported music library.
@MainActor struct MusicLibraryTests {
  private let store = MusicStore()
  private let text = ["public.utf8-plain-text"]

  private func fixture(_ traits: TraitCollection = .pad) -> PortFixture {
    PortFixture(MusicLibraryController(store: store), traits: traits)
  }

  @Test func `at launch the first tab is selected and groups are below tabs`() {
    let fixture = fixture()
    #expect(fixture.take() == [])
    #expect(fixture.state.selected == "listen")
    #expect(
      fixture.rows == [
        "listen", "radio", "library", "artists", "albums", "songs", "playlists", "morning",
        "evening", "new-playlist",
      ]
    )
    #expect(fixture.state.bar.fixed == ["listen"])
    #expect(fixture.state.bar.middle == ["radio", "library"])
  }

  @Test func `the stack has only the page of the selected row while the sidebar is visible`() {
    let fixture = fixture()
    fixture.user.tapRow("artists")
    #expect(
      fixture.take() == [
        .shouldSelect("artists"),
        .displayedViewControllers("library", proposed: ["library"], answer: []),
        .displayedViewControllers("artists", proposed: ["artists"]),
        .didSelect("artists", previous: "listen"),
      ]
    )
    #expect(fixture.state.stack == ["artists"])
    #expect(store.lastTab == "artists")
  }

  @Test func `a group without a sidebar opens its default child above its own page`() {
    let fixture = fixture(.phone)
    fixture.user.tap("library")
    #expect(
      fixture.take() == [
        .shouldSelect("albums"), .displayedViewControllers("library", proposed: ["library"]),
        .displayedViewControllers("albums", proposed: ["albums"]),
        .didSelect("albums", previous: "listen"),
      ]
    )
    fixture.user.goBack()
    #expect(fixture.take() == [.didSelect("library", previous: "albums")])
    #expect(fixture.state.stack == ["library"])
    #expect(store.lastTab == "library")
  }

  @Test func `an album is pushed above the albums and popping it keeps the selection`() {
    let fixture = fixture()
    (fixture.host as? MusicLibraryController)?.open("Blue Hours")
    #expect(
      fixture.take() == [
        .displayedViewControllers("library", proposed: ["library"], answer: []),
        .displayedViewControllers("albums", proposed: ["albums"]),
        .didSelect("albums", previous: "listen", origin: .program),
      ]
    )
    #expect(fixture.state.stack == ["albums", "Blue Hours"])
    fixture.user.goBack()
    #expect(fixture.take() == [])
    #expect(fixture.state.stack == ["albums"])
  }

  @Test func `only playlists accept songs`() {
    let fixture = fixture()
    let songs = ["Harbour", "Salt"].map { DragItem(itemProvider: ItemProvider(object: $0)) }
    let drag = fixture.user.beginExternalDrag(songs)
    drag.enter(.tab(fixture.tab("radio")))
    drag.enter(.tab(fixture.tab("evening")))
    drag.drop()
    #expect(
      fixture.take() == [
        .operationForAcceptingItems("radio", types: text + text, answer: .forbidden),
        .operationForAcceptingItems("evening", types: text + text, answer: .copy),
        .acceptItems("evening", types: text + text),
      ]
    )
    #expect(store.playlists[1].songs == ["Harbour", "Salt"])
    #expect(fixture.tab("evening").subtitle == "2 songs")
  }

  @Test func `dragging the row of a playlist to another moves its songs`() {
    let fixture = fixture()
    let (outcome, drag) = fixture.user.drag(row: fixture.tab("morning"))
    drag?.enter(.tab(fixture.tab("evening")))
    drag?.drop()
    #expect(outcome == .performed)
    #expect(
      fixture.take() == [
        .itemsForBeginning("morning"),
        .operationForAcceptingItems("evening", types: text + text, answer: .move),
        .acceptItems("evening", types: text + text),
      ]
    )
    #expect(store.playlists[1].songs == ["First Light", "Slow Train"])
  }

  @Test func `an action adds a playlist, and a swipe deletes it`() throws {
    let fixture = fixture()
    let group = fixture.group("playlists")
    fixture.user.perform(try #require(group.sidebarActions.first), in: group)
    #expect(fixture.rows.suffix(3) == ["evening", "playlist-3", "new-playlist"])
    #expect(fixture.take() == [])
    fixture.user.fullSwipe(.trailing, on: fixture.tab("playlist-3"))
    #expect(fixture.take() == [.delegate(.trailingSwipeActions("playlist-3"))])
    #expect(store.playlists.map(\.id) == ["morning", "evening"])
    #expect(fixture.rows.suffix(2) == ["evening", "new-playlist"])
  }

  @Test func `changes of the user are notified when editing ends and restored at the next launch`()
  {
    let kept = InMemoryTabCustomizationStore()
    let first = PortFixture(MusicLibraryController(store: store), store: kept)
    first.user.beginEditing()
    first.user.uncheck(first.tab("radio"))
    first.user.moveRow(first.tab("songs"), .before, first.tab("artists"))
    first.user.endEditing()
    #expect(
      first.take() == [
        .willBeginEditing, .visibilityDidChange(["radio"]), .displayOrderDidChange("library"),
        .didEndEditing,
      ]
    )
    #expect(store.hiddenTabs == ["radio": true])
    #expect(store.arrangedTabs == ["library": ["songs", "artists", "albums"]])

    let second = PortFixture(MusicLibraryController(store: store), store: kept)
    #expect(second.take() == [])
    #expect(second.rows.prefix(5) == ["listen", "library", "songs", "artists", "albums"])
  }

  @Test func `the music library is rendered in a terminal`() {
    let fixture = fixture()
    let screen = HostScreen(host: fixture.host, size: CellSize(columns: 80, rows: 24))
    fixture.user.tapRow("albums")
    let frame = screen.frame().plainText
    for text in ["Playlists", "Morning  2 son", "Small Rooms"] {
      #expect(frame.contains(text), "\(frame)")
    }
  }
}
