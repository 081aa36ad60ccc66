import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A host that records the assignments that its overrides observe.
private final class ObservingHost: TabHostController {
  let notes = Notes()

  override var selectedTab: TabItem? {
    didSet { notes.words.append("tab \(selectedTab?.identifier ?? "nil")") }
  }

  override var selectedIndex: Int? {
    didSet { notes.words.append("index \(selectedIndex.map(String.init) ?? "nil")") }
  }

  override var selectedViewController: ViewController? {
    didSet { notes.words.append("page \(selectedViewController?.tab?.identifier ?? "nil")") }
  }

  override var tabs: [TabItem] {
    didSet { notes.words.append("tabs \(tabs.map(\.identifier).joined(separator: " "))") }
  }

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
    notes.words.append("bar \(hidden)")
  }
}

private final class ObservingTab: TabItem {
  var titles: [String] = []
  var reads = 0
  var callback: () -> Void = {}

  override var title: String {
    didSet { titles.append(title) }
  }

  override var viewController: ViewController? {
    reads += 1
    let page = super.viewController
    page?.title = "configured"
    callback()
    return page
  }
}

private final class ObservingGroup: TabGroupItem {
  var lists: [[String]] = []

  override var children: [TabItem] {
    didSet { lists.append(children.map(\.identifier)) }
  }
}

/// Overriding properties.
@MainActor struct OverridingTests {
  private let host = ObservingHost()

  init() {
    host.tabs = ["a", "b"].map { .shown($0) }
    host.appear()
    _ = host.notes.take()
  }

  @Test func `an override of selectedTab observes every assignment by the app`() {
    host.selectedTab = host.tabs[1]
    host.notes.expect(["tab b"])
    host.selectedIndex = 0
    host.notes.expect(["tab a", "index 0"])
    host.selectedViewController = host.tabs[1].viewController
    host.notes.expect(["tab b", "page b"])
    let selection = TabSelection(host, values: ["a", "b"]) { $0 }
    selection.value = "a"
    host.notes.expect(["tab a"])
    host.selectedIndex = nil
    host.notes.expect(["tab nil", "index nil"])
    host.selectedViewController = nil
    host.notes.expect(["tab nil", "page nil"])
  }

  @Test func `a refused assignment and one of the current value do not assign selectedTab`() {
    let log = CallLog()
    log.record(host, of: [.diagnostic])
    host.selectedIndex = 7
    host.selectedViewController = ViewController()
    host.selectedIndex = 0
    host.notes.expect(["index 0", "page a", "index 0"])
    expectEqual(log.entries.count, 2)
  }

  @Test func `a selection by the user and a fallback are not assignments`() {
    host.user.tap("b")
    host.notes.expect([])
    expectEqual(host.selectedTab?.identifier, "b")
    host.tabs[1].isHidden = true
    host.notes.expect([])
    expectEqual(host.selectedTab?.identifier, "a")
  }

  @Test func `an override can change the selection again`() {
    final class Redirecting: TabHostController {
      override var selectedTab: TabItem? {
        didSet { if selectedTab?.identifier == "b" { selectedIndex = 2 } }
      }
    }
    let host = Redirecting(tabs: ["a", "b", "c"].map { .shown($0) })
    host.appear()
    host.selectedViewController = host.tabs[1].viewController
    expectEqual(host.selectedTab?.identifier, "c")
  }

  @Test func `overrides of tabs and of setTabBarHidden observe assignments`() {
    host.tabs = [.shown("c")]
    host.isTabBarHidden = true
    host.isTabBarHidden = false
    host.notes.expect(["tabs c", "bar true", "bar false"])
  }

  @Test func `an override of title or children observes assignments, and moves are none`() {
    let tab = ObservingTab(title: "a", identifier: "x")
    let group = ObservingGroup(title: "g", identifier: "g", children: [.bare("c1"), .bare("c2")])
    host.tabs += [tab, group]
    tab.title = "b"
    host.tabs.append(group.children[0])
    group.children = []
    expectEqual(tab.titles, ["b"])
    expectEqual(group.lists, [[]])
    expectEqual(host.tabs.map(\.identifier), ["a", "b", "x", "g", "c1"])
  }

