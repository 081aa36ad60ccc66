import TabHost

/// The text fields of a page, of which one has the focus.
///
/// ```swift
/// private lazy var fields = TextFieldGroup([name, password])
///
/// func handle(_ event: ContentEvent) -> Bool { fields.handle(event) }
/// ```
///
/// Tab, Shift-Tab and the up and down arrow keys move the focus between the fields, and a click on
/// a field moves the focus there. Return in a field without a handler moves the focus to the next
/// one. At either end, these keys are passed to the host.
@MainActor public final class TextFieldGroup {
  /// The fields, in the order in which the focus moves.
  public let fields: [TerminalTextField]

  /// Creates a group, whose first field has the focus.
  public init(_ fields: [TerminalTextField]) {
    self.fields = fields
    focus(0)
  }

  /// The index of the field with the focus. If there is no field at an assigned index, nothing
  /// changes.
  public var focusedIndex: Int {
    get { fields.firstIndex(where: \.isFocused) ?? 0 }
    set { if fields.indices.contains(newValue) { focus(newValue) } }
  }

  /// Handles an event of the page.
  ///
  /// - Returns: `false` if the event has no effect on the fields.
  public func handle(_ event: ContentEvent) -> Bool {
    if case .mouse(let mouse) = event,
      let clicked = fields.firstIndex(where: { $0.contains(mouse) })
    {
      focus(clicked)
    }
    if fields.contains(where: { $0.handle(event) }) { return true }
    guard case .key(let press) = event else { return false }
    switch fields.first?.keyBindings.commandInField(for: press) {
    case .nextArea, .moveDown, .activate: return moveFocus(by: 1)
    case .previousArea, .moveUp: return moveFocus(by: -1)
    default: return false
    }
  }

  private func moveFocus(by step: Int) -> Bool {
    let next = focusedIndex + step
    guard fields.indices.contains(next) else { return false }
    focus(next)
    return true
  }

  private func focus(_ index: Int) {
    for (other, field) in fields.enumerated() { field.isFocused = other == index }
  }
}
