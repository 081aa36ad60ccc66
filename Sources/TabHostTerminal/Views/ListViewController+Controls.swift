import TabHost

// The controls of rows: switches, choices, steppers and text fields.

/// A text field of a row while the user edits it.
struct FieldEdit {
  var place: RowPlace
  /// The index of the accessory in the row.
  let accessory: Int
  private(set) var editor: LineEditor

  init(_ place: RowPlace, _ accessory: Int, _ text: String) {
    self.place = place
    self.accessory = accessory
    editor = LineEditor(text)
  }

  var row: ListIndex { place.index }

  mutating func change(_ edit: (inout LineEditor) -> Void) { edit(&editor) }

  /// Moves the cursor to a column of the text field.
  mutating func moveCursor(to column: Int, of columns: Int, isSecure: Bool) {
    var shown = isSecure ? editor.concealed : editor
    shown.moveCursor(toColumn: max(column, 0), of: columns)
    editor.moveCursor(toCharacter: shown.text[..<shown.cursor].count)
  }
}

extension ListViewController {
  /// What the keys do with the control of a row.
  func controlCommands(of row: ListRow) -> [CommandHint] {
    var commands: [CommandHint] = []
    if let index = row.controlIndex(isEditing: isEditing) {
      switch row.accessories[index].control {
      case .toggle(let isOn):
        commands = [CommandHint(.activate, isOn ? .turnOffHint : .turnOnHint)]
      case .choice:
        commands = [
          CommandHint(.activate, .chooseHint), CommandHint(.moveLeft, .previousHint),
          CommandHint(.moveRight, .nextHint),
        ]
      case .stepper:
        commands = [CommandHint(.moveLeft, .lessHint), CommandHint(.moveRight, .moreHint)]
      case .textInput: commands = [CommandHint(.activate, .editHint)]
      case .progress, nil: break
      }
    }
    // Only the rows of a form are searched for the next one, because others may be requested.
    if isForm ? rowOfTab(forward: true) != nil : !commands.isEmpty {
      commands.append(CommandHint(.nextArea, .nextFieldHint))
    }
    if performableAccessory(of: row) != nil {
      commands.append(CommandHint(.performAccessory, .accessoryHint))
    }
    return commands
  }

  /// The focused row with the index of the accessory whose control handles keys, or `nil` if there is
  /// none.
  private var focusedControl: (index: ListIndex, row: ListRow, accessory: Int)? {
    followRows()
    guard let focused = focusedRow,
      let accessory = focused.row.controlIndex(isEditing: isEditing)
    else { return nil }
    return (focused.index, focused.row, accessory)
  }

  /// Whether the focused row has a text field, in which characters are text.
  var isTextFieldFocused: Bool {
    guard let (_, row, accessory) = focusedControl else { return false }
    if case .textInput = row.accessories[accessory].control { return true }
    return false
  }

  /// Begins to edit the text field of the focused row.
  ///
  /// - Returns: `false` if the row has no text field.
  func beginEditingField() -> Bool { isTextFieldFocused && activateControl() }

  /// Changes a switch, opens the menu of a choice, or begins to edit a text.
  ///
  /// - Returns: `false` if the focused row has no such control.
  func activateControl() -> Bool {
    guard let (index, row, accessory) = focusedControl else { return false }
    return activate(row.accessories[accessory], accessory, of: index)
  }

  private func activate(_ accessory: CellAccessory, _ place: Int, of index: ListIndex) -> Bool {
    switch accessory.control {
    case .toggle(let isOn): change(.toggle(isOn: !isOn), place, of: index)
    case .choice:
      let row = rowPlace(at: index)
      let menu = accessory.menuOfValues { [weak self] in
        guard let self, let index = self.index(of: row) else { return }
        change($0, place, of: index)
      }
      guard let menu else { return false }
      open(menu, of: place, at: index)
    case .textInput(let input): edit = FieldEdit(rowPlace(at: index), place, input.text)
    case .stepper, .progress, nil: return false
    }
    endFinding()
    setNeedsDisplay()
    return true
  }

  /// Steps to another value of the focused row's control. At its end, nothing changes.
  ///
  /// - Returns: `false` if the focused row has no control with steps.
  func stepControl(forward isForward: Bool) -> Bool {
    guard let (index, row, place) = focusedControl, let control = row.accessories[place].control
    else { return false }
    if case .textInput = control { return false }
    if let next = control.stepped(forward: isForward) { change(next, place, of: index) }
    return true
  }

  /// Stores the changed value in a fixed row, and calls the handler of the accessory.
  func change(_ control: CellAccessory.Control, _ place: Int, of index: ListIndex) {
    guard var row = row(at: index), row.accessories.indices.contains(place) else { return }
    let handler = row.accessories[place].valueChangedHandler
    row.accessories[place].control = control
    storedSections[index.section][index.row] = row
    checkedRows.insert(rowPlace(at: index))
    setNeedsDisplay()
    handler?(control)
  }

  // MARK: - Other accessories

