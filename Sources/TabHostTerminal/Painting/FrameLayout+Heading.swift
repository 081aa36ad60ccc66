import TabHost

extension FrameLayout {
  /// The minimum number of content lines with which the search field has a line of its own.
  private static let minimumLinesWithField = 4

  /// The minimum number of columns with which the search field has a Cancel button.
  private static let minimumFieldColumns = 8

  /// Places the search field and the buttons beside the title.
  ///
  /// If there is not enough room, the search field replaces the title.
  ///
  /// If the navigation bar is hidden, there is only the search field.
  @MainActor mutating func placeHeadingItems(
    of host: TabHostController,
    _ heading: PageHeading,
    _ bar: TabHostController.NavigationBar?,
    _ options: FrameOptions,
    in area: CellRect
  ) {
    guard !area.isEmpty else { return }
    if heading.isHidden, !Self.showsSearchField(host, options) {
      content.headingLines = 0
      return
    }
    let line = area.firstLine
    var free = line.without(left: content.back.map { $0.columns + 1 } ?? 0)
    let help = options.isInteractive ? Self.button(.help, atEndOf: free) : nil
    if let help { free = free.without(right: help.rect.columns) }
    content.items += content.buttons.place(
      bar,
      title: heading.title,
      drawing: options.drawing,
      in: &free
    )
    if Self.showsSearchField(host, options) {
      let hasOwnLine = area.rows >= Self.minimumLinesWithField && !heading.isHidden
      if hasOwnLine { content.headingLines = 2 }
      let field = hasOwnLine ? line.part(row: 1) : free
      let isCancellable = options.isInteractive && host.isSearchActive
      content.items += Self.searchItems(in: field, isCancellable: isCancellable)
    }
    if let help { content.items.append(help) }
  }

  /// Returns whether to show the search field.
  ///
  /// A frame that is not interactive shows the field only if a search is active or has text.
  @MainActor private static func showsSearchField(
    _ host: TabHostController,
    _ options: FrameOptions
  ) -> Bool {
    guard host.isSearchAvailable else { return false }
    return options.isInteractive || host.isSearchActive || !host.searchText.isEmpty
  }

  private static func searchItems(in line: CellRect, isCancellable: Bool) -> [Item] {
    guard !line.isEmpty else { return [] }
    let cancel =
      isCancellable && line.columns >= minimumFieldColumns
      ? button(.cancelSearch, atEndOf: line) : nil
    let field = line.without(right: cancel?.rect.columns ?? 0)
    let items = [Item(target: .searchField, rect: field, isIconOnly: false)]
    return items + (cancel.map { [$0] } ?? [])
  }

  /// Returns an icon-only button at the end of a line, with a blank on either side if there is
  /// room.
  private static func button(_ target: Target, atEndOf line: CellRect) -> Item? {
    guard line.columns >= 4 else { return nil }
    let columns = line.columns >= 12 ? 3 : 1
    let rect = line.without(left: line.columns - columns)
    return Item(target: target, rect: rect, isIconOnly: true)
  }

  /// Returns the area of the back button, whose title is truncated to a third of the width.
  static func backButton(previousTitle: String?, in area: CellRect) -> CellRect? {
    guard let previous = previousTitle, !area.isEmpty else { return nil }
    let wanted = 2 + SafeText(previous, limit: CellSize.maximumSide).columns
    let columns = min(wanted, max(area.columns / 3, min(area.columns, 2)))
    return area.firstLine.at(column: area.column, columns: columns)
  }
}
