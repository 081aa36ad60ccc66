public import TabHost

extension TabHostController.Bar {
  /// The bar on one line, such as `fixed a | middle b c | pinned p | prominent s | overflow d`,
  /// without the parts that are empty.
  @MainActor public var text: String {
    func part(_ name: String, _ tabs: [TabItem]) -> String? {
      tabs.isEmpty ? nil : ([name] + tabs.map(\.identifier)).joined(separator: " ")
    }
    let parts = [
      part("fixed", fixed), part("middle", middle), part("pinned", pinned),
      part("prominent", prominent.map { [$0] } ?? []), part("overflow", overflow),
    ]
    return parts.compactMap(\.self).joined(separator: " | ")
  }

  /// The identifiers of all items on screen.
  @MainActor public var names: [String] { items.map(\.identifier) }
}

extension TabHostController.Sidebar.Row {
  /// The row as in ``TabHostController/Sidebar/outline``.
  @MainActor public var text: String {
    let indent = String(repeating: "  ", count: depth)
    switch content {
    case .tab(let tab): return indent + tab.identifier
    case .group(let group): return indent + (isExpanded ? "v " : "> ") + group.identifier
    case .action(let action, let group): return indent + "+ \(group.identifier).\(action.title)"
    }
  }
}

extension TabHostController.Sidebar {
  /// The rows, two spaces a level: `a`, `v g` for an expanded group, `> g` for a collapsed one,
  /// `+ g.New` for an action of `g`.
  public var outline: [String] { rows.map(\.text) }
}
