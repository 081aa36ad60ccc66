import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A user and an app that change a host at random, with all rules after each step.
@MainActor struct ChangingAppTests {
  private nonisolated static let stepsInRun = 100

  @Test(
    arguments: Soak.seeds(1...10, more: 2_000, eventsPerSeed: Self.stepsInRun),
    [false, true]
  )
  func `random changes and gestures keep a host consistent`(
    seed: UInt64,
    insideCallbacks: Bool
  ) {
    var options = ChangingApp.Options()
    options.hasContent = !seed.isMultiple(of: 4)
    options.makesMistakes = seed.isMultiple(of: 2)
    options.actsAsUser = !seed.isMultiple(of: 3)
    var explorer = HostExplorer(
      changing: { [options] random in ChangingApp(random, options) },
      seed: seed
    )
    explorer.weights[.reentering] = insideCallbacks ? 30 : 0
    explorer.add("gestures", weight: 8) { GestureActor($0) }
    explorer.check("a new host with the same state shows the same") { step in
      // A television shows its sidebar by what the user has chosen before, which is not copied.
      let app = step.host
      return app.traitCollection.userInterfaceIdiom == .tv ? nil : CopiedHost(of: app).problem
    }
    explorer.check("the bar is that of a new computation") { Self.problemOfBar($0.host) }
    explorer.check("a managed stack has the pages of the selected path") {
      Self.problemOfStack($0.host)
    }
    explorer.check("named tabs precede the others") { Self.problemOfOrder($0.host) }
    explorer.check("a popover belongs to something on screen") { Self.problemOfPopover($0.host) }
    explorer.check("a drag is over something in the host") { step in
      step.actor(GestureActor.self)?.problem
    }
    explorer.check(steps: Self.stepsInRun)
  }

  // MARK: - Rules

  private static func problemOfBar(_ app: ChangingApp) -> String? {
    let cached = app.bar.text
    // Two changes that cancel out cause the bar to be computed again.
    app.compactTabIdentifiers = []
    app.compactTabIdentifiers = nil
    let fresh = app.bar.text
    return cached == fresh ? nil : "bar \(cached), expected \(fresh)"
  }

  private static func problemOfStack(_ app: ChangingApp) -> String? {
    guard app.isDisplayed, let group = app.selectedTab?.managingTabGroup else { return nil }
    let stack = group.managingNavigationController?.viewControllers ?? []
    // The page of a group with an action is left out.
    let levels = app.selectedPath.drop { $0 !== group }.filter { $0.primaryAction == nil }
    let expected = levels.compactMap(\.viewController)
    // Pages that were pushed are above those of the tabs.
    let isSame = stack.prefix(expected.count).elementsEqual(expected, by: ===)
    return isSame ? nil : "the stack of \(group.identifier) is old"
  }

  private static func problemOfOrder(_ app: ChangingApp) -> String? {
    func problem(_ found: [TabItem], _ tabs: [TabItem], by names: [String]) -> String? {
      let named = names.compactMap { name in tabs.first { $0.identifier == name } }
      let unique = named.enumerated().filter { named.firstIndex(of: $0.element) == $0.offset }
      let expected = unique.map(\.element) + tabs.filter { !names.contains($0.identifier) }
      return found == expected
        ? nil : "order \(found.map(\.identifier)), expected \(expected.map(\.identifier))"
    }
    for case let group as TabGroupItem in app.allTabs {
      let names = group.displayOrderIdentifiers
      if let problem = problem(group.displayOrder, group.children, by: names) { return problem }
    }
    // The sidebar lists tabs before groups.
    return [true, false].lazy.compactMap { isGroup in
      problem(
        app.displayOrder.filter { $0 is TabGroupItem == isGroup },
        app.tabs.filter { $0 is TabGroupItem == isGroup },
        by: app.displayOrderIdentifiers
      )
    }.first
  }

  private static func problemOfPopover(_ app: ChangingApp) -> String? {
    guard let popover = app.popover else { return nil }
    guard let tab = popover.sourceItem as? TabItem else {
      return popover.sourceItem is BarButtonItem ? nil : "a popover for nothing"
    }
    var above: TabItem? = tab
    while let current = above {
      if current.isHidden { return "a popover for a hidden tab" }
      above = current.parent
    }
    return nil
  }
}
