import TabHost

extension FrameLayout {
  /// The number of columns of the button that opens the overflow menu of the navigation bar.
  private static let overflowColumns = 3

  /// The maximum number of columns reserved for the title before buttons move to the overflow menu.
  private static let titleColumns = 8

  /// Places the buttons of the navigation bar beside the title, and removes their area from `free`.
  ///
  /// From leading to trailing: the leading buttons, the title, the buttons of the center, the
  /// trailing buttons, the button of the overflow menu, and the pinned buttons. With little room,
  /// the button of the overflow menu is preferred to the title.
  @MainActor mutating func placeBarButtons(
    of host: TabHostController,
    title: String,
    drawing: LineDrawing,
    in free: inout CellRect
  ) {
    guard let bar = host.visibleNavigationBar,
      bar.buttons.count > bar.vertical.count || bar.hasOverflow
    else { return }
    let reserved = min(SafeText(title, limit: Self.titleColumns).columns, Self.titleColumns) + 2
    content.buttonRoom = max(free.columns - reserved, min(free.columns, Self.overflowColumns))
    let fitted = fitted(bar, drawing: drawing)
    var index = bar.vertical.count
    func columns(_ button: BarButtonItem) -> Int { Self.columns(button, drawing: drawing) }
    for button in fitted.leading {
      let rect = free.at(column: free.column, columns: columns(button))
      place(.barButton(index), in: rect, &free)
      content.leadingColumns += rect.columns
      index += 1
    }
    let last = (fitted.center + fitted.trailing).map { Optional($0) }
    let end = fitted.pinnedTrailing.map { Optional($0) }
    let overflow = fitted.hasOverflow && content.buttonRoom >= Self.overflowColumns
    let parts = last + (overflow ? [nil] : []) + end
    let widths = parts.map { $0.map(columns) ?? Self.overflowColumns }
    content.trailingColumns = widths.reduce(0, +)
    var column = free.endColumn - content.trailingColumns
    let line = free
    for (button, width) in zip(parts, widths) {
      let target = button == nil ? Target.navigationOverflow : .barButton(index)
      if button != nil { index += 1 }
      content.items.append(
        Item(
          target: target,
          rect: line.at(column: column, columns: width),
          isIconOnly: button.map(Self.isIconOnly) ?? true
        )
      )
      column += width
    }
    free = line.without(right: content.trailingColumns)
  }

  private mutating func place(_ target: Target, in rect: CellRect, _ free: inout CellRect) {
    content.items.append(Item(target: target, rect: rect, isIconOnly: false))
    free = free.without(left: rect.columns)
  }

  /// Returns the buttons of the navigation bar that fit beside the title.
  @MainActor private func fitted(
    _ bar: TabHostController.NavigationBar,
    drawing: LineDrawing
  ) -> TabHostController.NavigationBar {
    bar.fitting(content.buttonRoom, overflowWidth: Self.overflowColumns) {
      Self.columns($0, drawing: drawing)
    }
  }

  @MainActor private static func columns(_ button: BarButtonItem, drawing: LineDrawing) -> Int {
    TabLabel(button, drawing: drawing).columns(isIconOnly: isIconOnly(button))
  }

  /// Returns whether a button in the heading is drawn without its title.
  @MainActor private static func isIconOnly(_ button: BarButtonItem) -> Bool {
    button.image != nil || (button.title ?? "").isEmpty
  }

  // MARK: - Finding buttons

  /// Returns the button at the index of a ``Target/barButton(_:)``, or `nil` if there is none.
  @MainActor func barButton(
    at index: Int,
    of host: TabHostController,
    drawing: LineDrawing
  ) -> BarButtonItem? {
    let buttons = barButtons(of: host, drawing: drawing)
    return buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Returns the cells of a button of the navigation bar or the vertical bar, or of the overflow
  /// menu that contains it.
  @MainActor func rect(
    of button: BarButtonItem,
    in host: TabHostController,
    drawing: LineDrawing
  ) -> CellRect? {
    let index = barButtons(of: host, drawing: drawing).firstIndex { $0 === button }
    return index.flatMap { rect(of: .barButton($0)) } ?? rect(of: .navigationOverflow)
  }

  /// The buttons of the vertical bar, visible or not, and then the visible ones of the heading.
  @MainActor private func barButtons(
    of host: TabHostController,
    drawing: LineDrawing
  ) -> [BarButtonItem] {
    guard let bar = host.visibleNavigationBar else { return [] }
    let fitted = fitted(bar, drawing: drawing)
    return bar.vertical + fitted.leading + fitted.center + fitted.trailing + fitted.pinnedTrailing
  }

  /// Returns the buttons that fit neither into the vertical bar nor into the heading.
  @MainActor func hiddenBarButtons(
    of host: TabHostController,
    drawing: LineDrawing
  ) -> [BarButtonItem] {
    guard let bar = host.visibleNavigationBar else { return [] }
    let rows = self.bar?.rect.rows ?? 0
    return (host.verticalBar(fitting: rows)?.overflow ?? [])
      + fitted(bar, drawing: drawing).overflow
  }
}

// MARK: - Labels

extension TabLabel {
  /// Creates the label of a button of the navigation bar or the vertical bar.
  @MainActor init(_ button: BarButtonItem, drawing: LineDrawing) {
    let title = button.title ?? ""
    self.init(
      glyph: button.image.map {
        SymbolGlyphs.glyph(for: $0, filled: button.isSelected, drawing: drawing)
      },
      title: title,
      badge: button.badge?.text.map { Self.badge($0.isEmpty ? "•" : $0, drawing: drawing) },
      isEnabled: button.isEffectivelyEnabled
    )
    color = button.tintColor ?? .tint
    isBold = button.style == .prominent
  }
}
