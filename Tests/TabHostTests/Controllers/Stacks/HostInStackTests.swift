import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A host on the stack of a navigation controller, as an app shows it after the user has signed in.
@MainActor struct HostInStackTests {
  private let log = CallLog()
  private let inner: TabHostController
  private let navigation = NavigationController()

  init() {
    let log = log
    inner = TabHostController(
      tabs: ["x", "y"].map { name in
        TabItem(title: name, identifier: name) { _ in NotedPage(name, log) }
      }
    )
    navigation.setViewControllers([NotedPage("sign-in", log)], animated: false)
  }

  private func shownHost() -> TabHostController {
    let host = TabHostController(tabs: [.showing(navigation, "a")])
    host.appear()
    log.clear()
    return host
  }

  @Test func `a host replaces the pages of a stack without a window`() {
    navigation.setViewControllers([inner], animated: false)
    expect(navigation.viewControllers.count == 1 && navigation.topViewController === inner)
    expect(inner.parent === navigation && inner.navigationController === navigation)
    expectEqual(
      NavigationController(rootViewController: TabHostController()).viewControllers.count,
      1
    )
  }

  @Test func `the page of a pushed host appears, and the user goes back from the host`() {
    let host = shownHost()
    let notes = Notes()
    host.diagnosticHandler = { notes.words.append("\($0.rule)") }
    navigation.pushViewController(inner, animated: false)
    expectEqual(
      log.entries,
      [
        .willDisappear(.page("sign-in")), .didLoad(.page("x")), .willAppear(.page("x")),
        .isAppearing(.page("x")),
        .didDisappear(.page("sign-in")), .didAppear(.page("x")),
      ]
    )
    expectEqual(inner.appearanceState, .appeared)
    expect(inner.selectedTab?.identifier == "x")
    log.clear()
    expectEqual(host.user.goBack(), .performed)
    expect(navigation.viewControllers.count == 1 && inner.parent == nil)
    expectEqual(
      log.entries,
      [
        .willDisappear(.page("x")), .willAppear(.page("sign-in")), .isAppearing(.page("sign-in")),
        .didDisappear(.page("x")), .didAppear(.page("sign-in")),
      ]
    )
    expectEqual(notes.words, ["nestedBar"])
  }

  @Test func `a tap in a host on a stack shows another page and calls its delegate`() {
    let host = shownHost()
    navigation.pushViewController(inner, animated: false)
    log.record(inner, of: [.delegate])
    inner.delegate = SilentDelegate.shared
    log.clear()
    expectEqual(inner.user.tap("y"), .performed)
    expectEqual(log.calls, [.shouldSelect("y"), .didSelect("y", previous: "x")])
    withExtendedLifetime(host) {}
  }

  @Test func `a stack inside of a host on a stack goes back first`() {
    let host = shownHost()
    let deep = NavigationController(rootViewController: ViewController())
    deep.pushViewController(ViewController(), animated: false)
    inner.tabs.append(.showing(deep, "z"))
    inner.selectedTab = inner.tabs[2]
    navigation.pushViewController(inner, animated: false)
    expectEqual(host.user.goBack(), .performed)
    expect(deep.viewControllers.count == 1 && navigation.topViewController === inner)
    expectEqual(host.user.goBack(), .performed)
    expectEqual(navigation.viewControllers.count, 1)
  }

  // MARK: - A host in a stack inside of it

  /// The stacks from which a host is inside of itself, with what lies between.
  enum Place: CaseIterable {
    case tab, group, pageOfStack, column, part, nestedHost
  }

  private func content(_ place: Place, around stack: NavigationController) -> ViewController {
    switch place {
    case .tab, .group: return stack
    case .pageOfStack:
      let page = ViewController()
      page.addChild(stack)
      return NavigationController(rootViewController: page)
    case .column: return SplitController(primary: ViewController(), secondary: stack)
    case .part: return PartsController(parts: [PartsController.Part(stack)])
    case .nestedHost:
      let host = TabHostController(tabs: [.showing(stack, "inner"), .shown("other")])
      host.appear()
      host.selectedTab = host.tabs[1]
      return host
    }
  }

  @Test(arguments: Place.allCases, [true, false])
  func `a host in a stack of a tab is refused, also while the stack is off screen`(
    place: Place,
    isWrapped: Bool
  ) {
    let content = content(place, around: navigation)
    let tab = TabItem.showing(content, "a")
    let first = place == .group ? TabGroupItem(title: "g", identifier: "g", children: [tab]) : tab
    let host = TabHostController(tabs: [first, .shown("b"), .shown("c")])
    let notes = Notes()
    for host in [host, content as? TabHostController].compactMap(\.self) {
      host.diagnosticHandler = { notes.words.append("\($0.rule)") }
    }
    host.appear()
    host.selectedTab = host.tabs[1]
    notes.words = []
    var pushed: ViewController = host
    if isWrapped {
      pushed = ViewController()
      pushed.addChild(host)
    }
    navigation.pushViewController(pushed, animated: false)
    expectEqual(notes.words, ["invalidStack"])
    expectEqual(navigation.viewControllers.count, 1)
    notes.words = []
    host.selectedTab = host.tabs[2]
    expect(host.isDisplayed)
    expectEqual(notes.words, [])
    // The same for a child of a page.
    navigation.topViewController?.addChild(pushed)
    expect(pushed.parent == nil)
  }
}
