import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Using the keyboard.
@MainActor struct KeyboardTests {
  @Test func `arrow keys move the focus, and Return selects`() {
    let fixture = ScreenFixture()
    expectEqual(fixture.screen.focus, .row(0))
    fixture.press(.down)
    expectEqual(fixture.takeCalls(), [])
    fixture.press(.enter)
    expectEqual(fixture.takeCalls(), [.shouldSelect("b"), .didSelect("b", previous: "a")])
  }

  @Test func `the focused row is reversed, and the rows scroll to it`() {
    let fixture = ScreenFixture(80, 5)
    fixture.press(.end)
    expectEqual(fixture.lines(with: "New").count, 1)
    fixture.press(.home)
    expect(fixture.lines(with: "New").isEmpty)
    let cells = fixture.screen.frame().cells
    let place = fixture.place(of: .row(0))
    expectEqual(cells[place.column, place.row].style, CellStyle(bold: true, reversed: true))
  }

  @Test func `the left arrow collapses a group or moves to it, and the right arrow expands it`() {
    let fixture = ScreenFixture()
    fixture.press(.down, .down, .down, .left)
    expect(fixture.screen.focusTab === fixture.group)
    fixture.press(.left)
    expect(!fixture.group.isExpanded)
    fixture.press(.right)
    expect(fixture.group.isExpanded)
  }

  @Test func `Return performs the focused action of a group`() {
    let fixture = ScreenFixture()
    fixture.press(.end, .enter)
    expect(fixture.log.entries.contains(.handler("New")))
  }

  @Test func `arrow keys and digits select items of a visible bar`() {
    let fixture = ScreenFixture()
    fixture.press(.character("b"), modifiers: .control)
    expectEqual(fixture.host.presentation, .bar)
    fixture.press(.right, .enter)
    expectEqual(fixture.selected, "b")
    fixture.press(.character("1"))
    expectEqual(fixture.selected, "a")
    fixture.press(.character("9"))
    expectEqual(fixture.selected, "a")
  }

  @Test func `tabs that do not fit into the bar are in a list`() {
    let fixture = ScreenFixture(40, 20, more: 8)
    expectEqual(fixture.host.presentation, .bar)
    fixture.press(.character("o"))
    expectEqual(fixture.lines(with: "more7").count, 1)
    fixture.press(.end, .enter)
    expectEqual(fixture.selected, "more7")
    expect(fixture.lines(with: "more6").isEmpty)
  }

  @Test func `while editing, keys hide a tab, move it, and add it to the bar`() {
    let fixture = ScreenFixture()
    fixture.press(.character("e"))
    expect(fixture.host.isEditing)
    fixture.press(.tab)
    fixture.screen.perform(.nextArea)
    fixture.press(.home, .down, .character(" "))
    let hidden = fixture.screen.focusTab
    expectEqual(hidden?.isHidden, true)
    while fixture.screen.focusTab !== fixture.tab("c1") { fixture.press(.down) }
    fixture.press(.down, modifiers: .alt)
    expectEqual(fixture.group.displayOrder.map(\.identifier), ["c2", "c1"])
    expect(fixture.screen.focusTab === fixture.tab("c1"))
    fixture.press(.character("p"))
    expect(fixture.tab("c1").hasVisiblePlacement)
    fixture.press(.escape)
    expect(!fixture.host.isEditing)
    let notifications = fixture.takeCalls()
    expectEqual(notifications.first, .willBeginEditing)
    expect(notifications.contains(.visibilityDidChange([hidden?.identifier ?? ""])))
    expect(notifications.contains(.displayOrderDidChange("g")))
    expectEqual(notifications.last, .didEndEditing)
  }

  @Test func `the list of keyboard shortcuts shows the keys of commands, and Escape closes it`() {
    let fixture = ScreenFixture(80, 44)
    fixture.press(.character("?"))
    expectEqual(fixture.lines(with: "Show or hide the sidebar").first?.contains("Ctrl-B"), true)
    fixture.press(.escape)
    expect(fixture.lines(with: "Show or hide the sidebar").isEmpty)
  }

  @Test func `key bindings can be added and removed`() {
    let fixture = ScreenFixture()
    fixture.screen.keyBindings[.character("x")] = .quit
    fixture.screen.keyBindings[.character("q")] = nil
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit)
    fixture.press(.character("x"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `a key of another script performs the command of the key at its position`() {
    let fixture = ScreenFixture()
    let press = KeyPress(.character("й"), baseCharacter: "q")
    fixture.screen.handle(.key(press), at: .zero)
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `an active search receives keys until it is canceled`() {
    let fixture = ScreenFixture()
    fixture.host.isSearchable = true
    fixture.press(.character("/"), .character("q"), .character("x"), .backspace)
    expectEqual(fixture.host.searchText, "q")
    fixture.screen.handle(.paste(PastedText("uiet\nplace")), at: .zero)
    expectEqual(fixture.host.searchText, "quiet place")
    fixture.press(.escape)
    expect(!fixture.host.isSearchActive)
    expect(!fixture.screen.wantsToQuit)
  }

  @Test func `pasted text is dropped on the focused tab`() {
    let fixture = ScreenFixture()
    fixture.recorder.dropAnswers["b"] = .copy
    fixture.press(.down)
    fixture.screen.handle(.paste(PastedText("q")), at: .zero)
    let types = String.writableTypeIdentifiersForItemProvider
    expectEqual(
      fixture.takeCalls(),
      [
        .operationForAcceptingItems("b", types: types, answer: .copy),
        .acceptItems("b", types: types),
      ]
    )
  }

  @Test(arguments: [(1, 1), (2, 3), (20, 5), (59, 10), (60, 10), (200, 60)])
  func `every size produces a frame, and a narrow screen is compact`(columns: Int, rows: Int) {
    let fixture = ScreenFixture()
    fixture.screen.size = CellSize(columns: columns, rows: rows)
    let frame = fixture.screen.frame()
    expectEqual(frame.size, CellSize(columns: columns, rows: rows))
    let traits = fixture.host.traitCollection
    expectEqual(traits.horizontalSizeClass, (columns < 60 ? .compact : .regular))
    fixture.press(.down, .character("?"), .character("m"), .tab, .end, .enter, .escape)
  }
}
