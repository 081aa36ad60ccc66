import TabHost

extension ScreenList {
  /// The maximum number of columns of the text of an alert.
  private static let maximumTextColumns = 56
  /// The minimum number of columns of a text field.
  private static let fieldColumns = 24

  /// Creates the list of an alert: title and message, text fields, and actions.
  ///
  /// The focus is at first on the first text field, the action that Return chooses, or the cancel
  /// action.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - columns: The number of columns of the screen, which limit the text.
  ///   - drawing: The characters of the frame.
  init(_ alert: AlertController, columns: Int, _ drawing: LineDrawing) {
    let room = min(columns - 4, Self.maximumTextColumns)
    func text(_ text: String?, isBold: Bool) -> [ScreenList.Line] {
      guard let text, !text.isEmpty else { return [] }
      return WrappedText(text, columns: room).lines.map {
        ScreenList.Line(text: $0, isEnabled: false, isBold: isBold, isText: true)
      }
    }
    var lines = text(alert.title, isBold: true) + text(alert.message, isBold: false)
    let fields = (alert.textFields ?? []).map { field in
      ScreenList.Line(text: field.shownText, minimumColumns: Self.fieldColumns, field: field)
    }
    let displayed = alert.displayedActions
    let letters = Self.letters(of: displayed.map { $0.title ?? "" })
    let actions = zip(displayed, letters).map { action, letter in
      var line = ScreenList.Line(
        text: action.title ?? "",
        letter: letter,
        isEnabled: action.isEnabled,
        isDestructive: action.style == .destructive,
        isBold: action === alert.preferredAction,
        choose: { $0.host.user.choose(alertAction: action) }
      )
      line.addWords(drawing)
      return line
    }
    if !lines.isEmpty, !(fields + actions).isEmpty { lines.append(.separator) }
    let firstField = fields.isEmpty ? nil : lines.count
    lines += fields
    if !fields.isEmpty, !actions.isEmpty { lines.append(.separator) }
    let focused = alert.focusedAction.map { $0 + lines.count }
    self.init(.alert, lines + actions)
    initialFocus = firstField ?? focused
    closesByPress = alert.preferredStyle == .actionSheet
  }

  /// Returns the letter that chooses each action: the first one of its title that no earlier action
  /// has, or `nil` if there is none. Wide characters and those of several scalars, such as a lowercase
  /// `İ`, are none, because no single key enters them.
  static func letters(of titles: [String]) -> [Character?] {
    var taken: Set<Character> = []
    return titles.map { title in
      let letter = title.lowercased().first {
        $0.isLetter && $0.unicodeScalars.count == 1 && SafeText(String($0)).columns == 1
          && !taken.contains($0)
      }
      if let letter { taken.insert(letter) }
      return letter
    }
  }

  /// The number of lines above the text fields and actions of an alert.
  var textLines: Int {
    guard kind == .alert else { return 0 }
    return indices.first { !self[$0].isText && !self[$0].isSeparator } ?? count
  }
}

extension AlertController {
  /// Whether Esc closes the alert.
  var canBeCanceled: Bool {
    actions.isEmpty || actions.first { $0.style == .cancel }?.isEnabled == true
  }

  /// The index of the action that has the focus at first: the one that Return chooses, the first one in
  /// the default style, or the cancel action.
  fileprivate var focusedAction: Int? {
    let displayed = displayedActions
    func first(_ isWanted: (AlertAction) -> Bool) -> Int? {
      displayed.firstIndex { $0.isEnabled && isWanted($0) }
    }
    return first { $0 === preferredAction } ?? first { $0.style == .default }
      ?? first { $0.style == .cancel }
  }
}

extension TextField {
  /// The text as it is displayed, or the placeholder if it is empty.
  fileprivate var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return masked(text)
  }

  /// Returns text as it is displayed: with a star for each character if the entry is secure.
  fileprivate func masked(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "*", count: text.count) : text
  }
}

// MARK: - Text fields

/// The state of the text fields of an alert.
@MainActor struct AlertFields {
  /// The alert at the last update.
  fileprivate weak var alert: AlertController?
  /// The text field that is being edited.
  fileprivate weak var field: TextField?
  fileprivate var editor = LineEditor()
  /// The number of lines of text above the fields and actions at the last update.
  var textLines = 0
  /// Whether the user has moved the focus in the alert.
  var hasMovedFocus = false
}

extension ScreenListMode {
  /// Whether an alert is presented that no action of the user has presented, so that keys may be meant
  /// for what it covers.
  var isAlertUnexpected: Bool { alert.map { !screen.alertOfUser.contains($0) } ?? false }

  /// Whether Return chooses nothing destructive in an unexpected alert: until the user moves the focus.
  var avoidsDestruction: Bool { isAlertUnexpected && !fields.hasMovedFocus }

