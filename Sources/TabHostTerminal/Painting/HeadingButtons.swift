import TabHost

/// The buttons of a navigation bar on the line of its title.
///
/// From leading to trailing: the leading buttons, the title, the buttons of the center, the trailing
/// buttons, the button of the overflow menu, and the pinned buttons.
@MainActor struct HeadingButtons {
  /// The number of columns of the button that opens the overflow menu.
  private static let overflowColumns = 3

  /// The maximum number of columns reserved for the title before buttons move to the overflow menu.
  private static let titleColumns = 8

  /// The number of columns for the buttons.
  private(set) var room = 0
  /// The buttons, leading to trailing.
  private(set) var elements: [FrameElement] = []

  private let area: FrameElement.ID
  private let drawing: LineDrawing

  /// Places the buttons beside the title, and removes their area from `free`.
  ///
  /// With little room, the button of the overflow menu is preferred to the title.
  init(
    _ bar: TabHostController.NavigationBar?,
    title: String,
    in area: FrameElement.ID,
    drawing: LineDrawing,
    beside free: inout CellRect
  ) {
    (self.area, self.drawing) = (area, drawing)
    guard let bar, bar.buttons.count > bar.vertical.count || bar.hasOverflow else { return }
    let reserved = min(SafeText(title, limit: Self.titleColumns).columns, Self.titleColumns) + 2
    room = max(free.columns - reserved, min(free.columns, Self.overflowColumns))
    let fitted = Self.fitted(bar, room: room, drawing: drawing)
    // The buttons of the vertical bar have the first indices.
    var index = bar.vertical.count
    for button in fitted.leading {
      let label = TabLabel(button, drawing: drawing)
      let columns = label.columns(isIconOnly: Self.isIconOnly(button))
      place(button, label, at: index, in: free.at(column: free.column, columns: columns))
      free = free.without(left: columns)
      index += 1
    }
    placeTrailing(fitted, from: index, in: &free)
  }

  /// Places the buttons after the title.
  ///
  /// - Parameter index: The index of the first of them.
  private mutating func placeTrailing(
    _ fitted: TabHostController.NavigationBar,
    from index: Int,
    in free: inout CellRect
  ) {
    let overflow = fitted.hasOverflow && room >= Self.overflowColumns
    let buttons = fitted.center + fitted.trailing
    let labels = (buttons + fitted.pinnedTrailing).map { TabLabel($0, drawing: drawing) }
    let widths = zip(buttons + fitted.pinnedTrailing, labels).map {
      $1.columns(isIconOnly: Self.isIconOnly($0))
    }
    let columns = widths.reduce(overflow ? Self.overflowColumns : 0, +)
    var rest = free.at(column: free.endColumn - columns, columns: columns)
    free = free.without(right: columns)
    func take(_ columns: Int) -> CellRect {
      defer { rest = rest.without(left: columns) }
      return rest.at(column: rest.column, columns: columns)
    }
    for (offset, button) in (buttons + fitted.pinnedTrailing).enumerated() {
      if overflow, offset == buttons.count { placeOverflow(in: take(Self.overflowColumns)) }
      place(button, labels[offset], at: index + offset, in: take(widths[offset]))
    }
    if overflow, fitted.pinnedTrailing.isEmpty { placeOverflow(in: take(Self.overflowColumns)) }
  }

  private mutating func place(
    _ button: BarButtonItem,
    _ label: TabLabel,
    at index: Int,
    in rect: CellRect
  ) {
    elements.append(
      FrameElement(
        .barButton(index),
        in: area,
        rect,
        label: label,
        isSelected: button.isSelected,
        source: .button(button)
      )
    )
  }

  private mutating func placeOverflow(in rect: CellRect) {
    elements.append(FrameElement(.navigationOverflow, in: area, rect, isIconOnly: true))
  }

  /// Returns the buttons of a navigation bar that fit into a number of columns beside the title.
  static func fitted(
    _ bar: TabHostController.NavigationBar,
    room: Int,
    drawing: LineDrawing
  ) -> TabHostController.NavigationBar {
    bar.fitting(room, overflowWidth: overflowColumns) { columns($0, drawing: drawing) }
  }

  /// Returns the number of columns that all buttons take.
  static func columns(of bar: TabHostController.NavigationBar, drawing: LineDrawing) -> Int {
    let buttons = bar.buttons.reduce(0) { $0 + columns($1, drawing: drawing) }
    return buttons + (bar.hasOverflow ? overflowColumns : 0)
  }

  private static func columns(_ button: BarButtonItem, drawing: LineDrawing) -> Int {
    TabLabel(button, drawing: drawing).columns(isIconOnly: isIconOnly(button))
  }

  /// Returns whether a button in the heading is drawn without its title.
  private static func isIconOnly(_ button: BarButtonItem) -> Bool {
    button.image != nil || (button.title ?? "").isEmpty
  }
}

// MARK: - Looking up buttons

extension FrameLayout {
  /// Returns the cells of a button of a navigation bar or the vertical bar, or of the overflow menu
  /// that contains it.
  @MainActor func rect(of button: BarButtonItem, in host: TabHostController) -> CellRect? {
    let presented = host.presentedPages.prefix(layers.count).map(\.navigationBar)
    let bars = [host.visibleNavigationBar] + presented
    for (layer, bar) in bars.enumerated().reversed() {
      let own = elements.filter { $0.layer == layer }
      if let element = own.first(where: { $0.button === button }) { return element.rect }
      guard bar?.buttons.contains(where: { $0 === button }) == true else { continue }
      return own.first { $0.id == .navigationOverflow }?.rect
    }
    return nil
  }

  /// Returns the buttons that fit neither into the vertical bar nor into the uppermost heading.
  @MainActor func hiddenBarButtons(
    of host: TabHostController,
    drawing: LineDrawing
  ) -> [BarButtonItem] {
    let presented = popover == nil ? nil : host.presentedPages.prefix(layers.count).last
    guard let bar = presented.map(\.navigationBar) ?? host.visibleNavigationBar else { return [] }
    let rows = self.bar?.rect.rows ?? 0
    let vertical = popover == nil ? host.verticalBar(fitting: rows)?.overflow ?? [] : []
    let room = popover?.buttonRoom ?? content.buttonRoom
    return vertical + HeadingButtons.fitted(bar, room: room, drawing: drawing).overflow
  }
}

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
