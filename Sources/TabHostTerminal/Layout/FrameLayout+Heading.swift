import TabHost

extension FrameLayout {
  /// The minimum number of content lines with which the subtitle is shown, with which the search field
  /// has a line of its own, and with which the scopes of the search have one. Without a subtitle, the
  /// last two are smaller by one.
  private static let minimumLinesWithSubtitle = 4
  private static let minimumLinesWithField = 5
  private static let minimumLinesWithScopes = 7

  /// The minimum number of columns with which the search field has a Cancel button.
  private static let minimumFieldColumns = 8

  /// The maximum number of columns, from the title to the end of its line, without a margin before
  /// the title.
  private static let maximumColumnsWithoutMargin = 12

  /// Places the line at the top of the content, which the bar of tabs shares with the navigation bar,
  /// and the search field.
  ///
  /// If there is not enough room, the search field replaces the title. If the navigation bar is hidden
  /// and there is no bar of tabs, there is only the search field.
  ///
  /// - Parameters:
  ///   - heading: The texts of the heading.
  ///   - host: The host.
  ///   - arranger: The arranger of the bar, or `nil` if the bar is not visible.
  ///   - hidden: The buttons for which a vertical bar has no room.
  ///   - options: The options for drawing.
  ///   - area: The area of the content.
  /// - Returns: The controls of the navigation bar, leading to trailing, and those of the bar of tabs.
  @MainActor mutating func placeHeading(
    _ heading: PageHeading,
    of host: TabHostController,
    _ arranger: BarArranger?,
    hiding hidden: [BarButtonItem],
    _ options: FrameOptions,
    in area: CellRect
  ) -> (heading: [FrameElement], bar: [FrameElement]) {
    guard !area.isEmpty else { return ([], []) }
    let line = area.firstLine
    let search = host.search(at: .searchField).flatMap { $0.isShown(options) ? $0 : nil }
    var free = line
    let tabs = arranger?.edge == .top ? arranger : nil
    guard tabs != nil || !heading.isHidden || search != nil else {
      parts.content.headingLines = 0
      return ([], [])
    }
    if heading.subtitle != nil, !heading.isMinimized, area.rows >= Self.minimumLinesWithSubtitle {
      parts.content.subtitle = area.part(row: 1)
      parts.content.headingLines = 2
    }
    // The status line names the key of the list.
    let showsHelp = options.isInteractive && statusLine == nil
    let help = showsHelp ? Self.button(.help, atEndOf: free, options.drawing) : nil
    if let help { free = free.without(right: help.rect.columns) }
    var items: [FrameElement] = []
    // A bar at the bottom has the button that shows the sidebar in its own line.
    let hasToggle = arranger.map { $0.edge == .top || $0.toggle == .tabList } ?? false
    let toggle = hasToggle ? arranger?.placedToggle(in: .content, at: line) : nil
    if let toggle {
      items.append(toggle)
      free = free.without(left: toggle.rect.columns)
    }
    let vertical = host.visibleNavigationBar?.vertical.count ?? 0
    let top = TopLine(
      in: free,
      of: .content,
      with: hidden,
      firstButton: vertical,
      drawing: options.drawing,
      tabColumns: { tabs?.columns(of: $0, in: line) ?? 0 },
      host.topBar(fitting:measure:)
    )
    items += top.controls
    var barItems: [FrameElement] = []
    if let tabs, let bar = top.tabs {
      var placed = tabs.tabs(of: bar, in: top.middle, middleOf: line)
      tabs.markBadges(beyond: &placed.items, placed.scrolling)
      parts.bar = Bar(edge: .top, rect: top.middle, scrolling: placed.scrolling)
      barItems = [FrameElement(.bar, top.middle)] + placed.items
    } else {
      let hasMargin =
        line.endColumn - top.middle.column > Self.maximumColumnsWithoutMargin
        && (toggle == nil || !top.controls.isEmpty)
      parts.content.title = top.middle.without(left: hasMargin ? 1 : 0)
    }
    if let search, !heading.isMinimized || search.isActive {
      items += place(search, of: host, heading, top, options, in: area)
    }
    return (items + (help.map { [$0] } ?? []), barItems)
  }

