import TabHost

extension FrameLayout {
  /// The minimum number of content lines with which the search field has a line of its own.
  private static let minimumLinesWithField = 4

  /// The minimum number of columns with which the search field has a Cancel button.
  private static let minimumFieldColumns = 8

  /// The maximum number of columns, from the title to the end of its line, without a margin before
  /// the title.
  private static let maximumColumnsWithoutMargin = 12

  /// Places the back button, the search field and the buttons beside the title.
  ///
  /// If there is not enough room, the search field replaces the title.
  ///
  /// If the navigation bar is hidden, there is only the search field.
  ///
  /// - Returns: The controls, leading to trailing.
  @MainActor mutating func placeHeading(
    _ heading: PageHeading,
    _ bar: TabHostController.NavigationBar?,
    of host: TabHostController,
    _ options: FrameOptions,
    in area: CellRect
  ) -> [FrameElement] {
    guard !area.isEmpty else { return [] }
    let back = Self.backButton(to: heading.previousTitle, in: .content, at: area)
    var items = back.map { [$0] } ?? []
    if heading.isHidden, !Self.showsSearchField(host, options) {
      content.headingLines = 0
      return items
    }
    let line = area.firstLine
    var free = line.without(left: back.map { $0.rect.columns + 1 } ?? 0)
    let help = options.isInteractive ? Self.button(.help, atEndOf: free) : nil
    if let help { free = free.without(right: help.rect.columns) }
    let buttons = HeadingButtons(
      bar,
      title: heading.title,
      in: .content,
      drawing: options.drawing,
      beside: &free
    )
    content.buttonRoom = buttons.room
    let hasMargin = line.endColumn - free.column > Self.maximumColumnsWithoutMargin
    content.title = free.without(left: hasMargin ? 1 : 0)
    items += buttons.elements
    if Self.showsSearchField(host, options) {
      let hasOwnLine = area.rows >= Self.minimumLinesWithField && !heading.isHidden
      if hasOwnLine { content.headingLines = 2 }
      let field = hasOwnLine ? line.part(row: 1) : free
      let isCancellable = options.isInteractive && host.isSearchActive
      items += Self.searchItems(in: field, isCancellable: isCancellable)
    }
    return items + (help.map { [$0] } ?? [])
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

  private static func searchItems(in line: CellRect, isCancellable: Bool) -> [FrameElement] {
    guard !line.isEmpty else { return [] }
    let cancel =
      isCancellable && line.columns >= minimumFieldColumns
      ? button(.cancelSearch, atEndOf: line) : nil
    let field = line.without(right: cancel?.rect.columns ?? 0)
    return [FrameElement(.searchField, in: .content, field)] + (cancel.map { [$0] } ?? [])
  }

  /// Returns an icon-only button at the end of a line, with a blank on either side if there is
  /// room.
  private static func button(
    _ id: FrameElement.ID,
    atEndOf line: CellRect
  ) -> FrameElement? {
    guard line.columns >= 4 else { return nil }
    let columns = line.columns >= 12 ? 3 : 1
    let rect = line.without(left: line.columns - columns)
    return FrameElement(id, in: .content, rect, isIconOnly: true)
  }

  /// Returns the button that leads back to the page with a title, which is truncated to a third of
  /// the width.
  static func backButton(
    to title: String?,
    in area: FrameElement.ID,
    at rect: CellRect
  ) -> FrameElement? {
    guard let title, !rect.isEmpty else { return nil }
    let wanted = 2 + SafeText(title, limit: CellSize.maximumSide).columns
    let columns = min(wanted, max(rect.columns / 3, min(rect.columns, 2)))
    return FrameElement(
      .back,
      in: area,
      rect.firstLine.at(column: rect.column, columns: columns),
      label: TabLabel(glyph: nil, title: title)
    )
  }
}

// MARK: - Titles

/// The texts of the heading above the content. Creating a heading does not load any content.
struct PageHeading: Hashable, Sendable {
  /// The title of the top page.
  let title: String
  /// The prompt and the subtitle, or `nil` if there is neither.
  let subtitle: String?
  /// The title of the back button, or `nil` if there is none.
  let previousTitle: String?
  /// Whether the app hides the navigation bar.
  let isHidden: Bool

  /// The number of lines below the title if there is room: the rule and the subtitle.
  var linesBelowTitle: Int { subtitle == nil ? 1 : 2 }

  /// Creates the heading of the content that a host shows.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - bar: The navigation bar of the host, or `nil` if there is none.
  @MainActor init(host: TabHostController, bar: TabHostController.NavigationBar?) {
    let tab = host.contentTab ?? host.selectedTab
    let pages = host.visibleNavigationController?.viewControllers ?? []
    isHidden = host.visibleNavigationController?.isNavigationBarHidden == true
    previousTitle = bar?.backTitle
    let texts = [bar?.prompt, bar?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    let ownSubtitle = pages.count > 1 || isHidden ? nil : tab?.subtitle
    subtitle = texts.isEmpty ? ownSubtitle : texts.joined(separator: " - ")
    title = isHidden ? "" : bar?.title ?? pages.last?.tab?.title ?? tab?.title ?? ""
  }
}
