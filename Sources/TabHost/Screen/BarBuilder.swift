/// Computes the contents of the bar.
@MainActor struct BarBuilder {
  let host: TabHostController
  let edge: TabHostController.Bar.Edge
  /// Whether the bar has regions.
  let hasRegions: Bool

  init(host: TabHostController, edge: TabHostController.Bar.Edge, hasRegions: Bool) {
    self.host = host
    self.edge = edge
    self.hasRegions = hasRegions
  }

  init(host: TabHostController, screen: ScreenState) {
    self.init(host: host, edge: screen.barEdge, hasRegions: screen.barHasRegions)
  }

  /// Whether the bar counts as a part of the sidebar, and so contains root tabs of the sidebar.
  private var hasSidebarTabs: Bool {
    PresentationRules.barHasSidebarTabs(host.state.traits.userInterfaceIdiom)
  }

  /// The maximum number of items in a bar without regions.
  private static let room = 5

  var bar: TabHostController.Bar {
    hasRegions ? regularBar : compactBar
  }

  // MARK: - Bar with regions

  private var regularBar: TabHostController.Bar {
    var bar = TabHostController.Bar(edge: edge)
    let prominent = host.separateTab
    for tab in regularItems(prominent: prominent, withHidden: false) {
      if tab === prominent {
        bar.prominent = tab
      } else {
        switch tab.resolvedPlacement.region {
        case .fixed: bar.fixed.append(tab)
        case .pinned: bar.pinned.append(tab)
        case .middle, .sidebar: bar.middle.append(tab)
        }
      }
    }
    if let order = host.customizationKeeper.choices.barOrder {
      bar.middle = bar.middle.arranged(by: order, listing: .customizationIdentifiers)
    }
    return bar
  }

  /// The tabs that can be in the middle region of the bar, in declared order. Hidden tabs are
  /// included, so that they return to their places when they are shown.
  var declaredMiddle: [TabItem] {
    let prominent = host.separateTab
    return regularItems(prominent: prominent, withHidden: true).filter {
      $0 !== prominent && $0.isArrangeable
    }
  }

  /// Returns the root tabs that the bar may show, each followed by its descendants with their own
  /// places in the bar.
  private func regularItems(prominent: TabItem?, withHidden: Bool) -> [TabItem] {
    let nested = host.tree.nestedBarTabsByRoot
    var items: [TabItem] = []
    // Only a tab inside a group can be found in two places.
    let canRepeat = !nested.isEmpty || host.rootList.groupCount > 0
    var added = Set<ObjectIdentifier>()
    func add(_ tab: TabItem) {
      if !canRepeat || added.insert(ObjectIdentifier(tab)).inserted { items.append(tab) }
    }
    for root in host.tree.roots where withHidden || !root.visibility.isHidden {
      if root.isSidebarOnly ? hasSidebarTabs : root.isBarMember || root === prominent {
        if let group = root.asGroup, group.storedBarPresentation == .inlineChildren {
          inlineItems(of: group, withHidden: withHidden) {
            $0.storedBarPresentation == .inlineChildren
          }
          .filter { !$0.isTakenOffBar }
          .forEach(add)
        } else {
          add(root)
        }
      }
      for tab in nested[ObjectIdentifier(root)] ?? [] where withHidden || tab.isShownInTree {
        add(tab)
      }
    }
    return items
  }

  // MARK: - Bar without regions

  private var compactBar: TabHostController.Bar {
    var bar = TabHostController.Bar(edge: edge)
    let prominent = host.separateTab
    var items = compactItems
    if let index = items.firstIndex(where: { $0.asSearch != nil }) {
      items.append(items.remove(at: index))
    }
    if let index = items.firstIndex(where: { $0 === prominent }) {
      items.append(items.remove(at: index))
    }
    if items.count > Self.room {
      let stays = staying(among: items, prominent: prominent)
      bar.overflow = items.filter { !stays.contains(ObjectIdentifier($0)) }
      items.removeAll { !stays.contains(ObjectIdentifier($0)) }
    }
    if items.last === prominent { bar.prominent = items.popLast() }
    bar.middle = items
    return bar
  }

