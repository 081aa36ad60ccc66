import TabHost

extension FrameLayout {
  /// The layout of a page that a container arranges beside the content, such as the primary column of a
  /// split, or as a part of it.
  struct Pane: Hashable, Sendable {
    /// The area of the pane, which is empty if there is no room for it.
    var rect: CellRect
    /// The line between the pane and what follows it, or `nil` if nothing does.
    var divider: CellRect?
    /// The element that the pane divides: the content or another pane.
    var owner: FrameElement.ID
    /// Whether what follows the pane is below it.
    var isVertical: Bool
    /// Whether the pane has no room, but gets it with the focus.
    var appearsWithFocus = false
    /// The line of the title and the buttons, or `nil` if there is none.
    var heading: CellRect?
    /// The area of the title between the buttons, or `nil` if there is none.
    var title: CellRect?
    /// The number of lines above the page: the title, the search field and its scopes.
    var headingLines = 0
    /// The line above the pane, which indicates whether it has the focus, or `nil` if there is none.
    var rule: CellRect?
    /// The area of the page with its margin: that below the heading, without the panes that divide it.
    var area: CellRect

    /// The area in which the view controller draws.
    var page: CellRect { FrameLayout.page(in: area) }
  }

  /// What a container divides: the content or a pane, with the line above it.
  private struct Division {
    let whole: CellRect
    let rule: CellRect?
    let isVertical: Bool
    let arrangement: Arrangement

    /// Returns the area of a child, or `nil` if there is no room for it.
    func area(_ index: Int) -> CellRect? { arrangement.area(of: index) }

    /// Returns the line above a child.
    func rule(above index: Int) -> CellRect? {
      guard !isVertical else { return arrangement.divider(above: index) ?? rule }
      return area(index).flatMap { rule?.at(column: $0.column, columns: $0.columns) }
    }
  }

  /// Places the panes in the area below the heading, and the toolbar below the content.
  ///
  /// - Returns: The area that they leave for the content.
  @MainActor mutating func placePanes(
    of host: TabHostController,
    _ heading: PageHeading,
    in area: CellRect,
    _ options: FrameOptions
  ) -> CellRect {
    let (places, drawing) = (host.panes, options.drawing)
    var rest = area
    var hasBars = false
    var divisions: [ObjectIdentifier: Division] = [:]
    for (index, place) in places.enumerated() {
      let container = place.container
      let division: Division
      if let known = divisions[ObjectIdentifier(container)] {
        division = known
      } else {
        if place.owner == .content, container.childForNavigation == nil {
          // The parts of a page are between its bars.
          rest = placeBars(of: host, heading, in: rest, options)
          hasBars = true
        }
        division = divide(place.owner, rest, among: places, of: container, host, options)
        divisions[ObjectIdentifier(container)] = division
        let main = container.arrangedChildren.firstIndex { $0 === container.childForNavigation }
        // The child with the navigation bar of the container has its element, too.
        let left = main.flatMap(division.area) ?? division.whole.part(row: 0, rows: 0)
        let rule = main.flatMap(division.rule)
        if let pane = place.owner.pane {
          (parts.panes[pane].area, parts.panes[pane].rule) = (left, rule)
        } else {
          (rest, parts.content.pageRule) = (left, rule)
        }
      }
      guard let rect = division.area(place.index) else {
        var pane = Pane(
          rect: .none,
          owner: place.owner,
          isVertical: division.isVertical,
          area: .none
        )
        let owner = place.owner.pane.map { parts.panes[$0].appearsWithFocus }
        pane.appearsWithFocus = division.isVertical && (!division.whole.isEmpty || owner == true)
        parts.panes.append(pane)
        continue
      }
      var pane = Pane(
        rect: rect,
        divider: division.arrangement.divider(after: place.index),
        owner: place.owner,
        isVertical: division.isVertical,
        rule: division.rule(above: place.index),
        area: rect
      )
      elements.append(FrameElement(.pane(index), rect))
      if let divider = pane.divider { elements.append(FrameElement(.divider(index), divider)) }
      placeHeading(of: place, host, in: &pane, options)
      let lines = min(pane.headingLines, rect.rows)
      pane.area = rect.part(row: lines, rows: rect.rows - lines)
      parts.panes.append(pane)
    }
    for (place, pane) in zip(places, parts.panes.indices) {
      let page = UnavailablePage(place.controller.visiblePage, in: parts.panes[pane].page, drawing)
      elements += page?.elements(in: .pane(pane)) ?? []
    }
    return hasBars ? rest : placeBars(of: host, heading, in: rest, options)
  }

