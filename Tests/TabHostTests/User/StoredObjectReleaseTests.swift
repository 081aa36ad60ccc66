import TabHost
import TabHostTestSupport
import Testing

/// Objects that the app stores and releases in the middle of other operations.
@MainActor struct StoredObjectReleaseTests {
  private let fixture = GestureFixture()

  /// Swipes `c1` and performs an action, whose completion is stored in the returned token.
  private func pendingCompletion() -> Token {
    let token = Token()
    let action = ContextualAction(style: .normal, title: "wait") { _, _, completion in
      token.completion = completion
    }
    fixture.tab("c1").leadingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [action])
    }
    fixture.user.openSwipeActions(.leading, on: fixture.tab("c1"))
    fixture.user.performSwipeAction(action)
    return token
  }

  /// Stores a completion.
  private final class Token {
    var completion: ((Bool) -> Void)?
    func use() {}
  }

  /// Returns a menu whose only action retains a token.
  private func menu(keeping token: Token) -> Menu {
    Menu(children: [Action(title: "A") { _ in token.use() }])
  }

  @Test func `a menu that stores a pending completion is closed before the completion is reported`()
  {
    openMenuRetainingCompletion()
    var reports: [String] = []
    fixture.host.diagnosticHandler = { [fixture] in
      reports.append("\($0.rule), open is \(fixture.open)")
    }
    expectEqual(fixture.user.closeMenu(), .performed)
    expectEqual(reports, ["neverCompleted, open is nothing"])
  }

  private func openMenuRetainingCompletion() {
    let menu = menu(keeping: pendingCompletion())
    fixture.tab("a").contextMenuProvider = { [weak menu] _ in menu }
    fixture.tab("c1").leadingSwipeActionsProvider = nil
    expectEqual(fixture.user.openContextMenu(on: fixture.tab("a")), .performed)
    expectEqual(fixture.open, "menu of a")
  }

  @Test func `a menu provider is removed before a completion that it retains is reported`() {
    setMenuRetainingCompletion()
    let tab = fixture.tab("b")
    var wasRemoved = false
    fixture.host.diagnosticHandler = { _ in wasRemoved = tab.contextMenuProvider == nil }
    tab.contextMenuProvider = nil
    expect(wasRemoved)
  }

  private func setMenuRetainingCompletion() {
    let menu = menu(keeping: pendingCompletion())
    fixture.tab("b").contextMenuProvider = { _ in menu }
    fixture.tab("c1").leadingSwipeActionsProvider = nil
    fixture.user.closeSwipeActions()
  }

  @Test func `accessories are removed before a completion that they retain is reported`() throws {
    fixture.sidebar.displayedRows = 0..<9
    let item = try #require(fixture.sidebar.item(for: fixture.tab("b")))
    setAccessoryRetainingCompletion(item)
    var count: Int?
    fixture.host.diagnosticHandler = { _ in count = item.accessories.count }
    item.accessories = []
    expectEqual(count, 0)
  }

  private func setAccessoryRetainingCompletion(_ item: TabSidebarItem) {
    let token = pendingCompletion()
    item.accessories = [.detail { token.use() }]
    fixture.tab("c1").leadingSwipeActionsProvider = nil
    fixture.user.closeSwipeActions()
  }

  @Test func `a diagnostic handler is replaced before a completion that it retains is reported`() {
    setHandlerRetainingCompletion()
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    expectEqual(rules, [.neverCompleted])
  }

  private func setHandlerRetainingCompletion() {
    let token = pendingCompletion()
    fixture.host.diagnosticHandler = { _ in token.use() }
    fixture.tab("c1").leadingSwipeActionsProvider = nil
    fixture.user.closeSwipeActions()
  }

  @Test func `deeply nested menus are released without exhausting the stack`() {
    var menu: Menu? = Menu(children: [Action { _ in }])
    let inner = menu
    for _ in 0..<100_000 { menu = menu.map { Menu(children: [$0]) } }
    menu = nil
    expectEqual(inner?.children.count, 1)
  }

  @Test func `objects released with a menu find it closed`() {
    var seen: [String] = []
    openMenuRetaining(ReleaseProbe { [fixture] in seen.append(fixture.open) })
    expectEqual(fixture.user.closeMenu(), .performed)
    expectEqual(seen, ["nothing"])
  }

  private func openMenuRetaining(_ probe: ReleaseProbe) {
    let menu = Menu(children: [Action(title: "A") { _ in probe.hold() }])
    fixture.tab("a").contextMenuProvider = { [weak menu] _ in menu }
    expectEqual(fixture.user.openContextMenu(on: fixture.tab("a")), .performed)
  }

  // MARK: - Open and pending gestures do not retain the host

  @Test func `a host is released while menus, swipes and popovers are open`() {
    weak var host: TabHostController?
    weak var item: TabSidebarItem?
    weak var menu: MenuSession?
    weak var popover: Popover?
    weak var content: ViewController?
    var completion: ((Bool) -> Void)?
    var elements: (([MenuElement]) -> Void)?
    do {
      let fixture = GestureFixture()
      host = fixture.host
      fixture.sidebar.displayedRows = 0..<9
      item = fixture.sidebar.item(for: fixture.tab("a"))
      item?.accessories = [.checkmark()]
      let action = ContextualAction(style: .normal, title: "wait") { completion = $2 }
      fixture.tab("b").leadingSwipeActionsProvider = { _ in
        SwipeActionsConfiguration(actions: [action])
      }
      fixture.user.fullSwipe(.leading, on: fixture.tab("b"))
      fixture.openMenu([DeferredMenuElement { elements = $0 }])
      menu = fixture.host.openMenu
      let shown = Popover(content: ViewController(), sourceItem: fixture.tab("a"))
      fixture.host.present(shown)
      popover = shown
      content = shown.content
      expect(host != nil && item != nil && menu != nil && popover != nil && content != nil)
    }
    expect(host == nil && item == nil && menu == nil && popover == nil && content == nil)
    completion?(true)
    elements?([])
  }

  @Test func `a drag retains its host until the drag is released, even after a drop`() {
    weak var host: TabHostController?
    weak var session: (any DragSession)?
    do {
      let fixture = DragFixture()
      host = fixture.host
      fixture.log.answers = ["b": .copy]
      let drag = fixture.user.beginExternalDrag([.text("x")], isLocal: true)
      session = drag.dragSession
      drag.enter(fixture.over("b"))
      drag.drop()
      expect(session != nil)
    }
    expect(host == nil && session == nil)
  }

  @Test func `a load that never completes does not retain the host`() {
    weak var host: TabHostController?
    var load: (@MainActor () -> Void)?
    do {
      let fixture = DragFixture()
      host = fixture.host
      fixture.tab("b").dropHandler = .objects(ofClass: String.self) { _ in }
      let item = DragItem.promise { completion in
        load = { completion(nil, nil) }
        return nil
      }
      let drag = fixture.user.beginExternalDrag([item])
      drag.enter(fixture.over("b"))
      expectEqual(drag.drop(), .performed)
      expect(load != nil)
    }
    expect(host == nil)
    load?()
  }
}
