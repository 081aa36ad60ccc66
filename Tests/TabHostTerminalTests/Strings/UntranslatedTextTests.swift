import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Every text on a screen is translated, or is one of the app.
///
/// Each test is synchronous, because the strings are those of the process.
@MainActor struct UntranslatedTextTests {
  private nonisolated static let sizes = [
    CellSize(columns: 36, rows: 16), CellSize(columns: 60, rows: 20),
    CellSize(columns: 80, rows: 24), CellSize(columns: 160, rows: 40),
  ]

  private func user(_ size: CellSize, _ app: TabHostController = GreekApp()) -> ScreenDriver {
    let user = ScreenDriver(app, columns: size.columns, rows: size.rows)
    user.screen.keyBindings = PseudoTranslation.keyBindings
    user.screen.options.showsStatusLine = true
    return user
  }

  // MARK: - Screens

  @Test(arguments: sizes)
  func `lists, menus, search and alerts have no other texts`(size: CellSize) {
    let found = PseudoTranslation.during { translation in
      let app = GreekApp()
      let user = user(size, app)
      @MainActor func check(_ place: String, _ keys: KeyPress.Key...) {
        user.press(keys)
        translation.check(user, place)
      }
      @MainActor func check(_ place: String, typing letters: String) {
        user.type(PseudoTranslation.translated(letters))
        translation.check(user, place)
      }
      check("start")
      check("content", .tab)
      check("next area", .tab)
      check("keys", .character("?"))
      check("query in the keys", typing: "fqq")
      check("closed", .escape, .escape)
      check("palette", .character(":"))
      check("palette below", .end)
      check("palette without match", typing: "qqz")
      check("closed", .escape, .escape)
      check("all tabs", typing: "f")
      check("all tabs without match", typing: "zq")
      check("closed", .escape, .escape)
      check("overflow", typing: "o")
      check("closed", .escape)
      check("search", .character("/"))
      check("text in the search", .character("α"))
      check("search ended", .escape)
      user.press(.character("б"), modifiers: .control)
      check("sidebar toggled")
      app.ask()
      check("alert")
      check("alert, text", .character("Γ"))
      check("alert, buttons", .tab, .tab)
      check("alert closed", .escape)
      app.present(ViewController(), animated: false)
      check("sheet")
      check("sheet closed", .escape)
      let text = TextViewController(StyledText("Κείμενο"), title: "Φύλλο")
      app.present(NavigationController(rootViewController: text), animated: false)
      check("stack in a sheet", .down)
      check("closed", .escape)
    }
    expectEqual(found, [])
  }

  @Test(arguments: [sizes[0], sizes[3]])
  func `every tab, its menus and its status line have no other texts`(size: CellSize) {
    let found = PseudoTranslation.during { translation in
      let app = GreekApp()
      let user = user(size, app)
      for tab in app.tabs.flatMap({ [$0] + (($0 as? TabGroupItem)?.children ?? []) }) {
        app.selectedTab = tab
        user.press(.escape)
        translation.check(user, "\(tab.title)")
        for key in "mMsSaxyvuce" {
          user.type(PseudoTranslation.translated("\(key)"))
          translation.check(user, "\(tab.title), \(key)")
          user.press(.down)
          translation.check(user, "\(tab.title), \(key), below")
          user.press(.escape, .escape)
          translation.check(user, "\(tab.title), \(key), closed")
        }
        if app.isEditing { app.user.endEditing() }
      }
    }
    expectEqual(found, [])
  }

  @Test(arguments: [sizes[1], sizes[3]])
  func `editing, moving and dragging have no other texts`(size: CellSize) throws {
    let found = try PseudoTranslation.during { translation in
      let app = GreekApp()
      let user = user(size, app)
      app.sidebar.isHidden = false
      let (grab, toggle) = (KeyPress.Key.character("х"), KeyPress.Key.character("п"))
      for isEditing in [false, true] {
        if isEditing { app.user.beginEditing() }
        for target in user.screen.hostLayout().elements.map(\.id) {
          user.screen.setFocus(target)
          for keys in [[grab, .down, .down, .up], [toggle]] {
            for key in keys {
              user.press(key)
              translation.check(user, "\(target), \(key)")
            }
            user.press(.escape)
            if isEditing, !app.isEditing { app.user.beginEditing() }
          }
        }
      }
      let layout = user.screen.hostLayout()
      for row in layout.elements where row.id.isRow {
        try user.mouse(.press, .cell(row.rect.origin))
        for point in layout.elements.map(\.rect.origin).filter({ $0.row % 3 == 0 }) {
          try user.mouse(.drag, .cell(point))
          translation.check(user, "drag of \(row.id)")
        }
        try user.mouse(.release, .cell(row.rect.origin))
      }
    }
    expectEqual(found, [])
  }

  @Test func `pages have no other texts`() {
    let found = PseudoTranslation.during { translation in
      for size in Self.sizes {
        let app = GreekApp()
        app.style = .page(.always)
        let user = user(size, app)
        for keys in [[], [.character(":")], [.escape, .right], [.right]] as [[KeyPress.Key]] {
          user.press(keys)
          translation.check(user, "pages")
        }
      }
    }
    expectEqual(found, [])
  }

