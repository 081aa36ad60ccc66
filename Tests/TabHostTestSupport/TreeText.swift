public import TabHost

extension TabHostController.Bar {
  /// The nonempty regions of the bar on one line, such as `fixed a | middle b c | pinned p |
  /// prominent s | overflow d`.
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

  /// The identifiers of all visible items.
  @MainActor public var names: [String] { items.map(\.identifier) }
}

extension TabHostController.Sidebar.Row {
  /// The text of the row, in the form of `TabHostController.Sidebar.outline`.
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
  /// The rows, indented by two spaces per level.
  ///
  /// A tab is `a`, an expanded group `v g`, a collapsed group `> g`, and an action of `g` is
  /// `+ g.New`.
  public var outline: [String] { rows.map(\.text) }
}