  /// Places the search field in the line below the title and the tabs, or in place of the title, and
  /// the scopes of an active search below it.
  @MainActor private mutating func place(
    _ search: ShownSearch,
    of host: TabHostController,
    _ heading: PageHeading,
    _ top: TopLine,
    _ options: FrameOptions,
    in area: CellRect
  ) -> [FrameElement] {
    let hasTabs = top.tabs != nil
    let lines = content.headingLines
    let rows = area.rows - lines + 2
    let hasOwnLine = rows >= Self.minimumLinesWithField && (!heading.isHidden || hasTabs)
    guard hasOwnLine || !hasTabs else { return [] }
    if hasOwnLine { parts.content.headingLines = lines + 1 }
    let field = hasOwnLine ? area.part(row: lines) : top.middle
    let items = Self.items(of: search, .content, in: field, options)
    guard hasOwnLine, rows >= Self.minimumLinesWithScopes, search.showsScopes else { return items }
    parts.content.headingLines = lines + 2
    return items + Self.scopes(of: host, .content, in: area.part(row: lines + 1), options.drawing)
  }

  /// Places the search field of a pane in the line below its heading, and the scopes of an active
  /// search below it.
  @MainActor mutating func place(
    _ search: ShownSearch,
    of host: TabHostController,
    in pane: inout Pane,
    _ options: FrameOptions
  ) {
    let area = FrameElement.ID.pane(panes.count)
    guard search.isShown(options), pane.rect.rows >= Self.minimumLinesWithField else { return }
    elements += Self.items(of: search, area, in: pane.rect.part(row: pane.headingLines), options)
    pane.headingLines += 1
    guard pane.rect.rows >= Self.minimumLinesWithScopes, search.showsScopes else { return }
    let line = pane.rect.part(row: pane.headingLines)
    elements += Self.scopes(of: host, area, in: line, options.drawing)
    pane.headingLines += 1
  }

  /// Returns the search field and the button that cancels an active search.
  @MainActor private static func items(
    of search: ShownSearch,
    _ area: FrameElement.ID,
    in line: CellRect,
    _ options: FrameOptions
  ) -> [FrameElement] {
    guard !line.isEmpty else { return [] }
    let isCancellable = options.isInteractive && search.isActive && search.isCurrent
    let cancel =
      isCancellable && line.columns >= minimumFieldColumns
      ? button(.cancelSearch, atEndOf: line, options.drawing, in: area) : nil
    let field = line.without(right: cancel?.rect.columns ?? 0)
    return [FrameElement(search.element, in: area, field)] + (cancel.map { [$0] } ?? [])
  }

  /// Returns the scopes of the search that fit into a line.
  @MainActor private static func scopes(
    of host: TabHostController,
    _ area: FrameElement.ID,
    in line: CellRect,
    _ drawing: LineDrawing
  ) -> [FrameElement] {
    var free = line
    var items: [FrameElement] = []
    for (index, title) in host.searchScopeTitles.enumerated() {
      let isSelected = index == host.selectedSearchScopeIndex
      let word = drawing.usesWords && isSelected ? TabLabel.words(.selectedState) : nil
      let label = TabLabel(glyph: nil, title: title, badge: word)
      let columns = min(label.columns(isIconOnly: false), free.columns)
      guard columns > 2 else { break }
      items.append(
        FrameElement(
          .searchScope(index),
          in: area,
          free.at(column: free.column, columns: columns),
          label: label,
          isSelected: isSelected
        )
      )
      free = free.without(left: columns)
    }
    return items
  }

  /// Returns an icon-only button at the end of a line, with a blank on either side if there is
  /// room.
  @MainActor private static func button(
    _ id: FrameElement.ID,
    atEndOf line: CellRect,
    _ drawing: LineDrawing,
    in area: FrameElement.ID = .content
  ) -> FrameElement? {
    guard line.columns >= 4 else { return nil }
    let complete = id.buttonColumns(drawing)
    let columns = line.columns >= 4 * complete ? complete : 1
    let rect = line.without(left: line.columns - columns)
    return FrameElement(id, in: area, rect, isIconOnly: true)
  }
}
