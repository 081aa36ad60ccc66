import TabHost

/// The place of a view controller that a container arranges beside the content, or as a part of it.
@MainActor struct PanePlace {
  /// The container that arranges the controller.
  let container: any ArrangingContainer
  /// The index of the controller in the `arrangedChildren` of the container.
  let index: Int
  let controller: ViewController
  /// The element whose page the container divides: the content or another pane.
  let owner: FrameElement.ID

  /// The title above the pane.
  var title: String {
    let page = controller.visiblePage
    guard (controller as? NavigationController)?.isNavigationBarHidden != true else { return "" }
    return page?.navigationItem.title ?? page?.title ?? ""
  }
}

extension TabHostController {
  /// The controllers that containers arrange beside the content or as parts of it, in the order of the
  /// Tab key. A pane precedes those that divide its page.
  var panes: [PanePlace] {
    var places: [PanePlace] = []
    func add(_ controller: ViewController?, dividing owner: FrameElement.ID) {
      guard let container = controller?.shownContainer else { return }
      let main = container.childForNavigation
      for (index, child) in container.arrangedChildren.enumerated() {
        guard child !== main else {
          add(child, dividing: owner)
          continue
        }
        let pane = FrameElement.ID.pane(places.count)
        places.append(
          PanePlace(container: container, index: index, controller: child, owner: owner)
        )
        add(child, dividing: pane)
      }
    }
    add(controllerOfContentTab, dividing: .content)
    return places
  }

  /// Returns the pane with an index and those that contain it, the innermost one first.
  func panes(containing index: Int?) -> [PanePlace] {
    guard index != nil else { return [] }
    let panes = panes
    var result: [PanePlace] = []
    var next = index
    while let index = next, panes.indices.contains(index) {
      result.append(panes[index])
      next = panes[index].owner.pane
    }
    return result
  }

  /// Returns the view controller that a pane shows, or `nil` if there is no such pane.
  func controller(inPane index: Int) -> ViewController? {
    let panes = panes
    return panes.indices.contains(index) ? panes[index].controller.visiblePage : nil
  }
}

extension ViewController {
  /// The container that arranges the children that are drawn for this controller, or `nil` if a single
  /// page is drawn: the controller itself, or that on top of its stack.
  var shownContainer: (any ArrangingContainer)? {
    var page = self
    while !(page is any TerminalContent), page.contentUnavailableConfiguration == nil {
      if let container = page as? any ArrangingContainer { return container }
      let child = (page as? NavigationController)?.topViewController ?? page.childForNavigation
      guard let child else { return nil }
      page = child
    }
    return nil
  }
}

// MARK: - Containers

/// A controller that arranges its children side by side or one above the other. It is the content, or a
/// pane itself.
@MainActor protocol ArrangingContainer: ViewController {
  /// Whether the children are one above the other. Then one without room gets it with the focus.
  var isVertical: Bool { get }

  /// Divides an area among the `arrangedChildren`.
  ///
  /// - Parameters:
  ///   - area: The area, in which the leading edge is on the left.
  ///   - focused: The index of the child that has the focus or contains it, or `nil` if none does.
  ///   - headingLines: Returns the number of lines above the page of a child.
  ///   - preferredSize: Returns the size that the page of a child prefers in an area.
  func arrangement(
    in area: CellRect,
    focused: Int?,
    headingLines: (Int) -> Int,
    preferredSize: (Int, CellSize) -> CellSize
  ) -> Arrangement

  /// Returns the index of the child whose size the user changes by dragging the divider after a child.
  func childResized(byDividerAfter index: Int) -> Int

  /// Changes the number of columns or rows of the page of a child.
  func setLength(_ length: Int, of index: Int)
}

/// The areas of the children of a container.
struct Arrangement {
  /// The areas of the children, which are `nil` for those without room.
  var areas: [CellRect?]
  /// The lines after the children, which are `nil` after the last one.
  var dividers: [CellRect?]

  /// Creates an arrangement in which no child has room.
  init(count: Int) {
    areas = Array(repeating: nil, count: count)
    dividers = areas
  }

