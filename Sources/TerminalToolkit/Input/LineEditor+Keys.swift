extension LineEditor {
  /// A change of a line of text.
  package typealias Edit = @Sendable (inout LineEditor) -> Void

  /// Returns the change of a line of text that a key press performs, or `nil` if it performs none.
  package static func edit(for press: KeyPress) -> Edit? {
    if let text = press.text { return { $0.insert(text) } }
    if let edit = edits[Keystroke(key: press.key, modifiers: press.modifiers)] { return edit }
    guard let base = press.baseCharacter else { return nil }
    return edits[Keystroke(key: .character(base), modifiers: press.modifiers)]
  }

  private struct Keystroke: Hashable {
    let key: KeyPress.Key
    let modifiers: KeyModifiers
  }

  /// The editing commands of a line of text, with the key bindings that are usual in terminals.
  private static let edits: [Keystroke: Edit] = {
    let list: [(KeyPress.Key, KeyModifiers, Edit)] = [
      (.backspace, [], { $0.deleteBackward() }),
      (.character("h"), .control, { $0.deleteBackward() }),
      (.delete, [], { $0.deleteForward() }), (.character("d"), .control, { $0.deleteForward() }),
      (.left, [], { $0.moveBackward() }), (.right, [], { $0.moveForward() }),
      (.left, .control, { $0.moveWordBackward() }), (.right, .control, { $0.moveWordForward() }),
      (.left, .alt, { $0.moveWordBackward() }), (.right, .alt, { $0.moveWordForward() }),
      (.home, [], { $0.moveToStart() }), (.character("a"), .control, { $0.moveToStart() }),
      (.end, [], { $0.moveToEnd() }), (.character("e"), .control, { $0.moveToEnd() }),
      (.character("u"), .control, { $0.deleteToStart() }),
      (.character("k"), .control, { $0.deleteToEnd() }),
      (.character("w"), .control, { $0.deleteWord() }),
      (.backspace, .alt, { $0.deleteWord() }), (.backspace, .control, { $0.deleteWord() }),
    ]
    return Dictionary(
      list.map { (Keystroke(key: $0, modifiers: $1), $2) },
      uniquingKeysWith: { first, _ in first }
    )
  }()
}
