import TabHostTestSupport
import Testing

@testable import TabHost
@testable import TabHostTerminal

/// The keys that the status line names.
@MainActor struct HintTests {
  /// Returns a user at a screen with a status line.
  private func user(
    _ host: TabHostController,
    _ columns: Int = 80,
    _ rows: Int = 24
  ) -> ScreenDriver {
    let user = ScreenDriver(host, columns: columns, rows: rows)
    user.screen.options.showsStatusLine = true
    _ = user.frame
    return user
  }

  // MARK: - Keys with another effect

  @Test func `a letter that begins a query is no key of the list`() {
    let tabs = (0..<9).map {
      TabItem(title: "Tab \($0)", identifier: "\($0)") { _ in ViewController() }
    }
    for tab in tabs {
      tab.contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
    }
    let user = user(TabHostController(tabs: tabs), 40, 14)
    user.press(.character("o"))
    expectEqual(user.screen.panel?.kind, .overflow)
    expect(user.statusLine.hasPrefix(" Enter choose   Ctrl-O menu   Esc close"))
    user.press(.character("o"), modifiers: .control)
    expectEqual(user.screen.panel?.kind, .menu)
  }

  @Test func `a key that the app uses is named once, with the effect that it has`() {
    let list = ListViewController(rows: [ListRow("a")])
    list.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Open") { _ in }])
      })
    }
    list.columns = [ListColumn("Name")]
    list.sortHandler = { _ in }
    list.addCommand("Mark", "m")
    list.addCommand("Send", "s")
    let host = TabHostController(tabs: [TabItem(title: "t", identifier: "t") { _ in list }])
    let user = user(host)
    user.press(.tab)
    expect(user.statusLine.contains(" Ctrl-O menu ") && user.statusLine.contains(" m Mark "))
    expect(user.statusLine.contains(" s sort ") && !user.statusLine.contains("Send"))
  }

  @Test func `p is named only for a tab that it adds to the bar or removes from it`() throws {
    let fixture = ScreenFixture()
    fixture.screen.options.showsStatusLine = true
    fixture.tab("a").preferredPlacement = .fixed
    fixture.press(.character("e"), .home)
    expect(!fixture.user.statusLine.contains("p add to bar"))
    let order = BarTabs(all: fixture.host.bar).indices.map {
      BarTabs(all: fixture.host.bar)[$0].identifier
    }
    fixture.press(.character("p"))
    let bar = BarTabs(all: fixture.host.bar)
    expectEqual(bar.indices.map { bar[$0].identifier }, order)
  }

  @Test func `a drag by keyboard can be dropped only on a target`() {
    let fixture = ScreenFixture()
    fixture.screen.options.showsStatusLine = true
    fixture.tab("a").dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "a"))]
    }
    fixture.press(.home, .character("v"))
    expect(fixture.screen.moves.activeMove?.drag != nil)
    expect(!fixture.user.statusLine.contains("drop here"))
  }

  @Test func `a drag over a target that refuses it names the arrow keys, and Enter says why`() {
    let fixture = ScreenFixture()
    fixture.screen.options.showsStatusLine = true
    fixture.tab("a").dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "a"))]
    }
    fixture.press(.home, .character("v"), .down)
    let line = fixture.user.statusLine
    expect(line.contains(" does not accept a   Up Down target   Esc cancel"), line)
    fixture.press(.enter)
    expect(fixture.user.statusLine.hasPrefix(" Not dropped: "), fixture.user.statusLine)
    fixture.press(.end)
    expect(fixture.user.statusLine.contains("   Up target   Esc cancel"), fixture.user.statusLine)
  }

  // MARK: - Lists

  @Test func `a text field that has the focus takes letters, so that they are no keys`() {
    let form = ListViewController(rows: [ListRow("To", accessory: .textField(""))])
    let fixture = ViewFixture(form, columns: 80, rows: 12)
    fixture.screen.options.showsStatusLine = true
    _ = fixture.screen.frame()
    expect(fixture.user.statusLine.hasSuffix("F1 keys"), fixture.user.statusLine)
    fixture.press(.tab)
    expect(fixture.user.statusLine.hasSuffix("? keys"), fixture.user.statusLine)
  }

  @Test func `the keys for other matches are named only if there is a match`() {
    let list = ListViewController(rows: [ListRow("Ann"), ListRow("Ben")])
    let fixture = ViewFixture(list, columns: 80, rows: 12)
    fixture.screen.options.showsStatusLine = true
    fixture.press(.character("/"), .character("z"), .enter, .escape, .character("n"))
    expectEqual(fixture.screen.status.refusal, StatusText.noEffect(of: "n"))
    fixture.press(.down)
    expect(!fixture.user.statusLine.contains("n next"), fixture.user.statusLine)
    fixture.press(.character("/"), .character("n"), .escape)
    expect(fixture.user.statusLine.contains("n next"), fixture.user.statusLine)
  }

  // MARK: - Random keys

  private nonisolated static let stepsInRun = Soak.count(120, full: 250)

  @Test(arguments: Soak.seeds(1...6, more: 20, eventsPerSeed: Self.stepsInRun))
  func `every key that the status line names has an effect`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = [(80, 24), (120, 30), (40, 20), (60, 16)]
    let (columns, rows) = sizes.randomElement(using: &random) ?? (80, 24)
    let host = HintedApp()
    let user = user(host, columns, rows)
    let screen = user.screen
    var keys: [String] = []
    for _ in 0..<Self.stepsInRun {
      _ = screen.frame()
      let hints = screen.statusLine(in: screen.layout(), entersText: screen.entersText).hints
      let named = hints.flatMap { hint in
        [hint.press, hint.otherKey?.press].compactMap(\.self).map {
          (press: $0, effect: hint.effect)
        }
      }
      guard Int.random(in: 0..<4, using: &random) > 0,
        let (press, effect) = named.randomElement(using: &random)
      else {
        let key = Self.keys.randomElement(using: &random) ?? .down
        keys.append(KeyPress(key).localizedName)
        user.press(key)
        continue
      }
      keys.append("[\(press.localizedName) \(effect)]")
      let before = (text: screen.frame().ansiText(), version: host.drawingVersion, host.actions)
      user.handle(.key(press))
      let isQuiet = ["quit", "select", "reset", "next", "previous"].contains(effect)
      let after = (text: screen.frame().ansiText(), version: host.drawingVersion, host.actions)
      if let refusal = screen.status.refusal, effect != "quit" {
        Issue.record("\(refusal.text): \(keys.suffix(12)); \(Soak.replay(seed))\n\(before.text)")
      } else if before == after, !isQuiet {
        Issue.record(
          "no effect of \(keys.suffix(12)); \(Soak.replay(seed))\n\(screen.frame().plainText)"
        )
      }
    }
  }

  private static let keys: [KeyPress.Key] = [
    .up, .down, .down, .left, .right, .tab, .tab, .backTab, .home, .end, .enter, .enter, .escape,
    .pageDown, .character("a"), .character(" "), .character("x"), .character("1"), .character("4"),
    .character("7"), .character("o"),
  ]
}

