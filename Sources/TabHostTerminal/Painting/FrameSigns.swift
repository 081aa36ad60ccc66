import TabHost

/// The small signs of a frame, as the options and the direction want them.
struct FrameSigns: Sendable {
  let drawing: LineDrawing
  let isRightToLeft: Bool

  /// The mark of a group that is open.
  var expanded: Character { drawing.pick("▾", "v") }
  /// The mark of a group that is closed; it points to where its children would be.
  var collapsed: Character { isRightToLeft ? drawing.pick("◂", "<") : drawing.pick("▸", ">") }
  /// The mark of the selected row, at its leading edge.
  var selected: Character { drawing.pick(isRightToLeft ? "▐" : "▌", "*") }
  /// The mark of what cannot be chosen.
  var disabled: Character { drawing.pick("⊘", "x") }
  /// The box of a row that a person may hide.
  func checkBox(isChecked: Bool) -> SafeText {
    switch drawing {
    case .unicode: SafeText(isChecked ? "☑" : "☐")
    case .ascii: SafeText(isChecked ? "[x]" : "[ ]")
    }
  }

  // The accessories of rows.
  var check: Character { drawing.pick("✓", "v") }
  var delete: Character { drawing.pick("⊖", "-") }
  var insert: Character { drawing.pick("⊕", "+") }
  var grip: Character { drawing.pick("≡", "=") }
  var popUp: Character { drawing.pick("⇵", "^") }
  var detail: Character { drawing.pick("ⓘ", "i") }

  /// The mark of an action that is on, or on in part; nil for one that is off.
  func mark(of state: MenuElement.State) -> Character? {
    switch state {
    case .off: nil
    case .on: check
    case .mixed: drawing.pick("–", "-")
    }
  }

  /// The button for the sidebar.
  var sidebarToggle: Character { drawing.pick("≡", "=") }
  /// The item for what does not fit.
  var more: Character { drawing.pick("⋯", "~") }
  /// What the item for what does not fit says.
  var moreLabel: TabLabel { TabLabel(glyph: more, title: "More") }

  /// The button for buttons that have no room.
  var further: Character { isRightToLeft ? drawing.pick("«", "<") : drawing.pick("»", ">") }
  /// The button for the list of keys.
  var help: Character { "?" }
  /// The mark of the search field.
  var search: Character { drawing.pick("⌕", "?") }
  /// The button that cancels the search.
  var cancel: Character { drawing.pick("✕", "x") }
  /// A page in the index.
  func pageDot(isSelected: Bool) -> Character {
    isSelected ? drawing.pick("●", "*") : drawing.pick("○", ".")
  }
  /// The mark of what has the focus of the keyboard, at its trailing end; it points there.
  var focus: Character { isRightToLeft ? drawing.pick("▸", ">") : drawing.pick("◂", "<") }

  /// The mark that there are rows above.
  var up: Character { drawing.pick("▴", "^") }
  /// The mark that there are rows below.
  var down: Character { drawing.pick("▾", "v") }

  /// The arrow towards the leading side.
  var backward: Character { isRightToLeft ? drawing.pick("›", ">") : drawing.pick("‹", "<") }
  /// The arrow towards the trailing side.
  var forward: Character { isRightToLeft ? drawing.pick("‹", "<") : drawing.pick("›", ">") }
  /// The brackets around the selected item, leading and trailing.
  var brackets: (leading: Character, trailing: Character) {
    isRightToLeft ? ("]", "[") : ("[", "]")
  }
}
