import TabHost
import TabHostTestSupport
import Testing

/// Controllers that move between containers, also while they are added.
@MainActor struct ContainmentTests {
  private let notes = Notes()
  private var rules: [String] { diagnostics.words }
  private let diagnostics = Notes()

  private func page(_ name: String) -> RecordingPage { RecordingPage(name, notes) }

  private func host(_ content: ViewController) -> TabHostController {
    let host = TabHostController(tabs: [.showing(content, "a")])
    host.diagnosticHandler = { [diagnostics] in diagnostics.words.append("\($0.rule)") }
    host.appear()
    return host
  }

  @Test func `a container that enters its child while the child is added refuses the child`() {
    let (parent, child) = (page("p"), page("c"))
    child.actions["willMove p"] = { child.addChild(parent) }
    parent.addChild(child)
    expect(parent.parent === child)
    expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func `content returns when the container that took it is deallocated`() {
    let content = page("a")
    let host = host(content)
    var container: ViewController? = ViewController()
    container?.addChild(content)
    expect(content.appearanceState == .disappeared && rules == ["contentTaken"])
    container = nil
    expect(content.parent === host && content.appearanceState == .appeared)
  }

  @Test func `content that the app gives back appears at once`() {
    let content = page("a")
    let host = host(content)
    let container = ViewController()
    container.addChild(content)
    content.willMove(toParent: nil)
    content.removeFromParent()
    expect(content.parent === host && content.appearanceState == .appeared)
  }

  @Test func `a page of two hosts on screen stays in the first until that releases it`() {
    let shared = page("a")
    let (one, two) = (host(shared), host(shared))
    expect(shared.parent === one && two.selectedViewController == nil)
    expectEqual(rules, ["contentTaken"])
    one.selectedTab = nil
    expect(shared.parent === two && shared.appearanceState == .appeared)
    expect(two.selectedViewController === shared)
  }

  @Test func `an accessory on a stack is left there, and returns when it is popped`() {
    let navigation = NavigationController(rootViewController: page("root"))
    let (accessory, top) = (page("x"), page("top"))
    let host = host(navigation)
    host.bottomAccessory = TabAccessory(contentView: accessory)
    navigation.setViewControllers([accessory, top], animated: false)
    expectEqual(navigation.viewControllers.map(\.title), [accessory, top].map(\.title))
    expect(accessory.parent === navigation && top.appearanceState == .appeared)
    expectEqual(rules, ["contentTaken"])
    navigation.setViewControllers([top], animated: false)
    expect(accessory.parent === host && accessory.appearanceState == .appeared)
  }

  @Test func `a page popped while it is added leaves the stack`() {
    let navigation = NavigationController(rootViewController: page("root"))
    let detail = page("detail")
    let host = host(navigation)
    detail.actions["willMove NavigationController"] = {
      navigation.popViewController(animated: false)
    }
    navigation.pushViewController(detail, animated: false)
    expect(detail.parent == nil && navigation.viewControllers.count == 1)
    expectEqual(navigation.children.count, 1)
    withExtendedLifetime(host) {}
  }

  @Test func `a page that enters another container while it is added is not on the stack`() {
    let navigation = NavigationController(rootViewController: page("root"))
    let (detail, other) = (page("detail"), ViewController())
    detail.actions["willMove NavigationController"] = { other.addChild(detail) }
    navigation.pushViewController(detail, animated: false)
    expect(detail.parent === other)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `popping to the root removes the uppermost page first`() {
    let navigation = NavigationController(rootViewController: page("root"))
    navigation.pushViewController(page("1"), animated: false)
    navigation.pushViewController(page("2"), animated: false)
    _ = notes.take()
    navigation.popToRootViewController(animated: false)
    notes.expect(["2 willMove nil", "1 willMove nil", "2 didMove nil", "1 didMove nil"])
  }

  // MARK: - Managed stacks

  /// A page that runs a closure when it is released.
  private final class ReleasedPage: ViewController {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
      super.init()
    }
    isolated deinit { action() }
  }

  @Test func `a page that is released with its tab can push another one`() {
    let group = TabGroupItem.of([.bare("c1"), .bare("c2")], "g")
    let navigation = NavigationController()
    group.managingNavigationController = navigation
    let host = TabHostController(tabs: [group])
    host.appear()
    host.selectedTab = group.children[0]
    func push() {
      let page = ReleasedPage { navigation.pushViewController(ViewController(), animated: false) }
      navigation.pushViewController(page, animated: false)
    }
    push()
    let count = navigation.viewControllers.count
    host.selectedTab = group.children[1]
    group.children = [group.children[1]]
    expectEqual(navigation.viewControllers.count, count)
  }

  @Test func `a page that is returned twice is released when it is popped`() {
    final class Repeating: TabHostControllerDelegate {
      weak var page: ViewController?
      func tabHostController(
        _ host: TabHostController,
        displayedViewControllersFor tab: TabItem,
        proposedViewControllers: [ViewController]
      ) -> [ViewController] {
        guard tab.identifier == "c1" else { return proposedViewControllers }
        let page = ViewController()
        self.page = page
        return proposedViewControllers + [page, page]
      }
    }
    let group = TabGroupItem.of([.showing(ViewController(), "c1")], "g")
    let (navigation, delegate) = (NavigationController(), Repeating())
    group.managingNavigationController = navigation
    let host = TabHostController(tabs: [.bare("a"), group])
    host.diagnosticHandler = { _ in }
    host.delegate = delegate
    host.appear()
    host.selectedTab = group.children[0]
    expect(delegate.page != nil)
    navigation.popViewController(animated: false)
    expect(delegate.page == nil)
  }

  @Test func `an inner stack that loses its pages to an outer one selects nothing`() {
    let child = TabItem.showing(page("c"), "c")
    let inner = TabGroupItem(title: "i", identifier: "i", children: [child]) { [notes] _ in
      RecordingPage("i", notes)
    }
    let outer = TabGroupItem(title: "o", identifier: "o", children: []) { [notes] _ in
      RecordingPage("o", notes)
    }
    inner.managingNavigationController = NavigationController()
    outer.managingNavigationController = NavigationController()
    let host = TabHostController(tabs: [.bare("a"), inner, outer])
    host.diagnosticHandler = { _ in }
    host.appear()
    host.selectedTab = child
    host.selectedTab = host.tabs[0]
    outer.children = [inner]
    host.selectedTab = inner
    expect(host.selectedTab === inner)
    let stack = outer.managingNavigationController?.viewControllers ?? []
    expectEqual(stack.map { ($0 as? RecordingPage)?.name }, ["o", "i"])
  }
}
