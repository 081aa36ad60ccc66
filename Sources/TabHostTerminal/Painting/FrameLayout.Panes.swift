import TabHost

/// A controller that shows several children side by side, such as a split.
@MainActor protocol ColumnContainer: ViewController {
  /// The children on screen, leading to trailing. The heading belongs to the last one.
  var visibleColumns: [ViewController] { get }

  /// Returns the number of columns of each child but the last one, with a divider after each.
  func paneColumns(in columns: Int) -> [Int]

  /// Changes the number of columns of a child, because the user drags the divider after it.
  func setPaneColumns(_ columns: Int, at index: Int)
}

extension SplitController: ColumnContainer {
  /// The minimum number of columns of either side.
  private static let minimumColumns = 8

  func paneColumns(in columns: Int) -> [Int] {
    let most = columns - Self.minimumColumns - 1
    guard visibleColumns.count > 1, most >= Self.minimumColumns else { return [] }
    let width = primaryColumnWidth(
      in: Double(columns),
      automatic: (
        width: Double(columns * 2 / 5), minimum: Double(Self.minimumColumns), maximum: Double(most)
      )
    )
    return [min(max(CellSize.cells(width), 1), most)]
  }

  func setPaneColumns(_ columns: Int, at index: Int) {
    choosePrimaryColumnWidth(Double(max(columns, Self.minimumColumns)))
  }
}

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

    func mirrored(in size: CellSize) -> Pane {
      Pane(
        rect: rect.mirrored(in: size),
        divider: divider.mirrored(in: size),
        heading: heading?.mirrored(in: size),
        title: title?.mirrored(in: size),
        headingLines: headingLines,
        rule: rule?.mirrored(in: size)
      )
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
      panes.append(pane)
      rest = rest.without(left: columns + 1)
    }
    guard !panes.isEmpty else { return rest }
    content.pageRule = content.rule?.at(column: rest.column, columns: rest.columns)
    // Where the tabs have the place of the title, it is in line with those of the other pages.
    guard content.title == nil, !heading.title.isEmpty, rest.rows > 1 else { return rest }
    content.title = Self.page(in: rest.firstLine)
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

// MARK: - Panes of a host

/// The place of a view controller beside the content.
@MainActor struct PanePlace {
  /// The container that shows the controller.
  let container: any ColumnContainer
  let index: Int
  let controller: ViewController

  /// The title above the pane.
  var title: String {
    let page = controller.visiblePage
    guard (controller as? NavigationController)?.isNavigationBarHidden != true else { return "" }
    return page?.navigationItem.title ?? page?.title ?? ""
  }

  /// Returns the number of columns of the pane, or `nil` if there is no room for it.
  func columns(in area: CellRect) -> Int? {
    let all = container.paneColumns(in: area.columns)
    return all.indices.contains(index) ? all[index] : nil
  }
}

extension TabHostController {
  /// The controllers that are shown beside the content, leading to trailing.
  var panes: [PanePlace] {
    var places: [PanePlace] = []
    var page = controllerOfContentTab
    while let current = page, !(current is any TerminalContent) {
      if let navigation = current as? NavigationController {
        page = navigation.topViewController
      } else if let container = current as? any ColumnContainer {
        let columns = container.visibleColumns
        for (index, controller) in columns.dropLast().enumerated() {
          places.append(PanePlace(container: container, index: index, controller: controller))
        }
        page = columns.last
      } else {
        break
      }
    }
    return places
  }

  /// Returns the view controller that a pane shows, or `nil` if there is no such pane.
  func controller(inPane index: Int) -> ViewController? {
    let panes = panes
    return panes.indices.contains(index) ? panes[index].controller.visiblePage : nil
  }
}

// MARK: - Drawing panes

extension FramePainter {
  /// Draws the title and the buttons of a pane, and the divider.
  func paint(
    _ pane: FrameLayout.Pane,
    at index: Int,
    _ place: PanePlace,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let style = styles[.rule]
    cells.fill(pane.rect, with: .blank)
    if let title = pane.title {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(place.title, ellipsis: options.drawing.ellipsis, style: styles[.header], on: &cells)
    }
    paint(layout.controls(in: .pane(index)), layout, on: &cells)
    cells.verticalLine(pane.divider, drawing: options.drawing, style: style)
  }
}

// MARK: - The divider

extension HostScreen {
  /// The pane whose divider the keys move: that with the focus, or the one before the content with the
  /// focus.
  func focusedPane(in layout: FrameLayout) -> Int? {
    switch focus {
    case .pane(let index): index
    case .content, .contentButton: layout.panes.indices.last
    default: nil
    }
  }

  /// Makes a pane wider by a number of columns, or narrower if it is negative.
  func widenPane(_ index: Int, by columns: Int, in layout: FrameLayout) {
    guard layout.panes.indices.contains(index) else { return }
    setColumns(layout.panes[index].rect.columns + columns, ofPane: index)
  }

  func setColumns(_ columns: Int, ofPane index: Int) {
    let places = host.panes
    guard places.indices.contains(index) else { return }
    places[index].container.setPaneColumns(columns, at: places[index].index)
  }
}

/// A drag of the divider after a pane.
final class DividerDrag: PointerDrag {
  private unowned let screen: HostScreen
  private let index: Int

  init(_ screen: HostScreen, of index: Int) {
    self.screen = screen
    self.index = index
  }

  func move(_ event: PointerEvent) {
    let layout = event.layout
    guard layout.panes.indices.contains(index) else { return }
    let pane = layout.panes[index].rect
    let columns =
      layout.isRightToLeft
      ? pane.endColumn - event.point.column - 1 : event.point.column - pane.column
    screen.setColumns(columns, ofPane: index)
  }
}
