import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Accessories of rows on the screen.
@MainActor struct TabActionScreenTests {
  private let fixture = ScreenFixture()

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

  @Test func `a click performs the accessory under the pointer, and selects nothing`() throws {
    setAccessories()
    try fixture.user.click("ⓘ")
    expectEqual(Set(fixture.log.takeHandlers()), ["detail"])
    try fixture.user.click("⊖")
    expectEqual(Set(fixture.log.takeHandlers()), ["delete"])
    expectEqual(fixture.selected, "a")
  }

  @Test func `a click on an accessory without an action selects the tab`() throws {
    setAccessories()
    try fixture.user.click(.text("ⓘ").offset(columns: -3))
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

  @Test func `a menu of an accessory opens as a list`() throws {
    _ = fixture.screen.frame()
    let menu = Menu(children: [Action(title: "Sort") { _ in }])
    fixture.host.sidebar.item(for: fixture.tab("b"))?.accessories = [.popUpMenu(menu)]
    try fixture.user.click("⇵")
    expectEqual(fixture.user.lines(containing: "Sort").count, 1)
  }
}
