import TabHost

/// The places of a navigation bar's buttons on the line of its title.
///
/// From leading to trailing: the leading buttons, the title, the buttons of the center, the trailing
/// buttons, the button of the overflow menu, and the pinned buttons.
struct HeadingButtons: Hashable, Sendable {
  /// The number of columns of the button that opens the overflow menu.
  private static let overflowColumns = 3

  /// The maximum number of columns reserved for the title before buttons move to the overflow menu.
  private static let titleColumns = 8

  /// The number of columns for the buttons.
  private(set) var room = 0
  /// The numbers of columns of the buttons before and after the title.
  private(set) var leadingColumns = 0
  private(set) var trailingColumns = 0

  /// Places the buttons beside the title, and removes their area from `free`.
  ///
  /// With little room, the button of the overflow menu is preferred to the title.
  ///
  /// - Returns: The buttons from leading to trailing.
  @MainActor mutating func place(
    _ bar: TabHostController.NavigationBar?,
    title: String,
    drawing: LineDrawing,
    in free: inout CellRect
  ) -> [FrameLayout.Item] {
    guard let bar, bar.buttons.count > bar.vertical.count || bar.hasOverflow else { return [] }
    let reserved = min(SafeText(title, limit: Self.titleColumns).columns, Self.titleColumns) + 2
    room = max(free.columns - reserved, min(free.columns, Self.overflowColumns))
    let fitted = fitted(bar, drawing: drawing)
    var items: [FrameLayout.Item] = []
    var index = bar.vertical.count
    for button in fitted.leading {
      let rect = free.at(column: free.column, columns: Self.columns(button, drawing: drawing))
      items.append(FrameLayout.Item(target: .barButton(index), rect: rect, isIconOnly: false))
      free = free.without(left: rect.columns)
      leadingColumns += rect.columns
      index += 1
    }
    return items + placeTrailing(fitted, from: index, drawing: drawing, in: &free)
  }

  /// Places the buttons after the title.
  ///
  /// - Parameter index: The index of the first of them.
  @MainActor private mutating func placeTrailing(
    _ fitted: TabHostController.NavigationBar,
    from index: Int,
    drawing: LineDrawing,
    in free: inout CellRect
  ) -> [FrameLayout.Item] {
    let last = (fitted.center + fitted.trailing).map { Optional($0) }
    let end = fitted.pinnedTrailing.map { Optional($0) }
    let overflow = fitted.hasOverflow && room >= Self.overflowColumns
    let parts = last + (overflow ? [nil] : []) + end
    let widths = parts.map {
      $0.map { Self.columns($0, drawing: drawing) } ?? Self.overflowColumns
    }
    trailingColumns = widths.reduce(0, +)
    var column = free.endColumn - trailingColumns
    var next = index
    let line = free
    free = line.without(right: trailingColumns)
    return zip(parts, widths).map { button, width in
      let target = button == nil ? FrameLayout.Target.navigationOverflow : .barButton(next)
      if button != nil { next += 1 }
      defer { column += width }
      return FrameLayout.Item(
        target: target,
        rect: line.at(column: column, columns: width),
        isIconOnly: button.map(Self.isIconOnly) ?? true
      )
    }
  }

  /// Returns the buttons of the navigation bar that fit beside the title.
  @MainActor func fitted(
    _ bar: TabHostController.NavigationBar,
    drawing: LineDrawing
  ) -> TabHostController.NavigationBar {
    bar.fitting(room, overflowWidth: Self.overflowColumns) { Self.columns($0, drawing: drawing) }
  }

  /// Returns the buttons of the vertical bar, visible or not, and then the visible ones of the
  /// heading.
  @MainActor func buttons(
    of bar: TabHostController.NavigationBar?,
    drawing: LineDrawing
  ) -> [BarButtonItem] {
    guard let bar else { return [] }
    let fitted = fitted(bar, drawing: drawing)
    return bar.vertical + fitted.leading + fitted.center + fitted.trailing + fitted.pinnedTrailing
  }

  /// Returns the number of columns that all buttons take.
  @MainActor static func columns(
    of bar: TabHostController.NavigationBar,
    drawing: LineDrawing
  ) -> Int {
    let buttons = bar.buttons.reduce(0) { $0 + columns($1, drawing: drawing) }
    return buttons + (bar.hasOverflow ? overflowColumns : 0)
  }

  @MainActor private static func columns(_ button: BarButtonItem, drawing: LineDrawing) -> Int {
    TabLabel(button, drawing: drawing).columns(isIconOnly: isIconOnly(button))
  }

  /// Returns whether a button in the heading is drawn without its title.
  @MainActor private static func isIconOnly(_ button: BarButtonItem) -> Bool {
    button.image != nil || (button.title ?? "").isEmpty
  }
}
