import TabHost

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
