import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: lists and popovers.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct ListTests {
  /// The input device: keyboard or mouse.
  enum InputDevice: CaseIterable { case keys, mouse }

  private static let albums = BuiltProducts.path("PhotoCollections")

  @Test(arguments: InputDevice.allCases)
  func `a menu action opens a popover, which can be dismissed`(device: InputDevice) throws {
    let program = try EmulatedProgram()
    try program.openMenu(of: "Sea Life", by: device)
    try program.choose("Get Info", by: device)
    try program.see("4 films")
    switch device {
    case .keys: try program.type(Key.escape)
    case .mouse: try program.click(Screen.Place(column: 79, row: 20))
    }
    try program.wait(forNoText: "4 films")
    try program.check("without it")
    try program.quit()
  }

  @Test(arguments: InputDevice.allCases)
  func `a submenu opens and closes`(device: InputDevice) throws {
    let program = try EmulatedProgram(Self.albums, [])
    try program.openMenu(of: "Beach Walks", by: device)
    try program.choose("Sort By", by: device)
    try program.wait(forList: "Oldest First")
    try program.check("the submenu")
    if device == .keys {
      try program.type(Key.left)
      try program.wait(forText: "Copy Photos To")
      try program.check("out of it")
      try program.choose("Sort By", by: device)
      try program.wait(forList: "Oldest First")
    }
    try program.choose("Oldest First", by: device)
    try program.wait(forNoText: "Oldest First")
    try program.openMenu(of: "Beach Walks", by: device)
    try program.choose("Sort By", by: device)
    try program.wait("what was chosen") { screen in
      screen.rows.contains { $0.contains("Oldest First  ✓") } ? [] : ["no mark"]
    }
    try program.check("what was chosen")
    // In a menu, the key closes the menu.
    try program.type("q")
    try program.wait(forNoText: "Oldest First")
    try program.type("q")
    try program.wait(forNoText: "Copy Photos To")
    try program.quit()
    try program.agreeOnWidths()
  }

  @Test(arguments: InputDevice.allCases)
  func `a row shows its swipe actions at either edge`(device: InputDevice) throws {
    let program = try EmulatedProgram(Self.albums, [])
    try program.wait(forText: "Night Sky")
    try program.swipe("Night Sky", to: .right, by: device)
    // During the swipe, the row already shows its actions, but there is no list with its title.
    try program.wait(forText: "─Night Sky─")
    try program.check("the leading edge")
    try program.choose("Favorite", by: device)
    try program.wait(forNoText: "─Night Sky─")
    try program.check("a favorite")
    try program.swipe("Night Sky", to: .left, by: device)
    try program.wait(forText: "─Night Sky─")
    try program.check("the trailing edge")
    try program.choose("Delete", by: device)
    try program.wait(forNoText: "Night Sky")
    try program.check("without it")
    try program.quit()
  }
}

extension ControlledProgram {
  /// Moves the focus to a row of any program.
  func focus(_ title: String) throws {
    func focusedRow(_ screen: Screen) -> Int? {
      screen.styles.firstIndex { $0.contains { "4567".contains($0) } }
    }
    let row = try wait(forText: title).place(of: title)?.row ?? 0
    for _ in 0..<30 {
      let screen = try wait("a focus") { focusedRow($0) == nil ? ["no focus"] : [] }
      guard let focused = focusedRow(screen), focused != row else { return }
      try type(focused < row ? Key.down : Key.up)
      try wait("the focus on its way to \(title)") {
        [nil, focused].contains(focusedRow($0)) ? ["the focus stays"] : []
      }
    }
    throw PseudoTerminal.Overdue(description: "the focus does not reach \(title)")
  }

  fileprivate func openMenu(of title: String, by device: ListTests.InputDevice) throws {
    try wait(forText: title)
    switch device {
    case .keys:
      try focus(title)
      try type("m")
    case .mouse: try click(place(ofText: title), button: 2)
    }
    try wait(forList: "Get Info")
    try check("the menu")
  }

  fileprivate func swipe(
    _ title: String,
    to direction: Direction,
    by device: ListTests.InputDevice
  ) throws {
    switch device {
    case .keys:
      try focus(title)
      try type(direction == .left ? ">" : "<")
    case .mouse:
      let start = try place(ofText: title)
      let other = Screen.Place(column: start.column + 8, row: start.row)
      try direction == .left ? drag(from: other, to: start) : drag(from: start, to: other)
    }
  }

  /// Chooses a line of the open list, by clicking it or by moving to it, which reverses it.
  fileprivate func choose(_ text: String, by device: ListTests.InputDevice) throws {
    guard device == .keys else { return try click(place(ofText: text)) }
    for _ in 0..<40 {
      let screen = try screens()
      let line = screen.text(styled: Screen.reversed)
      if line.contains(text) { return try type(Key.enter) }
      try type(Key.down)
      try wait("the line below") {
        $0.text(styled: Screen.reversed) == line ? ["the same line"] : []
      }
    }
    throw PseudoTerminal.Overdue(description: "\(text) is not reached")
  }
}

/// The direction in which a row is swiped.
private enum Direction { case left, right }
