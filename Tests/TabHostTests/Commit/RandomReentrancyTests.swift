import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Random changes inside every callback, after each of which the whole state agrees.
@MainActor struct RandomReentrancyTests {
  private static let steps = 12

  @Test func `a host agrees with its tree after random changes inside callbacks`() {
    let programs = Soak.count(60, full: 4_000 * max(1, Soak.factor))
    let seeds = Soak.seed.map { $0...$0 } ?? 1...UInt64(programs)
    var shortest: (steps: Int, report: String)?
    for seed in seeds {
      // Only a shorter program than the shortest failing one is of interest.
      let limit = shortest?.steps ?? Self.steps
      guard let failure = Self.failure(ofProgram: seed, steps: limit) else { continue }
      if shortest.map({ failure.steps < $0.steps }) ?? true { shortest = failure }
    }
    if let shortest { Issue.record("\(shortest.report)") }
  }

  /// Runs a program, and returns the number of steps after which something is wrong.
  private static func failure(
    ofProgram seed: UInt64,
    steps: Int
  ) -> (steps: Int, report: String)? {
    var world: RandomReentrancy? = RandomReentrancy(seed: seed)
    func failure(_ problem: String, _ step: Int, _ lines: [String]) -> (Int, String) {
      let program = lines.joined(separator: "\n")
      return (step, "\(problem)\n\(Soak.replay(seed)), step \(step), after:\n\(program)")
    }
    for step in 0..<steps {
      world?.write("\(step):")
      world?.step()
      if let world, let problem = world.problem { return failure(problem, step, world.log.lines) }
    }
    world?.leave()
    if let world, let problem = world.problem { return failure(problem, steps, world.log.lines) }
    let living = world?.living
    let lines = world?.log.lines ?? []
    world = nil
    guard let leaked = living?(), !leaked.isEmpty else { return nil }
    return failure("\(leaked) are not released", steps, lines)
  }
}

// MARK: - Checks

extension RandomReentrancy {
  /// The tabs in the host, each before its children.
  var allTabs: [TabItem] { Self.flatten(host.tabs) }

  private static func flatten(_ tabs: [TabItem]) -> [TabItem] {
    tabs.flatMap { [$0] + (($0 as? TabGroupItem).map { flatten($0.children) } ?? []) }
  }

  /// The first disagreement, or `nil`. Checks call the app only to create content that is missing.
  fileprivate var problem: String? {
    problemOfTree ?? problemOfSelection ?? HostProblems(host: host).first ?? problemOfCalls
      ?? CopiedHost(of: host).problem ?? failure
  }

  /// Returns a closure that returns the names of the objects that have not been released.
  fileprivate var living: () -> [String] {
    let (tabs, pages) = (tabs, pages)
    let host: () -> TabHostController? = { [weak host] in host }
    return {
      tabs.compactMap { $0()?.identifier } + pages.compactMap { $0()?.name }
        + (host() == nil ? [] : ["the host"])
    }
  }

  private var problemOfTree: String? {
    var known: [String: TabItem] = [:]
    for tab in allTabs {
      let name = tab.identifier
      guard known.updateValue(tab, forKey: name) == nil else { return "\(name) is there twice" }
      guard tab.tabHostController === host else { return "\(name) is not in the host" }
      let siblings = tab.parent?.children ?? host.tabs
      guard siblings.contains(where: { $0 === tab }) else { return "\(name) has another parent" }
    }
    if let name = identifiers.first(where: { host.tab(forIdentifier: $0) !== known[$0] }) {
      return "\(name) is found as \(host.tab(forIdentifier: name)?.description ?? "nothing")"
    }
    let outside = tabs.compactMap { $0() }.first { tab in
      tab.tabHostController != nil && known[tab.identifier] !== tab
    }
    return outside.map { "\($0.identifier) is not in the tree, but in the host" }
  }

  /// A tab is selected if there is one to select, unless the app has selected nothing.
  private var problemOfSelection: String? {
    let visibility = HostInvariant.firstViolation(in: host, among: [.visibility])
    if let visibility { return visibility.description }
    guard host.selectedTab == nil, !hasDeclined, !host.isEditing else { return nil }
    let candidate = host.tabs.first { tab in
      !tab.isHidden && tab.isEnabled && tab.primaryAction == nil
    }
    return candidate.map { "nothing is selected, though \($0.identifier) could be" }
  }

