import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Records random actions on random hosts, and runs the recorded scripts.
@MainActor struct RecordedReplayTests {
  @Test
  func `a recorded session makes the same calls and ends in the same state when it is replayed`()
    throws
  {
    for seed in Soak.seeds(1...50, more: 2150) {
      var tabs = RandomDescription(seed: seed)
      let description = try HostDescription(json: tabs.json())
      var session = RandomSession(seed: seed, tabCount: tabs.count)
      let replay = try description.replay(preparing: PresentingApp.install) { original in
        for _ in 0..<30 { session.act(on: original.host) }
        // A command closes the row that it opens, so no script leaves one open.
        original.host.user.closeSwipeActions()
      }
      let instructions = Soak.replay(seed)
      #expect(replay.difference.isEmpty, "\(instructions)\n\(replay.script)\(replay.difference)")
      #expect(replay.replayedState == replay.originalState, "\(instructions)")
      #expect(!replay.script.contains("# no command"), "\(replay.script)")
      if !replay.difference.isEmpty { return }
    }
  }
}

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
    #expect(replay.difference.isEmpty, "\(replay.script)\(replay.difference)")
    #expect(replay.replayedState == replay.originalState)
  }
}

/// A random user of a host with a random description.
@MainActor private struct RandomSession {
  private var random: SplitMix64
  private let count: Int

  init(seed: UInt64, tabCount: Int) {
    random = SplitMix64(seed: seed &+ 4_711)
    count = tabCount
  }

  // MARK: - The user

  mutating func act(on host: TabHostController) {
    let tab = host.tab(forIdentifier: "t\(random.roll(count))") ?? host.tabs[0]
    let other = host.tab(forIdentifier: "t\(random.roll(count))") ?? host.tabs[0]
    let side: UserInteraction.Side = random.roll(2) == 0 ? .before : .after
    if random.roll(2) == 0, !host.presentedControllers.isEmpty { return usePresented(in: host) }
    switch random.roll(19) {
    case 0...2: host.user.tap(tab)
    case 3...4: host.user.tapRow(tab)
    case 5: host.user.toggleSidebar()
    case 6: host.user.goBack()
    case 7: if host.isEditing { host.user.endEditing() } else { host.user.beginEditing() }
    case 8: if random.roll(2) == 0 { host.user.check(tab) } else { host.user.uncheck(tab) }
    case 9: host.user.moveRow(tab, side, other)
    case 10:
      if random.roll(2) == 0 { host.user.drag(tab) } else { host.user.moveItem(tab, side, other) }
    case 11: openMenu(on: tab, in: host)
    case 12: swipe(tab, in: host)
    // A command closes the row that it opens, so a row that is open during a change is not replayed.
    case 13 where host.sidebar.swipedRow != nil, 14 where host.sidebar.swipedRow != nil: break
    case 13:
      host.traitCollection.horizontalSizeClass = random.roll(3) == 0 ? .compact : .regular
      host.traitCollection.orientation = random.roll(2) == 0 ? .portrait : .landscape
    case 14: host.sidebar.displayedRows = 0..<random.roll(9)
    case 15: host.user.tap(host.selectedTab ?? tab)
    case 16, 17: useButton(in: host)
    default: toggle(tab, in: host)
    }
  }

  private mutating func toggle(_ tab: TabItem, in host: TabHostController) {
    guard let group = tab as? TabGroupItem else { return }
    switch random.roll(3) {
    case 0: host.user.expand(group)
    case 1: host.user.collapse(group)
    default: if let action = group.sidebarActions.first { host.user.perform(action, in: group) }
    }
  }

  private mutating func openMenu(on tab: TabItem, in host: TabHostController) {
    host.user.openContextMenu(on: tab)
    useOpenMenu(in: host)
  }

  private mutating func useOpenMenu(in host: TabHostController) {
    for _ in 0..<2 where random.roll(2) == 0 {
      guard let items = host.openMenu?.items else { break }
      switch items[random.roll(items.count)] {
      case .action(let action): host.user.performMenuElement(action)
      case .menu(let menu): host.user.openSubmenu(menu)
      default: break
      }
    }
    if host.openMenu != nil { host.user.closeMenu() }
  }

  private mutating func usePresented(in host: TabHostController) {
    guard let alert = host.presentedControllers.last?.alert else {
      if random.roll(3) == 0 { host.user.dismissPresented() } else { useButton(in: host) }
      return
    }
    switch random.roll(5) {
    case 0: host.user.dismissPresented()
    case 1: host.user.enterText("text \(random.roll(3))")
    case 2: host.user.submit()
    default: host.user.choose(alertAction: alert.actions[random.roll(alert.actions.count)])
    }
  }

  private mutating func useButton(in host: TabHostController) {
    let cover = host.presentedControllers.last(where: \.isModal)
    let bar = cover.map(\.navigationBar) ?? host.visibleNavigationBar
    guard let buttons = bar?.buttons, !buttons.isEmpty else { return }
    let button = buttons[random.roll(buttons.count)]
    if random.roll(2) == 0 {
      host.user.tapBarButton(button)
    } else {
      host.user.openNavigationOverflow(Array(buttons.suffix(random.roll(4))))
    }
    useOpenMenu(in: host)
  }

  private mutating func swipe(_ tab: TabItem, in host: TabHostController) {
    if random.roll(3) == 0 {
      host.user.fullSwipe(.trailing, on: tab)
    } else {
      // No command performs an action of a row that another command has opened.
      guard host.user.openSwipeActions(.trailing, on: tab) == .performed else { return }
      if random.roll(2) == 0, let action = host.sidebar.swipedRow?.configuration.actions.last {
        host.user.performSwipeAction(action)
      }
    }
    // A row that is left open is closed by the next action.
    if random.roll(2) == 0, host.sidebar.swipedRow != nil { host.user.closeSwipeActions() }
  }
}
