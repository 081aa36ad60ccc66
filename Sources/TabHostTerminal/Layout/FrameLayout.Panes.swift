import TabHost

extension FrameLayout {
  /// The layout of a page beside the content, such as the primary column of a split.
  struct Pane: Hashable, Sendable {
    /// The area of the pane.
    var rect: CellRect
    /// The line between the pane and what follows it.
    var divider: CellRect
    /// The line of the title and the buttons, or `nil` if there is none.
    var heading: CellRect?
    /// The area of the title between the buttons, or `nil` if there is none.
    var title: CellRect?
    /// The number of lines above the page: the title, the search field and its scopes.
    var headingLines = 0
    /// The part of the rule below the heading that is above the pane, or `nil` without a rule.
    var rule: CellRect?

    /// The area in which the view controller draws.
    var page: CellRect {
      let lines = min(headingLines, rect.rows)
      return FrameLayout.page(in: rect.part(row: lines, rows: rect.rows - lines))
    }
  }

  /// Places the panes at the leading edge of the area below the heading.
  ///
  /// - Returns: The remaining area.
  @MainActor mutating func placePanes(
    of host: TabHostController,
    _ heading: PageHeading,
    in area: CellRect,
    _ options: FrameOptions
  ) -> CellRect {
    var rest = area
    for place in host.panes {
      guard let columns = place.columns(in: rest), columns < rest.columns else { break }
      let rect = rest.at(column: rest.column, columns: columns)
      var pane = Pane(
        rect: rect,
        divider: rest.at(column: rect.endColumn, columns: 1),
        rule: content.rule?.at(column: rect.column, columns: columns)
      )
      elements.append(FrameElement(.pane(panes.count), rect))
      elements.append(FrameElement(.divider(panes.count), pane.divider))
      if rect.rows > 1 { placeHeading(of: place, host, in: &pane, options.drawing) }
      if let search = host.search(at: .paneSearchField(panes.count)) {
        self.place(search, of: host, in: &pane, options)
      }
      parts.panes.append(pane)
      rest = rest.without(left: columns + 1)
    }
    guard !panes.isEmpty else { return rest }
    parts.content.pageRule = content.rule?.at(column: rest.column, columns: rest.columns)
    // Where the tabs have the place of the title, it is in line with those of the other pages.
    guard content.title == nil, !heading.title.isEmpty, rest.rows > 1 else { return rest }
    parts.content.title = Self.page(in: rest.firstLine)
    return rest.part(row: 1, rows: rest.rows - 1)
  }

  /// Places the title of a pane between its buttons.
  @MainActor private mutating func placeHeading(
    of place: PanePlace,
    _ host: TabHostController,
    in pane: inout Pane,
    _ drawing: LineDrawing
  ) {
    let others = elements.count { if case .barButton = $0.id { true } else { false } }
    let top = TopLine(
      in: pane.rect.firstLine,
      of: .pane(panes.count),
      firstButton: (host.visibleNavigationBar?.vertical.count ?? 0) + others,
      drawing: drawing
    ) { host.topBar(of: place.controller, fitting: $0, measure: $1) }
    guard !place.title.isEmpty || !top.controls.isEmpty else { return }
    pane.heading = pane.rect.firstLine
    pane.headingLines = 1
    let hasMargin = pane.rect.columns >= Self.columnsWithMargin
    pane.title = top.middle.without(left: hasMargin ? 1 : 0)
    elements += top.controls
  }
}
