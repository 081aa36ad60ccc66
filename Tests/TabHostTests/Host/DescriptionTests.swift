import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct DescriptionTests {
  private final class Inbox: TabItem {}

  /// A page with a description of its own.
  private final class Letter: ViewController {
    override var description: String { "a letter" }
  }

  @Test func `the description of a tab has its type, names, and what differs from the defaults`() {
    let tab = Inbox(title: "In\nbox", identifier: "inbox")
    expectEqual("\(tab)", #"Inbox "inbox" "In\nbox""#)
    tab.badge = .count(3)
    tab.isHidden = true
    tab.isEnabled = false
    tab.allowsHiding = true
    tab.allowsMoving = false
    tab.isHiddenByDefault = true
    tab.preferredPlacement = .pinned
    tab.customizationIdentifier = "old"
    tab.primaryAction = Action(title: "Do") { _ in }
    expectEqual(
      tab.description,
      #"""
      Inbox "inbox" "In\nbox": customized as "old", pinned, badge "3", action "Do", \#
      allows hiding, not movable, hidden by default, hidden, disabled
      """#
    )
    expectEqual(String(reflecting: tab), tab.description)
    expectEqual(SearchTabItem().description, #"SearchTabItem "TabHost.Search" "Search""#)
  }

  @Test func `the description of a group has its number of children`() {
    let group = TabGroupItem.of([.bare("a")], "g")
    expectEqual(group.description, #"TabGroupItem "g" "g": 1 child"#)
    group.children.append(.bare("b"))
    group.managingNavigationController = NavigationController()
    group.isExpanded = false
    expectEqual(group.description, #"TabGroupItem "g" "g": 2 children, managing, collapsed"#)
  }

  @Test func `the tree description has a line for each tab, with its place`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.tab("b").isHidden = true
    expectEqual(
      fixture.host.treeDescription,
      #"""
      TabItem "a" "a": in the bar
      TabItem "b" "b": hidden
      TabGroupItem "g" "g": 2 children, in the bar
        TabItem "c1" "c1": selected
        TabItem "c2" "c2"
      """#
    )
    expectEqual(TabHostController().treeDescription, "")
  }

  @Test func `host, sidebar, actions and controllers describe themselves`() {
    let fixture = HostFixture.group(traits: .pad)
    let host = fixture.host
    expectEqual(host.description, #"TabHostController: 3 root tabs, selected "a", sidebar"#)
    expectEqual(host.sidebar.description, "Sidebar: 5 rows")
    host.traitCollection = .portrait
    expectEqual(host.sidebar.description, "Sidebar: 5 rows, hidden")
    host.disappear()
    expectEqual(host.description, #"TabHostController: 3 root tabs, selected "a", off screen"#)
    let action = Action(title: "New", identifier: "new", attributes: [.disabled]) { _ in }
    expectEqual("\(action)", #"Action "new" "New": disabled"#)
    expectEqual("\(Menu(title: "More", children: [action]))", #"Menu "More": 1 child"#)
    let page = ViewController()
    page.title = "Page"
    expectEqual("\(page)", #"ViewController "Page": not loaded, off screen"#)
    let stack = NavigationController(rootViewController: page)
    expectEqual("\(stack)", "NavigationController: 1 page, not loaded, off screen")
    expectEqual("\(Letter())", "a letter")
  }

  @Test func `a mirror has public state only, and creates no content`() {
    let tab = TabItem(title: "A", identifier: "a") { _ in
      Issue.record("the content is created")
      return ViewController()
    }
    expectEqual(
      Mirror(reflecting: tab).children.compactMap(\.label),
      [
        "identifier", "title", "image", "subtitle", "badge", "preferredPlacement", "isEnabled",
        "isHidden", "primaryAction", "isViewControllerLoaded",
      ]
    )
    let host = TabHostController(tabs: [TabGroupItem.of([tab], "g")])
    expectEqual(
      Mirror(reflecting: host).children.compactMap(\.label),
      [
        "title", "tab", "isViewLoaded", "children", "tabs", "selectedTab", "sidebar", "isEditing",
      ]
    )
    expectEqual(
      Mirror(reflecting: host.tabs[0]).children.compactMap(\.label).suffix(3),
      [
        "children", "selectedChild", "isExpanded",
      ]
    )
    expectEqual(
      Mirror(reflecting: host.sidebar).children.compactMap(\.label),
      [
        "isHidden", "isAvailable", "rowCount", "toolbarItems",
      ]
    )
    expectEqual(
      Mirror(reflecting: Action(title: "x") { _ in }).children.compactMap(\.label),
      [
        "title", "subtitle", "image", "identifier", "attributes", "state",
      ]
    )
  }
}
