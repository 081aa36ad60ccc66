import Foundation
import TabHost

/// The positions of all elements in a frame, used for drawing and for hit testing.
///
/// A layout is a value: the elements of the frame, and the rectangles of what is drawn around them.
/// It does not retain the host or its tabs, but the buttons and actions that its elements represent.
/// Its description contains the whole layout as text. See ``init(host:size:options:)``.
public struct FrameLayout: Hashable, Sendable {
  /// The size of the frame.
  public let size: CellSize

  /// Whether the leading edge is on the right. The parts and the elements are mirrored in this case.
  public internal(set) var isRightToLeft = false

  /// The parts of the host, as if the leading edge were on the left.
  struct Parts: Hashable, Sendable {
    var bar: Bar?
    var sidebar: Sidebar?
    var content: Content
    var panes: [Pane] = []
    var pages: Pages?
    var accessory: Accessory?
  }

  var parts: Parts

  /// The bar, or `nil` if it is not visible.
  var bar: Placed<Bar>? { parts.bar.map { Placed($0, in: self) } }

  /// The sidebar, or `nil` if it is not visible.
  public var sidebar: Placed<Sidebar>? { parts.sidebar.map { Placed($0, in: self) } }

  /// The content. An overlapping sidebar covers part of it.
  var content: Placed<Content> { Placed(parts.content, in: self) }

  /// The pages that containers arrange beside the content or as parts of it, one for each of the
  /// host's `panes`. Those without room are empty.
  var panes: [Placed<Pane>] { parts.panes.map { Placed($0, in: self) } }

  /// The page index of the page style, or `nil` if it is not visible.
  var pages: Placed<Pages>? { parts.pages.map { Placed($0, in: self) } }

  /// The bottom accessory, or `nil` if it is not visible.
  var accessory: Placed<Accessory>? { parts.accessory.map { Placed($0, in: self) } }

  /// The status line in the last row, or `nil` if it is not visible.
  ///
  /// ``HostScreen`` draws the line; a frame of a ``FramePainter`` leaves it blank.
  var statusLine: CellRect?

  /// The uppermost presented controller, or `nil` if none is visible: a popover, a sheet, or a
  /// controller in full screen.
  var popover: Popover?

  /// The presented controllers below ``popover``, from the lowest to the uppermost.
  var covered: [Popover] = []

  /// The open list, or `nil` if none is open. It is on top of everything else.
  var list: List?

  /// The presented controllers, from the lowest to the uppermost.
  var layers: [Popover] { covered + (popover.map { [$0] } ?? []) }

  /// The elements of the frame, from the lowest to the uppermost: each area, followed by the controls
  /// in it.
  public internal(set) var elements: [FrameElement] = []

  /// Creates a layout in which the content takes the whole frame.
  init(size: CellSize) {
    self.size = size
    let whole = CellRect(size)
    parts = Parts(content: Content(rect: whole, uncovered: whole, page: whole))
  }

  /// The size of the frame without the status line.
  var freeSize: CellSize {
    CellSize(columns: size.columns, rows: size.rows - (statusLine?.rows ?? 0))
  }

  /// The cells of the item or the end of the bar beyond which there are tabs without a place, or `nil`
  /// if there are none.
  var rectOfHiddenTabs: CellRect? { hiddenTabs?.rect }

  /// The item or the end of the bar beyond which there are tabs without a place.
  var hiddenTabs: FrameElement? {
    ([.more, .laterTabs, .earlierTabs] as [FrameElement.ID]).lazy.compactMap { self.element($0) }
      .first
  }

  /// Whether the tabs of the bar are below each other.
  var isBarVertical: Bool { bar?.edge.isVertical == true }

  // MARK: - Elements

  /// Returns the topmost element at a point, or `nil` outside the frame.
  public func element(at point: CellPoint) -> FrameElement? {
    elements.last { $0.rect.contains(point) && isReachable($0) }
  }

  /// Returns the element with the given identity, or `nil` if it is not visible.
  public func element(_ id: FrameElement.ID) -> FrameElement? {
    elements.first { $0.id == id && isReachable($0) }
  }

  /// Returns the cells of an element, or `nil` if it is not visible.
  public func rect(of id: FrameElement.ID) -> CellRect? { element(id)?.rect }

  /// Returns the controls in an area, leading to trailing. Those of the popover are the controls of
  /// the uppermost presented page.
  public func controls(in area: FrameElement.ID) -> [FrameElement] {
    controls(in: area, layer: area == .popover ? layers.count : 0)
  }

  func controls(in area: FrameElement.ID, layer: Int) -> [FrameElement] {
    elements.filter { $0.area == area && $0.layer == layer }
  }

  /// Returns whether an element handles events: one of the uppermost presented page, or one of the
  /// host, except those of its visible page while anything is presented.
  func isReachable(_ element: FrameElement) -> Bool {
    let top = layers.count
    return element.layer == top || element.layer == 0 && !element.id.belongsToPage
  }

  /// The layout without what is presented.
  var beneath: FrameLayout {
    var result = self
    (result.popover, result.covered) = (nil, [])
    result.elements.removeAll { $0.layer > 0 }
    return result
  }

  /// Returns the layout with the hints of the status line of a frame. Those outside of the line, after
  /// a change of the size, are left out.
  func adding(_ hints: [FrameElement]) -> FrameLayout {
    guard !hints.isEmpty, let statusLine else { return self }
    var result = self
    result.elements += hints.filter { statusLine.intersection($0.rect) == $0.rect }
    return result
  }

