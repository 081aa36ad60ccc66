extension FrameLayout: CustomStringConvertible {
  /// The layout as text, a line a rectangle, for tests and reports.
  public var description: String {
    var lines = ["frame \(size)\(isRightToLeft ? " right to left" : "")"]
    if let bar {
      lines.append("bar \(bar.edge.rawValue) \(bar.rect)")
      lines += bar.capsules.map { "  capsule \($0)" }
      lines += bar.items.map { "  \($0.target) \($0.rect)\($0.isIconOnly ? " icon" : "")" }
    }
    if let sidebar {
      lines.append("sidebar \(sidebar.isOverlapping ? "overlap" : "tile") \(sidebar.rect)")
      if let toggle = sidebar.toggle { lines.append("  \(Target.sidebarToggle) \(toggle)") }
      lines += sidebar.buttons.map { "  \($0.target) \($0.rect)\($0.isIconOnly ? " icon" : "")" }
      let range = sidebar.visibleRows
      if let header = sidebar.rowsHeader { lines.append("  header \(header)") }
      lines.append("  rows \(range.lowerBound)..<\(range.upperBound) \(sidebar.rows)")
      if let footer = sidebar.rowsFooter { lines.append("  footer \(footer)") }
      if let bottomBar = sidebar.bottomBar { lines.append("  bottom bar \(bottomBar)") }
    }
    lines.append("content \(content.rect)")
    if content.uncovered != content.rect { lines.append("  uncovered \(content.uncovered)") }
    if let back = content.back { lines.append("  \(Target.back) \(back)") }
    lines += content.items.map { "  \($0.target) \($0.rect)" }
    if let pages {
      lines.append("pages \(pages.rect)")
      lines.append("  dots \(pages.count) \(pages.dots)")
      if let selected = pages.selected { lines.append("  selected \(selected)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension FrameLayout.Target: CustomStringConvertible {
  /// What it is in words, with the identifier or the position where it has one.
  public var description: String {
    switch self {
    case .tab(let identifier): "tab \(SafeText(identifier).string)"
    case .more: "more"
    case .earlierTabs: "earlier"
    case .laterTabs: "later"
    case .sidebarToggle: "toggle"
    case .row(let index): "row \(index)"
    case .back: "back"
    case .searchField: "search field"
    case .cancelSearch: "cancel search"
    case .edit: "edit"
    case .reset: "reset"
    case .help: "help"
    case .toolbarItem(let index): "toolbar item \(index)"
    case .moreToolbarItems: "more toolbar items"
    case .sidebarOverflow: "sidebar overflow"
    case .pages: "pages"
    case .previousPage: "previous page"
    case .nextPage: "next page"
    case .bar: "bar"
    case .sidebar: "sidebar"
    case .content: "content"
    }
  }
}
