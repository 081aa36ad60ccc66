import TabHost

extension FrameLayout: CustomStringConvertible {
  /// A textual representation of the layout, one rectangle per line, for tests and reports.
  public var description: String {
    var lines = ["frame \(size)\(isRightToLeft ? " right to left" : "")"]
    if let bar {
      lines.append("bar \(bar.edge.rawValue) \(bar.rect)")
      lines += bar.capsules.map { "  capsule \($0)" }
      lines += controls(in: .bar).map(Self.line)
    }
    if let sidebar {
      lines.append("sidebar \(sidebar.isOverlapping ? "overlap" : "tile") \(sidebar.rect)")
      lines += controls(in: .sidebar).filter { $0.rect.row == sidebar.header?.row }.map(Self.line)
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
    lines += controls(in: .content).map { "  \($0.id) \($0.rect)" }
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
      lines += controls(in: .popover).map { "  \($0.id) \($0.rect)" }
      lines.append("  page \(popover.page)")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ element: FrameElement) -> String {
    "  \(element.id) \(element.rect)\(element.isIconOnly ? " icon" : "")"
  }
}
