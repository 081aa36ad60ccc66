import TabHost

extension HostScreen {
  /// The state of what is presented, as far as the screen has to follow it.
  struct AlertState {
    /// The uppermost presented controller at the last update.
    weak var presented: ViewController?
    /// The presented page at the last update, which changes in a navigation stack.
    weak var page: ViewController?
    /// The button of the presented page that has the focus, or `nil` if the page has it.
    var button: FrameLayout.Target?
    /// The text field that is being edited.
    weak var field: TextField?
    var editor = LineEditor()
    /// The number of lines of text above the fields and actions at the last update.
    var textLines = 0
  }

  /// The alert on screen, or `nil` if there is none or the list of keyboard shortcuts covers it.
  var alert: AlertController? {
    list == .keys ? nil : host.presentedControllers.last?.alert
  }

  /// Moves the focus into an alert that has been presented since the last update, and closes a list
  /// of what is beneath. In the same alert, the focus stays on its line if the text above it takes
  /// another number of lines.
  func followPresented() {
    let top = host.presentedControllers.last?.viewController
    let page = host.controller(at: .popover)
    if page !== alertState.page { (alertState.page, alertState.button) = (page, nil) }
    guard top !== alertState.presented else {
      if alert != nil, let lines = panel?.textLines {
        panelFocus += lines - alertState.textLines
        alertState.textLines = lines
      }
      return
    }
    alertState = AlertState(presented: top, page: page)
    guard top != nil else { return }
    list = nil
    focusPanel()
  }

  /// The text field of the alert that has the focus, with its text in the editor; `nil` without one.
  private var focusedField: TextField? {
    guard alert != nil, let field = panel?.field(at: panelFocus) else { return nil }
    if field !== alertState.field {
      alertState.field = field
      alertState.editor = LineEditor(field.text ?? "")
    }
    alertState.editor.setText(field.text ?? "")
    return field
  }

  // MARK: - Typing

  /// Handles a key press in the focused text field of an alert.
  ///
  /// - Returns: `false` if there is no such field, or if the key neither changes the text nor moves
  ///   the cursor.
  func typeIntoAlert(_ press: KeyPress) -> Bool {
    followPresented()
    guard let field = focusedField else { return false }
    guard press.kind != .release else { return true }
    if press.key == .enter {
      endEditing(field)
    } else if let change = Self.lineEdit(for: press) {
      edit(field, change)
    } else {
      return false
    }
    return true
  }

  /// Inserts pasted text into the focused text field of an alert.
  ///
  /// - Returns: `false` if there is no such field.
  func pasteIntoAlert(_ text: String) -> Bool {
    followPresented()
    guard let field = focusedField else { return false }
    edit(field) { $0.insert(text) }
    return true
  }

  private func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
    change(&alertState.editor)
    host.user.enterText(alertState.editor.text, in: field)
  }

  /// Moves to the next text field; from the last one, chooses the action that Return chooses.
  private func endEditing(_ field: TextField) {
    guard let panel else { return }
    let next = panel.choice(1, from: panelFocus)
    if let next, next > panelFocus, panel.field(at: next) != nil {
      panelFocus = next
    } else if host.user.submit() == .performed {
      focusPanel()
    } else if let next {
      panelFocus = next
    }
  }

  // MARK: - Drawing

  /// Draws the visible part of the focused text field's text, and sets the cursor.
  func paintFocusedField(_ panel: Panel, in rect: CellRect, on cells: inout CellBuffer) {
    guard let field = focusedField else { return }
    let shown = panel.window(in: rect, showing: panelFocus)
    guard shown.contains(panelFocus) else { return }
    let line = rect.inset(columns: 1, rows: 1).part(row: panelFocus - shown.lowerBound)
    let place = line.columns > 2 ? line.inset(columns: 1) : line
    guard !place.isEmpty else { return }
    let editor = alertState.editor
    let masked = field.masked(editor.text)
    let offset = field.masked(String(editor.text[..<editor.cursor])).utf8.count
    let seen = LineEditor(masked, cursor: offset).window(columns: place.columns)
    if !editor.text.isEmpty {
      cells.fill(place, with: .blank)
      cells.put(seen.text, at: place.origin, clip: place)
      let style = glyphs.styles[.field]
      cells.restyle(place) { $0.apply(style) }
    }
    cursor = CellPoint(
      column: min(place.column + seen.cursorColumn, place.endColumn - 1),
      row: place.row
    )
  }
}
