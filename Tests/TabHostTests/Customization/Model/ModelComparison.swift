import TabHost
import TabHostTestSupport

/// A real host and its model, on both of which every action is performed.
@MainActor final class ModelComparison {
  let model: ModelHost
  private(set) var host = TabHostController()
  let store = InMemoryTabCustomizationStore()
  let recorder = ModelRecorder()
  private(set) var tabs: [String: TabItem] = [:]
  /// The customization that was compared last, and its model.
  var lastCustomization = TabCustomization()
  var lastRecord = ModelRecord()

  static let identifier = "model"

  init(seed: UInt64) {
    model = ModelPlan.host(seed: seed)
    build()
  }

  /// Creates a host that finds a customization in its store.
  init(seed: UInt64, stored: TabCustomization) {
    model = ModelPlan.host(seed: seed)
    store.customizations[Self.identifier] = stored
    model.record = ModelRecord(stored, names: ModelPlan.names)
    model.restart()
    build()
  }

  func group(_ name: String) -> TabGroupItem? { tabs[name] as? TabGroupItem }

  // MARK: - Launching

  /// Simulates a new launch with the same tree and the same store.
  func restart() {
    model.restart()
    build()
  }

  private func build() {
    host = TabHostController()
    host.diagnosticHandler = { _ in }
    host.delegate = recorder
    host.sidebar.delegate = recorder
    host.customizationStore = store
    host.customizationIdentifier = Self.identifier
    host.mode = model.mode
    host.allowsReordering = model.allowsReordering
    host.displayOrderIdentifiers = model.writtenOrder
    host.prominentTabIdentifier = model.prominent
    host.sidebar.preferredPlacement = model.sidebarPlacement
    setTraits()
    tabs = [:]
    for tab in model.all where tab.parent == nil { _ = make(tab) }
    host.tabs = model.roots.compactMap { tabs[$0.name] }
    model.attached.forEach(setBehavior)
    host.appear()
    recorder.calls = []
    model.selected = host.selectedTab.flatMap { model.tab($0.identifier) }
  }

  private func setTraits() {
    host.traitCollection = TraitCollection(
      userInterfaceIdiom: model.idiom,
      horizontalSizeClass: model.isCompact ? .compact : .regular,
      orientation: model.isPortrait ? .portrait : .landscape
    )
  }

  private func make(_ planned: ModelTab) -> TabItem {
    let tab: TabItem
    let page: ((TabItem) -> ViewController)? = planned.hasPage ? { _ in ViewController() } : nil
    if planned.isGroup {
      let group = TabGroupItem(
        title: planned.name,
        identifier: planned.name,
        children: planned.children.map(make),
        viewProvider: page
      )
      configure(group, as: planned)
      tab = group
    } else {
      tab = TabItem(title: planned.name, identifier: planned.name, viewProvider: page)
    }
    tab.isEnabled = planned.isEnabled
    if planned.isReorderable { tab.setCustomizationBehavior(.reorderable, for: .sidebar) }
    tab.allowsHiding = planned.allowsHiding
    tab.allowsMoving = planned.allowsMoving
    tab.isHiddenByDefault = planned.isHiddenByDefault
    if let isHidden = planned.writtenHidden { tab.isHidden = isHidden }
    tab.preferredPlacement = planned.explicitPlacement
    tabs[planned.name] = tab
    return tab
  }

  private func setBehavior(as planned: ModelTab) {
    let tab = tabs[planned.name]
    if let behavior = planned.barBehavior { tab?.setCustomizationBehavior(behavior, for: .tabBar) }
    if planned.barVisibility != .automatic {
      tab?.setDefaultVisibility(planned.barVisibility, for: .tabBar)
    }
  }

  private func configure(_ group: TabGroupItem, as planned: ModelTab) {
    group.isSidebarDestination = planned.isSidebarDestination
    group.isCollapsedByDefault = planned.isCollapsedByDefault
    group.sidebarActions = (0..<planned.actions).map { index in
      let name = "\(planned.name).\(index)"
      return Action(title: name, identifier: .init(rawValue: name)) { _ in }
    }
    group.allowsReordering = planned.allowsReordering
    group.displayOrderIdentifiers = planned.writtenOrder
    if let isExpanded = planned.writtenExpansion { group.isExpanded = isExpanded }
    group.barPresentation = planned.barPresentation
    group.sidebarAppearance = planned.appearance
  }
}

// MARK: - The user

