import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The focus after an action of the user has opened a page.
@MainActor struct OpenedPageTests {
  private let editor = TextEditorController("")
  private let root = ListViewController(rows: [ListRow("Row")])
  private let stack: NavigationController
  private let host: TabHostController
  private let driver: ScreenDriver

  init() {
    let (editor, root) = (editor, root)
    let stack = NavigationController(rootViewController: root)
    let open = Action(title: "Write") { _ in stack.pushViewController(editor, animated: true) }
    root.navigationItem.rightBarButtonItem = BarButtonItem(title: "Write", primaryAction: open)
    root.addKeyCommand(KeyCommand(title: "Write", input: "w") { _ in open.perform(sender: nil) })
    host = TabHostController(tabs: [.showing(stack, "a"), .shown("b"), .shown("c")])
    host.mode = .tabSidebar
    host.appear()
    driver = ScreenDriver(host, columns: 80, rows: 12)
    _ = driver.frame
    driver.press(.down)
    self.stack = stack
  }

  private var isInSidebar: Bool { driver.screen.focus?.isRow == true }

  private func expectTyping() {
    driver.type("moss")
    expectEqual(editor.text, "moss")
  }

  @Test func `a page that a key has opened from the sidebar has the keyboard`() {
    expect(isInSidebar)
    driver.press(.character("w"))
    expectTyping()
  }

  @Test func `a page that a bar button has opened has the keyboard, also by an action of a script`()
  {
    expectEqual(host.user.tapBarButton("Write"), .performed)
    expectTyping()
  }

  @Test func `a page that the app opens by itself leaves the focus where it is`() {
    stack.pushViewController(editor, animated: true)
    _ = driver.frame
    expect(isInSidebar)
  }

  @Test func `a tab that is selected leaves the focus where it is`() {
    driver.press(.enter)
    expect(isInSidebar && host.selectedTab?.identifier != "a")
  }

  // MARK: - Other tabs

  private var focusedTab: String? { driver.screen.focusTab?.identifier }

  /// Adds a key command that performs a closure.
  private func addCommand(_ key: String, _ perform: @escaping (TabHostController) -> Void) {
    host.addKeyCommand(
      KeyCommand(title: key, input: key) { [weak host] _ in if let host { perform(host) } }
    )
  }

  @Test func `the page of a tab that the app selects for a key has the keyboard`() {
    addCommand("x") { $0.selectedTab = $0.tabs[0] }
    driver.press(.enter, .character("x"))
    expectEqual(driver.screen.focus, .content)
    driver.press(.tab)
    expectEqual(host.selectedTab?.identifier, "a")
  }

  @Test func `a tab that the app selects for a key has the focus if its page can't have it`() {
    addCommand("x") { $0.selectedTab = $0.tabs[2] }
    driver.press(.character("x"))
    expectEqual(focusedTab, "c")
  }

  @Test func `a locked tab whose row has the focus keeps it when an alert unlocks it`() {
    let unlock = AlertAction(title: "Unlock", style: .default) { [host] _ in
      host.selectedTab = host.tabs[1]
    }
    addCommand("x") {
      let alert = AlertController(title: "Locked", message: nil, preferredStyle: .alert)
      alert.addAction(unlock)
      $0.present(alert, animated: false)
    }
    driver.press(.character("x"), .enter)
    expect(isInSidebar && focusedTab == "b" && host.selectedTab?.identifier == "b")
    driver.press(.home, .enter, .down, .down, .character("x"), .enter)
    expectEqual(focusedTab, "b")
  }

  @Test func `the focus stays in the sidebar when a key removes the selected tab`() {
    addCommand("x") { $0.tabs.removeAll { [selected = $0.selectedTab] in $0 === selected } }
    driver.press(.enter, .character("x"))
    expect(isInSidebar && host.selectedTab?.identifier == "a")
  }

  // MARK: - Rows of lists

  @Test func `a list that a button makes the first responder has the keyboard`() {
    root.sections = [ListSection(rows: ["Ash", "Birch", "Cedar"].map { ListRow($0) })]
    let jump = Action(title: "C") { [root] _ in
      root.focusedIndex = ListIndex(2)
      root.becomeFirstResponder()
    }
    root.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Jump",
      menu: Menu(children: [jump])
    )
    driver.press(.backTab)
    expectEqual(driver.screen.focus, .barButton(0))
    driver.press(.enter, .enter)
    expectEqual(driver.screen.focus, .content)
    driver.press(.up)
    expectEqual(root.focusedIndex, ListIndex(1))
  }

  @Test func `assigning the focused row of a list does not move the keyboard focus`() {
    let list = ListViewController(rows: [ListRow("One"), ListRow("Two")])
    let split = SplitController(primary: list, secondary: editor)
    host.tabs[1] = .showing(split, "b")
    host.selectedTab = host.tabs[1]
    editor.addKeyCommand(
      KeyCommand(title: "Next", input: "n", modifierFlags: .control) { [list] _ in
        list.focusedIndex = ListIndex(1)
      }
    )
    _ = driver.frame
    driver.press(.tab, .tab)
    expectEqual(driver.screen.focus, .content)
    driver.press(.character("n"), modifiers: .control)
    expectEqual(driver.screen.focus, .content)
    expectEqual(list.focusedIndex, ListIndex(1))
  }
}
