import TabHost

/// A tab of the model, with the values declared, set by the app and chosen by the user.
final class ModelTab {
  let name: String
  let isGroup: Bool
  var hasPage = true
  var isSearch = false
  var isSidebarDestination = false
  var isCollapsedByDefault = false
  var actions = 0

  /// The host owns all tabs.
  weak var parent: ModelTab?
  var isRoot = false
  var children: [ModelTab] = []

  // The permissions of the user.
  var allowsHiding = false
  var allowsMoving = true
  /// Whether the tab can be moved regardless of its parent.
  var isReorderable = false
  var allowsReordering = false
  var isEnabled = true

  // The sidebar. A chosen value precedes a set value, which precedes the default.
  var isHiddenByDefault = false
  var appliesHiddenByDefault = false
  var writtenHidden: Bool?
  var chosenHidden: Bool?
  var writtenOrder: [String] = []
  var chosenOrder: [String]?
  var writtenExpansion: Bool?
  var chosenExpansion: Bool?
  var appearance = TabGroupItem.SidebarAppearance.automatic

  // The bar.
  var explicitPlacement = TabItem.Placement.automatic
  var barBehavior: TabCustomizationBehavior?
  var barVisibility = TabVisibility.automatic
  var chosenInBar: Bool?
  var barPresentation = TabGroupItem.BarPresentation.automatic

  init(_ name: String, isGroup: Bool) {
    self.name = name
    self.isGroup = isGroup
  }

  var isHidden: Bool { chosenHidden ?? writtenHidden ?? appliesHiddenByDefault }
  var declaredHidden: Bool { writtenHidden ?? appliesHiddenByDefault }
  var declaredExpansion: Bool { writtenExpansion ?? !isCollapsedByDefault }
  var isExpanded: Bool { chosenExpansion ?? declaredExpansion }
  var order: [String] { chosenOrder ?? writtenOrder }
  var isInline: Bool { appearance == .inline }
  var isHoisted: Bool { isGroup && appearance == .rootSection && parent != nil }

  /// Whether the tab and all groups above it are enabled.
  var isEffectivelyEnabled: Bool {
    var tab: ModelTab? = self
    while let current = tab {
      if !current.isEnabled { return false }
      tab = current.parent
    }
    return true
  }

  var isShown: Bool {
    var tab: ModelTab? = self
    while let current = tab {
      if current.isHidden { return false }
      tab = current.parent
    }
    return true
  }

  var root: ModelTab {
    var tab = self
    while let parent = tab.parent { tab = parent }
    return tab
  }

  /// Whether the tab is in the host.
  var isAttached: Bool {
    var tab = self
    while let parent = tab.parent { tab = parent }
    return tab.isRoot
  }

  func isOrIsBelow(_ other: ModelTab) -> Bool {
    var tab: ModelTab? = self
    while let current = tab {
      if current === other { return true }
      tab = current.parent
    }
    return false
  }

  /// Visits the tab and all tabs below it in declared order, parents before children.
  func visit(_ body: (ModelTab) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The placement that results from behavior, default visibility and the position in the tree.
  var placement: TabItem.Placement {
    if explicitPlacement != .automatic { return explicitPlacement }
    switch (barBehavior ?? .automatic, barVisibility) {
    case (.automatic, .visible): return .default
    case (.automatic, .hidden): return .optional
    case (.reorderable, _): return .movable
    case (.disabled, .visible): return .fixed
    case (.disabled, .hidden): return .sidebarOnly
    case (.disabled, .automatic): return parent == nil ? .fixed : .sidebarOnly
    case (.automatic, .automatic): return parent == nil ? .default : .optional
    }
  }

  /// Whether the placement alone puts the tab into the bar, without a choice of the user.
  var isInBarByPlacement: Bool {
    switch placement {
    case .default, .movable, .pinned, .fixed: true
    case .automatic, .optional, .sidebarOnly: false
    }
  }

  var isRemovable: Bool { placement == .default || placement == .optional }

  var isInBarByChoice: Bool {
    isRemovable ? chosenInBar ?? isInBarByPlacement : isInBarByPlacement
  }
}

extension [ModelTab] {
  var names: [String] { map(\.name) }

  /// Returns the tabs that an order names, in that order, followed by the others in their present
  /// order.
  func arranged(by order: [String]) -> [ModelTab] {
    if order.isEmpty || count < 2 { return self }
    var rest = self
    var named: [ModelTab] = []
    for name in order {
      if let index = rest.firstIndex(where: { $0.name == name }) {
        named.append(rest.remove(at: index))
      }
    }
    return named + rest
  }

  /// Returns the tabs in an order, with each tab that cannot move at its declared index.
  func arrangedAroundLocked(by order: [String]) -> [ModelTab] {
    if order.isEmpty || count < 2 { return self }
    var movable = filter(\.allowsMoving).arranged(by: order)[...]
    return map { $0.allowsMoving ? movable.removeFirst() : $0 }
  }

  /// Returns the tabs with one of them moved next to another.
  func moving(_ tab: ModelTab, _ side: UserInteraction.Side, _ other: ModelTab) -> [ModelTab] {
    var moved = filter { $0 !== tab }
    let index = moved.firstIndex { $0 === other } ?? moved.count
    moved.insert(tab, at: side == .before ? index : index + 1)
    return moved
  }
}
