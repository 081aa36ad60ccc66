import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recording choices that are refused, or that leave a menu or a row open, and replaying them.
@MainActor struct RecordedMenuTests {
  /// An app with menus that contain disabled elements, and elements that keep the menu open.
  private final class App: TabHostController {
    private(set) var performed: [String] = []
    /// Completes the swipe action that was chosen.
    private(set) var complete: ((Bool) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      let page = ViewController()
      page.navigationItem.rightBarButtonItems = [
        button("Off"), button("On"), button("Sort"), BarButtonItem(title: "More", menu: menu),
        BarButtonItem(
          title: "Ask",
          primaryAction: Action(title: "") { [unowned self] _ in
            user.openContextMenu(on: tabs[1])
          }
        ),
      ]
      page.navigationItem.rightBarButtonItems?[0].isEnabled = false
      page.navigationItem.rightBarButtonItems?[2].menu = menu
      page.navigationItem.additionalOverflowItems = DeferredMenuElement { [unowned self] in
        $0([action("Print"), action("Fax", .disabled), action("Zoom", .keepsMenuPresented)])
      }
      tabs = [
        TabItem(title: "a", identifier: "a") { _ in NavigationController(rootViewController: page)
        },
        TabItem(title: "b", identifier: "b") { _ in ViewController() },
        TabItem(title: "hidden", identifier: "hidden") { _ in ViewController() },
      ]
      tabs[2].isHidden = true
      for tab in tabs {
        tab.contextMenuProvider = { [unowned self] _ in menu }
        tab.trailingSwipeActionsProvider = { [unowned self] _ in swipeActions }
      }
      mode = .tabSidebar
      sidebar.isHidden = false
      sidebar.displayedRows = 0..<2
    }

    private func action(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action {
      Action(title: title, attributes: attributes) { [unowned self] _ in performed.append(title) }
    }

    private func button(_ title: String) -> BarButtonItem {
      let button = BarButtonItem(primaryAction: action(title))
      button.title = title
      return button
    }

    private var menu: Menu {
      Menu(children: [
        action("Share"), action("Delete", .disabled), action("Keep", .keepsMenuPresented),
        Menu(title: "Sub", children: [action("In"), action("Out", .disabled)]),
      ])
    }

    private var swipeActions: SwipeActionsConfiguration {
      SwipeActionsConfiguration(
        actions: ["Flag", "Pin"].map { title in
          ContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            performed.append(title)
            complete = completion
          }
        }
      )
    }

    /// Chooses elements of the open menu, and opens those that are menus.
    func choose(_ titles: String...) {
      for title in titles {
        for item in openMenu?.items ?? [] {
          switch item {
          case .action(let action) where action.title == title: user.performMenuElement(action)
          case .menu(let menu) where menu.title == title: user.openSubmenu(menu)
          default: break
          }
        }
      }
    }

    func openMenu(of title: String) {
      let button = visibleNavigationBar?.buttons.first { $0.title == title }
      if let button { user.openMenu(of: button) }
    }

    /// Opens the overflow menu of a bar into which the last buttons don't fit.
    func openOverflow(of count: Int) {
      user.openNavigationOverflow(visibleNavigationBar?.buttons.suffix(count) ?? [])
    }

    /// Opens the row of the first tab, and chooses actions.
    func swipe(_ positions: Int...) {
      user.openSwipeActions(.trailing, on: tabs[0])
      for position in positions {
        guard let row = sidebar.swipedRow else { return }
        user.performSwipeAction(row.configuration.actions[position])
      }
    }
  }

