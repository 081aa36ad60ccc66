import TabHost
import TabHostTestSupport
import Testing

/// The line that a bar of tabs and the navigation bar share.
@MainActor struct TopBarTests {
  private let page = ViewController()
  private let stack = NavigationController()
  private let host = TabHostController()

  init() {
    page.title = "Inbox"
    let root = ViewController()
    root.title = "Mail"
    stack.viewControllers = [root, page]
    let stack = stack
    host.traitCollection = .pad
    host.mode = .tabBar
    host.tabs = ["Mail", "Notes", "Tasks", "Files"].map { title in
      TabItem(title: title, identifier: title) { _ in stack }
    }
    host.appear()
  }

  private func addButtons() {
    page.navigationItem.rightBarButtonItems = ["Done", "Reply"].map { BarButtonItem(title: $0) }
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Edit")
  }

  /// The line in a width, in which each part is as wide as its text and a space.
  private func line(_ width: Int) -> String {
    let bar = host.topBar(fitting: width) { element in
      switch element {
      case .back(let title): title.count + 3
      case .title(let title): title.count + 1
      case .tab(let tab): tab.title.count + 1
      case .more: 5
      case .button(let button): (button.title?.count ?? 0) + 1
      case .overflow: 2
      }
    }
    var words: [String] = bar.backTitle.map { ["< \($0)"] } ?? []
    words += bar.leading.map { $0.title ?? "" }
    if let title = bar.title { words.append("'\(title)'") }
    if let tabs = bar.tabs {
      words += tabs.items.map { "[\($0.title)]" } + (tabs.overflow.isEmpty ? [] : ["[More]"])
    }
    words += (bar.center + bar.trailing).map { $0.title ?? "" }
    if bar.hasOverflow { words.append("…") }
    return (words + bar.pinnedTrailing.map { $0.title ?? "" }).joined(separator: " ")
  }

  @Test(arguments: [
    (60, "< Mail Edit [Mail] [Notes] [Tasks] [Files] Reply Done"),
    (46, "< Mail Edit [Mail] [Notes] [Tasks] [Files] Reply Done"),
    (45, "< Mail [Mail] [Notes] [Tasks] [Files] Reply Done …"),
    (41, "< Mail [Mail] [Notes] [Tasks] [Files] Done …"),
    (34, "< Mail [Mail] [Notes] [Tasks] [Files] …"),
    (31, "< Mail [Mail] [Notes] [Tasks] [More] …"),
    (25, "< Mail [Mail] [Notes] [More] …"),
    (12, "< Mail [More] …"),
    (1, "< Mail [More] …"),
  ])
  func `tabs keep their places before buttons`(width: Int, expected: String) {
    addButtons()
    expectEqual(line(width), expected)
  }

  @Test func `buttons with the lowest priority move to the overflow first`() {
    addButtons()
    page.navigationItem.rightBarButtonItems?[1].visibilityPriority = .high
    expectEqual(line(41), "< Mail [Mail] [Notes] [Tasks] [Files] Reply …")
  }

  @Test func `without buttons, no room is kept for an overflow`() {
    expectEqual(line(30), "< Mail [Mail] [Notes] [Tasks] [Files]")
  }

  @Test func `without tabs at the top, the title keeps a third of the line`() {
    addButtons()
    host.setTabBarHidden(true, animated: false)
    expectEqual(line(40), "< Mail Edit 'Inbox' Reply Done")
    expectEqual(line(21), "< Mail 'Inbox' Done …")
    host.setTabBarHidden(false, animated: false)
    host.preferredBarEdge = .bottom
    expectEqual(line(40), "< Mail Edit 'Inbox' Reply Done")
  }

  @Test func `the line of a presented page has its title and buttons`() throws {
    addButtons()
    let sheet = ViewController()
    sheet.navigationItem.title = "Sheet"
    sheet.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done")
    host.present(sheet, animated: false)
    let presented = try #require(host.presentedControllers.last)
    let bar = presented.topBar(fitting: 9) { if case .overflow = $0 { 1 } else { 4 } }
    expect(bar.title == "Sheet" && bar.tabs == nil)
    expectEqual(bar.trailing.map(\.title), ["Done"])
    let narrow = presented.topBar(fitting: 4) { if case .overflow = $0 { 1 } else { 4 } }
    expect(narrow.trailing.isEmpty && narrow.overflow.map(\.title) == ["Done"])
  }

  @Test(arguments: [
    (12, "Mail Notes Tasks Files"), (11, "Mail Notes Tasks +"), (10, "Mail Notes +"),
    (8, "Mail Notes +"), (7, "Mail +"), (4, "+"), (0, "+"),
  ])
  func `a bar keeps the tabs for which there is room beside More`(width: Int, expected: String) {
    let bar = host.bar.fitting(width, moreWidth: 2) { _ in 3 }
    let words = bar.items.map(\.title) + (bar.overflow.isEmpty ? [] : ["+"])
    expectEqual(words.joined(separator: " "), expected)
    expectEqual(bar.items.count + bar.overflow.count, 4)
    let again = bar.fitting(100, moreWidth: 2) { _ in 3 }
    expectEqual(again.overflow.count, bar.overflow.count)
  }

  @Test func `without a navigation bar, the line has only tabs`() {
    stack.isNavigationBarHidden = true
    expectEqual(line(40), "[Mail] [Notes] [Tasks] [Files]")
    host.tabs = []
    expectEqual(line(40), "")
  }
}