/// A host with every kind of page and element that has keys in the status line.
private final class HintedApp: TabHostController {
  /// The number of actions of pages that the user has performed.
  var actions = 0

  override init() {
    super.init()
    var tabs = [
      tab("List") { $0.list() }, tab("Form") { $0.form() }, tab("Table") { $0.table() },
      tab("Text") { $0.text() },
      tab("Note") { _ in TextEditorController("Some\nwords", title: "Note") },
      tab("Split") { SplitController(primary: $0.list(), secondary: $0.text()) },
      tab("Plain") { $0.plain() },
    ]
    for tab in tabs[0...2] {
      tab.contextMenuProvider = { [unowned self] _ in
        Menu(children: [action("Open"), action("Close")])
      }
      tab.dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "tab"))] }
      tab.allowsHiding = true
    }
    tabs[1].preferredPlacement = .sidebarOnly
    tabs[3].isEnabled = false
    let children = [tab("Inner") { $0.list() }, tab("Other") { $0.plain() }]
    let group = TabGroupItem(title: "Group", identifier: "group", children: children)
    group.allowsReordering = true
    group.sidebarActions = [action("New")]
    tabs.append(group)
    tabs.append(SearchTabItem { [unowned self] _ in list() })
    self.tabs = tabs
    allowsReordering = true
    mode = .tabSidebar
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Compose", input: "c") { [unowned self] _ in actions += 1 },
      KeyCommand(title: "Sync", input: "s") { [unowned self] _ in actions += 1 },
      KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { [unowned self] _ in
        actions += 1
      },
    ]
  }

  private func tab(
    _ title: String,
    _ page: @escaping @MainActor (HintedApp) -> ViewController
  ) -> TabItem {
    TabItem(title: title, identifier: title) { [unowned self] _ in
      NavigationController(rootViewController: page(self))
    }
  }

  private func action(_ title: String) -> Action {
    Action(title: title) { [unowned self] _ in actions += 1 }
  }

  private func menu() -> ContextMenuConfiguration {
    ContextMenuConfiguration(actionProvider: { [unowned self] _ in
      Menu(children: [action("Copy"), Menu(title: "More", children: [action("Print")])])
    })
  }

  private func list() -> ViewController {
    let list = ListViewController(rows: (0..<30).map { ListRow("Row \($0)") }, title: "List")
    list.contextMenuProvider = { [unowned self] _ in menu() }
    list.trailingSwipeActionsProvider = { [unowned self] _ in
      let swipe = ContextualAction(style: .normal, title: "Flag") { _, _, _ in self.actions += 1 }
      return SwipeActionsConfiguration(actions: [swipe])
    }
    list.moveRowHandler = { [unowned self] _, _ in actions += 1 }
    list.activationHandler = { [unowned self, unowned list] _ in
      actions += 1
      list.navigationController?.pushViewController(text(), animated: false)
    }
    addButtons(to: list)
    return list
  }

  private func table() -> ViewController {
    let rows = (0..<20).map { ListRow(columns: ["Row \($0)", "\($0)"]) }
    let table = ListViewController(rows: rows, title: "Table")
    table.columns = [ListColumn("Name"), ListColumn("Size")]
    table.sortHandler = { [unowned self] _ in actions += 1 }
    table.allowsMultipleSelection = true
    return table
  }

  private func form() -> ViewController {
    let form = ListViewController(title: "Form")
    form.sections = [
      ListSection(
        "Account",
        rows: [
          ListRow("Name", accessory: .textField("Ada")),
          ListRow("On", accessory: .toggle(isOn: true)),
        ]
      ),
      ListSection(nil, rows: [ListRow("Save")]),
    ]
    form.activationHandler = { [unowned self] _ in actions += 1 }
    return form
  }

  private func text() -> ViewController {
    let text = TextViewController(
      StyledText((0..<40).map { "Line \($0)" }.joined(separator: "\n")),
      title: "Text"
    )
    text.allowsSelection = true
    addButtons(to: text)
    return text
  }

  private func plain() -> ViewController {
    let page = ViewController()
    page.title = "Plain"
    addButtons(to: page)
    return page
  }

  private func addButtons(to page: ViewController) {
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(
        title: "Ask",
        primaryAction: Action(title: "Ask") { [unowned self] _ in ask() }
      ),
      BarButtonItem(
        title: "Sheet",
        primaryAction: Action(title: "Sheet") { [unowned self] _ in
          present(NavigationController(rootViewController: list()), animated: false)
        }
      ),
      BarButtonItem(title: "Menu", menu: Menu(children: [action("Print"), action("Share")])),
    ]
  }

  private func ask() {
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in })
    alert.addAction(AlertAction(title: "Yes", style: .default) { [unowned self] _ in actions += 1 })
    present(alert, animated: false)
  }
}

extension ViewController {
  fileprivate func addCommand(_ title: String, _ key: String) {
    addKeyCommand(KeyCommand(title: title, input: key) { _ in })
  }
}