  /// Expects the commands of a session, and that their replay performs the same and leaves the same open.
  private func expectCommands(
    _ commands: String...,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ play: (App) -> Void
  ) throws {
    let original = RecordedHost(traits: .pad) { App() }
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    play(original.host)
    recorder.finish()
    let lines = script.split(separator: "\n").filter { $0 != "strict" && !$0.hasPrefix("expect ") }
    expectEqual(lines.map(String.init), commands, sourceLocation: sourceLocation)
    let replayed = RecordedHost(traits: .pad) { App() }
    try ScriptRunner(replayed) { _ in }.run(HostScript(parsing: script))
    let (host, other) = (original.host, replayed.host)
    expectEqual(other.performed, host.performed, script, sourceLocation: sourceLocation)
    expectEqual(replayed.log.entries, original.log.entries, script, sourceLocation: sourceLocation)
    expectEqual(
      other.sidebar.swipedRow?.tab.identifier,
      host.sidebar.swipedRow?.tab.identifier,
      sourceLocation: sourceLocation
    )
    expectEqual(
      other.openMenu?.openMenus.map(\.title),
      host.openMenu?.openMenus.map(\.title),
      sourceLocation: sourceLocation
    )
  }

  @Test func `a menu stays open after a choice that is refused`() throws {
    try expectCommands("menu a Delete open", "menu-item Share") { app in
      app.user.openContextMenu(on: app.tabs[0])
      app.choose("Delete", "Share")
    }
    try expectCommands("menu a Sub Out open", "close-submenu", "menu-item Keep", "tap b") { app in
      app.user.openContextMenu(on: app.tabs[0])
      app.choose("Sub", "Out")
      app.user.closeSubmenu()
      app.choose("Keep")
      app.user.tap("b")
    }
    try expectCommands("button More Delete open", "close-menu") { app in
      app.user.tapBarButton("More")
      app.choose("Delete")
      app.user.closeMenu()
    }
  }

  @Test func `a menu stays open after another action that is refused`() throws {
    try expectCommands("menu a open", "button Off", "menu-item Share") { app in
      app.user.openContextMenu(on: app.tabs[0])
      app.user.tapBarButton("Off")
      app.choose("Share")
    }
    try expectCommands("menu a Sub open", "menu hidden", "menu-item In") { app in
      app.user.openContextMenu(on: app.tabs[0])
      app.choose("Sub")
      app.user.openContextMenu(on: app.tabs[2])
      app.choose("In")
    }
  }

  @Test func `a menu stays open after a choice that keeps it open`() throws {
    try expectCommands("menu a Keep Sub In") { app in
      app.user.openContextMenu(on: app.tabs[0])
      app.choose("Keep", "Sub", "In")
    }
    try expectCommands("button Sort Keep Delete open", "menu-item Share") { app in
      app.openMenu(of: "Sort")
      app.choose("Keep", "Delete", "Share")
    }
  }

  @Test func `a menu that a button opens by its action stays open`() throws {
    try expectCommands("button Ask open", "menu-item Share") { app in
      app.user.tapBarButton("Ask")
      app.choose("Share")
    }
  }

  @Test func `choices in an overflow menu are lines of their own`() throws {
    try expectCommands("button overflow 1", "button overflow 2", "button On") { app in
      app.openOverflow(of: 4)
      app.choose("Fax", "Zoom", "On")
    }
    try expectCommands("button Off", "button More Sub Out", "button overflow 0") { app in
      app.openOverflow(of: 4)
      app.user.tapBarButton("Off")
      app.choose("More", "Sub", "Out")
      app.user.closeSubmenu()
      app.user.closeSubmenu()
      app.choose("Print")
    }
  }

  @Test func `a row stays open while its action is in progress`() throws {
    try expectCommands("swipe trailing a 0 open", "swipe-action 1", "tap b") { app in
      app.swipe(0, 1)
      app.user.tap("b")
    }
    try expectCommands("swipe trailing a full", "swipe-action 1", "close-swipe") { app in
      app.user.fullSwipe(.trailing, on: app.tabs[0])
      if let row = app.sidebar.swipedRow {
        app.user.performSwipeAction(row.configuration.actions[1])
      }
      app.user.closeSwipeActions()
    }
  }
}
