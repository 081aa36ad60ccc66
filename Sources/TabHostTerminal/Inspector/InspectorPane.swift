import TabHost

/// The state of the inspector's pane: whether it is on screen and has the focus, and its filter.
///
/// The contents belong to the ``InspectorModel``, which the methods receive.
@MainActor struct InspectorPane {
  /// The effect of a key outside the pane.
  enum Effect: Hashable, Sendable {
    /// Only the pane has changed.
    case none
    /// The app receives the focus.
    case leave
    /// The page is saved into a file.
    case save
  }

  /// What keys of the pane do.
  @MainActor private struct Key {
    let commands: [TerminalCommand]
    /// The effect in the list of keys.
    let effect: TabHostController.Strings.Text
    /// The effect in the last line of the pane, or `nil` if it is not listed there.
    var hint: TabHostController.Strings.Text?

    /// The names of the keys, one for each command.
    func name(_ bindings: KeyBindings) -> String {
      commands.compactMap { bindings.functionKeys(of: $0).first }.joined(separator: " ")
    }
  }

  /// The keys of the pane, the most important one first.
  private static let keys = [
    Key(commands: [.cancel], effect: .unfilterInspector, hint: .appHint),
    Key(commands: [.activate], effect: .pauseInspector, hint: .pauseHint),
    Key(commands: [.nextArea], effect: .turnInspectorPage, hint: .pageHint),
    Key(commands: [.savePage], effect: .saveInspectorLines, hint: .saveHint),
    Key(commands: [.help], effect: .effect(of: .help), hint: .keysHint),
    Key(commands: [.moveUp, .moveDown, .pageUp, .pageDown], effect: .scrollInspector),
  ]

  /// Returns the lines of the pane in the list of keyboard shortcuts.
  static func keyLines(_ bindings: KeyBindings) -> [ScreenList.Line] {
    [ScreenList.Line(text: localized(.inspector), isEnabled: false)]
      + keys.map { ScreenList.Line(text: localized($0.effect), detail: $0.name(bindings)) }
      + [
        ScreenList.Line(text: localized(.filterInspector), detail: localized(.letterKeys)),
        .separator,
      ]
  }

  /// Whether the pane is on screen, if the terminal has room for it.
  var isVisible = false {
    didSet { if !isVisible { isFocused = false } }
  }
  /// Whether the pane receives keys.
  var isFocused = false
  /// The result of the last command, until the next key.
  var notice = ""
  private var editor = LineEditor.query()

  // MARK: - Keys

  /// Handles a key while the pane has the focus.
  ///
  /// - Parameters:
  ///   - press: The key.
  ///   - model: The contents.
  ///   - rows: The number of rows for lines.
  ///   - bindings: The key bindings of the screen.
  mutating func handle(
    _ press: KeyPress,
    _ model: inout InspectorModel,
    rows: Int,
    _ bindings: KeyBindings
  ) -> Effect {
    guard press.kind != .release else { return .none }
    notice = ""
    if let edit = bindings.edit(for: press) {
      edit(&editor)
      model.filter = editor.text
      return .none
    }
    switch bindings.command(for: press) {
    case .cancel:
      guard !editor.text.isEmpty else { return .leave }
      editor.clear()
      model.filter = ""
    case .activate: model.isPaused.toggle()
    case .nextArea, .previousArea: model.page = model.page == .calls ? .log : .calls
    case .savePage: return .save
    case .moveUp: model.scroll(by: 1, rows: rows)
    case .moveDown: model.scroll(by: -1, rows: rows)
    case .pageUp: model.scroll(by: max(rows - 1, 1), rows: rows)
    case .pageDown: model.scroll(by: -max(rows - 1, 1), rows: rows)
    default: break
    }
    return .none
  }

  /// Inserts pasted text into the filter.
  mutating func paste(_ text: String, _ model: inout InspectorModel) {
    editor.insert(text)
    model.filter = editor.text
  }

  /// Handles a mouse event in the pane: a press focuses it, and the wheel scrolls it.
  mutating func handle(_ mouse: MouseEvent, _ model: inout InspectorModel, rows: Int) {
    guard mouse.kind == .press else { return }
    switch mouse.button {
    case .left: isFocused = true
    case let button: model.scroll(by: -button.scrolledLines, rows: rows)
    }
  }
}

// MARK: - Drawing

extension InspectorPane {
  /// Returns the area for lines in the area of the pane.
  static func content(of split: InspectorSplit) -> CellRect {
    let pane = split.pane
    guard split.isBeside else { return pane.part(row: 1, rows: max(0, pane.rows - 2)) }
    return pane.without(left: 2).part(row: 2, rows: max(0, pane.rows - 4))
  }

