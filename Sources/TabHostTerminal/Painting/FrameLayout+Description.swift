import TabHost

extension FrameLayout: CustomStringConvertible {
  /// A textual representation of the layout, one rectangle per line, for tests and reports.
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
      if let row = sidebar.pinnedRow, let header = sidebar.pinnedHeader {
        lines.append("  pinned row \(row) \(header)")
      }
      lines.append("  rows \(range.lowerBound)..<\(range.upperBound) \(sidebar.rows)")
      if let scrollbar = sidebar.scrollbar {
        lines.append("  scrollbar \(scrollbar.rect) thumb \(scrollbar.thumb)")
      }
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
    if let accessory { lines.append("accessory \(accessory.rect)") }
    if let statusLine { lines.append("status \(statusLine)") }
    lines += covered.map { "covered \($0.style.rawValue) \($0.rect)" }
    if let popover {
      lines.append("\(popover.style.rawValue) \(popover.rect)")
      if let arrow = popover.arrow { lines.append("  arrow \(arrow) \(popover.side)") }
      lines += popover.allItems.map { "  \($0.target) \($0.rect)" }
      lines.append("  page \(popover.page)")
    }
    return lines.joined(separator: "\n")
  }
}
