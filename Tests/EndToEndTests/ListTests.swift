import TabHostTestSupport
import TerminalTestSupport
import Testing

@Suite("End to end: lists and popovers", .enabled(if: Equipment.isThere, Equipment.advice))
struct ListTests {
  /// The input device: keyboard or mouse.
  enum Hand: CaseIterable { case keys, mouse }

  private static let albums = BuiltProducts.path("PhotoCollections")

  @Test(arguments: Hand.allCases)
  func `a menu action opens a popover, which can be dismissed`(hand: Hand) throws {
    let scene = try Scene()
    try scene.openMenu(of: "Sea Life", by: hand)
    try scene.choose("Get Info", by: hand)
    try scene.see("4 films")
    switch hand {
    case .keys: try scene.type(Key.escape)
    case .mouse: try scene.click(Screen.Place(column: 79, row: 20))
    }
    try scene.wait(forNoText: "4 films")
    try scene.check("without it")
    try scene.leave()
  }

  @Test(arguments: Hand.allCases)
  func `a submenu opens and closes`(hand: Hand) throws {
    let scene = try Scene(Self.albums, [])
    try scene.openMenu(of: "Beach Walks", by: hand)
    try scene.choose("Sort By", by: hand)
    try scene.wait(forList: "Oldest First")
    try scene.check("the submenu")
    if hand == .keys {
      try scene.type(Key.left)
      try scene.wait(forText: "Copy Photos To")
      try scene.check("out of it")
      try scene.choose("Sort By", by: hand)
      try scene.wait(forList: "Oldest First")
    }
    try scene.choose("Oldest First", by: hand)
    try scene.wait(forNoText: "Oldest First")
    try scene.openMenu(of: "Beach Walks", by: hand)
    try scene.choose("Sort By", by: hand)
    try scene.wait("what was chosen") { screen in
      screen.rows.contains { $0.contains("Oldest First  ✓") } ? [] : ["no mark"]
    }
    try scene.check("what was chosen")
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test(arguments: Hand.allCases)
  func `choosing a line in the list of keys performs its command`(hand: Hand) throws {
    let scene = try Scene()
    let edit = Step("edit") { stage, _ in
      switch hand {
      case .keys: try stage.type("?")
      case .mouse: try stage.click(stage.place(ofText: "?"))
      }
      try stage.wait(forList: "edit, or done")
      try stage.check("the keys")
      try stage.choose("edit, or done", by: hand)
    }
    try scene.perform([edit])
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test(arguments: Hand.allCases)
  func `tabs that do not fit in the bar are in a list`(hand: Hand) throws {
    let scene = try Scene(columns: 40, rows: 20)
    let animations = Step("tap animations") { stage, _ in
      switch hand {
      case .keys: try stage.type("o")
      case .mouse: try stage.click(stage.place(ofText: "More"))
      }
      try stage.wait(forList: "Animations")
      try stage.check("the rest of the bar")
      try stage.choose("Animations", by: hand)
      try stage.wait(forNoText: "╰")
    }
    try scene.perform([animations], columns: 40, rows: 20)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test(arguments: Hand.allCases)
  func `choosing a film from a list plays it`(hand: Hand) throws {
    let scene = try Scene()
    try scene.perform([Step("tap library") { stage, _ in try stage.type("2") }])
    switch hand {
    case .keys:
      try scene.type(Key.tab)
      try scene.wait(forText: "━━━")
      try scene.check("the focus is in the list")
      try scene.type(Key.down + Key.down + Key.enter)
    case .mouse:
      for _ in 0..<2 { try scene.click(scene.place(ofText: "Bloom")) }
    }
    try scene.see("▶ Bloom")
    switch hand {
    case .keys: try scene.type(Key.tab + Key.enter)
    case .mouse: try scene.click(scene.place(ofText: "▶ Bloom"))
    }
    try scene.see("▷ Bloom")
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test(arguments: Hand.allCases)
  func `a row shows its swipe actions at either edge`(hand: Hand) throws {
    let scene = try Scene(Self.albums, [])
    try scene.wait(forText: "Night Sky")
    try scene.swipe("Night Sky", to: .right, by: hand)
    // During the swipe, the row already shows its actions, but there is no list with its title.
    try scene.wait(forText: "─Night Sky─")
    try scene.check("the leading edge")
    try scene.choose("Favourite", by: hand)
    try scene.wait(forNoText: "─Night Sky─")
    try scene.check("a favourite")
    try scene.swipe("Night Sky", to: .left, by: hand)
    try scene.wait(forText: "─Night Sky─")
    try scene.check("the trailing edge")
    try scene.choose("Delete", by: hand)
    try scene.wait(forNoText: "Night Sky")
    try scene.check("without it")
    try scene.leave()
  }
}

extension Stage {
  /// Moves the focus to a row of any program.
  func focus(_ title: String) throws {
    func focusedRow(_ screen: Screen) -> Int? {
      screen.styles.firstIndex { $0.contains { "2367".contains($0) } }
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

  fileprivate func openMenu(of title: String, by hand: ListTests.Hand) throws {
    try wait(forText: title)
    switch hand {
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
    by hand: ListTests.Hand
  ) throws {
    switch hand {
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
  fileprivate func choose(_ text: String, by hand: ListTests.Hand) throws {
    guard hand == .keys else { return try click(place(ofText: text)) }
    for _ in 0..<40 {
      let screen = try look()
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
