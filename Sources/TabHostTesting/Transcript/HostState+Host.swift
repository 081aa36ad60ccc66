public import TabHost

extension HostState {
  /// Captures the state of a host, without running a view provider.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows of the sidebar.
  @MainActor public init(of host: TabHostController) {
    self.init(HostReading(of: host))
  }

  @MainActor init(_ reading: HostReading) {
    let host = reading.host
    selected = host.selectedTab?.identifier
    path = host.selectedPath.map(\.identifier)
    editing = host.isEditing
    mode = host.resolvedMode == .tabBar ? "tabBar" : "tabSidebar"
    presentation = host.presentation.rawValue
    bar = Bar(reading.bar, buttons: host.reachableButtons)
    var rows: [Row] = []
    for row in reading.rows { rows.append(Row(row)) }
    sidebar = Sidebar(
      available: host.sidebar.isAvailable,
      hidden: host.sidebar.isHidden,
      rows: rows
    )
    content = host.contentTab?.identifier
    stack = host.visibleNavigationController?.viewControllers.map(\.nameInCalls) ?? []
    search = Search(active: host.isSearchActive, text: host.searchText)
    presented = host.presentedControllers.last.map(\.name)
    customization = host.customization
  }
}

extension HostState.Bar {
  @MainActor init(_ bar: TabHostController.Bar, buttons: [BarButtonItem]) {
    hidden = bar.isHidden
    fixed = bar.fixed.map(\.identifier)
    middle = bar.middle.map(\.identifier)
    pinned = bar.pinned.map(\.identifier)
    prominent = bar.prominent?.identifier
    overflow = bar.overflow.map(\.identifier)
    edge = bar.edge.rawValue
    self.buttons = buttons.map(\.scriptName)
  }
}

extension TabHostController.PresentedController {
  /// The name in states: the title of an alert, or else the name of the controller.
  var name: String {
    alert.map { $0.title ?? "AlertController" } ?? viewController.nameInCalls
  }
}

extension HostState.Row {
  @MainActor init(_ row: TabHostController.Sidebar.Row) {
    kind =
      switch row.content {
      case .tab: .tab
      case .group: .group
      case .action: .action
      }
    id = row.identifier
    depth = row.depth
    selected = row.isSelected
    expanded = row.isExpanded
    checked = row.isChecked
  }
}

extension HostState: CustomStringConvertible {
  /// The state as a few short lines, with the rows indented by their depth.
  ///
  /// The edit mode and the customization are only included while the user is editing, or if the
  /// customization is not empty, and buttons if there are any. Identifiers and names that could be read
  /// as something else are in quotes, and control characters in them are escaped.
  public var description: String {
    var lines = [
      "selected: \(path.isEmpty ? "nil" : path.written(separator: " > "))",
      "mode: \(mode), \(presentation)\(editing ? ", editing" : "")",
      "bar: \(bar)",
      "sidebar: \(sidebar.available ? "" : "not available, ")\(sidebar.hidden ? "hidden" : "shown")",
    ]
    if !bar.buttons.isEmpty {
      lines.insert("buttons: \(bar.buttons.written(separator: " "))", at: 3)
    }
    lines += sidebar.rows.map { String(repeating: "  ", count: $0.depth + 1) + $0.description }
    lines.append("content: \(content.map { ScriptAnswer.part($0) } ?? "nil")")
    if !stack.isEmpty { lines.append("stack: \(stack.written(separator: " > "))") }
    if search.active { lines.append("search: \(ScriptAnswer.part(search.text))") }
    if let presented { lines.append("presented: \(ScriptAnswer.part(presented))") }
    if !customization.isEmpty { lines.append("customization: \(customization.compactText)") }
    return lines.joined(separator: "\n")
  }
}

extension HostState.Bar: CustomStringConvertible {
  /// The nonempty regions on one line, such as `middle a b, pinned s`.
  public var description: String {
    let single = prominent.map { [$0] } ?? []
    let regions = [
      ("fixed", fixed), ("middle", middle), ("pinned", pinned), ("prominent", single),
      ("more", overflow),
    ]
    let texts = regions.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.written(separator: " "))" }
    let text = texts.isEmpty ? "empty" : texts.joined(separator: ", ")
    return hidden ? "\(text) (hidden)" : text
  }
}

extension HostState.Row: CustomStringConvertible {
  /// The row on one line, such as `group g collapsed`.
  public var description: String {
    var words = [kind.rawValue, ScriptAnswer.part(id, separators: " ")]
    if kind == .group, !expanded { words.append("collapsed") }
    if kind != .action, !checked { words.append("unchecked") }
    if selected { words.append("selected") }
    return words.joined(separator: " ")
  }
}

extension [String] {
  fileprivate func written(separator: String) -> String {
    map { ScriptAnswer.part($0, separators: separator, ",") }.joined(separator: separator)
  }
}
