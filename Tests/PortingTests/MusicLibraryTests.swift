import TabHost
import TabHostTestSupport
import TabHostTesting
import TabHostViewStandIns
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
    expectEqual(fixture.take(), [])
    expectEqual(fixture.state.selected, "listen")
    expectEqual(
      fixture.rows,
      [
        "listen", "radio", "library", "artists", "albums", "songs", "playlists", "morning",
        "evening", "new-playlist",
      ]
    )
    expectEqual(fixture.state.bar.fixed, ["listen"])
    expectEqual(fixture.state.bar.middle, ["radio", "library"])
  }

  @Test func `the stack has only the page of the selected row while the sidebar is visible`() {
    let fixture = fixture()
    fixture.user.tapRow("artists")
    expectEqual(
      fixture.take(),
      [
        .shouldSelect("artists"),
        .displayedViewControllers("library", proposed: ["library"], answer: []),
        .displayedViewControllers("artists", proposed: ["artists"]),
        .didSelect("artists", previous: "listen"),
      ]
    )
    expectEqual(fixture.state.stack, ["artists"])
    expectEqual(store.lastTab, "artists")
  }

  @Test func `a group without a sidebar opens its default child above its own page`() {
    let fixture = fixture(.phone)
    fixture.user.tap("library")
    expectEqual(
      fixture.take(),
      [
        .shouldSelect("albums"), .displayedViewControllers("library", proposed: ["library"]),
        .displayedViewControllers("albums", proposed: ["albums"]),
        .didSelect("albums", previous: "listen"),
      ]
    )
    fixture.user.goBack()
    expectEqual(fixture.take(), [.didSelect("library", previous: "albums")])
    expectEqual(fixture.state.stack, ["library"])
    expectEqual(store.lastTab, "library")
  }

  @Test func `an album is pushed above the albums and popping it keeps the selection`() {
    let fixture = fixture()
    (fixture.host as? MusicLibraryController)?.open("Blue Hours")
    expectEqual(
      fixture.take(),
      [
        .displayedViewControllers("library", proposed: ["library"], answer: []),
        .displayedViewControllers("albums", proposed: ["albums"]),
        .didSelect("albums", previous: "listen", origin: .program),
      ]
    )
    expectEqual(fixture.state.stack, ["albums", "Blue Hours"])
    fixture.user.goBack()
    expectEqual(fixture.take(), [])
    expectEqual(fixture.state.stack, ["albums"])
  }

  @Test func `only playlists accept songs`() {
    let fixture = fixture()
    let songs = ["Harbour", "Salt"].map { DragItem(itemProvider: ItemProvider(object: $0)) }
    let drag = fixture.user.beginExternalDrag(songs)
    drag.enter(.tab(fixture.tab("radio")))
    drag.enter(.tab(fixture.tab("evening")))
    drag.drop()
    expectEqual(
      fixture.take(),
      [
        .operationForAcceptingItems("radio", types: text + text, answer: .forbidden),
        .operationForAcceptingItems("evening", types: text + text, answer: .copy),
        .acceptItems("evening", types: text + text),
      ]
    )
    expectEqual(store.playlists[1].songs, ["Harbour", "Salt"])
    expectEqual(fixture.tab("evening").subtitle, "2 songs")
  }

  @Test func `dragging the row of a playlist to another moves its songs`() {
    let fixture = fixture()
    let (outcome, drag) = fixture.user.drag(row: fixture.tab("morning"))
    drag?.enter(.tab(fixture.tab("evening")))
    drag?.drop()
    expectEqual(outcome, .performed)
    expectEqual(
      fixture.take(),
      [
        .itemsForBeginning("morning"),
        .operationForAcceptingItems("evening", types: text + text, answer: .move),
        .acceptItems("evening", types: text + text),
      ]
    )
    expectEqual(store.playlists[1].songs, ["First Light", "Slow Train"])
  }

  @Test func `an action adds a playlist, and a swipe deletes it`() throws {
    let fixture = fixture()
    let group = fixture.group("playlists")
    fixture.user.perform(try #require(group.sidebarActions.first), in: group)
    expectEqual(fixture.rows.suffix(3), ["evening", "playlist-3", "new-playlist"])
    expectEqual(fixture.take(), [])
    fixture.user.fullSwipe(.trailing, on: fixture.tab("playlist-3"))
    expectEqual(fixture.take(), [.delegate(.trailingSwipeActions("playlist-3"))])
    expectEqual(store.playlists.map(\.id), ["morning", "evening"])
    expectEqual(fixture.rows.suffix(2), ["evening", "new-playlist"])
  }

  @Test func `changes of the user are notified when editing ends and restored at the next launch`()
  {
    let kept = InMemoryTabCustomizationStore()
    let first = PortFixture(MusicLibraryController(store: store), store: kept)
    first.user.beginEditing()
    first.user.uncheck(first.tab("radio"))
    first.user.moveRow(first.tab("songs"), .before, first.tab("artists"))
    first.user.endEditing()
    expectEqual(
      first.take(),
      [
        .willBeginEditing, .visibilityDidChange(["radio"]), .displayOrderDidChange("library"),
        .didEndEditing,
      ]
    )
    expectEqual(store.hiddenTabs, ["radio": true])
    expectEqual(store.arrangedTabs, ["library": ["songs", "artists", "albums"]])

    let second = PortFixture(MusicLibraryController(store: store), store: kept)
    expectEqual(second.take(), [])
    expectEqual(second.rows.prefix(5), ["listen", "library", "songs", "artists", "albums"])
  }

  @Test func `a page lists its albums when it appears`() {
    let fixture = fixture()
    let page = fixture.tab("albums").viewController
    expectEqual((page?.view as? UILabel)?.text, nil)
    fixture.user.tapRow("albums")
    expectEqual((page?.view as? UILabel)?.text, "Blue Hours\nNorth Wind\nSmall Rooms")
  }
}
