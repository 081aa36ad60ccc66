import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Records actions that close a swiped row.
@MainActor struct OpenRowReplayTests {
  private typealias Act = @MainActor (TabHostController, (String) -> TabItem, TabGroupItem) -> Void

  private static let acts: [Act] = [
    { host, _, _ in host.user.beginEditing() },
    { host, _, _ in host.user.tap("b") },
    { host, _, _ in host.user.tapRow("x") },
    { host, _, _ in host.user.toggleSidebar() },
    { host, _, _ in host.user.activateSearch() },
    { host, _, _ in host.user.closeSwipeActions() },
    { host, _, group in host.user.collapse(group) },
    { host, tabs, _ in host.user.openSwipeActions(.trailing, on: tabs("b")) },
    { host, tabs, _ in host.user.fullSwipe(.trailing, on: tabs("a")) },
    { host, tabs, _ in host.user.openContextMenu(on: tabs("a")) },
    { host, tabs, _ in host.user.drag(row: tabs("a")).1?.cancel() },
    { host, tabs, _ in host.user.moveRow(tabs("b"), .after, tabs("x")) },
    { host, _, group in host.user.perform(group.sidebarActions[0], in: group) },
  ]

  @Test func `an action with an open row makes the same calls when it is replayed`() throws {
    for act in Self.acts { try replay(act) }
  }

  private func replay(_ act: Act) throws {
    let description = try HostDescription(
      json: #"""
        {"mode":"tabSidebar","allowsReordering":true,
         "tabs":["a","b",{"kind":"search"},
          {"id":"g","children":["x"],"actions":[{"id":"new","title":"New"}]}],
         "answers":{"swipe":{"a":{"leading":[{"title":"Pin"}],"trailing":[{"title":"Flag"}]},
           "b":{"trailing":[{"title":"Flag"}]}},
          "menu":{"a":[{"title":"Rename"}]},"dragItems":{"a":["photo"]}}}
        """#
    )
    let prepare = { (host: TabHostController) in
      host.sidebar.isHidden = false
      host.sidebar.displayedRows = 0..<9
    }
    let replay = try description.replay(preparing: prepare) { original in
      let host = original.host
      guard let group = host.tabs[3] as? TabGroupItem else { return }
      host.user.openSwipeActions(.leading, on: host.tabs[0])
      act(host, { host.tab(forIdentifier: $0) ?? group }, group)
      host.user.tap("a")
    }
    expect(replay.difference.isEmpty, "\(replay.script)\(replay.difference)")
    expectEqual(replay.replayedState, replay.originalState)
  }
}
