import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Context menus of content.
@MainActor struct ContentMenuTests {
  private let fixture = GestureFixture()

  private func configuration(_ elements: MenuElement...) -> ContextMenuConfiguration {
    ContextMenuConfiguration(
      identifier: "row",
      actionProvider: { [fixture] _ in
        fixture.delegate.note("actionProvider")
        return Menu(children: elements)
      }
    )
  }

  private var content: ViewController? { fixture.host.selectedViewController }

  @Test func `content on screen opens a menu, whose actions have the content as sender`() throws {
    let content = try #require(content)
    var senders: [Any?] = []
    let open = Action(title: "Open") { senders.append($0.sender) }
    #expect(fixture.user.openContextMenu(configuration(open), in: content) == .performed)
    #expect(fixture.lines == ["Open"])
    #expect(fixture.host.openMenu?.content === content)
    #expect(fixture.host.openMenu?.tab == nil)
    #expect(fixture.host.openMenu?.configuration?.identifier == AnyHashable("row"))
    #expect(fixture.user.performMenuElement(open) == .performed)
    #expect(senders.count == 1 && senders.first as? ViewController === content)
    #expect(fixture.host.openMenu == nil)
    #expect(fixture.take() == ["actionProvider"])
  }

  @Test func `the menu closes when the content leaves the screen`() throws {
    let content = try #require(content)
    fixture.user.openContextMenu(configuration(Action(title: "Open") { _ in }), in: content)
    fixture.host.selectedTab = fixture.tab("b")
    #expect(fixture.host.openMenu == nil)
    #expect(
      fixture.user.openContextMenu(configuration(Action(title: "Open") { _ in }), in: content)
        == .refused(.notOnScreen)
    )
  }

  @Test func `content beneath a presented controller has no menu, and presented content has one`()
    throws
  {
    let content = try #require(content)
    let sheet = ViewController()
    content.present(sheet, animated: false)
    let menu = configuration(Action(title: "Open") { _ in })
    #expect(fixture.user.openContextMenu(menu, in: content) == .refused(.covered))
    #expect(fixture.user.openContextMenu(menu, in: sheet) == .performed)
    #expect(fixture.host.openMenu?.content === sheet)
    sheet.dismiss(animated: false)
    #expect(fixture.host.openMenu == nil)
  }

  @Test func `nothing opens without elements`() throws {
    let content = try #require(content)
    #expect(fixture.user.openContextMenu(configuration(), in: content) == .performed)
    #expect(fixture.user.openContextMenu(ContextMenuConfiguration(), in: content) == .performed)
    #expect(fixture.host.openMenu == nil)
  }
}
