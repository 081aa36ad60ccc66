import Foundation
import TabHost

extension FrameLayout {
  /// The layout of the content.
  struct Content: Hashable, Sendable {
    /// The area of the content.
    var rect: CellRect
    /// The part of the content that the sidebar does not cover. It contains the heading.
    var uncovered: CellRect
    /// The area of the title between the buttons of the heading, or `nil` without a heading, or if the
    /// tabs of the bar are in its place.
    var title: CellRect?
    /// The line of the subtitle, or `nil` without one or without room for it.
    var subtitle: CellRect?
    /// The number of lines of the heading above its rule: the title or the tabs, the subtitle, the
    /// search field and its scopes.
    ///
    /// The lines begin at the top of ``uncovered``.
    var headingLines = 1
    /// The line between the heading and the page, or `nil` without one or without room for it.
    var rule: CellRect?
    /// The part of the rule above the page, or `nil` if no other page is beside it.
    var pageRule: CellRect?
    /// The line above the toolbar of the page, or `nil` without a toolbar or without room for it.
    var toolbarRule: CellRect?
    /// The area in which the visible view controller draws: the part below the heading. May be
    /// empty.
    var page: CellRect
  }

  /// The minimum number of content columns with which a page has a margin, like its title.
  static let columnsWithMargin = 13

  /// Places the rule below the heading. A minimized one has none.
  mutating func placeRule(below heading: PageHeading, in area: CellRect) {
    guard content.headingLines > 0, !heading.isMinimized, area.rows > content.headingLines
    else { return }
    parts.content.rule = area.part(row: content.headingLines)
  }

  /// Returns the area that the heading leaves for pages.
  ///
  /// - Parameter titleLines: The number of lines of the heading above its rule.
  static func area(
    below heading: PageHeading,
    titleLines: Int,
    in area: CellRect
  ) -> CellRect {
    // A hidden navigation bar leaves no line of the heading, and no rule.
    let wanted = titleLines == 0 ? 0 : titleLines + (heading.isMinimized ? 0 : 1)
    let lines = min(wanted, area.rows)
    return area.part(row: lines, rows: area.rows - lines)
  }

  /// Returns the area of a page without its margin.
  static func page(in area: CellRect) -> CellRect {
    area.columns >= columnsWithMargin ? area.inset(columns: 1) : area
  }
}

// MARK: - Areas of view controllers

extension FrameLayout {
  /// Returns the area in which the view controller of an element draws, or in which its title is
  /// shown.
  ///
  /// - Returns: The area, or `nil` if the element is not visible or does not show a view controller.
  func page(of element: FrameElement.ID) -> CellRect? {
    switch element {
    case .content: content.page.isEmpty ? nil : content.page
    case .pane(let index):
      panes.indices.contains(index) && !panes[index].page.isEmpty ? panes[index].page : nil
    case .accessory: accessory?.page
    case .popover: popover.flatMap { $0.page.isEmpty ? nil : $0.page }
    case .sidebarBottomBar: sidebar?.bottomBar?.lastLine
    default: nil
    }
  }

  /// Returns whether an element is a pane without room that gets it with the focus.
  func appears(_ element: FrameElement.ID) -> Bool {
    element.pane.map { panes.indices.contains($0) && panes[$0].appearsWithFocus } ?? false
  }

  /// Returns the number of blank columns beside the page of an element.
  func margin(of element: FrameElement.ID) -> Int {
    switch element {
    case .content: min(content.page.column - content.rect.column, 1)
    case .pane(let index):
      panes.indices.contains(index)
        ? min(panes[index].page.column - panes[index].rect.column, 1) : 0
    case .popover: popover.map { min(max($0.page.column - $0.rect.column - 1, 0), 1) } ?? 0
    default: 0
    }
  }

  /// Returns a mouse event in the margin beside the page of an element at the nearest cell of the page,
  /// so that the margin belongs to what is beside it, and any other event unchanged.
  func reachingPage(_ mouse: MouseEvent, of element: FrameElement.ID) -> MouseEvent {
    let margin = margin(of: element)
    guard margin > 0, let page = page(of: element) else { return mouse }
    let columns = page.column - margin..<page.endColumn + margin
    guard columns.contains(mouse.location.column) else { return mouse }
    var mouse = mouse
    mouse.location.column = min(max(mouse.location.column, page.column), page.endColumn - 1)
    return mouse
  }

  /// Returns the line above the page of an element, which indicates whether the element has the focus.
  func rule(above element: FrameElement.ID) -> CellRect? {
    switch element {
    case .content: content.pageRule ?? content.rule
    case .pane(let index): panes.indices.contains(index) ? panes[index].rule : nil
    case .accessory: accessory?.rule
    case .sidebarBottomBar: sidebar?.bottomBar?.firstLine
    default: nil
    }
  }
}

extension TabHostController {
  /// Returns the view controller that is shown at an element, or `nil` if there is none or it is not
  /// loaded yet.
  ///
  /// This method does not call any content provider.
  func controller(at element: FrameElement.ID) -> ViewController? {
    switch element {
    case .content: visibleContent
    case .pane(let index): controller(inPane: index)
    case .accessory: isBottomAccessoryHidden ? nil : bottomAccessory?.contentView.visiblePage
    case .sidebarBottomBar: sidebar.bottomBarView?.visiblePage
    case .popover: presentedPages.last?.visiblePage
    default: nil
    }
  }

  /// Returns the view controller at an element if it is loaded and conforms to ``TerminalContent``,
  /// unless something else is displayed in place of its content.
  func content(at element: FrameElement.ID) -> (any TerminalContent)? {
    guard let controller = controller(at: element),
      controller.contentUnavailableConfiguration == nil
    else { return nil }
    return controller.loadedContent
  }