  @Test func `an override of viewController configures the content that the framework creates`() {
    var makes = 0
    let tab = ObservingTab(title: "x", identifier: "x") { _ in
      makes += 1
      return ViewController()
    }
    tab.callback = { [host] in host.selectedTab?.badgeValue = "1" }
    host.tabs.append(tab)
    host.user.tap("x")
    expect(tab.isViewControllerLoaded && makes == 1 && tab.reads == 1)
    expectEqual(tab.viewController?.title, "configured")
    expectEqual(tab.badgeValue, "1")
    expect(host.selectedViewController === tab.viewController)
  }

  @Test func `an override of viewController without content is not called by the framework`() {
    let tab = ObservingTab(title: "x", identifier: "x")
    host.tabs.append(tab)
    host.selectedTab = tab
    expectEqual(tab.reads, 0)
    expect(tab.viewController == nil)
  }
}

/// Pages that override properties.
@MainActor struct PageOverridingTests {
  private final class QuietPage: ViewController {
    var hides = true
    var name: String?

    override var hidesBottomBarWhenPushed: Bool {
      get { hides }
      set { hides = newValue }
    }

    override var title: String? {
      get { name }
      set { name = newValue }
    }
  }

  private final class CountingStack: NavigationController {
    var depths: [Int] = []

    override var viewControllers: [ViewController] {
      didSet { depths.append(viewControllers.count) }
    }
  }

  @Test func `an override of hidesBottomBarWhenPushed takes effect`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TabHostController(tabs: [
      .showing(navigation, "a")
    ])
    host.traitCollection = TraitCollection(userInterfaceIdiom: .phone)
    host.appear()
    expect(!host.isTabBarHidden)
    navigation.pushViewController(QuietPage(), animated: false)
    expect(host.isTabBarHidden)
    navigation.popViewController(animated: false)
    expect(!host.isTabBarHidden)
  }

  @Test func `an override of viewControllers observes assignments, and pushes are none`() {
    let stack = CountingStack(rootViewController: ViewController())
    stack.pushViewController(ViewController(), animated: false)
    expectEqual(stack.depths, [])
    stack.viewControllers = [ViewController()]
    expectEqual(stack.depths, [1])
  }

  @Test func `an initializer with a nib creates a controller as without one`() {
    let page = QuietPage(nibName: "Page", bundle: nil)
    expect(page.children.isEmpty && !page.isViewLoaded)
  }
}

/// Showing pages.
@MainActor struct ShowingTests {
  private final class Container: ViewController {
    var shown: [ViewController] = []

    override func show(_ controller: ViewController, sender: Any?) {
      shown.append(controller)
    }
  }

  @Test func `a page in a navigation controller is shown by pushing`() {
    let page = ViewController()
    let detail = ViewController()
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    root.show(page, sender: self)
    page.showDetailViewController(detail, sender: nil)
    expectEqual(
      navigation.viewControllers.map(ObjectIdentifier.init),
      [root, page, detail].map(ObjectIdentifier.init)
    )
  }

  @Test func `any other page is shown by presenting`() {
    let host = TabHostController(tabs: [.shown("a")])
    host.appear()
    let page = ViewController()
    let detail = ViewController()
    host.selectedViewController?.show(page, sender: nil)
    expect(host.presentedViewController === page)
    page.showDetailViewController(detail, sender: nil)
    expect(page.presentedViewController === detail)
  }

  @Test func `an override decides how a container shows a page and its detail`() {
    let container = Container()
    let page = ViewController()
    container.show(page, sender: nil)
    container.showDetailViewController(page, sender: nil)
    expectEqual(
      container.shown.map(ObjectIdentifier.init),
      [page, page].map(ObjectIdentifier.init)
    )
  }

  @Test func `showing a page that is on the stack is reported, and nothing changes`() {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let host = TabHostController(tabs: [.showing(navigation, "a")])
    let log = CallLog()
    log.record(host, of: [.diagnostic])
    host.appear()
    root.show(root, sender: nil)
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(log.diagnostics.map(\.name), ["invalidStack"])
  }
}
