import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Lines of menus and other lists.
@MainActor struct ScreenMenuTests {
  @Test func `a list without room for the titles and all keys shows the first key of each`() {
    let narrow = ScreenFixture(20, 20)
    narrow.tab("a").contextMenuProvider = { _ in nil }
    narrow.press(.character("p"), modifiers: .control)
    for character in "context" { narrow.press(.character(character)) }
    expectEqual(narrow.user.lines(containing: "Context"), ["│ Context me… Menu │"])
  }

  @Test func `an action that keeps its menu open keeps the focus`() {
    let fixture = ScreenFixture()
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(children: [log.action("Mail"), log.action("Bold", .keepsMenuPresented)])
    }
    fixture.press(.down, .menu, .down, .enter, .enter)
    expectEqual(log.handlers, ["Bold", "Bold"])
    expectEqual(fixture.screen.panelFocus, 1)
  }
}