  /// The presented controllers without the alerts, from the lowest to the uppermost.
  var presentedPages: [PresentedController] { presentedControllers.filter { $0.alert == nil } }

  /// The selected group, if there is no page to display for it: neither its own nor that of a group
  /// above it.
  var selectedGroupWithoutPage: TabGroupItem? {
    guard let group = selectedTab as? TabGroupItem else { return nil }
    if let navigation = visibleNavigationController {
      return navigation.viewControllers.isEmpty ? group : nil
    }
    return contentTab == nil ? group : nil
  }

  private var visibleContent: ViewController? {
    if let navigation = visibleNavigationController { return navigation.visiblePage }
    return controllerOfContentTab?.visiblePage
  }

  /// The view controller of the tab whose content is displayed, if its provider has run.
  var controllerOfContentTab: ViewController? {
    guard let tab = contentTab, tab.isViewControllerLoaded else { return nil }
    return tab.viewController
  }
}

extension TabHostController.PresentedController {
  /// The view controller to draw: the visible page of a navigation stack, or the controller.
  var visiblePage: ViewController? { viewController.visiblePage }

  /// Returns the size of a sheet or a popover without its title and its border.
  ///
  /// A sheet is as large as `preferredContentSize`, or else a form as large as its content and a page as
  /// large as possible. If it rests at a smaller detent than the large one, that is its height.
  ///
  /// - Parameter toolbar: The size of the toolbar below the content.
  func size(
    in available: CellSize,
    _ traits: TraitCollection,
    with toolbar: CellSize,
    _ drawing: LineDrawing
  ) -> CellSize {
    let preferred = viewController.preferredSize(in: available, drawing)
    var columns = max(preferred.columns, toolbar.columns)
    var rows = toolbar.rows > 0 ? max(preferred.rows, 1) + toolbar.rows : preferred.rows
    if style == .pageSheet {
      let own = CellSize(viewController.explicitSize)
      // Some of the content beneath is visible beside the sheet.
      columns = own.columns > 0 ? own.columns : min(available.columns - 4, 76)
      rows = own.rows > 0 ? own.rows + toolbar.rows : available.rows
    }
    let detent = viewController.sheetPresentationController?.selectedDetent
    if let detent, detent.identifier != .large {
      let context = SheetPresentationControllerDetentResolutionContext(
        containerTraitCollection: traits,
        maximumDetentValue: Double(available.rows)
      )
      if let height = detent.resolvedValue(in: context) { rows = CellSize.cells(height) }
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// The title above the page, which is empty if the app hides the navigation bar.
  var visibleTitle: String {
    let stack = viewController as? NavigationController
    guard stack?.isNavigationBarHidden != true else { return "" }
    return navigationBar?.title ?? viewController.title ?? ""
  }
}

extension ViewController {
  /// The view controller to draw: the visible view controller of a navigation stack, the column of a
  /// split to which the heading belongs, or this one.
  var visiblePage: ViewController? {
    var page: ViewController = self
    while !(page is any TerminalContent), page.contentUnavailableConfiguration == nil {
      if let navigation = page as? NavigationController {
        guard let top = navigation.topViewController else { return nil }
        page = top
      } else if let column = page.childForNavigation {
        page = column
      } else {
        break
      }
    }
    return page
  }

  /// The `preferredContentSize` of the visible page, or else that of its container.
  fileprivate var explicitSize: CGSize {
    guard let page = visiblePage, page.preferredContentSize != .zero else {
      return preferredContentSize
    }
    return page.preferredContentSize
  }

  /// Returns the size that the page prefers, which is zero for one that leaves it to the renderer.
  ///
  /// While something else is displayed in place of the content, there is also room for that. A container
  /// prefers the size of its children.
  func preferredSize(in available: CellSize, _ drawing: LineDrawing) -> CellSize {
    guard let page = visiblePage else { return CellSize(columns: 0, rows: 0) }
    let own = CellSize(explicitSize)
    let content =
      page.loadedContent?.preferredSize(in: available)
      ?? shownContainer?.preferredSizeOfChildren(in: available, drawing) ?? own
    let size = CellSize(
      columns: own.columns > 0 ? own.columns : content.columns,
      rows: own.rows > 0 ? own.rows : content.rows
    )
    let other = UnavailablePage(page, in: CellRect(available), drawing)?.size ?? size
    return CellSize(
      columns: max(size.columns, other.columns),
      rows: max(size.rows, other.rows)
    )
  }
}

extension ArrangingContainer {
  fileprivate func preferredSizeOfChildren(
    in available: CellSize,
    _ drawing: LineDrawing
  ) -> CellSize {
    let sizes = arrangedChildren.map { $0.preferredSize(in: available, drawing) }
    let dividers = max(sizes.count - 1, 0)
    let rows = sizes.map(\.rows)
    return CellSize(
      columns: sizes.map(\.columns).max() ?? 0,
      rows: isVertical ? rows.reduce(dividers, +) : rows.max() ?? 0
    )
  }
}

extension ViewController {
  /// The view controller if it is loaded and conforms to ``TerminalContent``.
  var loadedContent: (any TerminalContent)? {
    isViewLoaded ? self as? any TerminalContent : nil
  }
}

extension FrameElement.ID {
  /// Whether the element has a single line, in which a view controller draws.
  var isLine: Bool {
    switch self {
    case .accessory, .sidebarBottomBar: true
    default: false
    }
  }
}

extension CellSize {
  /// Creates the smallest size that contains a size in the coordinates of the host.
  init(_ size: CGSize) {
    self.init(columns: Self.cells(size.width), rows: Self.cells(size.height))
  }

  /// Returns the number of cells that a length takes.
  static func cells(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, 0), Double(maximumSide)).rounded(.up))
  }
}