  // The app is called meanwhile, and may change the children. Then another layout follows.

  /// Returns the area of a child, or `nil` if there is no room for it, or it is new.
  func area(of index: Int) -> CellRect? { areas.indices.contains(index) ? areas[index] : nil }

  /// Returns the line after a child, or `nil` if it has none.
  func divider(after index: Int) -> CellRect? {
    dividers.indices.contains(index) ? dividers[index] : nil
  }

  /// Returns the line above a child, or `nil` if it is that above the container.
  func divider(above index: Int) -> CellRect? { dividers.prefix(index).last { $0 != nil } ?? nil }
}

extension SplitController: ArrangingContainer {
  var isVertical: Bool { false }

  /// The minimum number of columns of either side.
  private static let minimumColumns = 8

  func arrangement(
    in area: CellRect,
    focused: Int?,
    headingLines: (Int) -> Int,
    preferredSize: (Int, CellSize) -> CellSize
  ) -> Arrangement {
    let count = visibleColumns.count
    var result = Arrangement(count: count)
    let most = area.columns - Self.minimumColumns - 1
    guard count > 1, most >= Self.minimumColumns else {
      if count > 0 { result.areas[count - 1] = area }
      return result
    }
    let width = primaryColumnWidth(
      in: Double(area.columns),
      automatic: (
        width: Double(area.columns * 2 / 5), minimum: Double(Self.minimumColumns),
        maximum: Double(most)
      )
    )
    let columns = min(max(CellSize.cells(width), 1), most)
    result.areas[0] = area.at(column: area.column, columns: columns)
    result.dividers[0] = area.at(column: area.column + columns, columns: 1)
    result.areas[1] = area.without(left: columns + 1)
    return result
  }

  func childResized(byDividerAfter index: Int) -> Int { index }

  func setLength(_ length: Int, of index: Int) {
    choosePrimaryColumnWidth(Double(max(length, Self.minimumColumns)))
  }
}

extension PartsController: ArrangingContainer {
  var isVertical: Bool { true }

  /// The minimum number of rows of a part that may be lower than it requires.
  private static let minimumRows = 3

  func arrangement(
    in area: CellRect,
    focused: Int?,
    headingLines: (Int) -> Int,
    preferredSize: (Int, CellSize) -> CellSize
  ) -> Arrangement {
    let children = arrangedChildren
    var result = Arrangement(count: children.count)
    guard !area.isEmpty else { return result }
    let available = CellSize(columns: FrameLayout.page(in: area).columns, rows: area.rows)
    let heights = heights(
      in: Double(area.rows),
      spacing: 1,
      focused: focused.flatMap { children.indices.contains($0) ? children[$0] : nil }
    ) { part in
      let index = children.firstIndex { $0 === part.viewController } ?? 0
      let isFitting = part.height == .fitting
      return Measures(
        fittingHeight: isFitting ? Double(preferredSize(index, available).rows) : 0,
        minimumHeight: Double(Self.minimumRows),
        barHeight: Double(headingLines(index))
      )
    }
    var (end, last): (Double, Int?) = (0, nil)
    for (index, height) in heights.enumerated() {
      guard let height else { continue }
      if let last {
        result.dividers[last] = area.part(row: Int(end.rounded()))
        end += 1
      }
      let first = Int(end.rounded())
      end += height
      let rows = min(Int(end.rounded()), area.rows) - first
      result.areas[index] = area.part(row: first, rows: max(rows, 0))
      last = index
    }
    return result
  }

  func childResized(byDividerAfter index: Int) -> Int {
    let children = arrangedChildren
    guard children.indices.contains(index) else { return index }
    let child = childResized(byLineBelow: children[index])
    return children.firstIndex { $0 === child } ?? index
  }

  func setLength(_ length: Int, of index: Int) {
    let children = arrangedChildren
    guard children.indices.contains(index) else { return }
    chooseHeight(Double(max(length, 1)), of: children[index])
  }
}
