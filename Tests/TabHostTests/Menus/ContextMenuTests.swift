import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Context menus of rows.
@MainActor struct ContextMenuTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  @Test func `row 77: the provider of the tab is called if the delegate returns nil or is absent`()
  {
    fixture.tab("c1").contextMenuProvider = { tab in
      fixture.delegate.note("tab \(tab.identifier)")
      return Menu(children: [fixture.action("Rename")])
    }
    user.openContextMenu(on: fixture.tab("c1"))
    fixture.expect(["menu(c1)", "tab c1"])
    user.closeMenu()
    fixture.sidebar.delegate = nil
    user.openContextMenu(on: fixture.tab("c1"))
    fixture.expect(["tab c1"])
    expectEqual(fixture.open, "menu of c1")
  }

  /// Configurations without any element to show.
  enum Nothing: CaseIterable {
    case noProvider, noMenu, emptyMenu, hiddenActions, emptySubmenus, emptyInline, emptyDeferred

    @MainActor var configuration: ContextMenuConfiguration {
      switch self {
      case .noProvider: ContextMenuConfiguration()
      case .noMenu: ContextMenuConfiguration(actionProvider: { _ in nil })
      case .emptyMenu: of([])
      case .hiddenActions: of([Action(title: "x", attributes: .hidden) { _ in }])
      case .emptySubmenus: of([Menu(title: "x", children: [Menu(title: "y")])])
      case .emptyInline: of([Menu(options: .displayInline), Menu(options: .displayInline)])
      case .emptyDeferred: of([DeferredMenuElement { $0([]) }, .init { $0([Menu()]) }])
      }
    }

    @MainActor private func of(_ elements: [MenuElement]) -> ContextMenuConfiguration {
      ContextMenuConfiguration(actionProvider: { _ in Menu(children: elements) })
    }
  }

  @Test(arguments: Nothing.allCases)
  func `an empty menu does not open, and the provider of the tab is not called`(nothing: Nothing) {
    fixture.delegate.menu = { _ in nothing.configuration }
    fixture.tab("c1").contextMenuProvider = { _ in
      Issue.record("the delegate has answered")
      return nil
    }
    expectEqual(user.openContextMenu(on: fixture.tab("c1")), .performed)
    expectEqual(fixture.open, "nothing")
    fixture.expect(["menu(c1)"])
  }

  @Test func `the open menu has the configuration and the preview that it was created from`() {
    let preview = ViewController()
    let configuration = ContextMenuConfiguration(identifier: "x") {
      preview
    } actionProvider: { suggested in
      fixture.delegate.note("suggested \(suggested.count)")
      return Menu(children: [fixture.action("Rename")])
    }
    configuration.preferredMenuElementOrder = .priority
    fixture.delegate.menu = { _ in configuration }
    user.openContextMenu(on: fixture.tab("c1"))
    fixture.expect(["menu(c1)", "suggested 0"])
    let session = fixture.host.openMenu
    expect(session?.configuration === configuration)
    expect(session?.previewProvider?() === preview)
    expectEqual(session?.openMenus.count, 1)
    expectEqual(configuration.identifier, AnyHashable("x"))
    let defaults = [ContextMenuConfiguration(), ContextMenuConfiguration()]
    expect(defaults[0].identifier != defaults[1].identifier)
  }

  @Test func `a row removed while its menu is requested opens no menu`() {
    fixture.delegate.menu = { tab in
      fixture.group.children = []
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [fixture.action("Rename")])
      })
    }
    user.openContextMenu(on: fixture.tab("c1"))
    expectEqual(fixture.open, "nothing")
    fixture.expect(["menu(c1)"])
  }

  @Test func `endlessly nested requests for a menu are stopped and reported`() {
    fixture.delegate.menu = { tab in
      user.openContextMenu(on: tab)
      return nil
    }
    user.openContextMenu(on: fixture.tab("c1"))
    expectEqual(Set(fixture.take()), ["menu(c1)", "selectionLoop[]"])
  }
}

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
    expectEqual(fixture.user.openContextMenu(configuration(open), in: content), .performed)
    expectEqual(fixture.lines, ["Open"])
    expect(fixture.host.openMenu?.content === content)
    expect(fixture.host.openMenu?.tab == nil)
    expectEqual(fixture.host.openMenu?.configuration?.identifier, AnyHashable("row"))
    expectEqual(fixture.user.performMenuElement(open), .performed)
    expect(senders.count == 1 && senders.first as? ViewController === content)
    expect(fixture.host.openMenu == nil)
    fixture.expect(["actionProvider"])
  }

  @Test func `the menu closes when the content leaves the screen`() throws {
    let content = try #require(content)
    fixture.user.openContextMenu(configuration(Action(title: "Open") { _ in }), in: content)
    fixture.host.selectedTab = fixture.tab("b")
    expect(fixture.host.openMenu == nil)
    expectEqual(
      fixture.user.openContextMenu(configuration(Action(title: "Open") { _ in }), in: content),
      .refused(.notOnScreen)
    )
  }

  @Test func `content beneath a presented controller has no menu, and presented content has one`()
    throws
  {
    let content = try #require(content)
    let sheet = ViewController()
    content.present(sheet, animated: false)
    let menu = configuration(Action(title: "Open") { _ in })
    expectEqual(fixture.user.openContextMenu(menu, in: content), .refused(.covered))
    expectEqual(fixture.user.openContextMenu(menu, in: sheet), .performed)
    expect(fixture.host.openMenu?.content === sheet)
    sheet.dismiss(animated: false)
    expect(fixture.host.openMenu == nil)
  }

  @Test func `nothing opens without elements`() throws {
    let content = try #require(content)
    expectEqual(fixture.user.openContextMenu(configuration(), in: content), .performed)
    expectEqual(fixture.user.openContextMenu(ContextMenuConfiguration(), in: content), .performed)
    expect(fixture.host.openMenu == nil)
  }
}
