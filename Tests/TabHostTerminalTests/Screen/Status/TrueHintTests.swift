import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What the status line and the rows offer is what the keys do.
@MainActor struct TrueHintTests {
  private let fixture = ScreenFixture()

  init() { fixture.screen.options.showsStatusLine = true }

  private func focus(_ identifier: String) {
    fixture.screen.setFocus(fixture.row(identifier))
    _ = fixture.screen.frame()
  }

  private func hints(_ identifier: String) -> String {
    focus(identifier)
    return fixture.screen.lastLine
  }

  @Test func `Return on a group that is no destination expands and collapses it`() {
    expect(hints("g").hasPrefix(" Enter collapse   Ctrl-P find"))
    fixture.press(.enter)
    expect(!fixture.group.isExpanded)
    expect(hints("g").hasPrefix(" Enter expand   Ctrl-P find"))
    fixture.group.isSidebarDestination = true
    expect(hints("g").hasPrefix(" Right expand   Enter select   Ctrl-P find"))
  }

  @Test func `the menu of a tab is offered until its provider has returned none`() {
    let tab = fixture.tab("a")
    tab.contextMenuProvider = { _ in nil }
    expect(hints("a").contains("m menu"))
    fixture.press(.character("m"))
    expect(fixture.screen.lastLine.contains("a has no menu"))
    fixture.press(.down, .up)
    expect(!hints("a").contains("m menu"))
    tab.contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
    fixture.press(.character("m"), .escape)
    expect(hints("a").contains("m menu"))
  }

  @Test func `the menu of a list row is offered until the provider has returned none for it`() {
    let list = ListViewController(rows: [ListRow("One"), ListRow("Two")])
    list.contextMenuProvider = { index in
      guard index.row == 1 else { return nil }
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Open") { _ in }])
      })
    }
    let fixture = ViewFixture(list, columns: 80)
    fixture.screen.options.showsStatusLine = true
    func offersMenu() -> Bool {
      _ = fixture.screen.frame()
      return fixture.screen.lastLine.contains("m menu")
    }
    expect(offersMenu())
    fixture.press(.character("m"))
    fixture.press(.left)
    expect(!offersMenu())
    fixture.press(.down)
    expect(offersMenu())
    fixture.press(.character("m"))
    expect(fixture.host.openMenu != nil)
  }

  @Test func `Return drops only where the target accepts, and says so otherwise`() {
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    focus("c1")
    fixture.press(.character("v"), .up)
    expectEqual(fixture.screen.lastLine, " g does not accept c1   Esc cancel")
    fixture.press(.enter)
    expect(fixture.screen.moves.activeMove != nil)
    fixture.press(.up)
    expect(fixture.screen.lastLine.contains("Enter drop here"))
    fixture.press(.enter)
    expect(fixture.screen.moves.activeMove == nil)
  }

  @Test func `only rows with another one beside them have a handle`() {
    for tab in fixture.group.children { tab.preferredPlacement = .sidebarOnly }
    fixture.press(.character("e"))
    let handles = { (identifier: String) in
      focus(identifier)
      let rect = fixture.screen.layout().rect(of: fixture.row(identifier))
      return fixture.screen.frame().plainLine(rect?.row ?? 0).prefix(24).contains("≡")
    }
    expect(handles("c1") && handles("c2"))
    fixture.group.children = [fixture.tab("c1")]
    expect(!handles("c1"))
    let list = ListViewController(sections: [
      ListSection("One", rows: [ListRow("a")]),
      ListSection("Two", rows: [ListRow("b"), ListRow("c")]),
    ])
    list.moveRowHandler = { _, _ in }
    list.isEditing = true
    expectEqual(list.lines(20, 6).filter { $0.contains("≡") }.count, 2)
  }
}
