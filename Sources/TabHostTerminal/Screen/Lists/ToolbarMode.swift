import TabHost

/// The list of the toolbar buttons of the sidebar that do not fit.
final class ToolbarMode: ScreenListMode {
  override var wholePanel: Panel? {
    guard isOpen else { return nil }
    let actions = hiddenItems
    return actions.isEmpty ? nil : Panel(toolbar: actions, glyphs: glyphs)
  }

  override func anchor(in layout: FrameLayout) -> CellRect? { layout.rect(of: .moreToolbarItems) }

  /// The toolbar buttons that do not fit.
  private var hiddenItems: [Action] {
    let shown = Set(layout().controls(in: .sidebar).map(\.id))
    let items = host.sidebar.toolbarItems
    return items.indices.filter {
      !items[$0].attributes.contains(.hidden) && !shown.contains(.toolbarItem($0))
    }.map { items[$0] }
  }
}

extension Panel {
  /// Creates the list of the toolbar buttons that do not fit.
  fileprivate init(toolbar actions: [Action], glyphs: FrameGlyphs) {
    self.init(.toolbar, actions.map { .line($0, choice: .toolbarItem($0), glyphs) })
  }
}
