import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Using only the keyboard.
@MainActor struct KeyboardUserTests {
  private let fixture = ScreenFixture()

  /// Returns the number of badges that indicate that an action on a tab is not possible.
  private func refusals(of name: String) -> Int { fixture.lines(with: "⊘ \(name)").count }

  // MARK: - Moving the focus

  @Test func `the letters of vi move the focus like the arrow keys`() {
    fixture.press(.character("j"), .character("j"), .character("h"))
    expect(fixture.screen.focusTab === fixture.group && !fixture.group.isExpanded)
    fixture.press(.character("l"), .character("k"))
    expect(fixture.screen.focusTab === fixture.tab("b") && fixture.group.isExpanded)
  }

  @Test func `content that handles an arrow key also handles the letter for it`() {
    let content = ContentFixture()
    content.page.taken = [.down]
    content.press(.character("l"))
    expectEqual(content.screen.focus, .content)
    _ = content.page.take()
    content.press(.character("j"))
    expectEqual(content.page.take(), ["\(KeyPress.Key.character("j"))", "\(KeyPress.Key.down)"])
    expectEqual(content.screen.focus, .content)
    content.press(.character("h"))
    expectEqual(content.screen.focus, .row(0))
  }

  @Test func `leaving the content moves the focus to the selection`() {
    let content = ContentFixture()
    content.press(.down, .enter, .right)
    expectEqual(content.screen.focus, .content)
    content.press(.left)
    expectEqual(content.screen.focus, .row(1))
    content.press(.right, .escape)
    expectEqual(content.screen.focus, .row(1))
    content.screen.perform(.toggleSidebar)
    content.press(.down, .up)
    expectEqual(content.screen.focus, .tab("b"))
  }

  @Test func `Return in the search field moves the focus to the content`() {
    let content = ContentFixture()
    content.host.isSearchable = true
    content.press(.character("/"), .character("x"), .enter)
    expect(content.screen.focus == .content && content.host.searchText == "x")
  }

  // MARK: - Digits

  @Test func `digits select top-level rows or, if there is a bar, its items`() {
    fixture.press(.character("2"))
    expect(fixture.selected == "b" && fixture.screen.focus == .row(1))
    fixture.press(.character("3"), .character("4"))
    expect(fixture.screen.focusTab?.identifier == "c1" && fixture.selected == "c1")
    fixture.press(.character("b"), modifiers: .control)
    fixture.press(.character("1"))
    expect(fixture.selected == "a" && fixture.screen.focus == .tab("a"))
    fixture.press(.character("2"))
    expect(fixture.selected == "b" && fixture.screen.focus == .tab("b"))
  }

  // MARK: - Refused actions

  @Test func `a missing menu or swipe action is indicated until the next key press`() {
    for key in ["m", "<", ">"] {
      fixture.press(.character(Character(key)))
      expectEqual(refusals(of: "a"), 1, "\(key)")
      fixture.press(.down, .up)
      expectEqual(refusals(of: "a"), 0)
    }
  }

  @Test func `hiding, moving or selecting a tab that does not allow it is indicated`() {
    fixture.tab("a").allowsHiding = false
    fixture.tab("b").isEnabled = false
    fixture.press(.character("e"), .character(" "))
    expectEqual(refusals(of: "a"), 1)
    fixture.press(.down)
    fixture.press(.up, modifiers: .alt)
    expectEqual(refusals(of: "b"), 1)
    fixture.press(.escape, .enter)
    expect(refusals(of: "b") == 1 && fixture.selected == "a")
  }

  @Test func `pasted text that is not accepted is indicated`() {
    fixture.screen.handle(.paste(PastedText("words")), at: .zero)
    expectEqual(refusals(of: "a"), 1)
  }

  @Test func `the badge for an item of the bar is below the item`() throws {
    fixture.press(.character("e"), .tab, .tab, .character("m"))
    expectEqual(fixture.screen.focus, .tab("a"))
    let item = fixture.place(of: .tab("a")).row
    try expectEqual(fixture.point(ofText: "⊘ a").row, item + 1)
  }

  // MARK: - Lists

  @Test func `a digit selects a group with a page, as its item in the bar does`() {
    let content = ContentFixture()
    content.press(.character("4"))
    expectEqual(content.selected, "g")
  }

  @Test func `a digit selects the last tab of a group, also if it is collapsed`() {
    fixture.host.selectedTab = fixture.tab("c2")
    fixture.press(.character("1"))
    fixture.group.isExpanded = false
    fixture.press(.character("3"))
    expect(fixture.selected == "c2" && !fixture.group.isExpanded)
    expect(fixture.screen.focusTab === fixture.group)
  }

  @Test func `the list of keyboard shortcuts has a heading for each topic, and titles of tabs`() {
    fixture.press(.character("?"))
    let listed = fixture.listed ?? []
    expectEqual(
      listed.filter { ["Page", "Selection", "Move", "Tabs and sidebar", "General"].contains($0) },
      ["Selection", "Move", "Tabs and sidebar", "General"]
    )
    expectEqual(listed.filter { ["a", "b", "g"].contains($0) }, ["a", "b", "g"])
    expect(listed.allSatisfy { $0.isEmpty || $0.count == 1 || $0.first?.isUppercase == true })
    // The last column of the list is its border or the thumb of its scrollbar.
    for text in ["Enter Space", "Esc", "Up k"] {
      let lines = ["│", "█"].flatMap { fixture.lines(with: " \(text) \($0)") }
      expectEqual(lines.count, 1, "\(text)")
    }
    fixture.press(.backspace)
    expect(fixture.lines(with: "Keys").isEmpty)
  }

  @Test func `while a popover is visible, the list contains only the available commands`() {
    let content = ContentFixture()
    content.present(Notebook("note"), on: content.tab("a"))
    content.press(.character("?"))
    expect(content.text.contains("Ctrl-C") && content.text.contains("Esc"))
    expect(!content.text.contains("Enter") && !content.text.contains("Tab"))
    content.press(.escape, .escape)
    expect(content.host.popover == nil)
  }

  @Test func `in a right-to-left layout, a submenu opens with the left arrow key`() {
    fixture.tab("a").contextMenuProvider = { _ in
      Menu(children: [Menu(title: "Share", children: [Action(title: "Link") { _ in }])])
    }
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    fixture.press(.character("m"), .right)
    expect(fixture.lines(with: "Link").isEmpty)
    fixture.press(.left)
    expectEqual(fixture.lines(with: "Link").count, 1)
    fixture.press(.right)
    expect(fixture.lines(with: "Link").isEmpty && fixture.host.openMenu != nil)
  }
}