  /// Draws the pane and returns the position of the cursor, or `nil` without the focus.
  ///
  /// - Parameters:
  ///   - split: The division of the terminal.
  ///   - model: The contents.
  ///   - bindings: The key bindings of the screen.
  ///   - glyphs: The characters and styles.
  ///   - cells: The cells of the whole terminal.
  func paint(
    in split: InspectorSplit,
    _ model: InspectorModel,
    _ bindings: KeyBindings,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) -> CellPoint? {
    let pane = split.pane
    cells.fill(pane, with: .blank)
    let rule = glyphs.styles[.rule]
    if split.isBeside {
      let border = pane.at(column: pane.column, columns: 1)
      cells.verticalLine(border, drawing: glyphs.drawing, style: rule)
    }
    let inner = split.isBeside ? pane.without(left: 2) : pane
    paintTitle(inner.firstLine, model, split, glyphs, on: &cells)
    if split.isBeside {
      let path = model.path.joined(separator: " \(glyphs.forward) ")
      put(path, in: inner.part(row: 1), .secondary, glyphs, on: &cells)
    }
    let content = Self.content(of: split)
    for (row, line) in model.lines(columns: content.columns, rows: content.rows).enumerated() {
      put(line.text, in: content.part(row: row), Self.role(of: line), glyphs, on: &cells)
    }
    return paintBottom(inner.lastLine, model, bindings, glyphs, on: &cells)
  }

  private func paintTitle(
    _ line: CellRect,
    _ model: InspectorModel,
    _ split: InspectorSplit,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let styles = glyphs.styles
    if !split.isBeside {
      cells.horizontalLine(line, drawing: glyphs.drawing, style: styles[.rule])
    }
    var column = line.column + (split.isBeside ? 0 : 1)
    for page in InspectorModel.Page.allCases {
      let isShown = page == model.page
      // Brackets mark the page for terminals without styles.
      let title = isShown ? "[\(page.title)]" : " \(page.title) "
      let role: Theme.Role = isShown ? (isFocused ? .focused : .selected) : .secondary
      let place = CellPoint(column: column, row: line.row)
      column += cells.put(title, at: place, style: styles[role], clip: line) + 1
    }
    if model.isPaused {
      let place = CellPoint(column: column, row: line.row)
      column +=
        cells.put(" \(localized(.inspectorPaused)) ", at: place, style: styles[.notice], clip: line)
        + 1
    }
    guard !split.isBeside else { return }
    let path = " \(model.path.joined(separator: " \(glyphs.forward) ")) "
    put(path, in: line.without(left: column - line.column), .secondary, glyphs, on: &cells)
  }

  /// Draws the filter, and what the keys do, in the last line.
  private func paintBottom(
    _ line: CellRect,
    _ model: InspectorModel,
    _ bindings: KeyBindings,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) -> CellPoint? {
    guard isFocused else {
      let filter = model.filter.isEmpty ? [] : [localized(.inspectorFilter) + " " + model.filter]
      let hints: [(TerminalCommand, TabHostController.Strings.Text)] = [
        (.inspect, .hideHint), (.focusInspector, .filterAndScrollHint),
      ]
      let keys = hints.map { command, effect in
        "\(bindings.functionKeys(of: command).first ?? "?") \(localized(effect))"
      }
      let text = (filter + keys).joined(separator: "  ")
      put(notice.isEmpty ? text : notice, in: line, .secondary, glyphs, on: &cells)
      return nil
    }
    let label = SafeText(localized(.inspectorFilter) + " ")
    let room = max(1, line.columns - label.columns)
    cells.put(label, at: line.origin, clip: line)
    let (text, cursor) = editor.window(columns: room)
    let start = CellPoint(column: line.column + label.columns, row: line.row)
    cells.put(text, at: start, clip: line)
    let hint =
      editor.text.isEmpty && notice.isEmpty ? Self.hints(bindings, fitting: room - 2) : notice
    if !hint.isEmpty {
      let width = min(SafeText(hint).columns, room)
      let place = CellPoint(column: line.endColumn - width, row: line.row)
      cells.put(hint, at: place, style: glyphs.styles[.secondary], clip: line)
    }
    return CellPoint(column: start.column + cursor, row: line.row)
  }

  /// Returns what the keys of the pane do, as far as there is room, the most important one first.
  private static func hints(_ bindings: KeyBindings, fitting columns: Int) -> String {
    let all = keys.compactMap { key in key.hint.map { "\(key.name(bindings)) \(localized($0))" } }
    let texts = all.indices.map { all[...$0].joined(separator: "  ") }
    return texts.last { SafeText($0).columns <= columns } ?? ""
  }

  private func put(
    _ text: String,
    in line: CellRect,
    _ role: Theme.Role?,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let text = SafeText.fitting(text, columns: line.columns, ellipsis: glyphs.drawing.ellipsis)
    let style = role.map { glyphs.styles[$0] } ?? .plain
    cells.put(text, at: line.origin, style: style, clip: line)
  }

  /// Returns the role that determines the style of a line, or `nil` for plain text.
  private static func role(of line: InspectorModel.Line) -> Theme.Role? {
    switch line.kind {
    case .action, .handler: .header
    case .transaction, .step: .secondary
    case .diagnostic: .notice
    case .delegate, .content, .override, .provider, .renderer, .store, nil: nil
    }
  }
}

extension InspectorModel.Page {
  /// The title of the page.
  @MainActor var title: String {
    switch self {
    case .calls: localized(.inspectorCalls)
    case .log: localized(.inspectorLog)
    }
  }
}
