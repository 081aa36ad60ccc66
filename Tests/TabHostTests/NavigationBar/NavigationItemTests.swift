import TabHost
import TabHostTestSupport
import Testing

@MainActor struct NavigationItemTests {
  private let fixture = BarFixture()

  @Test
  func `each page has one item, whose title follows the page until another is assigned`() {
    let item = fixture.root.navigationItem
    expect(item === fixture.root.navigationItem)
    expectEqual(item.title, "Root")
    fixture.root.title = "New"
    expectEqual(item.title, "New")
    item.title = "Own"
    fixture.root.title = "Newer"
    expectEqual(item.title, "Newer")
    item.title = "Own"
    expectEqual(fixture.bar, "||Own||||")
    item.title = nil
    expectEqual(fixture.bar, "||Newer||||")
    expectEqual(NavigationItem(title: "x").title, "x")
  }

  @Test func `the bar shows the titles and buttons of each region`() {
    let item = fixture.root.navigationItem
    let (a, b, c) = (fixture.button("a"), fixture.button("b"), fixture.button("c"))
    item.leftBarButtonItems = [a, b]
    item.rightBarButtonItems = [fixture.button("d"), c]
    item.centerItemGroups = [fixture.button("m").creatingFixedGroup()]
    item.pinnedTrailingGroup = fixture.button("p").creatingFixedGroup()
    (item.subtitle, item.prompt) = ("Sub", "Prompt")
    expectEqual(fixture.bar, "|a b|Root|m|c d||p")
    expectEqual(fixture.host.visibleNavigationBar?.subtitle, "Sub")
    expectEqual(fixture.host.visibleNavigationBar?.prompt, "Prompt")
    expect(fixture.host.visibleNavigationBar?.page === fixture.root)
    expect(item.leftBarButtonItem === a && item.rightBarButtonItem?.title == "d")
    expectEqual(item.trailingItemGroups.map { $0.barButtonItems.text }, ["c d"])
    b.isHidden = true
    c.primaryAction?.attributes = .hidden
    expectEqual(fixture.bar, "|a|Root|m|d||p")
  }

  @Test func `assigning items replaces groups, and assigning groups replaces items`() {
    let item = fixture.root.navigationItem
    item.rightBarButtonItem = fixture.button("a")
    let (b, c) = (fixture.button("b"), fixture.button("c"))
    item.trailingItemGroups = [b.creatingFixedGroup(), c.creatingFixedGroup()]
    expectEqual(item.rightBarButtonItems?.text, "c b")
    item.setRightBarButton(c, animated: true)
    expectEqual(fixture.bar, "||Root||c||")
    item.setLeftBarButton(b, animated: true)
    expectEqual(fixture.bar, "|b|Root||c||")
    item.rightBarButtonItems = nil
    item.leftBarButtonItem = nil
    expect(item.leftBarButtonItems == nil && item.rightBarButtonItem == nil)
    expectEqual(fixture.bar, "||Root||||")
    fixture.log.expect([])
  }

  @Test func `the back button has the title of the previous page, or the one it declares`() {
    let top = fixture.push("Top")
    expectEqual(fixture.bar, "‹Root||Top||||")
    fixture.root.navigationItem.title = "Item"
    expectEqual(fixture.bar, "‹Item||Top||||")
    fixture.root.navigationItem.backButtonTitle = "Short"
    expectEqual(fixture.bar, "‹Short||Top||||")
    top.navigationItem.leftBarButtonItem = fixture.button("x")
    expectEqual(fixture.bar, "|x|Top||||")
    top.navigationItem.leftItemsSupplementBackButton = true
    expectEqual(fixture.bar, "‹Short|x|Top||||")
    top.navigationItem.setHidesBackButton(true)
    expectEqual(fixture.bar, "|x|Top||||")
    fixture.root.title = nil
    fixture.root.navigationItem.title = nil
    fixture.root.navigationItem.backButtonTitle = nil
    top.navigationItem.hidesBackButton = false
    expectEqual(fixture.bar, "‹A|x|Top||||")
  }