  /// Returns the index of the first accessory without a control that can be performed.
  private func performableAccessory(of row: ListRow) -> Int? {
    row.displayedAccessories(isEditing: isEditing).first { _, accessory in
      accessory.control == nil && canPerform(accessory)
    }?.offset
  }

  private func canPerform(_ accessory: CellAccessory) -> Bool {
    guard accessory.isEnabled, !accessory.isHidden else { return false }
    if case .popUpMenu = accessory.kind { return true }
    return accessory.actionHandler != nil
  }

  /// Performs the first accessory of the focused row that is no control.
  func performAccessory() -> Bool {
    guard let index = focusedIndex, let row = row(at: index),
      let accessory = performableAccessory(of: row)
    else { return false }
    return perform(row.accessories[accessory], accessory, of: index)
  }

  private func perform(_ accessory: CellAccessory, _ place: Int, of index: ListIndex) -> Bool {
    guard canPerform(accessory) else { return false }
    if let handler = accessory.actionHandler {
      performAction(of: index) { handler() }
      setNeedsDisplay()
    } else if case .popUpMenu(let menu) = accessory.kind {
      open(menu, of: place, at: index)
    }
    return true
  }

  /// Opens a menu beside an accessory of the focused row.
  private func open(_ menu: Menu, of accessory: Int, at index: ListIndex) {
    menuPlace = .accessory(accessory)
    open(ContextMenuConfiguration(actionProvider: { _ in menu }), of: index)
  }

  /// Performs an accessory that the user has clicked.
  ///
  /// - Returns: `false` if a click on the accessory is one on its row.
  func performAccessory(_ place: Int, of index: ListIndex, at point: CellPoint) -> Bool {
    guard let row = row(at: index), row.accessories.indices.contains(place),
      let mark = marks.accessories.first(where: { $0.row == index && $0.accessory == place })
    else { return false }
    let accessory = row.accessories[place]
    guard let control = accessory.control else { return perform(accessory, place, of: index) }
    guard accessory.isEnabled, !accessory.isHidden else { return true }
    let column =
      isRightToLeft ? mark.rect.endColumn - 1 - point.column : point.column - mark.rect.column
    switch control {
    case .stepper:
      // The signs are at the ends.
      let isLess = column * 2 < mark.rect.columns
      guard column < 2 || column >= mark.rect.columns - 2 else { return true }
      if let next = control.stepped(forward: !isLess) { change(next, place, of: index) }
      return true
    case .textInput(let input):
      if edit?.row != index || edit?.accessory != place {
        edit = FieldEdit(rowPlace(at: index), place, input.text)
      }
      edit?.moveCursor(
        to: point.column - mark.rect.column,
        of: mark.rect.columns,
        isSecure: input.isSecureTextEntry
      )
      setNeedsDisplay()
      return true
    case .progress: return false
    case .toggle, .choice: return activate(accessory, place, of: index)
    }
  }

  // MARK: - Editing a text

  /// Handles a key while the user edits a text field.
  func handleKeyInField(_ press: KeyPress, _ keys: KeyBindings) -> Bool {
    if let change = keys.edit(for: press) { return type(change) }
    switch keys.commandInField(for: press) {
    case .activate: confirmField()
    case .cancel: return perform(.cancel)
    case .nextArea: return moveToControl(forward: true)
    case .previousArea: return moveToControl(forward: false)
    case .moveDown: return moveFocus(by: 1)
    case .moveUp: return moveFocus(by: -1)
    default: return false
    }
    return true
  }

  /// Begins to edit the text field of the focused row by deleting, from the end of the text or from its
  /// beginning.
  ///
  /// - Returns: `false` for another key, or if there is nothing to delete.
  func deleteInFocusedField(_ press: KeyPress, _ keys: KeyBindings) -> Bool {
    guard press.key == .backspace || press.key == .delete, let change = keys.edit(for: press),
      case .textInput(let input)? = focusedControl.flatMap({ $1.accessories[$2].control }),
      !input.text.isEmpty, beginEditingField()
    else { return false }
    if press.key == .delete { edit?.change { $0.moveCursor(toCharacter: 0) } }
    return type(change)
  }

  /// Whether the text field that the user edits is the last one of a form that is submitted.
  var isInLastField: Bool {
    guard submitHandler != nil, isForm, edit != nil, let line = focusedRow?.line else {
      return false
    }
    return layout.row(from: layout.lines(at: line).upperBound, forward: true) { index in
      let row = row(at: index)
      guard let place = row?.controlIndex(isEditing: isEditing) else { return false }
      return row?.accessories[place].isTextField == true
    } == nil
  }

  /// Confirms the text that the user edits and, in the last text field of a form, submits the form.
  private func confirmField() {
    let isLast = isInLastField
    endEditingField()
    if isLast, validate() { submitHandler?() }
  }

  /// Passes the present text of a field to the app, if it is another one than before.
  func notifyOfChange(from previous: String, in field: FieldEdit) {
    guard let row = row(at: field.row), row.accessories.indices.contains(field.accessory),
      case .textInput(let input) = row.accessories[field.accessory].control
    else { return }
    let text = edit?.editor.text ?? input.text
    if text != previous { row.accessories[field.accessory].editingChangedHandler?(text) }
  }