  @Test(arguments: 0..<3)
  func `what random keys and clicks show has no other texts`(seed: UInt64) throws {
    let found = try PseudoTranslation.during { translation in
      var random = SplitMix64(seed: seed)
      let app = GreekApp()
      let user = user(random.pick(Self.sizes), app)
      let keys = PseudoTranslation.keyBindings.bindings.filter { $0.command != .quit }
      for _ in 0..<200 {
        if random.chance(4) {
          let size = user.screen.size
          let cell = CellPoint(column: random.roll(size.columns), row: random.roll(size.rows))
          try user.click(.cell(cell), random.chance(3) ? .right : .left)
          translation.check(user, "seed \(seed), click at \(cell)")
        } else {
          let key = random.pick(keys)
          user.press(key.key, modifiers: key.modifiers)
          translation.check(user, "seed \(seed), \(key.command)")
        }
      }
    }
    expectEqual(found, [])
  }

  // MARK: - Sentences

  @Test func `every refusal has no other texts`() {
    let reasons: [TabHostController.Sidebar.Unavailability] = [
      .compactWidth, .placement(.tv), .pages, .mode, .noRootGroup, .noSelectedGroup,
    ]
    let found = PseudoTranslation.during { translation in
      for title in [nil, "", "Νέα"] as [String?] {
        for refusal in UserInteraction.Refusal.allCases {
          let text = StatusText.refusal(refusal, title: title, editKey: title)
          translation.check([text.text, text.short], "\(refusal)")
        }
      }
      for reason in reasons {
        let text = StatusText.noSidebar(because: reason)
        translation.check([text.text, text.short], "\(reason)")
      }
    }
    expectEqual(found, [])
  }

  @Test func `the framework hands renderers no other texts`() {
    let found = PseudoTranslation.during { translation in
      for item in BarButtonItem.SystemItem.allCases {
        translation.check([item.title, BarButtonItem(systemItem: item).title ?? ""], "\(item)")
      }
      for item in TabBarItem.SystemItem.allCases {
        translation.check([TabBarItem(tabBarSystemItem: item, tag: 0).title ?? ""], "\(item)")
      }
      let states = [ContentUnavailableConfiguration.loading(), .search()]
      translation.check(states.flatMap { [$0.text ?? "", $0.secondaryText ?? ""] }, "states")
      let app = GreekApp()
      app.appear()
      let commands = app.availableKeyCommands
      translation.check(commands.map { $0.discoverabilityTitle ?? $0.title }, "key commands")
      app.user.openSidebarOverflow()
      let menu = app.openMenu?.openMenus.first?.children.map(\.title) ?? []
      translation.check(menu, "menu of the sidebar")
      expect(!commands.isEmpty && !menu.isEmpty)
      translation.check(app.tabs.map(\.title), "tabs")
      let stack = NavigationController(rootViewController: ViewController())
      stack.pushViewController(ViewController(), animated: false)
      app.present(stack, animated: false)
      let bar = app.presentedControllers.first?.navigationBar
      translation.check([bar?.backTitle ?? "", bar?.title ?? ""], "stack")
    }
    expectEqual(found, [])
  }

  // MARK: - The inspector

  @Test func `the inspector has no other texts besides calls and the log`() throws {
    let found = try PseudoTranslation.during { translation in
      for size in [CellSize(columns: 120, rows: 24), CellSize(columns: 60, rows: 30)] {
        let app = GreekApp()
        let device = try HeadlessTerminalDevice(size: size)
        let application = TerminalApplication(host: app, device: device)
        application.reducesMotion = true
        application.isInspectable = true
        application.screen.keyBindings = PseudoTranslation.keyBindings
        application.begin()
        for (place, keys) in [
          ("shown", "\u{1B}[24~"), ("keys", "?"), ("keys closed", "?"), ("focused", "\u{1D}"),
          ("filtered", "ά"), ("unfiltered", "\u{1B}[27u"), ("paused", "\r"), ("log", "\t"),
        ] {
          application.type(keys)
          let frame = application.whole(application.screen.frame()).frame
          let content = application.split.map { InspectorPane.content(of: $0) }
          let lines = (0..<size.rows).map { row in
            let line = frame.plainLine(row)
            guard let content, content.row..<content.endRow ~= row else { return String(line) }
            return String(line.prefix(content.column))
          }
          translation.check(lines, "inspector, \(place), \(size)")
        }
      }
      let codes: [CocoaError.Code] = [
        .fileNoSuchFile, .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileWriteOutOfSpace,
      ]
      let notices = codes.map { TerminalApplication.notice(of: CocoaError($0)) }
      translation.check(notices, "inspector, notices")
    }
    expectEqual(found, [])
  }

  // MARK: - Width

  @Test func `translations in wide characters take their columns`() throws {
    TabHostController.strings = .init([.edit: "編集", .keysHint: "キー"])
    defer { TabHostController.strings = .init() }
    let app = GreekApp()
    app.sidebar.isHidden = false
    let user = user(CellSize(columns: 80, rows: 24), app)
    expectEqual(user.screen.layout().rect(of: .edit)?.columns, 6)
    let lines = user.lines
    expect(lines.contains { $0.contains("編集") })
    expectEqual(lines.last?.hasSuffix("? キー"), true)
  }
}