  /// Divides an area among the children of a container.
  @MainActor private func divide(
    _ owner: FrameElement.ID,
    _ rest: CellRect,
    among places: [PanePlace],
    of container: any ArrangingContainer,
    _ host: TabHostController,
    _ options: FrameOptions
  ) -> Division {
    let divided = owner.pane.map { parts.panes[$0] }
    let area = divided?.area ?? rest
    let focused = host.panes(containing: options.focusedPane).first { $0.container === container }
    func pane(of child: Int) -> Int? {
      places.firstIndex { $0.container === container && $0.index == child }
    }
    let arrangement = container.arrangement(
      in: area,
      focused: focused?.index,
      headingLines: { child in
        pane(of: child).map { self.headingLines(ofPane: $0, places[$0], host, area, options) } ?? 0
      },
      preferredSize: { child, available in
        // The app has just been asked for the size of another child, and may have changed them.
        let children = container.arrangedChildren
        guard children.indices.contains(child) else { return CellSize(columns: 0, rows: 0) }
        return children[child].preferredSize(in: available, options.drawing)
      }
    )
    return Division(
      whole: area,
      rule: divided == nil ? parts.content.pageRule ?? parts.content.rule : divided?.rule,
      isVertical: container.isVertical,
      arrangement: arrangement
    )
  }

  /// Places the toolbar of the content, and its title where the tabs have the place of that in the
  /// heading, so that it is in line with those of the panes beside it.
  ///
  /// - Returns: The area between them.
  @MainActor private mutating func placeBars(
    of host: TabHostController,
    _ heading: PageHeading,
    in area: CellRect,
    _ options: FrameOptions
  ) -> CellRect {
    var rest = area
    let hasPanes = parts.panes.contains { !$0.rect.isEmpty }
    if hasPanes, parts.content.title == nil, !heading.title.isEmpty, rest.rows > 1 {
      parts.content.title = Self.page(in: rest.firstLine)
      rest = rest.part(row: 1, rows: rest.rows - 1)
    }
    let toolbar = PageToolbar(
      host.visibleToolbar,
      in: Self.page(in: rest),
      across: rest,
      of: .content,
      options.drawing
    )
    parts.content.toolbarRule = toolbar.rule
    elements += toolbar.items
    return rest.part(row: 0, rows: toolbar.page.rows)
  }

  // MARK: - Headings

  /// Places the title of a pane between its buttons, and its search field.
  @MainActor private mutating func placeHeading(
    of place: PanePlace,
    _ host: TabHostController,
    in pane: inout Pane,
    _ options: FrameOptions
  ) {
    let index = panes.count
    if pane.rect.rows > 1,
      let top = topLine(ofPane: index, place, host, in: pane.rect.firstLine, options)
    {
      pane.heading = pane.rect.firstLine
      pane.headingLines = 1
      let hasMargin = pane.rect.columns >= Self.columnsWithMargin
      pane.title = top.middle.without(left: hasMargin ? 1 : 0)
      elements += top.controls
    }
    if let search = host.search(at: .paneSearchField(index)) {
      self.place(search, of: host, in: &pane, options)
    }
  }

  /// Returns the line with the title and the buttons of a pane, or `nil` if it has neither.
  @MainActor private func topLine(
    ofPane index: Int,
    _ place: PanePlace,
    _ host: TabHostController,
    in line: CellRect,
    _ options: FrameOptions
  ) -> TopLine? {
    let others = elements.count { if case .barButton = $0.id { true } else { false } }
    let top = TopLine(
      in: line,
      of: .pane(index),
      firstButton: (host.visibleNavigationBar?.vertical.count ?? 0) + others,
      drawing: options.drawing
    ) { host.topBar(of: place.controller, fitting: $0, measure: $1) }
    return place.title.isEmpty && top.controls.isEmpty ? nil : top
  }

  /// Returns the number of lines above the page of a pane, if there is room for all of them.
  @MainActor private func headingLines(
    ofPane index: Int,
    _ place: PanePlace,
    _ host: TabHostController,
    _ area: CellRect,
    _ options: FrameOptions
  ) -> Int {
    let top = topLine(ofPane: index, place, host, in: area.firstLine, options)
    let search = host.search(at: .paneSearchField(index)).flatMap { $0.isShown(options) ? $0 : nil }
    return (top == nil ? 0 : 1) + (search.map { $0.showsScopes ? 2 : 1 } ?? 0)
  }
}

extension CellRect {
  /// The rectangle without cells.
  fileprivate static var none: CellRect { CellRect(CellSize(columns: 0, rows: 0)) }
}

extension FrameElement.ID {
  /// The index of the pane that the element is, or `nil` for another element.
  var pane: Int? { if case .pane(let index) = self { index } else { nil } }

  /// The index of the pane that has the focus if this element has it.
  var focusedPane: Int? {
    switch self {
    case .pane(let index), .paneContentButton(let index), .paneSearchField(let index),
      .paneOverflow(let index):
      index
    default: nil
    }
  }

  /// The page that has the focus if this element has it: the content or a pane, or `nil` if none has it.
  var page: FrameElement.ID? {
    switch self {
    case .content, .contentButton: .content
    case .pane(let index), .paneContentButton(let index): .pane(index)
    default: nil
    }
  }

  /// The button that is displayed in place of the content of this page, or `nil` for another element.
  var contentButton: FrameElement.ID? {
    switch self {
    case .content: .contentButton
    case .pane(let index): .paneContentButton(index)
    default: nil
    }
  }
}
