import TabHost

/// The toolbar of a page: its buttons in one line at the bottom of the page, below a rule if there is
/// room.
///
/// Without enough room, the buttons with the lowest priority move to a list, the last ones first.
@MainActor struct PageToolbar {
  /// The number of columns of a space whose width the app has fixed.
  private static let spaceColumns = 2

  /// The minimum numbers of lines of the page with which a toolbar, and its rule, are shown.
  private static let linesWithToolbar = 3
  private static let linesWithRule = 6

  /// The buttons, leading to trailing, and that of the list.
  private(set) var items: [FrameElement] = []
  /// The line above the buttons, or `nil` without a toolbar or without room for it.
  private(set) var rule: CellRect?
  /// The area that the toolbar leaves for the page.
  private(set) var page: CellRect

  /// Places a toolbar at the bottom of a page.
  ///
  /// - Parameters:
  ///   - toolbar: The toolbar, or `nil` if the page has none.
  ///   - page: The area of the page.
  ///   - whole: The area whose columns the toolbar takes.
  ///   - area: The area that contains the buttons.
  ///   - drawing: The characters of which the frame may consist.
  init(
    _ toolbar: TabHostController.Toolbar?,
    in page: CellRect,
    across whole: CellRect,
    of area: FrameElement.ID,
    _ drawing: LineDrawing
  ) {
    self.page = page
    guard let toolbar, page.rows >= Self.linesWithToolbar,
      page.columns > FrameElement.ID.pageToolbarOverflow.buttonColumns(drawing)
    else {
      return
    }
    let rows = page.rows >= Self.linesWithRule ? 2 : 1
    self.page = page.part(row: 0, rows: page.rows - rows)
    let lines = page.part(row: page.rows - rows, rows: rows)
      .at(column: whole.column, columns: whole.columns)
    if rows > 1 { rule = lines.firstLine }
    place(toolbar, in: lines.lastLine, of: area, drawing)
  }

  /// Returns the size of a toolbar with its rule, beside at least one line of a page, in which all its
  /// buttons have room; it is zero without a toolbar.
  static func size(
    of toolbar: TabHostController.Toolbar?,
    _ drawing: LineDrawing
  ) -> CellSize {
    guard let toolbar else { return CellSize(columns: 0, rows: 0) }
    let columns = toolbar.elements.reduce(0) { columns, element in
      switch element {
      case .button(let button):
        columns + TabLabel(button, drawing: drawing).buttonColumns
      case .fixedSpace: columns + spaceColumns
      case .flexibleSpace: columns
      }
    }
    return CellSize(columns: columns, rows: 2)
  }

  private mutating func place(
    _ toolbar: TabHostController.Toolbar,
    in line: CellRect,
    of area: FrameElement.ID,
    _ drawing: LineDrawing
  ) {
    let buttons = toolbar.items
    let labels = buttons.map { TabLabel($0, drawing: drawing) }
    let widths = labels.map(\.buttonColumns)
    let overflowColumns = FrameElement.ID.pageToolbarOverflow.buttonColumns(drawing)
    let hidden = Self.hidden(buttons, widths, in: line.columns, overflowColumns)
    let flexible = toolbar.elements.count { if case .flexibleSpace = $0 { true } else { false } }
    let fixed = toolbar.elements.count { if case .fixedSpace = $0 { true } else { false } }
    let used = buttons.indices.reduce(hidden.isEmpty ? 0 : overflowColumns) {
      hidden.contains($1) ? $0 : $0 + widths[$1]
    }
    var slack = line.columns - used
    let space = min(Self.spaceColumns, slack / max(fixed, 1))
    slack -= space * fixed
    var (column, index, spaces) = (line.column, 0, 0)
    for element in toolbar.elements {
      switch element {
      case .fixedSpace: column += space
      case .flexibleSpace:
        // The columns that can't be divided are distributed among the spaces.
        column += slack * (spaces + 1) / flexible - slack * spaces / flexible
        spaces += 1
      case .button(let button):
        if !hidden.contains(index) {
          items.append(
            FrameElement(
              .pageToolbarItem(index),
              in: area,
              line.at(column: column, columns: widths[index]),
              isIconOnly: labels[index].isIconOnlyButton,
              label: labels[index],
              isSelected: button.isSelected,
              source: .button(button)
            )
          )
          column += widths[index]
        }
        index += 1
      }
    }
    guard !hidden.isEmpty else { return }
    items.append(
      FrameElement(
        .pageToolbarOverflow,
        in: area,
        line.without(left: line.columns - overflowColumns),
        isIconOnly: true,
        source: .buttons(hidden.sorted().map { buttons[$0] })
      )
    )
  }

  /// Returns the indices of the buttons for which there is no room.
  private static func hidden(
    _ buttons: [BarButtonItem],
    _ widths: [Int],
    in room: Int,
    _ overflowColumns: Int
  ) -> Set<Int> {
    var used = widths.reduce(0, +)
    guard used > room else { return [] }
    used += overflowColumns
    var hidden: Set<Int> = []
    let order = buttons.indices.sorted {
      (buttons[$0].visibilityPriority, $1) < (buttons[$1].visibilityPriority, $0)
    }
    for index in order where used > room {
      hidden.insert(index)
      used -= widths[index]
    }
    return hidden
  }
}
