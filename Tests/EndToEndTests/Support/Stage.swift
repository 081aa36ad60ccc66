import TerminalTestSupport

/// A running program, at whose keyboard and mouse a person is.
protocol Stage: AnyObject {
  /// What is on the screen now.
  func look() throws -> Screen

  /// Takes what comes until nothing differs from what is expected of the screen.
  @discardableResult
  func wait(_ purpose: String, until differences: (Screen) -> [String]) throws -> Screen

  /// Types keys, as bytes.
  func type(_ text: String) throws

  /// Checks what can be checked of each frame.
  func check(_ purpose: String) throws
}

/// What keys send.
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

  /// Text as a terminal sends it when it is pasted.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

// MARK: - Keys

extension Stage {
  /// Waits for a text on the screen.
  @discardableResult
  func wait(forText text: String) throws -> Screen {
    try wait(text) { $0.text.contains(text) ? [] : ["no \(text)"] }
  }

  /// Waits until a text is not on the screen any more.
  @discardableResult
  func wait(forNoText text: String) throws -> Screen {
    try wait("no \(text)") { $0.text.contains(text) ? ["still \(text)"] : [] }
  }

  /// Waits for a text, and checks the frame that has it.
  func see(_ text: String) throws {
    try wait(forText: text)
    try check(text)
  }

  /// Waits for a list with a text: one in a box, as a row that is still being pulled has none.
  func wait(forList text: String) throws {
    try wait("a list with \(text)") { screen in
      screen.text.contains(text) && screen.text.contains("╰") ? [] : ["no list with \(text)"]
    }
  }

  /// Moves the focus to a row of the sidebar.
  func focusRow(_ identifier: String, _ state: HostState) throws {
    try moveFocus("row \(identifier)") { screen in
      let order = state.sidebar.rows.map(\.id)
      guard let focus = screen.focus(in: .sidebar, of: order) else { return Key.tab }
      guard focus != identifier else { return nil }
      let isBelow = order.firstIndex(of: focus) ?? 0 < order.firstIndex(of: identifier) ?? 0
      return isBelow ? Key.down : Key.up
    }
  }

  /// Moves the focus to an item of the bar.
  func focusItem(_ identifier: String, _ state: HostState) throws {
    try moveFocus("item \(identifier)") { screen in
      let order = state.titledItems
      guard let focus = screen.focus(in: .bar, of: order) else {
        // Without a sidebar it is in the bar, on a symbol without a title.
        return screen.border == nil ? Key.right : Key.tab
      }
      guard focus != identifier else { return nil }
      let isBehind = order.firstIndex(of: focus) ?? 0 < order.firstIndex(of: identifier) ?? 0
      return isBehind ? Key.right : Key.left
    }
  }

  private func moveFocus(_ purpose: String, by key: (Screen) -> String?) throws {
    var screen = try wait("a focus") { $0.focus.isEmpty ? ["no focus"] : [] }
    for _ in 0..<60 {
      guard let next = key(screen) else { return }
      // What has the focus, not where it is: it may still be on its way from what was done before.
      let before = screen.focus
      try type(next)
      screen = try wait("the focus on its way to \(purpose)") {
        $0.focus.isEmpty || $0.focus == before ? ["the focus stays at \(before)"] : []
      }
    }
    throw PseudoTerminal.Overdue(description: "the focus does not reach \(purpose)")
  }
}

// MARK: - The mouse

extension Stage {
  /// Tells what a button of the mouse does at a place; 32 more stands for moving with it.
  func report(_ button: Int, _ place: Screen.Place, isRelease: Bool = false) throws {
    let end = isRelease ? "m" : "M"
    try type("\u{1B}[<\(button);\(place.column + 1);\(place.row + 1)\(end)")
  }

  /// Presses and lets go at a place.
  func click(_ place: Screen.Place, button: Int = 0) throws {
    try report(button, place)
    try report(button, place, isRelease: true)
  }

  /// Presses at a place, goes to the row of another and then to its column, and lets go there.
  func drag(from start: Screen.Place, to end: Screen.Place) throws {
    try carry(from: start, to: end)
    try report(0, end, isRelease: true)
  }

  /// As ``drag(from:to:)``, but without letting go.
  func carry(from start: Screen.Place, to end: Screen.Place) throws {
    try report(0, start)
    for row in stride(from: start.row, through: end.row, by: end.row < start.row ? -1 : 1) {
      try report(32, Screen.Place(column: start.column, row: row))
    }
    let direction = end.column < start.column ? -1 : 1
    for column in stride(from: start.column, through: end.column, by: direction) {
      try report(32, Screen.Place(column: column, row: end.row))
    }
  }

  /// Where something is to be clicked.
  func place(of identifier: String, in part: Screen.Part) throws -> Screen.Place {
    let screen = try look()
    guard let place = screen.place(of: identifier, in: part) else {
      throw PseudoTerminal.Overdue(description: "\(identifier) is not in\n\(screen.text)")
    }
    return place
  }

  /// Where a text is to be clicked.
  func place(ofText text: String) throws -> Screen.Place {
    let screen = try look()
    guard let place = screen.place(of: text) else {
      throw PseudoTerminal.Overdue(description: "\(text) is not in\n\(screen.text)")
    }
    return place
  }
}
