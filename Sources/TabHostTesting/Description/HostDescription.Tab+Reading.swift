import TabHost
import TabHostSpelling

extension HostDescription.Tab {
  mutating func readKind(of object: DescriptionObject<Key>) throws {
    if object.keys.contains(.kind) {
      kind = try object.choice(.kind, of: Kind.self)
    } else if object.keys.contains(.children) {
      kind = .group
    }
    hasContent = kind != .group
    if kind != .search, !object.keys.contains(.id) {
      throw object.error(at: .id, "is missing: every tab has an identifier")
    }
  }

  mutating func read(_ key: Key, of object: DescriptionObject<Key>) throws {
    switch key {
    case .id: id = try object.text(key)
    case .title: title = try object.text(key)
    case .image: image = try object.text(key)
    case .subtitle: subtitle = try object.text(key)
    case .badge: badge = try object.text(key)
    case .content: hasContent = try object.flag(key)
    case .placement: placement = try object.choice(key, of: TabItem.Placement.self)
    case .isHidden: isHidden = try object.flag(key)
    case .isHiddenByDefault: isHiddenByDefault = try object.flag(key)
    case .allowsHiding: allowsHiding = try object.flag(key)
    case .allowsMoving: allowsMoving = try object.flag(key)
    case .behavior:
      behavior = try object.object(key, of: Surfaces<TabCustomizationBehavior>.self).values
    case .defaultVisibility:
      defaultVisibility = try object.object(key, of: Surfaces<TabVisibility>.self).values
    case .isEnabled: isEnabled = try object.flag(key)
    case .action: action = try object.text(key)
    case .reselection:
      reselection = try object.choice(key, of: TabItem.ReselectionBehavior.self)
    case .customizationIdentifier: customizationIdentifier = try object.text(key)
    default: break
    }
  }

  mutating func readGroup(_ key: Key, of object: DescriptionObject<Key>) throws {
    guard kind == .group else {
      var unused = self
      try unused.readGroupValue(key, of: object)
      // Values without an effect are allowed, because generated descriptions list every key.
      if object.isFalseOrEmpty(key) { return }
      throw object.error(
        at: key,
        "only a group has this; a tab is one with \"children\" or with \"kind\": \"group\""
      )
    }
    try readGroupValue(key, of: object)
  }

  private mutating func readGroupValue(_ key: Key, of object: DescriptionObject<Key>) throws {
    switch key {
    case .children:
      children = try object.list(
        key,
        of: HostDescription.Tab.self,
        "an array of tabs",
        element: "a tab"
      )
    case .defaultChild: defaultChild = try object.text(key)
    case .selectedChild: selectedChild = try object.text(key)
    case .allowsReordering: allowsReordering = try object.flag(key)
    case .displayOrder: displayOrder = try object.texts(key)
    case .managed: isManaged = try object.flag(key)
    case .sidebarDestination: isSidebarDestination = try object.flag(key)
    case .collapsedByDefault: isCollapsedByDefault = try object.flag(key)
    case .appearance: appearance = try object.choice(key, of: TabGroupItem.SidebarAppearance.self)
    case .barPresentation:
      barPresentation = try object.choice(key, of: TabGroupItem.BarPresentation.self)
    case .actions:
      actions = try object.list(key, of: Action.self, "an array of actions", element: "an action")
    default: break
    }
  }

  func check(_ object: DescriptionObject<Key>) throws {
    if let selectedChild, !children.contains(where: { $0.id == selectedChild }) {
      let suggestion = Spelling.suggestion(for: selectedChild, among: children.map(\.id))
      throw object.error(
        at: .selectedChild,
        "no child is called \(Spelling.quoted(selectedChild))\(suggestion)"
      )
    }
    var seen: Set<String> = []
    for (index, action) in actions.enumerated() where !seen.insert(action.id).inserted {
      throw HostDescriptionError(
        path: object.path + [AnyKey("actions"), AnyKey(index: index), AnyKey("id")],
        "an action of this group is already called \(Spelling.quoted(action.id))"
      )
    }
  }
}

extension HostDescription.Tab.Key {
  var isOfGroup: Bool {
    switch self {
    case .children, .defaultChild, .selectedChild, .allowsReordering, .displayOrder, .managed,
      .sidebarDestination, .collapsedByDefault, .appearance, .barPresentation, .actions:
      true
    default: false
    }
  }
}