  /// Returns the line of an alert that has the focus at first.
  func firstFocus(in list: ScreenList) -> Int? {
    let first = list.initialFocus ?? list.firstChoice
    guard avoidsDestruction, let first, list[first].isDestructive else { return first }
    return list.indices.first { list[$0].isEnabled && !list[$0].isDestructive } ?? first
  }

  /// Ends editing if another alert has been presented. In the same alert, keeps the focus on its line
  /// if the text above it takes another number of lines.
  func updateAlert() {
    guard alert === fields.alert else {
      fields = AlertFields(alert: alert, textLines: fields.textLines)
      return
    }
    guard alert != nil, let list, list.kind == .alert else { return }
    focusedLine += list.textLines - fields.textLines
    fields.textLines = list.textLines
  }

  /// The text field of an alert that has the focus, with its text in the editor; `nil` without one.
  var focusedField: TextField? {
    guard alert != nil, let list, list.indices.contains(focusedLine),
      let field = list[focusedLine].field
    else { return nil }
    if field !== fields.field {
      fields.field = field
      fields.editor = LineEditor(field.text ?? "")
    }
    fields.editor.setText(field.text ?? "")
    return field
  }

  /// Chooses the action whose letter a key press enters.
  ///
  /// - Returns: `false` if there is none. A character that an unexpected alert does not take is handled.
  func chooseAction(of press: KeyPress) -> Bool {
    if isAlertUnexpected, press.text != nil {
      screen.status.refusal = StatusText.needsAnswer(alert?.title)
      return true
    }
    guard press.kind == .press, let list, let index = actionIndex(of: press, in: list) else {
      return false
    }
    if list[index].isEnabled {
      choose(index)
    } else {
      screen.status.refusal = StatusText.refusal(.disabled, title: list[index].text)
    }
    return true
  }

  /// Returns the line of the action whose letter a key press enters, or `nil` if there is none.
  func actionIndex(of press: KeyPress, in list: ScreenList) -> Int? {
    guard let letter = press.text?.lowercased().first else { return nil }
    return list.indices.first { list[$0].letter == letter }
  }

  /// Handles a key press in a text field.
  func type(_ press: KeyPress, into field: TextField) -> Bool {
    guard press.kind != .release else { return true }
    if screen.keyBindings.commandInField(for: press) == .activate {
      endEditing()
    } else if let change = screen.keyBindings.edit(for: press) {
      edit(field, change)
    } else {
      return false
    }
    return true
  }

  func edit(_ field: TextField, _ change: (inout LineEditor) -> Void) {
    change(&fields.editor)
    host.user.enterText(fields.editor.text, in: field)
  }

  /// Moves to the next text field; from the last one, chooses the action that Return chooses.
  private func endEditing() {
    if let nextField {
      focusedLine = nextField
    } else if canSubmit, host.user.submit() == .performed {
      screen.focusList()
    } else if let next = list?.choice(1, from: focusedLine) {
      focusedLine = next
    }
  }

  /// Whether Return in the last text field chooses an action.
  private var canSubmit: Bool { !avoidsDestruction || alert?.defaultAction?.style != .destructive }

  /// The line of the text field after the focused line, or `nil` if there is none.
  private var nextField: Int? {
    guard let list, let next = list.choice(1, from: focusedLine), next > focusedLine,
      list[next].field != nil
    else { return nil }
    return next
  }

  /// What Return does in the focused text field, or `nil` if none has the focus.
  var effectOfReturn: String? {
    guard focusedField != nil else { return nil }
    if nextField != nil { return localized(.nextFieldHint) }
    if let action = alert?.defaultAction, action.isEnabled { return action.title }
    return localized(.nextHint)
  }

  /// Draws the visible part of the focused text field's text, and sets the cursor.
  func paintFocusedField(in placed: FrameLayout.List, on picture: inout ScreenPicture) {
    guard let field = focusedField, let line = placed.rect(ofLine: focusedLine) else { return }
    let place = line.columns > 2 ? line.inset(columns: 1) : line
    guard !place.isEmpty else { return }
    let editor = fields.editor
    let offset = field.masked(String(editor.text[..<editor.cursor])).utf8.count
    let shown = LineEditor(field.masked(editor.text), cursor: offset)
    let seen = FieldPlace(shown, in: place, glyphs.isRightToLeft, isSearch: false)
    if !editor.text.isEmpty {
      picture.cells.fill(place, with: .blank)
      picture.cells.put(seen.text, at: seen.textStart, clip: place)
      let style = glyphs.styles[.field]
      picture.cells.restyle(place) { $0.apply(style) }
    }
    picture.cursor = seen.cursor
  }
}
