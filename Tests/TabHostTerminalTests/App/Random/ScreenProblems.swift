import TabHost

@testable import TabHostTerminal

/// What must be true of any screen after any event, and a terminal that shows what is written.
@MainActor final class ScreenProblems {
  private let screen: HostScreen
  private var writer = FrameWriter()
  private var terminal: ScreenModel
  private var last: Frame?

  init(_ screen: HostScreen) {
    self.screen = screen
    terminal = ScreenModel(size: screen.size)
  }

  /// The first thing that is wrong when the screen is drawn now; nil if nothing is.
  func next(_ random: inout SeededGenerator) -> String? {
    let frame = screen.frame()
    guard frame.size == screen.size else { return "a frame of \(frame.size)" }
    return written(frame) ?? places(screen.layout(), &random) ?? focus(screen.layout())
  }

  private func written(_ frame: Frame) -> String? {
    if terminal.size != frame.size {
      terminal = ScreenModel(size: frame.size)
      writer.invalidate()
    }
    let bytes = writer.bytes(toShow: frame, cursor: screen.cursor)
    defer { last = frame }
    if bytes.isEmpty {
      let isSame =
        last == frame || frame.size.isEmpty || last?.ansiText() == frame.ansiText()
      return isSame ? nil : "another frame, and nothing is written"
    }
    terminal.feed(bytes)
    if terminal.isCursorShown != (screen.cursor != nil) { return "a cursor is shown, or none" }
    return terminal.mistakes(showing: frame).first
  }

  // MARK: - The layout

  private func places(_ layout: FrameLayout, _ random: inout SeededGenerator) -> String? {
    guard layout.size == screen.size else { return "a layout of \(layout.size)" }
    let items = layout.bar?.items ?? []
    var parts = [layout.content.rect, layout.content.uncovered] + items.map(\.rect)
    parts += layout.bar.map { [$0.rect] + $0.capsules } ?? []
    if let sidebar = layout.sidebar {
      parts += [
        sidebar.rect, sidebar.border, sidebar.header, sidebar.toggle, sidebar.rows,
        sidebar.rowsHeader, sidebar.rowsFooter, sidebar.bottomBar,
      ].compactMap(\.self)
    }
    parts += [layout.content.back, layout.accessory?.rect, layout.popover?.rect].compactMap(\.self)
    parts += [layout.content.page, layout.popover?.page ?? layout.content.page]
    parts += (layout.content.items + (layout.sidebar?.buttons ?? [])).map(\.rect)
    let frame = CellRect(layout.size)
    if let outside = parts.first(where: { !$0.isEmpty && $0.intersection(frame) != $0 }) {
      return "\(outside) is outside of \(layout.size)"
    }
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] {
        if other.target == item.target { return "\(item.target) has two places" }
        if !item.rect.intersection(other.rect).isEmpty {
          return "\(item.target) and \(other.target) overlap"
        }
      }
      if !item.rect.isEmpty, layout.target(at: item.rect.origin) != item.target {
        return "\(item.target) is not where it is"
      }
    }
    for _ in 0..<12 {
      if let problem = place(in: layout, &random) { return problem }
    }
    return nil
  }

  /// What is wrong at some place of a layout.
  private func place(in layout: FrameLayout, _ random: inout SeededGenerator) -> String? {
    let point = CellPoint(
      column: Int.random(in: -1...layout.size.columns, using: &random),
      row: Int.random(in: -1...layout.size.rows, using: &random)
    )
    let target = layout.target(at: point)
    guard CellRect(layout.size).contains(point) else {
      return target.map { "\($0) is outside at \(point)" }
    }
    guard let target else { return "nothing at \(point)" }
    guard layout.rect(of: target)?.contains(point) == true else {
      return "\(target) is not at \(point)"
    }
    return nil
  }

  private func focus(_ layout: FrameLayout) -> String? {
    guard let focus = screen.focus else { return nil }
    if case .row(let index) = focus {
      guard screen.host.sidebar.rows.indices.contains(index) else {
        return "the focus is on row \(index), which is none"
      }
    } else if focus == .searchField, screen.host.isSearchActive {
      // Whoever types may do so also where there is no room to see it.
      return nil
    } else if layout.rect(of: focus) == nil {
      return "the focus is on \(focus), which is not there"
    }
    let tab = screen.focusTab
    return tab.map { $0.tabHostController === screen.host } == false
      ? "the focus is elsewhere" : nil
  }
}
