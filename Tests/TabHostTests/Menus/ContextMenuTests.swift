import TabHost
import TabHostTestSupport
import Testing

/// Context menus of rows.
@MainActor struct ContextMenuTests {
  private let fixture = GestureFixture()
  private var user: UserInteraction { fixture.user }

  @Test func `row 77: without a configuration, no menu opens`() {
    #expect(user.openContextMenu(on: fixture.tab("c1")) == .performed)
    #expect(fixture.take() == ["menu(c1)"])
    #expect(fixture.open == "nothing")
  }

  @Test func `row 77: the provider of the tab is called if the delegate returns nil or is absent`()
  {
    fixture.tab("c1").contextMenuProvider = { tab in
      fixture.delegate.note("tab \(tab.identifier)")
      return Menu(children: [fixture.action("Rename")])
    }
    user.openContextMenu(on: fixture.tab("c1"))
    #expect(fixture.take() == ["menu(c1)", "tab c1"])
    user.closeMenu()
    fixture.sidebar.delegate = nil
    user.openContextMenu(on: fixture.tab("c1"))
    #expect(fixture.take() == ["tab c1"])
    #expect(fixture.open == "menu of c1")
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
    #expect(user.openContextMenu(on: fixture.tab("c1")) == .performed)
    #expect(fixture.open == "nothing")
    #expect(fixture.take() == ["menu(c1)"])
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
    #expect(fixture.take() == ["menu(c1)", "suggested 0"])
    let session = fixture.host.openMenu
    #expect(session?.configuration === configuration)
    #expect(session?.previewProvider?() === preview)
    #expect(session?.openMenus.count == 1)
    #expect(configuration.identifier == AnyHashable("x"))
    #expect(ContextMenuConfiguration().identifier != ContextMenuConfiguration().identifier)
  }

  @Test func `a disabled tab has a context menu`() {
    fixture.tab("c1").isEnabled = false
    #expect(fixture.openMenu([fixture.action("Rename")]) == .performed)
    #expect(fixture.open == "menu of c1")
  }

  @Test func `a row removed while its menu is requested opens no menu`() {
    fixture.delegate.menu = { tab in
      fixture.group.children = []
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [fixture.action("Rename")])
      })
    }
    user.openContextMenu(on: fixture.tab("c1"))
    #expect(fixture.open == "nothing")
    #expect(fixture.take() == ["menu(c1)"])
  }

  @Test func `endlessly nested requests for a menu are stopped and reported`() {
    fixture.delegate.menu = { tab in
      user.openContextMenu(on: tab)
      return nil
    }
    user.openContextMenu(on: fixture.tab("c1"))
    #expect(Set(fixture.take()) == ["menu(c1)", "selectionLoop[]"])
  }
}
