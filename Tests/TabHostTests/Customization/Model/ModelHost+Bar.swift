import TabHost

/// The expected bar.
struct ModelBar: Equatable {
  var fixed: [String] = []
  var middle: [String] = []
  var pinned: [String] = []
  var prominent: String?
  var overflow: [String] = []

  var names: [String] { fixed + middle + pinned + overflow + (prominent.map { [$0] } ?? []) }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension ModelHost {
  var prominentTab: ModelTab? {
    guard let prominent, let tab = tab(prominent), tab.isAttached else { return nil }
    return tab
  }

  var bar: ModelBar { barHasRegions ? barWithRegions : barAtBottom }

  // MARK: - With regions

  private var barWithRegions: ModelBar {
    var bar = ModelBar()
    let apart = prominentTab
    var middle: [ModelTab] = []
    for tab in members(withHidden: false) {
      if tab === apart {
        bar.prominent = tab.name
      } else {
        switch tab.placement {
        case .fixed: bar.fixed.append(tab.name)
        case .pinned: bar.pinned.append(tab.name)
        default: middle.append(tab)
        }
      }
    }
    for tab in middle.arranged(by: record.barOrder ?? []) { bar.middle.append(tab.name) }
    return bar
  }

  /// Returns the middle region, including hidden tabs at the positions that they return to.
  func completeMiddle(by order: [String]) -> [ModelTab] {
    let apart = prominentTab
    return members(withHidden: true).filter {
      $0 !== apart && ![.fixed, .pinned, .sidebarOnly].contains($0.placement)
    }.arranged(by: order)
  }

  /// Returns the members of the bar in declared order.
  private func members(withHidden: Bool) -> [ModelTab] {
    let apart = prominentTab
    var members: [ModelTab] = []
    func add(_ tab: ModelTab) {
      for member in members where member === tab { return }
      members.append(tab)
    }
    func visit(_ tab: ModelTab) {
      guard withHidden || !tab.isHidden else { return }
      let isApart = tab === apart && tab.parent == nil
      // An ornament counts as a part of the sidebar.
      let isListed =
        tab.placement == .sidebarOnly
        ? idiom == .vision && tab.isRoot : tab.isInBarByChoice || isApart
      if isListed {
        if tab.isRoot, tab.isGroup, tab.barPresentation == .inlineChildren {
          for child in representatives(of: tab, withHidden: withHidden) { add(child) }
        } else {
          add(tab)
        }
      }
      for child in tab.children { visit(child) }
    }
    for root in roots { visit(root) }
    return members
  }

  /// Returns the inline children of a group, which the user can remove individually.
  private func representatives(of group: ModelTab, withHidden: Bool) -> [ModelTab] {
    displayOrder(of: group).flatMap { child -> [ModelTab] in
      guard withHidden || !child.isHidden, child.placement != .sidebarOnly else { return [] }
      if child.isGroup, child.barPresentation == .inlineChildren {
        return representatives(of: child, withHidden: withHidden)
      }
      return child.isRemovable && child.chosenInBar == false ? [] : [child]
    }
  }

  /// Returns whether a tab is in the bar unless the user chooses otherwise.
  func isInBarByDefault(_ tab: ModelTab) -> Bool {
    let chosen = tab.chosenInBar
    defer { tab.chosenInBar = chosen }
    tab.chosenInBar = nil
    return members(withHidden: true).contains { $0 === tab }
  }

  // MARK: - Without regions

  private var barAtBottom: ModelBar {
    var items: [ModelTab] = []
    for root in roots { addToBottom(root, &items) }
    if let search = items.first(where: \.isSearch) {
      items = items.filter { $0 !== search } + [search]
    }
    if let apart = items.first(where: { $0 === prominentTab }) {
      items = items.filter { $0 !== apart } + [apart]
    }
    var bar = ModelBar()
    if items.count > 5 {
      let first = items.filter { $0 === prominentTab }
      let pinned = items.filter { $0.placement == .pinned && $0 !== prominentTab }
      let others = items.filter { $0.placement != .pinned && $0 !== prominentTab }
      let stay = (first + pinned + others).prefix(4).map(\.name)
      bar.overflow = items.names.filter { !stay.contains($0) }
      items = items.filter { stay.contains($0.name) }
    }
    if let last = items.last, last === prominentTab {
      bar.prominent = last.name
      items.removeLast()
    }
    bar.middle = items.names
    return bar
  }

  /// Adds a tab, or the children of a group without content of its own.
  private func addToBottom(_ tab: ModelTab, _ items: inout [ModelTab]) {
    guard !tab.isHidden, tab.placement != .sidebarOnly else { return }
    let isSplit =
      switch tab.barPresentation {
      case .automatic: !tab.hasPage
      case .singleItem: false
      case .inlineChildren: true
      }
    guard tab.isGroup, isSplit else { return items.append(tab) }
    for child in displayOrder(of: tab) { addToBottom(child, &items) }
  }
}
