import TabHostTestSupport

@testable import TabHostTerminal

/// The requirements of every layout: all elements are inside the frame and found at their position.
@MainActor struct LayoutProblems {
  let layout: FrameLayout
  let screen: HostScreen

  /// Returns the first violated requirement, checking random points, or `nil` if there is none.
  func first(_ random: inout SplitMix64) -> String? {
    if layout.size != screen.size { return "a layout of \(layout.size)" }
    if let problem = outside ?? bar ?? targets { return problem }
    for _ in 0..<12 {
      if let problem = place(&random) { return problem }
    }
    return nil
  }

  // MARK: - Areas

  /// All rectangles of the layout.
  private var parts: [CellRect?] {
    var parts: [CellRect?] = [
      layout.content.rect, layout.content.uncovered, layout.content.page, layout.content.rule,
      layout.content.toolbarRule,
    ]
    if let bar = layout.bar { parts += [bar.rect, bar.accessory] }
    if let sidebar = layout.sidebar {
      parts += [
        sidebar.rect, sidebar.border, sidebar.header, sidebar.rows,
        sidebar.rowsHeader, sidebar.rowsFooter, sidebar.bottomBar,
      ]
    }
    for pane in layout.panes {
      parts += [pane.rect, pane.page, pane.divider, pane.heading, pane.title, pane.rule]
    }
    if let pages = layout.pages { parts += [pages.rect, pages.dots, pages.selected] }
    if let accessory = layout.accessory { parts += [accessory.rect, accessory.rule] }
    if let popover = layout.popover { parts += [popover.rect, popover.title, popover.page] }
    let targets: [FrameElement.ID] = [.content, .accessory, .popover, .sidebarBottomBar]
    parts += targets.flatMap { [layout.page(of: $0), layout.rule(above: $0)] }
    return parts + items.map(\.rect)
  }

  /// All interactive elements.
  private var items: [FrameElement] {
    layout.controls(in: .bar) + layout.headingButtons
  }

  private var outside: String? {
    let frame = CellRect(layout.size)
    for case let rect? in parts where !rect.isEmpty && rect.intersection(frame) != rect {
      return "\(rect) is outside of \(layout.size)"
    }
    if let popover = layout.popover, let arrow = popover.arrow, !popover.rect.contains(arrow) {
      return "an arrow at \(arrow) beside \(popover.rect)"
    }
    let pages = [(layout.popover?.page, layout.popover?.rect), (layout.accessory?.page, frame)]
    for case (let page?, let rect?) in pages where !page.isEmpty && page.intersection(rect) != page
    {
      return "\(page) is outside of \(rect)"
    }
    return nil
  }

  private var bar: String? {
    guard let bar = layout.bar else { return nil }
    let items = layout.controls(in: .bar)
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] {
        if other.id == item.id { return "\(item.id) has two places" }
        if !item.rect.intersection(other.rect).isEmpty {
          return "\(item.id) and \(other.id) overlap"
        }
      }
      if !item.rect.isEmpty, item.rect.intersection(bar.rect) != item.rect {
        return "\(item.id) is outside of the bar"
      }
    }
    return nil
  }

  // MARK: - Targets

  /// Whether interactive and focusable elements are found at their position unless they are
  /// covered.
  private var targets: String? {
    let areas = screen.focusAreas(in: layout)
    for area in areas where !area.holds(area.entry) { return "\(area.entry) is not in its area" }
    for item in items + areas.flatMap(\.items) where layout.isReachable(item) {
      if item.rect.isEmpty { return "\(item.id) has no cell" }
      guard item.id != .pages, layout.rect(of: item.id) != nil else {
        if item.id == .pages { continue }
        return "\(item.id) has no place"
      }
      for point in [item.rect.origin, item.rect.last] {
        guard let found = layout.element(at: point)?.id else { return "nothing at \(point)" }
        if found != item.id, !isCovered(point, by: found) {
          return "\(found) is where \(item.id) is, at \(point)"
        }
      }
    }
    return nil
  }

  private func isCovered(_ point: CellPoint, by target: FrameElement.ID) -> Bool {
    if layout.list?.rect.contains(point) == true { return true }
    if layout.popover?.rect.contains(point) == true { return true }
    if let sidebar = layout.sidebar, sidebar.isOverlapping { return sidebar.rect.contains(point) }
    // In a very small frame, buttons overlap the search field.
    return layout.controls(in: .content).contains { $0.id == target && $0.rect.contains(point) }
  }

  /// Returns the violated requirement at a random point.
  private func place(_ random: inout SplitMix64) -> String? {
    let point = CellPoint(
      column: Int.random(in: -1...layout.size.columns, using: &random),
      row: Int.random(in: -1...layout.size.rows, using: &random)
    )
    let target = layout.element(at: point)?.id
    guard CellRect(layout.size).contains(point) else {
      return target.map { "\($0) is outside at \(point)" }
    }
    guard let target else { return "nothing at \(point)" }
    let isThere = layout.rect(of: target)?.contains(point) == true
    return isThere ? nil : "\(target) is not at \(point)"
  }
}

extension CellRect {
  fileprivate var last: CellPoint { CellPoint(column: endColumn - 1, row: endRow - 1) }
}
