import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Actions of the user on what an identifier or a title names.
@MainActor struct NamedActionTests {
  private let fixture = HostFixture(traits: .pad, mode: .tabSidebar) { log in
    let group = TabGroupItem.of([.page("c", log), .page("d", log)], "g", nil)
    group.allowsReordering = true
    let movable = TabItem.page("m", log)
    movable.preferredPlacement = .movable
    for tab in [movable] + group.children { tab.allowsHiding = true }
    let optional = TabItem.page("o", log)
    optional.preferredPlacement = .optional
    return [.page("a", log), movable, optional, group]
  }

  private var user: UserInteraction { fixture.user }

  private typealias Act = @MainActor (UserInteraction, String) -> UserInteraction.Outcome

  nonisolated private static let actions: [(String, Act)] = [
    ("tap", { $0.tap($1) }), ("tapRow", { $0.tapRow($1) }), ("choose", { $0.choose($1) }),
    ("springLoad", { $0.springLoad($1) }), ("expand", { $0.expand($1) }),
    ("collapse", { $0.collapse($1) }), ("check", { $0.check($1) }), ("uncheck", { $0.uncheck($1) }),
    ("moveRow", { $0.moveRow($1, .before, "c") }), ("moveRow", { $0.moveRow("c", .after, $1) }),
    ("moveItem", { $0.moveItem($1, .before, "a") }), ("drag", { $0.drag($1) }),
    ("dragOffBar", { $0.dragOffBar($1) }), ("drag(row:)", { $0.drag(row: $1).0 }),
    ("openContextMenu", { $0.openContextMenu(on: $1) }),
    ("openSwipeActions", { $0.openSwipeActions(.leading, on: $1) }),
    ("fullSwipe", { $0.fullSwipe(.trailing, on: $1) }),
    ("performAccessory", { $0.performAccessory(at: 0, of: $1) }),
  ]

  @Test func `an unknown identifier is refused and reported`() {
    for (name, act) in Self.actions {
      expectEqual(act(user, "x"), .refused(.unknownTab), name)
      expectEqual(fixture.takeRules(), ["unknownTab"])
    }
  }

  @Test func `rows are arranged by identifiers`() {
    expectEqual(user.collapse("g"), .performed)
    expectEqual(user.expand("g"), .performed)
    expectEqual(user.expand("a"), .refused(.notCollapsible))
    user.beginEditing()
    expectEqual(user.uncheck("d"), .performed)
    expectEqual(user.check("d"), .performed)
    expectEqual(user.moveRow("d", .before, "c"), .performed)
    user.endEditing()
    fixture.expectCalls([.willBeginEditing, .displayOrderDidChange("g"), .didEndEditing])
  }

  @Test func `elements of a menu and actions of a swipe are chosen by their titles`() {
    let log = fixture.log
    fixture.answers.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [
          log.action("Copy", .disabled), log.action("Copy"),
          Menu(title: "More", children: [log.action("Rename")]),
        ])
      })
    }
    fixture.answers.leadingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [log.swipeAction("Flag")])
    }
    expectEqual(user.performMenuElement("Copy"), .refused(.notAvailable))
    user.openContextMenu(on: "a")
    expectEqual(user.performMenuElement("Paste"), .refused(.notAvailable))
    expectEqual(user.performMenuElement("Copy"), .performed)
    user.openContextMenu(on: "a")
    expectEqual(user.openSubmenu("Less"), .refused(.notAvailable))
    expectEqual(user.openSubmenu("More"), .performed)
    expectEqual(user.performMenuElement("Rename"), .performed)
    user.openSwipeActions(.leading, on: "c")
    expectEqual(user.performSwipeAction("Delete"), .refused(.notAvailable))
    expectEqual(user.performSwipeAction("Flag"), .performed)
    expectEqual(log.takeHandlers(), ["Copy", "Rename", "Flag"])
  }

  @Test func `actions of groups and of the sidebar are chosen by their titles`() {
    let log = fixture.log
    fixture.group("g").sidebarActions = [log.action("New", .disabled), log.action("New")]
    fixture.host.sidebar.toolbarItems = [log.action("Sort")]
    expectEqual(user.perform("New", in: "g"), .performed)
    expectEqual(user.perform("Old", in: "g"), .refused(.notAvailable))
    expectEqual(user.perform("New", in: "a"), .refused(.notAvailable))
    expectEqual(user.performToolbarItem("Sort"), .performed)
    expectEqual(user.performToolbarItem("Find"), .refused(.notAvailable))
    expectEqual(log.takeHandlers(), ["New", "Sort"])
    expectEqual(user.perform("New", in: "x"), .refused(.unknownTab))
    expectEqual(fixture.takeRules(), ["unknownTab"])
  }

  @Test func `bar buttons and key commands are chosen by their names`() {
    let log = fixture.log
    let page = fixture.tab("a").viewController
    let menu = Menu(children: [log.action("By Name")])
    let sort = BarButtonItem(title: "Sort", menu: menu)
    sort.identifier = "sort"
    let disabled = log.button("Share")
    disabled.isEnabled = false
    page?.navigationItem.rightBarButtonItems = [sort, disabled, log.button("Share")]
    page?.addKeyCommand(
      KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { _ in
        log.append(.handler("Reload"))
      }
    )
    expectEqual(user.tapBarButton("Share"), .performed)
    expectEqual(user.tapBarButton("Print"), .refused(.notOnScreen))
    expectEqual(user.openMenu(of: "sort"), .performed)
    expectEqual(user.performMenuElement("By Name"), .performed)
    expectEqual(user.openMenu(of: "Share"), .refused(.notAvailable))
    expectEqual(user.perform(keyCommand: "Reload"), .performed)
    expectEqual(user.perform(keyCommand: "Load"), .refused(.notAvailable))
    expectEqual(log.takeHandlers(), ["Share", "By Name", "Reload"])
  }

  @Test func `a drag adds rows and enters tabs by their identifiers`() {
    for name in ["a", "o"] {
      fixture.tab(name).dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider())] }
    }
    let (_, drag) = user.drag(row: "a")
    expectEqual(drag?.add(row: "o"), .performed)
    expectEqual(drag?.enter("m"), .performed)
    expect(drag?.target?.isTab("m") == true)
    expectEqual(drag?.add(row: "x"), .refused(.unknownTab))
    expectEqual(drag?.enter("x"), .refused(.unknownTab))
    expectEqual(fixture.takeRules(), ["unknownTab", "unknownTab"])
  }
}

extension Drag.Target {
  fileprivate func isTab(_ identifier: String) -> Bool {
    if case .tab(let tab) = self { tab.identifier == identifier } else { false }
  }
}