  private var compactItems: [TabItem] {
    let filter = host.state.compactTabIdentifiers.map { Set($0.map { Identifier($0) }) }
    var items: [TabItem] = []
    for root in host.tree.roots where !root.visibility.isHidden && !root.isSidebarOnly {
      guard filter?.contains(Identifier(root.identifier)) ?? true else { continue }
      if let group = root.asGroup, showsChildren(of: group) {
        items += inlineItems(of: group, withHidden: false, isInline: showsChildren)
      } else {
        items.append(root)
      }
    }
    return items
  }

  /// Returns whether the bar can list children of a group: because it lists them in place of the
  /// group, or because tabs below the root have places of their own.
  ///
  /// It takes constant time, other than building the bar, and rules out most groups.
  func canListChildren(of group: TabGroupItem) -> Bool {
    guard hasRegions else { return showsChildren(of: group) }
    return host.tree.hasNestedBarTabs || group.storedBarPresentation == .inlineChildren
  }

  private func showsChildren(of group: TabGroupItem) -> Bool {
    switch group.storedBarPresentation {
    case .automatic: !group.hasPage
    case .singleItem: false
    case .inlineChildren: true
    }
  }

  /// Returns the four items beside "More": the prominent tab, the pinned tabs, and then the first
  /// of the others.
  private func staying(among items: [TabItem], prominent: TabItem?) -> Set<ObjectIdentifier> {
    let apart = items.filter { $0 === prominent }
    let pinned = items.filter { $0 !== prominent && $0.resolvedPlacement.region == .pinned }
    let others = items.filter { $0 !== prominent && $0.resolvedPlacement.region != .pinned }
    return Set((apart + pinned + others).prefix(Self.room - 1).map(ObjectIdentifier.init))
  }

  // MARK: - Both bars

  /// Returns the children that replace their group in the bar, recursively for inline groups.
  private func inlineItems(
    of group: TabGroupItem,
    withHidden: Bool,
    isInline: (TabGroupItem) -> Bool
  ) -> [TabItem] {
    let children = group.childList.displayOrder.filter {
      (withHidden || !$0.visibility.isHidden) && !$0.isSidebarOnly
    }
    return children.flatMap { child in
      if let group = child.asGroup, isInline(group) {
        return inlineItems(of: group, withHidden: withHidden, isInline: isInline)
      }
      return [child]
    }
  }
}

extension TabItem.Placement {
  /// The region of a bar for tabs with a placement.
  enum Region {
    case fixed, middle, pinned
    /// No region of a bar other than an ornament, which shows such root tabs in the middle.
    case sidebar
  }

  var region: Region {
    switch self {
    case .fixed: .fixed
    case .automatic, .default, .optional, .movable: .middle
    case .pinned: .pinned
    case .sidebarOnly: .sidebar
    }
  }

  /// Whether the user may add a tab to the bar and remove it.
  var allowsRemoving: Bool {
    switch self {
    case .automatic, .default, .optional: true
    case .movable, .pinned, .fixed, .sidebarOnly: false
    }
  }
}

extension TabItem {
  /// Whether the user may arrange the tab in the bar while editing: its resolved placement is in the
  /// middle region. Neither a fixed nor a pinned tab can be moved.
  ///
  /// Whether a particular move is possible now, ``UserInteraction/refusal(of:)`` tells.
  public var isArrangeable: Bool { resolvedPlacement.region == .middle }

  /// Whether the user has removed the tab from the bar and its current placement allows that.
  fileprivate var isTakenOffBar: Bool {
    resolvedPlacement.allowsRemoving && visibility.chosenInBar == .hidden
  }

  fileprivate var isSidebarOnly: Bool { resolvedPlacement.region == .sidebar }
}