  /// Discards the text that the user edits.
  func cancelEditingField() {
    edit = nil
    setNeedsDisplay()
  }

  /// Confirms the text that the user edits.
  func endEditingField() {
    guard let edit else { return }
    self.edit = nil
    setNeedsDisplay()
    guard let row = row(at: edit.row), row.accessories.indices.contains(edit.accessory),
      case .textInput(var input) = row.accessories[edit.accessory].control
    else { return }
    checkedRows.insert(edit.place)
    guard input.text != edit.editor.text else { return }
    input.text = edit.editor.text
    change(.textInput(input), edit.accessory, of: edit.row)
  }

  /// Moves the focus to the next or previous row that Tab leads to. From a text field that the user
  /// edits, editing goes on in the next one.
  ///
  /// - Returns: `false` if there is none.
  func moveToControl(forward isForward: Bool) -> Bool {
    guard isForm || focusedControl != nil else { return false }
    let wasEditing = edit != nil
    guard let index = rowOfTab(forward: isForward) else {
      endEditingField()
      checkFocusedRow()
      return false
    }
    moveFocus(to: index)
    if wasEditing, let control = focusedControl?.row.control, case .textInput = control {
      _ = activateControl()
    }
    return true
  }

  /// Whether a fixed row has a control.
  private var isForm: Bool { sections.contains { $0.hasControls } }

  /// Returns the next or previous row with a control or, in a form, the next or previous one that can
  /// be activated, too; `nil` if there is none.
  private func rowOfTab(forward isForward: Bool) -> ListIndex? {
    let layout = layout
    let canActivate = isForm && activationHandler != nil
    guard let line = focusedRow?.line else { return nil }
    let lines = layout.lines(at: line)
    return layout.row(
      from: isForward ? lines.upperBound : lines.lowerBound - 1,
      forward: isForward
    ) {
      guard let row = self.row(at: $0) else { return false }
      return canActivate && row.isEnabled || row.controlIndex(isEditing: isEditing) != nil
    }.flatMap(layout.index)
  }
}

// MARK: - Validating

extension ListViewController {
  /// Whether the values of all rows are valid; see ``ListRow/validator``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var isValid: Bool { firstInvalidRow(where: { _ in }) == nil }

  /// Displays the messages of all rows whose values are not valid, and moves the focus to the first of
  /// them.
  ///
  /// Call this method when the user submits a form.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  /// - Returns: Whether the values of all rows are valid.
  @discardableResult
  public func validate() -> Bool {
    endEditingField()
    var invalid: [ListIndex] = []
    let first = firstInvalidRow { invalid.append($0) }
    for index in invalid { checkedRows.insert(rowPlace(at: index)) }
    guard let first else { return true }
    focusedIndex = first
    return false
  }

  /// Returns the first row whose value is not valid, and calls a closure for all of them.
  private func firstInvalidRow(where found: (ListIndex) -> Void) -> ListIndex? {
    var first: ListIndex?
    for (section, content) in sections.enumerated() {
      for row in 0..<content.rowCount where content[row].validationMessage != nil {
        let index = ListIndex(row, section: section)
        first = first ?? index
        found(index)
      }
    }
    return first
  }

  /// Displays the message of the focused row from now on.
  func checkFocusedRow() {
    guard let index = focusedIndex, row(at: index)?.validator != nil else { return }
    checkedRows.insert(rowPlace(at: index))
    setNeedsDisplay()
  }

  /// Returns what is wrong with the value of a row, which the user may be entering.
  func message(of row: ListRow, at index: ListIndex) -> String? {
    var row = row
    if let edit, edit.row == index, row.accessories.indices.contains(edit.accessory),
      case .textInput(var input) = row.accessories[edit.accessory].control
    {
      input.text = edit.editor.text
      row.accessories[edit.accessory].control = .textInput(input)
    }
    return row.validationMessage
  }

  /// The rows that show a message, in ascending order.
  var rowsWithMessage: [ListIndex] {
    checkedRows.indices.sorted().filter { index in
      row(at: index).map { message(of: $0, at: index) != nil } ?? false
    }
  }
}

// MARK: - Secure text

extension ListViewController {
  func entersSecureText(with event: ContentEvent) -> Bool {
    let edited = edit.map { (row: $0.row, accessory: $0.accessory) }
    guard let place = edited ?? placeOfFocusedField(for: event), let row = row(at: place.row),
      row.accessories.indices.contains(place.accessory),
      case .textInput(let input) = row.accessories[place.accessory].control
    else { return false }
    return input.isSecureTextEntry
  }

  /// Returns the place of the focused text field if an event begins to edit it with text.
  private func placeOfFocusedField(
    for event: ContentEvent
  ) -> (row: ListIndex, accessory: Int)? {
    // A blank begins to edit without entering itself.
    if case .key(let press) = event, press.text == " " { return nil }
    guard finder == nil, let index = focusedIndex, let row = row(at: index) else { return nil }
    return row.controlIndex(isEditing: isEditing).map { (index, $0) }
  }
}
