import TabHost

/// What a row of the sidebar shows in its line, wherever the line is.
///
/// Reading it takes less time than drawing it, so a line that shows the same as before is not drawn
/// again; see ``LinePictures``.
struct SidebarLine: Hashable {
  typealias Pictures = LinePictures<SidebarLine, Picture>

  /// The line, drawn.
  struct Picture {
    /// One row of cells.
    let cells: CellBuffer
    /// The visible accessories, by their index in the item, with their cells.
    fileprivate let accessories: [(index: Int, rect: CellRect)]
    /// The cells from the title on, without the accessories at the end.
    let text: CellRect
    /// The whole text, if the line has no room for all of it.
    let truncatedText: String?
    /// Whether the line has a spinner.
    let isAnimated: Bool

    /// Returns the accessory at a point of the frame, with its cells in the frame, or `nil` if there
    /// is none.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rect: The line in the frame.
    func accessory(at point: CellPoint, in rect: CellRect) -> (index: Int, rect: CellRect)? {
      for (index, cells) in accessories {
        let place = CellRect(
          column: rect.column + cells.column,
          row: rect.row,
          columns: cells.columns,
          rows: cells.rows
        )
        if place.contains(point) { return (index, place) }
      }
      return nil
    }
  }

  private let content: RowContent
  private let start: RowStart.Elements
  /// The disclosure indicator of a group with children.
  private var disclosure: Character?
  private let isChecked: Bool
  private let isSelected: Bool
  private let isTab: Bool
  /// The state glyphs at the trailing end, and a progress or an indicator in place of a badge, the
  /// outermost first.
  private var marks: [RowGlyph] = []
  /// The text of the badge, which is the innermost mark, or `nil` without one.
  private var badge: String?
  private var badgeStyle = CellStyle.plain
  /// The handle of a row that the user can move, or `nil` if there is none.
  private var handle: RowGlyph?

  /// The minimum number of columns of a line with a handle, besides three times those of the handle.
  private static let minimumColumnsWithHandle = 20
  /// Whether one of the marks or the accessories is a spinner.
  private var isAnimated = false

  @MainActor init(
    _ row: TabHostController.Sidebar.Row,
    item: TabSidebarItem?,
    isEditing: Bool,
    isMovable: Bool,
    spinnerStep: Int?,
    glyphs: FrameGlyphs
  ) {
    let isEnabled = if let item { !item.configurationState.isDisabled } else { row.isEnabled }
    content = RowContent(
      row,
      item: item,
      isEnabled: isEnabled,
      isEditing: isEditing,
      spinnerStep: spinnerStep,
      glyphs: glyphs
    )
    start = RowStart.Elements(row, isEditing: isEditing)
    isChecked = start.hasBox && row.isChecked
    isSelected = row.isSelected
    isTab = row.tab != nil
    if case .group(let group) = row.content, !group.children.isEmpty {
      disclosure = row.isExpanded ? glyphs.expanded : glyphs.collapsed
    }
    let hasOwnHandle = item?.accessories.contains { accessory in
      if case .reorder = accessory.kind { true } else { false }
    }
    if isMovable, hasOwnHandle != true {
      handle = RowGlyph(
        SafeText(glyphs.text(glyphs.grip, .movableState)),
        glyphs.styles[.secondary]
      )
    }
    if glyphs.usesWords {
      addWords(for: row, isEnabled: isEnabled, glyphs)
    } else {
      addMarks(for: row, isEnabled: isEnabled, spinnerStep: spinnerStep, glyphs)
    }
  }

  @MainActor private mutating func addMarks(
    for row: TabHostController.Sidebar.Row,
    isEnabled: Bool,
    spinnerStep: Int?,
    _ glyphs: FrameGlyphs
  ) {
    if !isEnabled { marks.append(.disabled(glyphs)) }
    if case .action(let action, _) = row.content, let mark = glyphs.mark(of: action.state) {
      marks.append(RowGlyph(SafeText(String(mark)), content.textStyle))
    } else if let progress = row.tab?.badge?.progress {
      isAnimated = progress.fractionCompleted == nil
      marks.append(
        RowGlyph(
          glyphs.badge(progress, step: spinnerStep),
          glyphs.styles.text(row.tab?.badge?.tint)
        )
      )
    } else if let tab = row.tab {
      badgeStyle = glyphs.styles.badge(tab.badge?.tint)
      if tab.badge?.content == .indicator {
        let indicator = TabLabel.badge(of: tab, drawing: glyphs.drawing)
        if let indicator { marks.append(.badge(indicator, badgeStyle)) }
      } else {
        badge = tab.badgeValue
      }
    }
  }