  @Test func `the user can't go back from a page that hides its back button`() {
    let top = fixture.push("Top")
    top.navigationItem.hidesBackButton = true
    expectEqual(fixture.user.goBack(), .refused(.hidden))
    expect(fixture.stack.topViewController === top)
    top.navigationItem.hidesBackButton = false
    expectEqual(fixture.user.goBack(), .performed)
    expectEqual(fixture.bar, "||Root||||")
  }

  @Test func `content that is no navigation controller has a bar, too`() {
    fixture.select("b")
    fixture.plain.navigationItem.rightBarButtonItem = fixture.button("x")
    expectEqual(fixture.bar, "||nil||x||")
    fixture.plain.title = "Plain"
    expectEqual(fixture.bar, "||Plain||x||")
    fixture.host.tabs = []
    expectEqual(fixture.bar, "no bar")
  }

  @Test func `a hidden bar has no titles and no buttons, and can be hidden by a subclass`() {
    fixture.root.navigationItem.rightBarButtonItem = fixture.button("x")
    fixture.stack.isNavigationBarHidden = true
    expectEqual(fixture.bar, "no bar")
    fixture.stack.setNavigationBarHidden(false, animated: true)
    expectEqual(fixture.bar, "||Root||x||")

    final class Stack: NavigationController {
      var calls: [Bool] = []
      override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        calls.append(hidden)
        super.setNavigationBarHidden(hidden, animated: animated)
      }
    }
    let stack = Stack()
    stack.isNavigationBarHidden = true
    expect(stack.calls == [true] && stack.isNavigationBarHidden)
  }

  @Test func `the bar is reduced to the buttons for which there is room`() {
    let item = fixture.root.navigationItem
    let group = BarButtonItemGroup(
      barButtonItems: [fixture.button("a"), fixture.button("b"), fixture.button("c")],
      representativeItem: BarButtonItem(title: "abc")
    )
    item.leadingItemGroups = [group]
    item.rightBarButtonItem = fixture.button("d")
    let bar = fixture.host.visibleNavigationBar
    expectEqual(bar?.fitting(4).text, "|a b c|Root||d||")
    expectEqual(bar?.fitting(3).text, "|abc|Root||d||")
    expectEqual(bar?.fitting(1).text, "||Root|||⋯a b c d|")
    expectEqual(
      bar?.fitting(9, overflowWidth: 3) { ($0.title ?? "").count * 3 }.text,
      "|a|Root||d|⋯b c|"
    )
    item.additionalOverflowItems = DeferredMenuElement { $0([]) }
    expectEqual(fixture.host.visibleNavigationBar?.fitting(2).text, "||Root||d|⋯a b c|")
  }

  @Test func `a page that is deallocated releases its item, which stays usable`() {
    var page: ViewController? = ViewController()
    page?.title = "x"
    let item = page?.navigationItem
    item?.rightBarButtonItem = fixture.button("a")
    page = nil
    expect(item?.title == nil)
    item?.title = "y"
    item?.rightBarButtonItem?.title = "z"
    expectEqual(item?.rightBarButtonItems?.text, "z")
  }

  // MARK: - The back button

  @Test func `the back title follows the title of the page below, with a frame and observers`() {
    _ = fixture.push("Detail")
    expectBackTitle("Root", then: "New") { fixture.root.title = "New" }
    expectBackTitle("New", then: "A") { fixture.root.title = nil }
    expectBackTitle("A", then: "B") { fixture.host.tabs[0].title = "B" }
    fixture.root.navigationItem.backButtonTitle = "Own"
    _ = fixture.host.takeChanges()
    fixture.host.tabs[0].title = "C"
    expect(!fixture.host.takeChanges().contains(.navigationBar))
  }

  private func expectBackTitle(_ old: String, then new: String, _ change: () -> Void) {
    let host = fixture.host
    _ = host.takeChanges()
    expectEqual(host.visibleNavigationBar?.backTitle, old)
    let titles = Watch.values({ host.visibleNavigationBar?.backTitle }, during: change)
    expectEqual(titles, [new])
    expect(host.takeChanges().contains(.navigationBar))
  }
}
