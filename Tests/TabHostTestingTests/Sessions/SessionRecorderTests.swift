import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recording sessions.
@MainActor struct SessionRecorderTests: RecordedSessionTests {
  let session: RecordedSession

  init() throws {
    session = try RecordedSession(
      json: #"""
        {"mode":"tabSidebar","tabs":["a",{"id":"b","allowsHiding":true},{"kind":"search"},"none",
          {"id":"g","title":"G","children":["c","d"],"allowsReordering":true,
           "actions":[{"id":"new","title":"New"}]}],
         "answers":{"swipe":{"a":{"trailing":[{"title":"Pin"},{"title":"Delete"}]}},
          "drop":{"b":"copy"},
          "menu":{"a":[{"title":"Share","children":[{"title":"Mail"}]},{"title":"Get Info"}]}}}
        """#
    )
  }

  @Test func `each action is a line of the script`() throws {
    let group = try #require(tab("g") as? TabGroupItem)
    user.tap("b")
    user.tapRow("none")
    user.choose("d")
    user.goBack()
    user.activateSearch()
    user.enterSearchText("from \"Anna\"")
    user.cancelSearch()
    user.collapse(group)
    user.expand(group)
    user.perform(group.sidebarActions[0], in: group)
    try user.moveRow(tab("c"), .after, tab("d"))
    user.beginEditing()
    try user.uncheck(tab("b"))
    user.resetCustomization()
    user.endEditing()
    user.toggleSidebar()
    user.selectNextPage()
    expectEqual(
      script.text,
      """
      tap b
      row "none"
      choose d
      back
      search
      type "from \\"Anna\\""
      cancel-search
      collapse g
      expand g
      action g new
      move c after d
      edit
      uncheck b
      reset
      done
      sidebar toggle
      page next

      """
    )
  }

  @Test(arguments: [
    "x\0y", "\u{1B}[2J", "a\tb", "\u{202E}x", "\u{301}", "\u{E9}", "e\u{301}", "b ",
  ])
  func `a recording has no control characters, and is read again`(identifier: String) throws {
    func app() -> RecordedHost<TabHostController> {
      RecordedHost {
        let other = identifier.utf8.elementsEqual("\u{E9}".utf8) ? "e\u{301}" : "\u{E9}"
        return TabHostController(
          tabs: ["a", identifier, other].map { TabItem(title: $0, identifier: $0) { _ in .init() } }
        )
      }
    }
    let original = app()
    var script = ""
    let recorder = SessionRecorder(of: original.host, includesExpectations: true) { script += $0 }
    original.host.user.tap(original.host.tabs[1])
    original.host.user.tap(original.host.tabs[0])
    recorder.finish()
    let isSafe = script.unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
    }
    expect(isSafe, "\(script.debugDescription)")
    let replayed = app()
    try ScriptRunner(replayed) { _ in }.run(HostScript(parsing: script))
    let difference = CallDifference(
      expected: original.log.entries,
      actual: replayed.log.entries
    )
    expect(difference.isEmpty, "\(script)\n\(difference)")
  }

  @Test func `answers to alerts and dismissals of presented controllers are recorded`() {
    host.searchSubmitHandler = { _ in }
    user.activateSearch()
    user.submit()
    let alert = AlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(AlertAction(title: "Add It", style: .default))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    host.present(alert, animated: false)
    user.enterText("a name")
    if let field = alert.textFields?.last { user.enterText("b", in: field) }
    user.choose(alertAction: alert.actions[0])
    user.dismissPresented()
    expectEqual(
      script.text,
      """
      search
      submit
      type "a name"
      field 1 b
      alert "Add It"
      dismiss

      """
    )
  }

  @Test func `what is typed is one command, and a replay types it letter by letter`() throws {
    user.activateSearch()
    for text in ["n", "ne", "new", "ne", "news", "news paper"] { user.enterSearchText(text) }
    expectEqual(script.text, "search\ntype n e w\ntype ne ws \" paper\"")
    recorder.finish()
    var texts: [String] = []
    let other = try HostDescription(json: #"{"tabs":["a"]}"#).makeHost()
    other.host.isSearchable = true
    other.host.searchTextHandler = { texts.append($0) }
    try other.run(script.text)
    expectEqual(texts, ["n", "ne", "new", "ne", "news", "news paper"])
  }

  @Test func `input that content has handled is one command of several keys or a drag`() throws {
    let content = try #require(tab("b").viewController)
    user.tap("b")
    func input(_ words: String..., isHandled: Bool = true) {
      user.input(words, to: content) { isHandled }
    }
    input("key", "down")
    input("key", "x", isHandled: false)
    input("key", "1")
    input("press", "3", "4")
    input("drag", "5", "4")
    input("release", "5", "4")
    input("paste", "two words")
    recorder.finish()
    expectEqual(
      script.text,
      """
      tap b
      content key down 1
      content press 3 4 drag 5 4 release 5 4
      content paste "two words"

      """
    )
  }

  @Test func `the menu of content is chosen from, and closed, by commands of their own`() throws {
    user.tap("b")
    let content = try #require(tab("b").viewController)
    let menu = Menu(children: [
      Menu(title: "Share", children: [Action(title: "Mail") { _ in }])
    ])
    let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
    func open() {
      user.input(["key", "menu"], to: content) {
        user.openContextMenu(configuration, in: content) == .performed
      }
    }
    open()
    let share = try #require(menu.children[0] as? Menu)
    user.openSubmenu(share)
    user.performMenuElement(try #require(share.children[0] as? Action))
    open()
    user.closeMenu()
    expectEqual(
      script.text,
      """
      tap b
      content key menu
      menu-item Share
      menu-item Mail
      content key menu
      close-menu

      """
    )
  }

  @Test func `a replay stops where it diverges from the session, with both sides`() throws {
    var text = ""
    let recorder = SessionRecorder(of: host, includesExpectations: true) { text += $0 }
    user.tap("b")
    user.tap("none")
    user.goBack()
    recorder.finish()
    expectEqual(
      text,
      """
      strict
      tap b
      expect summary: selected: b; sidebar
      tap "none"
      expect summary: selected: none; sidebar
      back
      expect outcome: noNavigationController

      """
    )
    func failure(_ json: String, _ script: String) throws -> String? {
      let described = try HostDescription(json: json).makeHost()
      do {
        try described.run(script)
        return nil
      } catch {
        return String("\(error)".drop { $0 != ":" })
      }
    }
    let tabs = #"{"mode":"tabSidebar","tabs":["a","b","none"]}"#
    try expect(failure(tabs, text) == nil)
    try expectEqual(
      failure(#"{"mode":"tabSidebar","tabs":["a",{"id":"b","isEnabled":false}]}"#, text),
      ":2:1: disabled, not performed; a strict script stops here unless "
        + "\"expect outcome: disabled\" follows"
    )
    try expectEqual(
      failure(tabs, text.replacing("back\n", with: "tap a\n")),
      #":7:17: outcome: "noNavigationController" expected, not "performed""#
    )
    try expectEqual(
      failure(tabs, text.replacing("tap b", with: "tap a")),
      #":3:17: summary: "selected: b; sidebar" expected, not "selected: a; sidebar""#
    )
    try expectEqual(
      failure(tabs, "strict\nback\ntap b"),
      ":2:1: noNavigationController, not performed; a strict script stops here unless "
        + "\"expect outcome: noNavigationController\" follows"
    )
    try expect(failure(tabs, "back\ntap b") == nil)
  }

  @Test func `a menu is one line with the chosen titles, however the user has found them`() throws {
    try user.openContextMenu(on: tab("a"))
    let menu = try #require(host.openMenu)
    guard case .menu(let share) = menu.items[0], case .action(let info) = menu.items[1] else {
      Issue.record("other items: \(menu.items)")
      return
    }
    expectEqual(script.text, "menu a")
    user.openSubmenu(share)
    user.closeSubmenu()
    user.performMenuElement(info)
    try user.openContextMenu(on: tab("a"))
    user.closeMenu()
    expectEqual(script.text, "menu a \"Get Info\"\nmenu a\n")
  }

  @Test func `a swipe is one line with the position of the chosen action`() throws {
    try user.openSwipeActions(.trailing, on: tab("a"))
    let row = try #require(host.sidebar.swipedRow)
    user.performSwipeAction(row.configuration.actions[1])
    try user.openSwipeActions(.trailing, on: tab("a"))
    user.tap("b")
    try user.fullSwipe(.trailing, on: tab("a"))
    expectEqual(
      script.text,
      "swipe trailing a 1\nswipe trailing a open\ntap b\nswipe trailing a full\n"
    )
  }

  @Test func `what has arrived from outside between two actions is waited for`() throws {
    var text = ""
    let recorder = SessionRecorder(of: host, includesExpectations: true) { text += $0 }
    user.tap("b")
    try tab("a").badgeValue = "3"
    try tab("b").title = "Not waited for"
    user.tap("none")
    host.tabs.append(TabItem(title: "New", identifier: "new") { _ in ViewController() })
    host.selectedTab = host.tabs.last
    try user.openContextMenu(on: tab("a"))
    try tab("a").badgeValue = "two\nlines"
    try tab("b").badgeValue = "4"
    user.closeMenu()
    host.rendererKeyCommand = KeyCommand(title: "Try Again", input: "t") { _ in }
    user.tap("a")
    host.rendererKeyCommand = nil
    user.tap("b")
    recorder.finish()
    expectEqual(
      text,
      """
      strict
      tap b
      expect summary: selected: b; sidebar
      wait until badge a: 3
      tap "none"
      expect summary: selected: none; sidebar
      wait until summary: selected: new; sidebar
      wait until rows: a b TabHost.Search "none" new g c d (new)
      menu a open
      wait until badge a: "two\\nlines"
      wait until badge b: 4
      close-menu
      wait until message: Try Again
      tap a
      expect summary: selected: a; sidebar
      close-message
      tap b
      expect summary: selected: b; sidebar

      """
    )
  }

  @Test func `without expectations, nothing is waited for`() throws {
    user.tap("b")
    try tab("a").badgeValue = "3"
    user.tap("a")
    expectEqual(script.text, "tap b\ntap a\n")
  }

  @Test func `changes of the environment are recorded, several at once as a batch`() {
    host.traitCollection.horizontalSizeClass = .compact
    var traits = host.traitCollection
    traits.horizontalSizeClass = .regular
    traits.orientation = .portrait
    host.traitCollection = traits
    host.sidebar.displayedRows = 2..<7
    host.disappear()
    host.appear()
    expectEqual(
      script.text,
      """
      size compact
      batch
      size regular
      rotate portrait
      end
      rows 2 5
      disappear
      appear

      """
    )
  }

  @Test func `an action without a command is a comment`() throws {
    user.setBarFocused(false)
    user.tap(TabItem(title: "X", identifier: "x"))
    expectEqual(script.text, "# no command for: setBarFocused\n# no command for: tap\n")
  }

  @Test func `names with line breaks are escaped`() throws {
    let other = try named("b\nback\r\n")
    for tab in [try tab("a"), other] { tab.dragItemsProvider = { _ in [DragItem.ofType("t")] } }
    user.tap(other)
    let drag = try user.drag(row: tab("a")).1
    drag?.add(row: other)
    drag?.cancel()
    try tab("b").contextMenuProvider = { _ in
      Menu(children: [Menu(title: "x\nback", children: [Action(title: "y") { _ in }])])
    }
    try user.openContextMenu(on: tab("b"))
    let submenu = try #require(host.openMenu?.menu.children.first as? Menu)
    user.openSubmenu(submenu)
    user.closeMenu()
    expectEqual(
      script.text,
      #"""
      tap "b\nback\r\n"
      drag-row a "b\nback\r\n"
      menu b "x\nback"

      """#
    )
    host.selectedTab = try tab("a")
    try described.run(script.text)
    expect(host.selectedTab === other)
  }

  @Test func `a menu and a row that stay open do so in a replay`() throws {
    try tab("a").contextMenuProvider = { _ in Menu(children: [Action(title: "y") { _ in }]) }
    try user.openContextMenu(on: tab("a"))
    host.traitCollection.orientation = .portrait
    user.closeMenu()
    host.traitCollection.orientation = .landscape
    try user.openSwipeActions(.trailing, on: tab("a"))
    user.goBack()
    user.closeSwipeActions()
    expectEqual(
      script.text,
      """
      menu a open
      rotate portrait
      close-menu
      rotate landscape
      swipe trailing a open
      back
      close-swipe

      """
    )
  }

  private func named(_ identifier: String) throws -> TabItem {
    let tab = TabItem(title: "T", identifier: identifier)
    host.tabs.append(tab)
    return tab
  }

  @Test func `an action of the app inside an action is not recorded`() throws {
    let group = try #require(tab("g") as? TabGroupItem)
    let action = Action(title: "Go to b") { [host] _ in host.user.tap("b") }
    group.sidebarActions = [action]
    user.perform(action, in: group)
    expectEqual(script.text, "action g \"Go to b\"\n")
    expectEqual(host.selectedTab?.identifier, "b")
  }

  @Test func `nothing is recorded before the host comes on screen`() {
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")])
    let text = SessionText()
    let recorder = SessionRecorder(of: host) { text.text += $0 }
    host.traitCollection.horizontalSizeClass = .compact
    host.user.tap("a")
    host.appear()
    host.user.tap("a")
    recorder.finish()
    expectEqual(text.text, "tap a\n")
  }
}

/// The text that a recorder writes.
@MainActor final class SessionText {
  var text = ""
}

/// A described host, and the recording of its session.
@MainActor struct RecordedSession {
  let described: DescribedHost
  let script = SessionText()
  let recorder: SessionRecorder

  init(json: String) throws {
    described = try HostDescription(json: json).makeHost()
    recorder = SessionRecorder(of: described.host) { [script] in script.text += $0 }
  }
}

/// Tests of the recording of a session.
@MainActor protocol RecordedSessionTests {
  var session: RecordedSession { get }
}

extension RecordedSessionTests {
  var described: DescribedHost { session.described }
  var script: SessionText { session.script }
  var recorder: SessionRecorder { session.recorder }
  var host: TabHostController { described.host }
  var user: UserInteraction { host.user }

  func tab(_ identifier: String) throws -> TabItem {
    try #require(host.tab(forIdentifier: identifier))
  }
}

/// A delegate that accepts every drop as a copy, and passes on its items.
final class AcceptingDelegate: TabHostControllerDelegate {
  private let accept: ([ItemProvider]) -> Void

  init(_ accept: @escaping ([ItemProvider]) -> Void) { self.accept = accept }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation { .copy }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    accept(session.items.map(\.itemProvider))
  }
}

extension DragItem {
  /// Returns an item of some types without data.
  @MainActor static func ofType(_ types: String...) -> DragItem {
    let provider = ItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(Data(), nil)
        return nil
      }
    }
    return DragItem(itemProvider: provider)
  }
}
