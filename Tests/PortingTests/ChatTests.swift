import TabHost
import TabHostTestSupport
import TabHostTesting
import TabHostViewStandIns
import Testing

/// The ported chat.
@MainActor struct ChatTests {
  private let store = ChatStore(
    conversations: [
      Conversation(id: "general", name: "General", unreadCount: 2),
      Conversation(id: "crew", name: "Crew"),
      Conversation(id: "ada", name: "Ada", kind: .direct),
    ]
  )

  private func fixture(_ traits: TraitCollection = .pad) -> PortFixture {
    PortFixture(ChatController(store: store), traits: traits)
  }

  private func names(_ fixture: PortFixture, _ group: String) -> [String] {
    fixture.group(group).children.map(\.identifier)
  }

  private func title(_ fixture: PortFixture) -> String? {
    fixture.host.sidebar.bottomBarView?.title
  }

  @Test func `at launch the pinned mentions tab is selected and unread messages have badges`() {
    let fixture = fixture()
    expectEqual(fixture.take(), [])
    expectEqual(fixture.state.selected, "mentions")
    expectEqual(fixture.state.bar.pinned, ["mentions"])
    expectEqual(fixture.rows.prefix(4), ["mentions", "channels", "general", "crew"])
    expectEqual(fixture.rows.last, "people")
    expectEqual(fixture.tab("general").badgeValue, "2")
    expectEqual(title(fixture), "2 unread")
    let header = fixture.host.sidebar.headerContentConfiguration as? ListContentConfiguration
    expectEqual(header?.text, "Harbour Office")
  }

  @Test func `opening a conversation marks it as read`() {
    let fixture = fixture()
    fixture.user.tapRow("general")
    expectEqual(
      fixture.take(),
      [
        .shouldSelect("general"), .displayedViewControllers("channels", proposed: ["channels"]),
        .displayedViewControllers("general", proposed: ["general"]),
        .didSelect("general", previous: "mentions"),
      ]
    )
    expectEqual(store["general"]?.unreadCount, 0)
    expect(fixture.tab("general").badgeValue == nil)
    expectEqual(title(fixture), "All read")
  }

  @Test func `a message moves its conversation up without changing the selection`() {
    let fixture = fixture()
    fixture.user.tapRow("general")
    let content = fixture.tab("general").viewController
    _ = fixture.take()
    store.receive(in: "crew")
    expectEqual(names(fixture, "channels"), ["crew", "general"])
    expectEqual(fixture.tab("crew").badgeValue, "1")
    expectEqual(fixture.take(), [])
    expectEqual(fixture.state.selected, "general")
    expect(fixture.tab("general").viewController === content)
  }

  @Test func `conversations are added, renamed and removed, and the selection falls back`() {
    let fixture = fixture()
    fixture.user.tapRow("crew")
    _ = fixture.take()
    store["night"] = Conversation(id: "night", name: "Night Shift")
    store["crew"]?.name = "Deck Crew"
    expectEqual(names(fixture, "channels"), ["night", "general", "crew"])
    expectEqual(fixture.tab("crew").title, "Deck Crew")
    expectEqual(fixture.take(), [])
    store["crew"] = nil
    expectEqual(
      fixture.take(),
      [
        .displayedViewControllers("channels", proposed: ["channels"]),
        .didSelect("channels", previous: "crew", origin: .fallback),
      ]
    )
  }

  @Test func `a full swipe marks as unread but does not leave a conversation`() throws {
    let fixture = fixture()
    fixture.user.fullSwipe(.leading, on: fixture.tab("crew"))
    expectEqual(fixture.tab("crew").badgeValue, "1")
    fixture.user.openSwipeActions(.trailing, on: fixture.tab("crew"))
    let row = try #require(fixture.host.sidebar.swipedRow)
    expect(!row.configuration.performsFirstActionWithFullSwipe)
    fixture.user.performSwipeAction(try #require(row.configuration.actions.first))
    expectEqual(names(fixture, "channels"), ["general"])
    expectEqual(fixture.take(), [.leadingSwipeActions("crew"), .trailingSwipeActions("crew")])
  }

  @Test func `a context menu mutes a conversation and its row shows it`() throws {
    let fixture = fixture()
    fixture.host.sidebar.displayedRows = 0..<4
    _ = fixture.take()
    fixture.user.openContextMenu(on: fixture.tab("crew"))
    guard case .action(let mute)? = fixture.host.openMenu?.items.first else {
      Issue.record("no menu")
      return
    }
    expectEqual(mute.state, .off)
    fixture.user.performMenuElement(mute)
    expectEqual(fixture.take(), [.contextMenu("crew"), .update(.tab("crew"))])
    expectEqual(fixture.tab("crew").subtitle, "Muted")
    expectEqual(fixture.host.sidebar.item(for: fixture.tab("crew"))?.accessories.count, 1)
  }

  @Test func `only displayed rows are watched`() {
    let fixture = fixture()
    fixture.host.sidebar.displayedRows = 2..<4
    expectEqual(
      fixture.take(),
      [
        .itemFor(.tab("general")), .update(.tab("general")), .willBeginDisplaying("general"),
        .itemFor(.tab("crew")),
        .update(.tab("crew")),
        .willBeginDisplaying("crew"),
      ]
    )
    expectEqual(store.watched, ["general", "crew"])
    fixture.user.collapse(fixture.group("channels"))
    expectEqual(
      fixture.take(),
      [
        .didEndDisplaying("general"), .didEndDisplaying("crew"), .itemFor(.tab("people")),
        .update(.tab("people")),
        .willBeginDisplaying("people"),
      ]
    )
    expectEqual(store.watched, [])
  }

  @Test func `an action adds and opens a channel, and a menu marks everything as read`() throws {
    let fixture = fixture()
    let channels = fixture.group("channels")
    fixture.user.perform(try #require(channels.sidebarActions.first), in: channels)
    expectEqual(
      fixture.take(),
      [
        .displayedViewControllers("channels", proposed: ["channels"]),
        .displayedViewControllers("channel-4", proposed: ["channel-4"]),
        .didSelect("channel-4", previous: "mentions", origin: .program),
      ]
    )
    fixture.user.openSidebarOverflow()
    guard case .action(let read)? = fixture.host.openMenu?.items.first else {
      Issue.record("no menu")
      return
    }
    fixture.user.performMenuElement(read)
    expect(store.conversations.allSatisfy { $0.unreadCount == 0 })
    expectEqual(title(fixture), "All read")
  }

  @Test func `a conversation without messages says so`() {
    let fixture = fixture()
    fixture.user.tapRow("general")
    let labels = fixture.tab("general").viewController?.view.subviews as? [UILabel]
    expectEqual(labels?.map(\.text), ["No messages yet"])
  }
}
