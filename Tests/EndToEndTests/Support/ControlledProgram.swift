import TerminalTestSupport

/// A running program that a test controls by keyboard and mouse.
protocol ControlledProgram: AnyObject {
  /// Returns the current screen.
  func screens() throws -> Screen

  /// Reads output until the screen has no differences from the expected one.
  @discardableResult
  func wait(_ purpose: String, until differences: (Screen) -> [String]) throws -> Screen

  /// Types keys, given as bytes.
  func type(_ text: String) throws

  /// Performs the checks that apply to every frame.
  func check(_ purpose: String) throws
}

/// The bytes that keys send.
enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let altDown = "\u{1B}[1;3B"
  static let altRight = "\u{1B}[1;3C"
  static let tab = "\t"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let sidebar = "\u{2}"
  static let interrupt = "\u{3}"
  static let suspend = "\u{1A}"

  /// Returns the bytes that a terminal sends for pasted text.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

// MARK: - Keys

extension ControlledProgram {
  /// Waits for a text on the screen.
  @discardableResult
  func wait(forText text: String) throws -> Screen {
    try wait(text) { $0.text.contains(text) ? [] : ["no \(text)"] }
  }

  /// Waits until a text is no longer on the screen.
  @discardableResult
  func wait(forNoText text: String) throws -> Screen {
    try wait("no \(text)") { $0.text.contains(text) ? ["still \(text)"] : [] }
  }

  /// Waits for a text, and checks the frame that contains it.
  func see(_ text: String) throws {
    try wait(forText: text)
    try check(text)
  }

  /// Waits for an open list that contains a text. The border distinguishes it from a row during a
  /// swipe.
  func wait(forList text: String) throws {
    try wait("a list with \(text)") { screen in
      screen.text.contains(text) && screen.text.contains("╰") ? [] : ["no list with \(text)"]
    }
  }

  /// Moves the focus to a row of the sidebar.
  func focusRow(_ identifier: String, _ state: HostState) throws {
    let order = state.sidebar.rows.map(\.id)
    try moveFocus(to: identifier, in: .sidebar, order, back: Key.up, forward: Key.down)
  }

  /// Moves the focus to an item of the bar.
  func focusItem(_ identifier: String, _ state: HostState) throws {
    let order = state.titledItems
    try moveFocus(to: identifier, in: .bar, order, back: Key.left, forward: Key.right)
  }

  private func moveFocus(
    to identifier: String,
    in part: Screen.Part,
    _ order: [String],
    back: String,
    forward: String
  ) throws {
    // While the sidebar slides, the other part may still show an earlier focus.
    func place(_ screen: Screen) -> String { screen.focus(in: part, of: order) ?? screen.focus }
    var screen = try wait("a focus") { $0.focus.isEmpty ? ["no focus"] : [] }
    for _ in 0..<60 {
      let before = place(screen)
      guard before != identifier else { return }
      if let index = order.firstIndex(of: before) {
        try type(index < order.firstIndex(of: identifier) ?? 0 ? forward : back)
      } else {
        // Without a sidebar the focus is already in the bar, on a symbol without a title.
        try type(part == .bar && screen.border == nil ? forward : Key.tab)
      }
      screen = try wait("the focus on its way to \(identifier)") {
        $0.focus.isEmpty || place($0) == before ? ["the focus stays at \(before)"] : []
      }
    }
    throw PseudoTerminal.Overdue(description: "the focus does not reach \(identifier)")
  }
}

// MARK: - The mouse

extension ControlledProgram {
  /// Reports a mouse button at a position. Adding 32 to the button reports a drag.
  func report(_ button: Int, _ place: Screen.Place, isRelease: Bool = false) throws {
    let end = isRelease ? "m" : "M"
    try type("\u{1B}[<\(button);\(place.column + 1);\(place.row + 1)\(end)")
  }

  /// Clicks at a position.
  func click(_ place: Screen.Place, button: Int = 0) throws {
    try report(button, place)
    try report(button, place, isRelease: true)
  }

  /// Drags from a position, first to the row and then to the column of another, and drops there.
  func drag(from start: Screen.Place, to end: Screen.Place) throws {
    try beginDrag(from: start, to: end)
    try report(0, end, isRelease: true)
  }

  /// Drags as `drag(from:to:)` does, without dropping.
  func beginDrag(from start: Screen.Place, to end: Screen.Place) throws {
    try report(0, start)
    for row in stride(from: start.row, through: end.row, by: end.row < start.row ? -1 : 1) {
      try report(32, Screen.Place(column: start.column, row: row))
    }
    let direction = end.column < start.column ? -1 : 1
    for column in stride(from: start.column, through: end.column, by: direction) {
      try report(32, Screen.Place(column: column, row: end.row))
    }
  }

  /// Returns an empty position after the last item of the bar, which is the search.
  func placeAfterBar() throws -> Screen.Place {
    let row = try place(of: "watch-now", in: .bar).row
    guard let search = try screens().place(of: "⌕", inRow: row) else {
      throw PseudoTerminal.Overdue(description: "no search in the bar")
    }
    return Screen.Place(column: search.column + 3, row: row)
  }

  /// Returns the position at which to click a tab.
  func place(of identifier: String, in part: Screen.Part) throws -> Screen.Place {
    let screen = try screens()
    guard let place = screen.place(of: identifier, in: part) else {
      throw PseudoTerminal.Overdue(description: "\(identifier) is not in\n\(screen.text)")
    }
    return place
  }

  /// Returns the position at which to click a text.
  func place(ofText text: String) throws -> Screen.Place {
    let screen = try screens()
    guard let place = screen.place(of: text) else {
      throw PseudoTerminal.Overdue(description: "\(text) is not in\n\(screen.text)")
    }
    return place
  }
}