  /// Adds the state of the row and its badge as words.
  @MainActor private mutating func addWords(
    for row: TabHostController.Sidebar.Row,
    isEnabled: Bool,
    _ glyphs: FrameGlyphs
  ) {
    var words: [String] = []
    if row.isSelected { words.append(localized(.selectedState)) }
    if disclosure != nil { words.append(glyphs.disclosure(isExpanded: row.isExpanded)) }
    if !isEnabled { words.append(localized(.disabledState)) }
    if case .action(let action, _) = row.content, let state = glyphs.text(of: action.state) {
      words.append(state)
    }
    if let badge = row.tab.flatMap(TabLabel.spokenBadge) { words.append(badge) }
    marks = words.reversed().map { RowGlyph(SafeText($0), content.textStyle) }
  }

  /// Returns the line, drawn with the given number of columns.
  @MainActor func picture(columns: Int, _ glyphs: FrameGlyphs) -> Picture {
    var cells = CellBuffer(columns: columns, rows: 1)
    let rect = cells.bounds
    paintStart(in: rect, glyphs, on: &cells)
    var line = RowStart(start, in: rect, glyphs: glyphs).line
    if isTab, line.room > 4 { line.trailing(" ", on: &cells) }
    var accessories: [(index: Int, rect: CellRect)] = []
    let fitting = handle.flatMap {
      columns >= Self.minimumColumnsWithHandle + 3 * $0.text.columns ? $0 : nil
    }
    let marks = [fitting].compactMap { $0 } + marks
    content.paintEnd(
      after: marks + [badge(in: line.room, besides: marks, glyphs.drawing)].compactMap { $0 },
      line: &line,
      &accessories,
      on: &cells
    )
    content.paintLeading(line: &line, &accessories, on: &cells)
    let text = line.rect
    let isWhole = content.paintTexts(
      withSecondaryText: true,
      line: &line,
      glyphs.drawing,
      on: &cells
    )
    if let background = content.background { fill(rect, background, on: &cells) }
    if isSelected {
      cells.restyle(rect) { if !$0.isFilledBadge { $0.apply(glyphs.styles[.selected]) } }
    }
    return Picture(
      cells: cells,
      accessories: accessories,
      text: text,
      truncatedText: isWhole ? nil : content.text,
      isAnimated: isAnimated || content.isAnimated
    )
  }

  /// Returns the badge, truncated to the columns that the title leaves free, but not to less than that
  /// of an item of the bar.
  @MainActor private func badge(
    in room: Int,
    besides marks: [RowGlyph],
    _ drawing: LineDrawing
  ) -> RowGlyph? {
    guard let badge else { return nil }
    let others = (marks + content.leading + content.trailing).reduce(0) {
      $0 + $1.text.columns + 1
    }
    let room = room - others
    let title = SafeText.columns(of: content.text, limit: max(room, 0))
    let free = room - title - (content.glyph == nil ? 0 : 2) - 1
    let limit = max(min(free, room - 3), TabLabel.maximumBadgeColumns)
    return .badge(TabLabel.badge(badge, limit: limit, drawing: drawing), badgeStyle)
  }

  /// Draws the selection marker, the disclosure indicator of a group, and the checkbox.
  @MainActor private func paintStart(
    in rect: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    if isSelected { line.leading(glyphs.selected, on: &cells) }
    let start = RowStart(start, in: rect, glyphs: glyphs)
    if let mark = start.mark, let disclosure {
      cells.put(glyph: disclosure, at: mark.origin, clip: mark)
    }
    if let box = start.box {
      cells.put(glyphs.visibilityBox(isChecked: isChecked), at: box.origin, clip: box)
    }
  }

  private func fill(_ rect: CellRect, _ color: CellStyle.Color, on cells: inout CellBuffer) {
    cells.restyle(rect) { style in
      guard !style.isFilledBadge else { return }
      (style.background, style.isDim) = (color, false)
      if style.foreground?.mayLookLike(color) != false { style.foreground = color.contrast }
    }
  }
}

