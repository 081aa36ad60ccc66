import TabHost

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
