import TabHost

/// The glyphs of a frame, for a character set and a layout direction, and its styles.
struct FrameGlyphs: Hashable, Sendable {
  let drawing: LineDrawing
  let isRightToLeft: Bool
  /// The styles of the theme.
  var styles = Theme.terminal[.trueColor]

  /// The disclosure indicator of an expanded group.
  var expanded: Character { drawing.pick("▾", "v", console: "▼") }
  /// The disclosure indicator of a collapsed group, which points to the trailing side.
  var collapsed: Character { isRightToLeft ? leftPointer : rightPointer }
  /// The marker at the leading edge of the selected row.
  var selected: Character { drawing.pick(isRightToLeft ? "▐" : "▌", "*") }
  /// The marker of a disabled element.
  var disabled: Character { drawing.pick("⊘", "x") }
  /// The marker of a destructive action.
  var destructive: Character { usesWords ? " " : "!" }
  /// Returns the checkbox of a row that the user may select. Both forms have the same width.
  @MainActor func checkBox(isChecked: Bool) -> SafeText {
    box(isChecked, .selectedState, .notSelectedState)
  }

  /// Returns the checkbox of a row that the user may hide. Both forms have the same width.
  @MainActor func visibilityBox(isChecked: Bool) -> SafeText {
    box(isChecked, .shownState, .hiddenState)
  }

  @MainActor private func box(_ isChecked: Bool, _ word: Text, _ other: Text) -> SafeText {
    switch drawing {
    case .unicode: return SafeText(isChecked ? "☑" : "☐")
    case .console, .ascii: return SafeText(isChecked ? "[x]" : "[ ]")
    case .words, .asciiWords:
      let words = [word, other].map { SafeText(localized($0)) }
      let (shown, hidden) = isChecked ? (words[0], words[1]) : (words[1], words[0])
      let blanks = max(hidden.columns - shown.columns, 0)
      return SafeText(shown.string + String(repeating: " ", count: blanks))
    }
  }

  // The accessories of rows.
  var check: Character { drawing.pick("✓", "v", console: "√") }
  var delete: Character { drawing.pick("⊖", "-") }
  var insert: Character { drawing.pick("⊕", "+") }
  var grip: Character { drawing.pick("≡", "=") }
  var popUp: Character { drawing.pick("⇵", "^", console: "↕") }
  var detail: Character { drawing.pick("ⓘ", "i") }

  // The controls of rows.
  /// Returns a switch, whose knob is filled and at the trailing end if it is on.
  @MainActor func toggle(isOn: Bool) -> SafeText {
    if usesWords { return SafeText(localized(isOn ? .onState : .offState)) }
    guard drawing == .unicode else { return SafeText(isOn ? "[x]" : "[ ]") }
    return SafeText(isOn != isRightToLeft ? (isOn ? "──●" : "──○") : isOn ? "●──" : "○──")
  }
  var decrease: Character { drawing.pick("−", "-") }
  var increase: Character { usesWords ? " " : "+" }

  /// Returns a bar whose leading part is filled: a line, so that the bars of rows below each other do
  /// not become one block.
  func bar(_ fraction: Double, columns: Int) -> String {
    let isLine = drawing == .unicode
    // A line has halves of columns.
    let parts = isLine ? 2 : 1
    // Only a bar that is complete is full, and only one that has not begun is empty.
    let rounded = Int((fraction * Double(parts * columns)).rounded())
    let least = fraction > 0 ? 1 : 0
    let filled = min(max(rounded, least), parts * columns - (fraction < 1 ? 1 : 0))
    let half = filled % parts == 0 ? "" : isRightToLeft ? "╺" : "╸"
    let done = String(repeating: isLine ? "━" : drawing.pick("█", "#"), count: filled / parts)
    let free = columns - filled / parts - half.count
    let rest = String(repeating: isLine ? "─" : drawing.pick("░", "."), count: free)
    return isRightToLeft ? rest + half + done : done + half + rest
  }