  private var problemOfCalls: String? {
    let living = pages.compactMap { $0() }
    if let page = living.first(where: { !$0.isBalanced }) {
      return "\(page.name) is \(page.appearanceState) after other calls"
    }
    let shown = host.isDisplayed ? nil : living.first { $0.appearanceState != .disappeared }
    return shown.map { "\($0.name) is on screen without the host" }
  }
}

/// A new host with a copy of the tabs and of the state of another.
@MainActor private struct CopiedHost {
  private let original: TabHostController
  private let copy = TabHostController()

  init(of original: TabHostController) {
    self.original = original
    let (original, copy) = (original, copy)
    copy.diagnosticHandler = { _ in }
    copy.traitCollection = original.traitCollection
    copy.mode = original.mode
    copy.isSearchable = original.isSearchable
    copy.customization = original.customization
    copy.tabs = Self.copies(of: original.tabs)
    copy.displayOrderIdentifiers = original.displayOrder.map(\.identifier)
    Self.restore(original.tabs, in: copy)
    copy.selectedTab = original.selectedTab.flatMap { copy.tab(forIdentifier: $0.identifier) }
    copy.sidebar.isHidden = original.sidebar.isHidden
    if original.isDisplayed { copy.appear() }
    copy.isEditing = original.isEditing
  }

  /// What is on screen in the one host, and not in the other.
  var problem: String? {
    let (found, expected) = (Self.lines(of: original), Self.lines(of: copy))
    return found == expected ? nil : "on screen is \(found), and in a new host \(expected)"
  }

  private static func lines(of host: TabHostController) -> [String] {
    let rows = host.sidebar.rows.map { row in
      "\(row.depth) \(row.tab?.identifier ?? "action") \(row.title)"
        + (row.isSelected ? " selected" : "") + (row.isExpanded ? " expanded" : "")
        + (row.isEnabled ? "" : " disabled")
    }
    let bar = host.bar
    let regions = [bar.fixed, bar.middle, bar.pinned, bar.overflow].map { $0.map(\.identifier) }
    let selected = host.selectedBarItem?.identifier ?? "nothing"
    let prominent = bar.prominent?.identifier ?? "nothing"
    let content = host.contentTab?.identifier ?? "nothing"
    return ["\(host.presentation) \(host.isEditing) \(content)"]
      + ["\(regions) \(prominent) \(selected)"] + rows
  }

  private static func copies(of tabs: [TabItem]) -> [TabItem] { tabs.map(copy) }

  private static func copy(of tab: TabItem) -> TabItem {
    let provider: ((TabItem) -> ViewController)? = tab.hasContent ? { _ in ViewController() } : nil
    let (title, name) = (tab.title, tab.identifier)
    let copy: TabItem
    if let group = tab as? TabGroupItem {
      let groupCopy = TabGroupItem(
        title: title,
        identifier: name,
        children: copies(of: group.children),
        viewProvider: provider
      )
      let isManaged = group.managingNavigationController != nil
      groupCopy.managingNavigationController = isManaged ? NavigationController() : nil
      groupCopy.sidebarAppearance = group.sidebarAppearance
      groupCopy.barPresentation = group.barPresentation
      groupCopy.allowsReordering = group.allowsReordering
      groupCopy.sidebarActions = group.sidebarActions.map { Action(title: $0.title) { _ in } }
      copy = groupCopy
    } else if let search = tab as? SearchTabItem {
      let searchCopy = SearchTabItem(title: title, identifier: name, viewProvider: provider)
      searchCopy.automaticallyActivatesSearch = search.automaticallyActivatesSearch
      copy = searchCopy
    } else {
      copy = TabItem(title: title, identifier: name, viewProvider: provider)
    }
    copy.isEnabled = tab.isEnabled
    copy.allowsHiding = tab.allowsHiding
    copy.preferredPlacement = tab.preferredPlacement
    copy.primaryAction = tab.primaryAction.map { Action(title: $0.title) { _ in } }
    return copy
  }

  /// Restores what the customization of the user may have replaced.
  private static func restore(_ tabs: [TabItem], in host: TabHostController) {
    for tab in tabs {
      let copy = host.tab(forIdentifier: tab.identifier)
      copy?.isHidden = tab.isHidden
      guard let group = tab as? TabGroupItem, let copy = copy as? TabGroupItem else { continue }
      copy.isExpanded = group.isExpanded
      copy.displayOrderIdentifiers = group.displayOrder.map(\.identifier)
      restore(group.children, in: host)
    }
  }
}
