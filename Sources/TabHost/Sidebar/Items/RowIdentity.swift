/// The identity of the tab or action that a row displays.
struct RowIdentity: Hashable {
  private let object: ObjectIdentifier
  private let group: ObjectIdentifier?

  /// Hashes both objects as one number, because rows are looked up often.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt(bitPattern: object) ^ (group.map { UInt(bitPattern: $0) << 1 } ?? 0))
  }

  @MainActor init(_ tab: TabItem) {
    object = ObjectIdentifier(tab)
    group = nil
  }

  @MainActor init(_ action: Action, in group: TabGroupItem) {
    object = ObjectIdentifier(action)
    self.group = ObjectIdentifier(group)
  }
}

extension TabHostController.Sidebar.Row {
  var itemRequest: TabSidebarItem.Request {
    switch content {
    case .tab(let tab): .init(content: .tab(tab), group: nil)
    case .group(let group): .init(content: .tab(group), group: nil)
    case .action(let action, let group): .init(content: .action(action), group: group)
    }
  }
}

extension TabSidebarItem {
  /// The identity of the item's row, or `nil` for an action without its group.
  var identity: RowIdentity? {
    switch content {
    case .tab(let tab): RowIdentity(tab)
    case .action(let action): group.map { RowIdentity(action, in: $0) }
    }
  }
}
