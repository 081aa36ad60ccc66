import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// A screen in a state whose frames follow the rules of ``FrameRuleTests``.
struct ScreenScene: Sendable, CustomTestStringConvertible {
  let name: String
  /// Creates the screen. The closure returns the text to display in place of another one.
  let make: @MainActor @Sendable (@escaping (String) -> String) -> HostScreen

  var testDescription: String { name }

  /// The scenes of the property sweep, and modes of the screen itself.
  static let all = SweepRecipe.all.map(ScreenScene.init) + modes + pages

  private init(_ recipe: SweepRecipe) {
    name = "\(recipe)"
    make = { text in
      let scene = SweepScene(recipe, text: text)
      let isWide = recipe.platform.traits.horizontalSizeClass == .regular
      let size = CellSize(columns: isWide ? 80 : 40, rows: 16)
      let screen = HostScreen(host: scene.host, size: size)
      scene.show { _ = screen.frame() }
      return screen
    }
  }

  // MARK: - Modes of the screen

  /// Creates a screen with many tabs, on which the user presses keys.
  ///
  /// Only if the numbers of columns of the screen and of a list are both even or both odd, the list
  /// is in the middle.
  private init(
    _ name: String,
    _ keys: [KeyPress.Key],
    columns: Int = 60,
    _ prepare: @escaping @MainActor @Sendable (ScreenFixture) throws -> Void = { _ in }
  ) {
    self.name = name
    make = { text in
      let fixture = ScreenFixture(columns, 12, more: 20)
      for tab in fixture.host.tabs + fixture.group.children { tab.title = text(tab.title) }
      fixture.host.title = text("Host")
      #expect(throws: Never.self) { try prepare(fixture) }
      _ = fixture.screen.frame()
      for key in keys { fixture.press(key) }
      return fixture.screen
    }
  }

  private static let modes = [
    ScreenScene("rows that scroll", [.end]),
    ScreenScene("rows below their pinned group", [.end]) {
      $0.host.tabs.removeLast(20)
      $0.group.sidebarActions = (0..<20).map { number in Action(title: "New \(number)") { _ in } }
    },
    ScreenScene("a bar that scrolls", []) {
      $0.host.mode = .tabBar
      $0.host.selectedTab = $0.tab("more9")
    },
    ScreenScene("the other tabs", [.character("o")]) { $0.host.mode = .tabBar },
    ScreenScene("pages", [.right]) { $0.host.style = .page(.always) },
    ScreenScene("the list of keys", [.character("?")], columns: 61),
    ScreenScene("the status line", []) { $0.screen.options.showsStatusLine = true },
    ScreenScene("an active search field", [.character("/")]) {
      $0.host.isSearchable = true
    },
    ScreenScene("a row that moves up", [.down, .down, .down, .character("v"), .up]),
    ScreenScene("a row that moves down", [.down, .character("v"), .down, .down]),
    ScreenScene("a tab that moves in the bar", [.character("e"), .character("v"), .right]),
    ScreenScene("a drag over a tab", [.down, .down, .down, .character("v"), .up, .up]) {
      $0.answers.dragItemTypes["b"] = ["photo"]
      $0.answers.dropAnswers["a"] = .copy
    },
    ScreenScene("a row that is swiped", []) {
      let action = ContextualAction(style: .normal, title: "Delete everything") { _, _, _ in }
      $0.tab("b").trailingSwipeActionsProvider = { _ in
        SwipeActionsConfiguration(actions: [action])
      }
      try $0.user.mouse(.press, .row("b").offset(columns: 10))
      try $0.user.mouse(.drag, .row("b"))
    },
    ScreenScene("rows with accessories", []) { decorate($0.host, "detail") },
    ScreenScene("a split of two pages", [.tab]) {
      let split = SplitController(primary: ViewController(), secondary: ViewController())
      $0.host.tabs.insert(TabItem(title: "s", identifier: "s") { _ in split }, at: 0)
      $0.host.selectedTab = $0.tab("s")
    },
  ]

  /// Sets a text on all elements of the sidebar that have a text.
  @MainActor static func decorate(_ host: TabHostController, _ text: String) {
    host.sidebar.displayedRows = 0..<10
    var content = ListContentConfiguration.header()
    content.text = text
    content.secondaryText = text
    content.image = TabImage(systemName: text)
    host.sidebar.headerContentConfiguration = content
    host.sidebar.footerContentConfiguration = content
    let view = ViewController()
    view.title = text
    host.sidebar.bottomBarView = view
    for index in host.sidebar.rows.indices {
      guard let item = host.sidebar.item(at: index) else { continue }
      content.prefersSideBySideTextAndSecondaryText = index == 1
      item.contentConfiguration = content
      let own = CellAccessory.CustomViewConfiguration(
        customView: view,
        placement: .leading(at: { _ in .max })
      )
      item.accessories = [.label(text: text), .customView(configuration: own)]
    }
  }

  // MARK: - Pages

  /// Creates a screen with a page that has the focus.
  private init(
    page name: String,
    _ keys: [KeyPress.Key] = [],
    _ make: @escaping @MainActor @Sendable (_ text: (String) -> String) -> ViewController
  ) {
    self.name = name
    self.make = { text in
      let fixture = ViewFixture(make(text), columns: 40, rows: 10)
      for key in keys { fixture.press(key) }
      return fixture.screen
    }
  }

  private static let pages = [
    ScreenScene(page: "a list with a scrollbar", [.down, .down]) { text in
      let rows = (0..<30).map { ListRow(text("Row\($0)")) }
      let list = ListViewController()
      list.sections = [ListSection(text("Section"), rows: rows)]
      return list
    },
    ScreenScene(page: "a text with a scrollbar", [.down]) { text in
      TextViewController(
        StyledText((0..<30).map { text("Line\($0)") }.joined(separator: "\n"))
      )
    },
    ScreenScene(page: "parts", [.tab]) { text in
      let parts = PartsController(parts: [
        .init(ListViewController(rows: [ListRow(text("Field"))]), height: .fitting),
        .init(ListViewController(rows: (0..<30).map { ListRow(text("Row\($0)")) })),
        .init(TextViewController(StyledText(text("Line"))), height: .absolute(1)),
      ])
      parts.parts[2].viewController.title = text("Log")
      parts.parts[2].viewController.navigationItem.rightBarButtonItem = BarButtonItem(
        primaryAction: Action(title: text("Clear")) { _ in }
      )
      return parts
    },
    ScreenScene(page: "an editor") { text in
      TextEditorController((0..<30).map { text("Line\($0)") }.joined(separator: "\n"))
    },
  ]
}