// MARK: - Width

extension SidebarLine {
  /// Returns the number of columns that the first rows need to show their titles, subtitles and badges
  /// whole, at most a limit.
  ///
  /// The tabs are measured, and not the items that the app configures, which only displayed rows have.
  /// While the user is editing, the rows also have room for their checkboxes and handles.
  ///
  /// - Complexity: O(*count*).
  @MainActor static func columns(
    neededByFirst count: Int,
    of rows: TabHostController.Sidebar.Rows,
    in host: TabHostController,
    limit: Int,
    _ drawing: LineDrawing
  ) -> Int {
    let glyphs = FrameGlyphs(drawing: drawing, isRightToLeft: false)
    let box = host.isEditing ? glyphs.visibilityBox(isChecked: true).columns + 1 : 0
    let handle = SafeText(glyphs.text(glyphs.grip, .movableState)).columns
    let columnsWithHandle = minimumColumnsWithHandle + 3 * handle
    let hasHandles = host.isEditing && columnsWithHandle <= limit
    var columns = 0
    for row in rows.prefix(count) where columns < limit {
      var needed = self.columns(of: row, limit: limit, drawing) + box
      if hasHandles, let tab = row.tab, Move.canArrangeRow(of: tab, in: host) {
        needed = max(needed + handle + 1, columnsWithHandle)
      }
      columns = max(columns, needed)
    }
    return min(columns, limit)
  }

  @MainActor private static func columns(
    of row: TabHostController.Sidebar.Row,
    limit: Int,
    _ drawing: LineDrawing
  ) -> Int {
    var columns = RowStart.columns(atDepth: min(row.depth, limit))
    columns += SafeText.columns(of: row.title, limit: limit)
    guard let tab = row.tab else { return columns + 2 }
    if tab.image != nil || tab.title.isEmpty { columns += 2 }
    if let subtitle = tab.subtitle, !subtitle.isEmpty {
      columns += 2 + SafeText.columns(of: subtitle, limit: limit)
    }
    if !row.isEnabled { columns += 2 }
    if let progress = tab.badge?.progress {
      columns += FrameGlyphs.columns(ofBadge: progress) + 1
    } else if tab.badge?.content == .indicator {
      columns += 2
    } else if let badge = tab.badgeValue {
      columns += SafeText.columns(of: badge, limit: limit) + 3
    }
    // The blank at the end.
    return columns + 1
  }
}

// MARK: - Drawn lines

/// The pictures of lines that have been drawn. A line that shows the same as before is not drawn
/// again.
///
/// Every use compares what the line shows, so pictures need not be invalidated.
@MainActor final class LinePictures<Line: Hashable, Picture> {
  private final class Entry {
    let line: Line
    let columns: Int
    let glyphs: FrameGlyphs
    let picture: Picture

    init(_ line: Line, columns: Int, _ glyphs: FrameGlyphs, _ picture: Picture) {
      self.line = line
      self.columns = columns
      self.glyphs = glyphs
      self.picture = picture
    }
  }

  private var entries: [Int: Entry] = [:]
  /// The number of pictures drawn so far. Tests use it to measure the cost of a frame.
  private(set) var count = 0

  /// The maximum number of pictures. A frame has fewer lines, and discarded ones are drawn again.
  private let limit = 256

  /// Returns the picture of a line.
  ///
  /// - Parameters:
  ///   - line: What the line shows.
  ///   - index: A number by which the line is found again, such as the index of a row.
  ///   - columns: The number of columns.
  ///   - glyphs: The glyphs and styles of the frame.
  ///   - draw: Draws the line.
  func picture(
    of line: Line,
    at index: Int,
    columns: Int,
    _ glyphs: FrameGlyphs,
    draw: () -> Picture
  ) -> Picture {
    let last = entries[index]
    if let last, last.line == line, last.columns == columns, last.glyphs == glyphs {
      return last.picture
    }
    count += 1
    let picture = draw()
    if last == nil && entries.count == limit { entries = [:] }
    entries[index] = Entry(line, columns: columns, glyphs, picture)
    return picture
  }
}