  /// Returns the layout mirrored horizontally, for right-to-left languages.
  func mirrored() -> FrameLayout {
    var result = self
    result.isRightToLeft.toggle()
    result.elements = elements.map { $0.mirrored(in: size) }
    return result
  }
}

// MARK: - Tabs and actions

// The positions of a host's tabs and actions. Each is `nil` if the element is not visible.

extension FrameLayout {
  /// Returns the cells of a tab's item in the bar.
  func rect(ofItem tab: TabItem) -> CellRect? { rect(of: .tab(tab.identifier)) }

  /// Returns the cells of a tab's sidebar row.
  @MainActor func rect(ofRow tab: TabItem, in host: TabHostController) -> CellRect? {
    sidebar.flatMap { sidebar in
      host.sidebar.rows.firstIndex(of: tab).flatMap { sidebar.rect(ofRow: $0) }
    }
  }

  /// Returns the cells of the sidebar row of an action in the section of a group.
  @MainActor func rect(
    ofRow action: Action,
    of group: TabGroupItem,
    in host: TabHostController
  ) -> CellRect? {
    sidebar.flatMap { sidebar in
      host.sidebar.rows.firstIndex(of: action, in: group).flatMap { sidebar.rect(ofRow: $0) }
    }
  }
}

// MARK: - Converting to the host's coordinates

/// The x axis of a host begins at the leading edge, in either layout direction.
extension FrameLayout {
  func hostPoint(of cell: CellPoint) -> CGPoint {
    let column = isRightToLeft ? size.columns - 1 - cell.column : cell.column
    return CGPoint(x: column, y: cell.row)
  }

  func hostRect(of cells: CellRect) -> CGRect {
    let cells = isRightToLeft ? cells.mirrored(in: size) : cells
    return CGRect(x: cells.column, y: cells.row, width: cells.columns, height: cells.rows)
  }

  /// Returns the cells of the frame that a rectangle of the host covers, or `nil` if there are
  /// none.
  func cells(of rect: CGRect) -> CellRect? {
    let limit = Double(CellSize.maximumSide)
    func number(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -limit), limit))
    }
    let cells = CellRect(
      column: number(rect.origin.x),
      row: number(rect.origin.y),
      columns: max(number(rect.size.width), 1),
      rows: max(number(rect.size.height), 1)
    )
    let inside = (isRightToLeft ? cells.mirrored(in: size) : cells).intersection(CellRect(size))
    return inside.isEmpty ? nil : inside
  }
}

// MARK: - Description

extension FrameLayout: CustomStringConvertible {
  /// A textual representation of the layout, one rectangle per line, for tests and reports.
  public var description: String {
    var lines = ["frame \(size)\(isRightToLeft ? " right to left" : "")"]
    if let bar {
      lines.append("bar \(bar.edge.rawValue) \(bar.rect)")
      lines += controls(in: .bar).map(Self.line)
    }
    if let sidebar {
      lines.append("sidebar \(sidebar.isOverlapping ? "overlap" : "tile") \(sidebar.rect)")
      lines += controls(in: .sidebar).filter { $0.rect.row == sidebar.header?.row }.map(Self.line)
      let range = sidebar.visibleRows
      if let header = sidebar.rowsHeader { lines.append("  header \(header)") }
      if let row = sidebar.pinnedRow, let header = sidebar.pinnedHeader {
        lines.append("  pinned row \(row) \(header)")
      }
      lines.append("  rows \(range.lowerBound)..<\(range.upperBound) \(sidebar.rows)")
      if let scrollbar = sidebar.scrollbar {
        lines.append("  scrollbar \(scrollbar.rect) thumb \(scrollbar.thumb)")
      }
      if let footer = sidebar.rowsFooter { lines.append("  footer \(footer)") }
      if let bottomBar = sidebar.bottomBar { lines.append("  bottom bar \(bottomBar)") }
    }
    for (index, pane) in panes.enumerated() where !pane.rect.isEmpty {
      lines.append("pane \(index) \(pane.rect)")
      lines.append("  page \(pane.page)")
    }
    lines.append("content \(content.rect)")
    if content.uncovered != content.rect { lines.append("  uncovered \(content.uncovered)") }
    lines += controls(in: .content).map { "  \($0.id) \($0.rect)" }
    if let pages {
      lines.append("pages \(pages.rect)")
      lines.append("  dots \(pages.count) \(pages.dots)")
      if let selected = pages.selected { lines.append("  selected \(selected)") }
    }
    if let accessory { lines.append("accessory \(accessory.rect)") }
    if let statusLine { lines.append("status \(statusLine)") }
    lines += covered.map { "covered \($0.style.rawValue) \($0.rect)" }
    if let popover {
      lines.append("\(popover.style.rawValue) \(popover.rect)")
      if let arrow = popover.arrow { lines.append("  arrow \(arrow) \(popover.side)") }
      lines += controls(in: .popover).map { "  \($0.id) \($0.rect)" }
      lines.append("  page \(popover.page)")
    }
    if let list {
      let range = list.visibleLines
      lines.append("list \(list.rect)")
      lines.append("  lines \(range.lowerBound)..<\(range.upperBound) \(list.lines)")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ element: FrameElement) -> String {
    "  \(element.id) \(element.rect)\(element.isIconOnly ? " icon" : "")"
  }
}
