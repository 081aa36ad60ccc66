import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Action tabs, accessories and menus on the screen.
@MainActor struct TabActionScreenTests {
  private let fixture = ScreenFixture()

  // MARK: - Action tabs

  @Test func `Enter, a digit and a click perform the action of a tab`() {
    var count = 0
    fixture.tab("b").primaryAction = Action(title: "B") { _ in count += 1 }
    for isBar in [false, true] {
      fixture.host.sidebar.isHidden = isBar
      fixture.press(.character("2"))
      fixture.press(.enter)
      fixture.click(isBar ? .tab("b") : fixture.row("b"))
    }
    expectEqual(count, 6)
    expectEqual(fixture.selected, "a")
    expect(
      fixture.log.calls.allSatisfy { call in
        if case .shouldSelectTab = call { false } else { true }
      }
    )
  }

  // MARK: - Menus

  @Test func `the menu of an item in the bar opens by key and by the right button`() {
    fixture.host.sidebar.isHidden = true
    fixture.tab("b").contextMenuProvider = { [log = fixture.log] _ in
      Menu(children: [log.action("Rename")])
    }
    fixture.press(.character("2"), .character("m"))
    expectEqual(fixture.host.openMenu?.tab?.identifier, "b")
    expectEqual(fixture.lines(with: "Rename").count, 1)
    fixture.log.clear()
    fixture.press(.enter)
    expectEqual(Set(fixture.log.takeHandlers()), ["Rename"])
    fixture.click(.tab("b"), .right)
    expectEqual(fixture.host.openMenu?.tab?.identifier, "b")
    fixture.press(.escape)
    expect(fixture.host.openMenu == nil)
  }

  // MARK: - Accessories

  /// Sets the accessories of the row of `b`: a label, and two that perform something.
  private func setAccessories() {
    _ = fixture.screen.frame()
    fixture.host.sidebar.item(for: fixture.tab("b"))?.accessories = [
      .label(text: "new"),
      .detail { [log = fixture.log] in log.append(.handler("detail")) },
      .delete(displayed: .always) { [log = fixture.log] in log.append(.handler("delete")) },
    ]
    _ = fixture.screen.frame()
    fixture.log.clear()
  }

  private func point(of glyph: Character) -> CellPoint {
    let row = fixture.screen.layout().rect(of: fixture.row("b"))?.row ?? 0
    return CellPoint(column: fixture.column(of: glyph, row: row), row: row)
  }

  @Test func `a click performs the accessory under the pointer, and selects nothing`() {
    setAccessories()
    fixture.click(point(of: "ⓘ"))
    expectEqual(Set(fixture.log.takeHandlers()), ["detail"])
    fixture.click(point(of: "⊖"))
    expectEqual(Set(fixture.log.takeHandlers()), ["delete"])
    expectEqual(fixture.selected, "a")
  }

  @Test func `a click on an accessory without an action selects the tab`() {
    setAccessories()
    let detail = point(of: "ⓘ")
    fixture.click(CellPoint(column: detail.column - 3, row: detail.row))
    expectEqual(fixture.selected, "b")
  }

  @Test func `a key performs the first accessory with an action`() {
    setAccessories()
    fixture.screen.handle(.key(KeyPress(.down)), at: .zero)
    fixture.press(.character("a"))
    expectEqual(Set(fixture.log.takeHandlers()), ["detail"])
    fixture.press(.up, .character("a"))
    expectEqual(fixture.log.handlers, [])
  }

  @Test func `a menu of an accessory opens as a list`() {
    _ = fixture.screen.frame()
    let menu = Menu(children: [Action(title: "Sort") { _ in }])
    fixture.host.sidebar.item(for: fixture.tab("b"))?.accessories = [.popUpMenu(menu)]
    fixture.click(point(of: "⇵"))
    expectEqual(fixture.lines(with: "Sort").count, 1)
  }
}
