import TabHost
public import TabHostTesting
public import Testing

/// The rules that hold for a ``ChangingApp``, whatever it does.
extension HostExplorer where Host: ChangingApp {
  /// Creates an explorer of a changing app, with these rules: the calls of the app are in order, no
  /// diagnostic is reported without a reason, the tree is consistent, and everything is released.
  ///
  /// - Parameter makeApp: Creates the app of each launch.
  public init(
    changing makeApp: @escaping (ExplorerRandom) -> Host,
    seed: UInt64
  ) {
    self.init { random in RecordedHost { makeApp(random) } }
    self.seed = seed
    weights = [
      .selecting: 3, .navigating: 1, .sidebar: 1, .customizing: 1, .resizing: 1, .restarting: 1,
    ]
    let options = makeApp(ExplorerRandom(seed: seed)).options
    // The app selects hidden tabs, and tabs that its delegate has just vetoed. It has a rule of its own
    // for diagnostics.
    invariants.subtract([.visibility, .diagnostics, .vetoes])
    // The app acts as the user during steps of its own.
    if options.actsAsUser { invariants.remove(.permission) }
    // The calls of tabs with the same identifier can't be told apart.
    if options.makesMistakes { invariants.subtract([.changes, .previousTabs, .appearance]) }
    // The host is its own actor.
    add("app", weight: 30) { $0 }
    check("calls are in order") { $0.host.mistake ?? $0.host.problemOfPages }
    check("diagnostics have a reason") { step in
      defer { step.host.expected = [] }
      return step.host.problem(of: step.calls)
    }
    check("each row is that of a traversal") { RowModel(host: $0.host).problem }
    check("parents, hosts and identifiers agree") { $0.host.problemOfTree }
    check("a tab is selected if possible") { $0.host.problemOfSelection }
    check("displayed rows are on screen") { $0.host.problemOfDisplayedRows }
    checkRelease { $0.living }
  }
}

extension HostExplorer {
  /// Requires that a restart releases objects of the launch before.
  ///
  /// - Parameter living: Returns a closure that returns the names of those that are not released.
  public mutating func checkRelease(
    _ living: @escaping @MainActor (Host) -> (() -> [String])?
  ) {
    var former: (() -> [String])?
    check("a restart releases the objects of the app") { step in
      defer { former = living(step.host) }
      guard step.command == "restart", let names = former?(), !names.isEmpty else { return nil }
      return "\(names) are not released"
    }
  }

  /// Performs steps, and records a violation as an issue.
  public func check(steps: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    var explorer = self
    explorer.stepsPerRun = steps
    guard let violation = explorer.explore(steps: steps).violation else { return }
    Issue.record("\(violation)\n\(Soak.replay(seed))", sourceLocation: sourceLocation)
  }
}

extension ChangingApp {
  /// The mistakes of tabs that any step can make, also with a tab that is spare.
  private static let mistakesOfTabs: Set<Diagnostic.Rule> = [
    .duplicateIdentifier, .secondSearchTab, .foreignChild, .cycle, .contentTaken,
    .foreignSelection, .actionSelection,
  ]

  /// The first violated invariant, or the first difference of the rows from those of a model.
  public var problem: String? {
    let invariants = Set(HostInvariant.allCases).subtracting([.visibility])
    return mistake ?? HostInvariant.firstViolation(in: self, among: invariants)?.description
      ?? RowModel(host: self).problem
  }

  fileprivate func problem(of calls: ArraySlice<RecordedCall>) -> String? {
    for case .diagnostic(let diagnostic) in calls {
      let mistakes = options.makesMistakes ? Self.mistakesOfTabs.union(expected) : []
      // A group that has lost all its tabs has no content. Callbacks read the content being created.
      let allowed = mistakes.union([.missingContent, .recursiveProvider])
      if allowed.contains(where: { $0.rawValue == diagnostic.name }) { continue }
      return "reported without a reason: \(diagnostic)"
    }
    return nil
  }

  fileprivate var problemOfPages: String? {
    let pages = livingPages
    if let page = pages.first(where: { !$0.isBalanced }) {
      return "\(page.name) is \(page.appearanceState) after other calls"
    }
    let shown = isDisplayed ? nil : pages.first { $0.appearanceState != .disappeared }
    return shown.map { "\($0.name) is on screen without the host" }
  }

  fileprivate var problemOfTree: String? {
    var known: [String: TabItem] = [:]
    for tab in allTabs {
      let name = tab.identifier
      guard known.updateValue(tab, forKey: name) == nil else { return "\(name) is there twice" }
      guard tab.tabHostController === self else { return "\(name) is not in the host" }
      let siblings = tab.parent?.children ?? tabs
      guard siblings.contains(where: { $0 === tab }) else { return "\(name) has another parent" }
    }
    if let name = identifiers.first(where: { self.tab(forIdentifier: $0) !== known[$0] }) {
      return "\(name) is found as \(self.tab(forIdentifier: name)?.description ?? "nothing")"
    }
    let outside = livingTabs.first { tab in
      tab.tabHostController === self && known[tab.identifier] !== tab
    }
    return outside.map { "\($0.identifier) is not in the tree, but in the host" }
  }

  /// A tab is selected if there is one to select, unless the app has selected nothing.
  fileprivate var problemOfSelection: String? {
    if let selected = selectedTab {
      let child = (selected as? TabGroupItem)?.selectedChild
      return child.map { "the child \($0.identifier) of the selected tab is selected, too" }
    }
    guard !hasDeclined, !isEditing else { return nil }
    let candidate = tabs.first { !$0.isHidden && $0.isEnabled && $0.primaryAction == nil }
    return candidate.map { "nothing is selected, though \($0.identifier) could be" }
  }

  /// The indices of the rows on screen.
  private var displayedIndices: Range<Int> {
    isDisplayed && presentation.showsSidebar
      ? sidebar.displayedRows.clamped(to: 0..<sidebar.rows.count) : 0..<0
  }

  fileprivate var problemOfDisplayedRows: String? {
    let rows = Array(sidebar.rows)
    let expected = Set(displayedIndices.compactMap { rows[$0].tab.map(ObjectIdentifier.init) })
    if Set(displayedTabs.keys) != expected {
      let names = displayedTabs.values.map(\.identifier).sorted()
      return
        "notified of rows \(names), on screen are \(displayedIndices.map { rows[$0].identifier })"
    }
    return displayedIndices.lazy.compactMap { self.problem(ofItemOf: rows[$0], at: $0) }.first
  }

  private func problem(ofItemOf row: Sidebar.Row, at index: Int) -> String? {
    guard let item = sidebar.item(at: index) else { return "row \(index) has no item" }
    let state = item.configurationState
    let isSwiped = sidebar.swipedRow.map { $0.tab === row.tab } ?? false
    let facts: [(String, Bool, Bool)] = [
      ("selected", state.isSelected, row.isSelected),
      ("expanded", state.isExpanded, row.isExpanded),
      ("disabled", state.isDisabled, !row.isEnabled),
      ("editing", state.isEditing, isEditing),
      ("swiped", state.isSwiped, isSwiped),
    ]
    return facts.first { $0.1 != $0.2 }.map { "the item of \(row.identifier) says \($0.0) \($0.1)" }
  }
}
