import TabHost

extension ModelHost {
  /// Returns whether the app can perform an action without a report on standard error.
  func isPossible(_ action: ModelAction) -> Bool {
    switch action {
    case .setChildren, .add, .remove: return listChange(for: action) != nil
    case .setPlacement(let name, _): return tab(name)?.isAttached == true
    case .setBehavior(let name, let value, .tabBar):
      guard let tab = tab(name), tab.isAttached else { return false }
      return value != .reorderable || tab.barVisibility != .hidden
    case .setVisibility(let name, let value, .tabBar):
      guard let tab = tab(name), tab.isAttached else { return false }
      return value != .hidden || tab.barBehavior != .reorderable
    case .setExpanded(let name, _), .setBarPresentation(let name, _), .setAppearance(let name, _),
      .setAllowsReordering(let name?, _), .setOrder(let name?, _):
      return tab(name)?.isGroup == true
    default: return true
    }
  }

  /// Performs an action of the app or the environment.
  func apply(_ action: ModelAction) {
    switch action {
    case .setAllowsReordering(let name, let value):
      if let name { tab(name)?.allowsReordering = value } else { allowsReordering = value }
    case .setOrder(let name, let order): write(order, to: name)
    case .select(let name): select(name)
    case .setProminent(let name): prominent = name
    case .setMode(let value): mode = value
    case .setSidebarHidden(let isHidden): assign(isSidebarHidden: isHidden)
    case .assign(let value): assign(value)
    case .reset(let scope): reset(scope, byUser: false)
    case .prune: prune()
    case .setCompact(let value): isCompact = value
    case .setPortrait(let value): isPortrait = value
    case .setIdiom(let value): idiom = value
    case .appear: isDisplayed = true
    case .disappear: isDisplayed = false
    default:
      if let change = listChange(for: action) {
        setList(change.group, to: change.names)
      } else {
        applyToTab(action)
      }
    }
  }

  private func applyToTab(_ action: ModelAction) {
    switch action {
    case .setHidden(let name, let value): tab(name).map { write(isHidden: value, to: $0) }
    case .setHiddenByDefault(let name, let value): tab(name)?.isHiddenByDefault = value
    case .setEnabled(let name, let value): tab(name)?.isEnabled = value
    case .setPlacement(let name, let value): tab(name)?.explicitPlacement = value
    case .setAllowsHiding(let name, let value): tab(name)?.allowsHiding = value
    case .setAllowsMoving(let name, let value): tab(name)?.allowsMoving = value
    case .setBehavior(let name, let value, .tabBar): tab(name)?.barBehavior = value
    case .setBehavior(let name, let value, .sidebar):
      tab(name)?.allowsHiding = value == .automatic
      tab(name)?.allowsMoving = value != .disabled
      tab(name)?.isReorderable = value == .reorderable
    case .setVisibility(let name, let value, .tabBar): tab(name)?.barVisibility = value
    case .setVisibility(let name, let value, .sidebar):
      tab(name)?.isHiddenByDefault = value == .hidden
    case .setExpanded(let name, let value):
      tab(name)?.writtenExpansion = value
      tab(name)?.chosenExpansion = nil
    case .setBarPresentation(let name, let value): tab(name)?.barPresentation = value
    case .setAppearance(let name, let value): tab(name)?.appearance = value
    default: break
    }
  }

  // MARK: - Overriding the user's choice

  private func write(isHidden: Bool, to tab: ModelTab) {
    changingVisibility {
      tab.writtenHidden = isHidden
      tab.chosenHidden = nil
    }
  }

  private func write(_ order: [String], to name: String?) {
    if let name {
      tab(name)?.writtenOrder = order
      tab(name)?.chosenOrder = nil
    } else {
      writtenOrder = order
      chosenOrder = nil
    }
  }

  /// Performs a change of visibility by the app, which affects the selection immediately.
  func changingVisibility(_ change: () -> Void) {
    let before = all.map(\.isHidden)
    change()
    for (tab, wasHidden) in zip(all, before) where tab.isHidden != wasHidden {
      session?.byUser.remove(tab.name)
    }
  }

  private func select(_ name: String?) {
    guard let name else {
      isDeclined = true
      selected = nil
      return
    }
    guard let tab = tab(name), tab.isAttached, tab !== selected else { return }
    selected = tab
    isHiddenByIntent = !tab.isShown
  }

  // MARK: - Lists

  /// Returns the list of children, or of roots, that results from an action; `nil` if it is
  /// impossible.
  func listChange(for action: ModelAction) -> (group: String?, names: [String])? {
    switch action {
    case .setChildren(let group, let names): return possible(group, names)
    case .add(let name, let group, let index):
      guard let list = list(group) else { return nil }
      var names = list.names.filter { $0 != name }
      names.insert(name, at: min(index, names.count))
      return possible(group, names)
    case .remove(let name):
      guard let tab = tab(name), tab.isRoot || tab.parent != nil else { return nil }
      let group = tab.parent?.name
      return (group, (list(group) ?? []).names.filter { $0 != name })
    default: return nil
    }
  }

  private func list(_ group: String?) -> [ModelTab]? {
    guard let group else { return roots }
    guard let tab = tab(group), tab.isGroup else { return nil }
    return tab.children
  }

  /// Returns the resulting list, or `nil` if it would put a tab below itself.
  private func possible(
    _ group: String?,
    _ names: [String]
  ) -> (group: String?, names: [String])? {
    guard list(group) != nil else { return nil }
    let parent = group.flatMap(tab)
    let tabs = names.compactMap(tab)
    guard !tabs.contains(where: { parent?.isOrIsBelow($0) == true }) else { return nil }
    return (group, tabs.names)
  }

  private func setList(_ group: String?, to names: [String]) {
    let parent = group.flatMap(tab)
    let old = parent?.children ?? roots
    let new = names.compactMap(tab)
    let added = new.filter { tab in !old.contains { $0 === tab } }
    for tab in old where !new.contains(where: { $0 === tab }) { detach(tab) }
    for tab in added where tab.isRoot || tab.parent != nil {
      let oldParent = tab.parent
      detach(tab)
      if let oldParent {
        oldParent.children.removeAll { $0 === tab }
      } else {
        roots.removeAll { $0 === tab }
      }
    }
    if let parent { parent.children = new } else { roots = new }
    for tab in added {
      tab.parent = parent
      tab.isRoot = parent == nil
      if tab.isAttached { changingVisibility { tab.visit(enter) } }
    }
  }

  private func detach(_ tab: ModelTab) {
    if tab.isAttached { tab.visit { removedRecords[$0.name] = record } }
    tab.parent = nil
    tab.isRoot = false
  }
}
