import TabHost

extension TabHostController.Bar {
  /// The bar on one line, such as `fixed a | middle b c | pinned p | prominent s | overflow d`;
  /// what is empty is left out.
  @MainActor var text: String {
    func part(_ name: String, _ tabs: [TabItem]) -> String? {
      tabs.isEmpty ? nil : ([name] + tabs.map(\.identifier)).joined(separator: " ")
    }
    let parts = [
      part("fixed", fixed), part("middle", middle), part("pinned", pinned),
      part("prominent", prominent.map { [$0] } ?? []), part("overflow", overflow),
    ]
    return parts.compactMap(\.self).joined(separator: " | ")
  }

  /// The identifiers of all items on show.
  @MainActor var names: [String] { items.map(\.identifier) }
}

extension TabHostController.Sidebar.Row {
  /// The row as in ``TabHostController/Sidebar/outline``.
  @MainActor var text: String {
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
  var outline: [String] { rows.map(\.text) }
}

extension TabItem {
  /// A tab without content, and its placement.
  static func placed(_ identifier: String, _ placement: Placement) -> TabItem {
    let tab = TabItem(title: identifier, identifier: identifier)
    tab.preferredPlacement = placement
    return tab
  }
}

extension TabGroupItem {
  /// Sets properties in place.
  func having(_ configure: (TabGroupItem) -> Void) -> TabGroupItem {
    configure(self)
    return self
  }
}

extension TabHostController {
  /// A host that is not on screen.
  static func with(_ traits: TraitCollection = .pad, _ tabs: TabItem...) -> TabHostController {
    let host = TabHostController(tabs: tabs)
    host.traitCollection = traits
    return host
  }
}