extension ModelComparison {
  /// Performs an action of the user on the real host.
  ///
  /// - Returns: Whether it was performed.
  func perform(_ action: ModelAction) -> Bool {
    let user = host.user
    let outcome: UserInteraction.Outcome?
    switch action {
    case .beginEditing: outcome = user.beginEditing()
    case .endEditing: outcome = user.endEditing()
    case .resetByUser: outcome = user.resetCustomization()
    case .check(let name, let isChecked):
      outcome = tabs[name].map { isChecked ? user.check($0) : user.uncheck($0) }
    case .moveRow(let name, let side, let other):
      outcome = both(name, other).map { user.moveRow($0, side, $1) }
    case .moveItem(let name, let side, let other):
      outcome = both(name, other).map { user.moveItem($0, side, $1) }
    case .dragToBar(let name, let index):
      outcome = tabs[name].map { user.drag($0, toBarAt: index) }
    case .dragOffBar(let name): outcome = tabs[name].map { user.dragOffBar($0) }
    case .expand(let name, let isExpanded):
      outcome = group(name).map { isExpanded ? user.expand($0) : user.collapse($0) }
    case .tap(let name): outcome = tabs[name].map { user.tap($0) }
    case .tapRow(let name): outcome = tabs[name].map { user.tapRow($0) }
    case .showSidebar(let isShown): outcome = isShown ? user.showSidebar() : user.hideSidebar()
    default: outcome = nil
    }
    if case .performed = outcome { return true }
    return false
  }

  private func both(_ name: String, _ other: String) -> (TabItem, TabItem)? {
    guard let tab = tabs[name], let other = tabs[other] else { return nil }
    return (tab, other)
  }
}

// MARK: - The app and the environment

extension ModelComparison {
  /// Performs an action of the app or the environment on the real host and on the model.
  func apply(_ action: ModelAction) {
    switch action {
    case .restart: return restart()
    case .batch(let actions): return host.performBatchUpdates { actions.forEach(apply) }
    default: guard model.isPossible(action) else { return }
    }
    if let change = model.listChange(for: action) {
      model.apply(action)
      setList(change.group, change.names)
      return
    }
    model.apply(action)
    switch action {
    case .setAllowsReordering(nil, let value): host.allowsReordering = value
    case .setAllowsReordering(let name?, let value): group(name)?.allowsReordering = value
    case .setOrder(nil, let order): host.displayOrderIdentifiers = order
    case .setOrder(let name?, let order): group(name)?.displayOrderIdentifiers = order
    case .select(nil): host.selectedTab = nil
    case .select(let name?):
      if let tab = tabs[name], tab.tabHostController === host { host.selectedTab = tab }
    case .setProminent(let name): host.prominentTabIdentifier = name
    case .setMode(let mode): host.mode = mode
    case .setSidebarHidden(let isHidden): host.sidebar.isHidden = isHidden
    case .assign(let value): host.customization = value
    case .reset(let scope): host.resetCustomization(scope)
    case .prune: host.pruneCustomization()
    case .setCompact, .setPortrait, .setIdiom: setTraits()
    case .appear: if !host.isDisplayed { host.appear() }
    case .disappear: if host.isDisplayed { host.disappear() }
    default: applyToTab(action)
    }
  }

  private func setList(_ name: String?, _ names: [String]) {
    let items = names.compactMap { tabs[$0] }
    if let name { group(name)?.children = items } else { host.tabs = items }
  }

  private func applyToTab(_ action: ModelAction) {
    switch action {
    case .setHidden(let name, let value): tabs[name]?.isHidden = value
    case .setHiddenByDefault(let name, let value): tabs[name]?.isHiddenByDefault = value
    case .setEnabled(let name, let value): tabs[name]?.isEnabled = value
    case .setPlacement(let name, let value): tabs[name]?.preferredPlacement = value
    case .setAllowsHiding(let name, let value): tabs[name]?.allowsHiding = value
    case .setAllowsMoving(let name, let value): tabs[name]?.allowsMoving = value
    case .setBehavior(let name, let value, let surface):
      tabs[name]?.setCustomizationBehavior(value, for: surface)
    case .setVisibility(let name, let value, let surface):
      tabs[name]?.setDefaultVisibility(value, for: surface)
    case .setExpanded(let name, let value): group(name)?.isExpanded = value
    case .setBarPresentation(let name, let value): group(name)?.barPresentation = value
    case .setAppearance(let name, let value): group(name)?.sidebarAppearance = value
    default: break
    }
  }
}