  /// Returns a bar with its percentage, or a spinner.
  func text(of progress: ProgressIndicator, step: Int?, columns: Int = 10) -> String {
    guard let fraction = progress.fractionCompleted else { return String(spinner(step)) }
    let percentage = progress.percentage
    if usesWords { return percentage }
    let blanks = String(repeating: " ", count: 5 - percentage.count)
    return bar(fraction, columns: columns) + blanks + percentage
  }

  /// The number of columns of a bar in place of a badge.
  private static let badgeColumns = 5

  /// Returns the number of columns of a progress in place of a badge.
  static func columns(ofBadge progress: ProgressIndicator) -> Int {
    progress.fractionCompleted == nil ? 1 : badgeColumns
  }

  /// Returns a progress in place of a badge: a small bar, or a spinner.
  func badge(_ progress: ProgressIndicator, step: Int?) -> SafeText {
    SafeText(
      progress.fractionCompleted.map { bar($0, columns: Self.badgeColumns) }
        ?? String(spinner(step))
    )
  }

  /// Returns the picture of a spinner, or a still glyph without a step.
  func spinner(_ step: Int?) -> Character {
    if usesWords { return " " }
    let turning: [Character] =
      drawing == .unicode
      ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
    guard let step else { return drawing.pick("◌", "*", console: "•") }
    return turning[step % turning.count]
  }

  /// Returns the marker for the state of an action, or `nil` if the action is off.
  func mark(of state: MenuElement.State) -> Character? {
    switch state {
    case .off: nil
    case .on: check
    case .mixed: drawing.pick("–", "-")
    }
  }

  /// The button that shows or hides the sidebar.
  var sidebarToggle: Character { drawing.pick("≡", "=") }
  /// The bar item that opens the overflow menu.
  var more: Character { drawing.pick("⋯", "~") }
  /// The label of the bar item that opens the overflow menu.
  @MainActor var moreLabel: TabLabel {
    TabLabel(glyph: usesWords ? nil : more, title: localized(.more))
  }

  /// The end of a bar that scrolls to the tabs before the visible ones.
  var nearer: Character { isRightToLeft ? drawing.pick("»", ">") : drawing.pick("«", "<") }
  /// The end of a bar that scrolls to the tabs after the visible ones, and the button that opens the list
  /// of toolbar buttons that do not fit.
  var further: Character { isRightToLeft ? drawing.pick("«", "<") : drawing.pick("»", ">") }
  /// The button that shows the list of keyboard shortcuts.
  var help: Character { usesWords ? " " : "?" }
  /// The glyph of the search field.
  var search: Character { drawing.pick("⌕", "/") }
  /// The button that cancels the search.
  var cancel: Character { drawing.pick("✕", "x") }
  /// Returns the dot of a page in the page index.
  func pageDot(isSelected: Bool) -> Character {
    isSelected ? drawing.pick("●", "*", console: "•") : drawing.pick("○", ".")
  }
  /// The marker at the trailing side of the element with keyboard focus, which it points to.
  var focus: Character { isRightToLeft ? rightPointer : leftPointer }

  /// The marker before the focused row of a list that has the keyboard focus.
  var focusedLine: Character { isRightToLeft ? leftPointer : rightPointer }

  /// The indicator of earlier rows.
  var up: Character { drawing.pick("▴", "^", console: "▲") }
  /// The indicator of later rows.
  var down: Character { drawing.pick("▾", "v", console: "▼") }

  /// The thumb of a scrollbar.
  var thumb: Character { drawing.pick("█", "#") }

  private var leftPointer: Character { drawing.pick("◂", "<", console: "◄") }
  private var rightPointer: Character { drawing.pick("▸", ">", console: "►") }

  /// The arrow to the leading side.
  var backward: Character { isRightToLeft ? drawing.pick("›", ">") : drawing.pick("‹", "<") }
  /// The arrow to the trailing side.
  var forward: Character { isRightToLeft ? drawing.pick("‹", "<") : drawing.pick("›", ">") }
  /// The brackets around the selected item, leading and trailing.
  var brackets: (leading: Character, trailing: Character) {
    if usesWords { return (" ", " ") }
    return isRightToLeft ? ("]", "[") : ("[", "]")
  }
}
