import TabHost

/// An alert or action sheet: its text, its text fields and its actions.
final class AlertMode: ListMode {
  /// The alert at the last update.
  private weak var shown: AlertController?
  /// The text field that is being edited.
  private weak var field: TextField?
  private var editor = LineEditor()
  /// The number of lines of text above the fields and actions at the last update.
  private var textLines = 0

  private var alert: AlertController? { host.presentedControllers.last?.alert }

  override var isActive: Bool { alert != nil }
  override var wholePanel: Panel? { alert.map { Panel($0, columns: screen.size.columns) } }

  /// Whether a press beside the list closes it. An alert has to be answered, and an action sheet is
  /// canceled.
  override var closesByPress: Bool { alert?.preferredStyle == .actionSheet }

  override func dismiss() { host.user.dismissPresented() }

  /// Ends editing if another alert has been presented. In the same alert, keeps the focus on its line
  /// if the text above it takes another number of lines.
  override func follow() {
    guard alert === shown else {
      (shown, field) = (alert, nil)
      return
    }
    guard isActive, screen.mode === self, let lines = panel?.textLines else { return }
    panelFocus += lines - textLines
    textLines = lines
  }

  override func focusFirst() {
    super.focusFirst()
    textLines = panel?.textLines ?? 0
  }

  /// The text field that has the focus, with its text in the editor; `nil` without one.
  private var focusedField: TextField? {
    guard let field = panel?.field(at: panelFocus) else { return nil }
    if field !== self.field {
      self.field = field
      editor = LineEditor(field.text ?? "")
    }
    editor.setText(field.text ?? "")
    return field
  }

  // MARK: - Keys

  /// An alert asks for an answer. An action sheet is canceled like a menu.
  override var commandOfQuitKey: TerminalCommand? { closesByPress ? .cancel : nil }

  override func type(_ press: KeyPress) -> Bool {
    guard let field = focusedField else { return false }
    guard press.kind != .release else { return true }
    if press.key == .enter {
      endEditing(field)
    } else if let change = LineEditor.edit(for: press) {
      edit(field, change)
    } else {
      return false
    }
    return true
  }

  override func paste(_ pasted: PastedText) {
    guard let field = focusedField else { return pasteBeneath(pasted) }
    edit(field) { $0.insert(pasted.text) }
  }

  override func perform(_ command: TerminalCommand) {
    guard let panel else { return }
    switch command {
    case .moveLeft: moveFocus(by: -1, in: panel)
    case .moveRight: moveFocus(by: 1, in: panel)
    case .goBack, .help, .contextMenu, .showOverflow: break
    default: super.perform(command)
    }
  }

  private func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
    change(&editor)
    host.user.enterText(editor.text, in: field)
  }

  /// Moves to the next text field; from the last one, chooses the action that Return chooses.
  private func endEditing(_ field: TextField) {
    guard let panel else { return }
    let next = panel.choice(1, from: panelFocus)
    if let next, next > panelFocus, panel.field(at: next) != nil {
      panelFocus = next
    } else if host.user.submit() == .performed {
      screen.focusPanel()
    } else if let next {
      panelFocus = next
    }
  }

  // MARK: - Drawing

  override var place: StatusSituation.Place { .alert }

  override func paint(_ layout: FrameLayout, on picture: inout ScreenPicture) {
    guard let panel else { return }
    picture.cells.cover(with: glyphs.styles[.covered])
    super.paint(layout, on: &picture)
    paintFocusedField(panel, in: rect(of: panel, in: layout), on: &picture)
  }

  /// Draws the visible part of the focused text field's text, and sets the cursor.
  private func paintFocusedField(
    _ panel: Panel,
    in rect: CellRect,
    on picture: inout ScreenPicture
  ) {
    guard let field = focusedField else { return }
    let shown = panel.window(in: rect, showing: panelFocus)
    guard shown.contains(panelFocus) else { return }
    let line = rect.inset(columns: 1, rows: 1).part(row: panelFocus - shown.lowerBound)
    let place = line.columns > 2 ? line.inset(columns: 1) : line
    guard !place.isEmpty else { return }
    let masked = field.masked(editor.text)
    let offset = field.masked(String(editor.text[..<editor.cursor])).utf8.count
    let seen = LineEditor(masked, cursor: offset).window(columns: place.columns)
    if !editor.text.isEmpty {
      picture.cells.fill(place, with: .blank)
      picture.cells.put(seen.text, at: place.origin, clip: place)
      let style = glyphs.styles[.field]
      picture.cells.restyle(place) { $0.apply(style) }
    }
    picture.cursor = CellPoint(
      column: min(place.column + seen.cursorColumn, place.endColumn - 1),
      row: place.row
    )
  }
}

// MARK: - The list of an alert

extension Panel {
  /// The maximum number of columns of the text of an alert.
  private static let maximumTextColumns = 56
  /// The minimum number of columns of a text field.
  private static let fieldColumns = 24

  /// Creates the list of an alert: title and message, text fields, and actions.
  ///
  /// - Parameter columns: The number of columns of the screen, which limit the text.
  init(_ alert: AlertController, columns: Int) {
    let room = min(columns - 4, Self.maximumTextColumns)
    func text(_ text: String?, isBold: Bool) -> [Line] {
      guard let text, !text.isEmpty else { return [] }
      return WrappedText(text, columns: room).lines.map {
        Line(text: $0, isEnabled: false, isBold: isBold, isText: true)
      }
    }
    var lines = text(alert.title, isBold: true) + text(alert.message, isBold: false)
    let fields = (alert.textFields ?? []).map { field in
      Line(text: field.shownText, minimumColumns: Self.fieldColumns, choice: .field(field))
    }
    let actions = alert.actions.map { action in
      Line(
        text: action.title ?? "",
        isEnabled: action.isEnabled,
        isDestructive: action.style == .destructive,
        isBold: action === alert.preferredAction,
        choice: .alertAction(action)
      )
    }
    if !lines.isEmpty, !(fields + actions).isEmpty { lines.append(.separator) }
    lines += fields
    if !fields.isEmpty, !actions.isEmpty { lines.append(.separator) }
    lines += actions
    self.init(.alert, lines)
  }

  /// The line that has the focus when the list opens: the first text field, the action that Return
  /// chooses, or the cancel action.
  var initialChoice: Int? {
    guard kind == .alert else { return firstChoice }
    let isField = { (index: Int) in self[index].field != nil }
    let action = { (isWanted: (AlertAction) -> Bool) in
      indices.first { index in
        guard case .alertAction(let action) = self[index].choice else { return false }
        return self[index].isEnabled && isWanted(action)
      }
    }
    return indices.first(where: isField) ?? indices.first { self[$0].isBold && self[$0].isEnabled }
      ?? action { $0.style == .default } ?? action { $0.style == .cancel } ?? firstChoice
  }

  /// The number of lines above the text fields and actions of an alert.
  var textLines: Int {
    guard kind == .alert else { return 0 }
    return indices.first { !self[$0].isText && !self[$0].isSeparator } ?? count
  }

  /// Returns the text field of a line, or `nil` if there is none.
  func field(at index: Int) -> TextField? { indices.contains(index) ? self[index].field : nil }
}

extension Panel.Line {
  /// The text field of the line, or `nil` if it has none.
  var field: TextField? { if case .field(let field) = choice { field } else { nil } }
}

extension TextField {
  /// The text as it is displayed, or the placeholder if it is empty.
  fileprivate var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return masked(text)
  }

  /// Returns text as it is displayed: with a star for each character if the entry is secure.
  func masked(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "*", count: text.count) : text
  }
}
