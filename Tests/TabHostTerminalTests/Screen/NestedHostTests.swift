import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// A host that is the content of a tab of another host, or is presented.
@MainActor struct NestedHostTests {
  private let fixture = ContentFixture()
  private var host: TabHostController { fixture.host }
  private let pages = [Notebook("x"), Notebook("y")]
  private let stack: NavigationController
  private let inner: TabHostController

  init() {
    let stack = NavigationController(rootViewController: pages[0])
    let second = pages[1]
    inner = TabHostController(tabs: [
      TabItem(title: "X", identifier: "x") { _ in stack },
      TabItem(title: "Y", identifier: "y") { _ in second },
    ])
    self.stack = stack
  }

  /// Collects the diagnostics of the outer host.
  private func observe(_ act: () -> Void) -> [String] {
    var diagnostics: [String] = []
    host.diagnosticHandler = { diagnostics.append("\($0.rule) \($0.identifiers)") }
    act()
    host.diagnosticHandler = nil
    return diagnostics
  }

  private func show() {
    let inner = inner
    host.tabs.append(TabItem(title: "Inner", identifier: "inner") { _ in inner })
    host.selectedTab = host.tab(forIdentifier: "inner")
    _ = fixture.screen.frame()
  }

  @Test func `the page of the inner host is drawn, and receives keys and clicks`() throws {
    pages[0].taken = [.character("k")]
    _ = observe { show() }
    expect(fixture.text.contains("page of x"))
    fixture.screen.setFocus(.content)
    _ = fixture.screen.frame()
    _ = pages[0].take()
    fixture.press(.character("k"))
    try fixture.user.click(.cell(40, 10))
    let events = pages[0].take().map { String($0.prefix(10)) }
    expectEqual(events, ["character(", "press left", "release le"])
    expect(pages[0].wasFocused)
  }

  @Test func `a host on a stack is drawn with a back button, and the user goes back from it`() {
    let outer = NavigationController(rootViewController: Notebook("Sign In"))
    host.tabs.append(TabItem(title: "Outer", identifier: "outer") { _ in outer })
    host.selectedTab = host.tab(forIdentifier: "outer")
    _ = observe { outer.pushViewController(inner, animated: false) }
    expect(fixture.text.contains("page of x") && fixture.text.contains("‹ Sign In"))
    stack.pushViewController(Notebook("top"), animated: false)
    expect(fixture.text.contains("page of top") && !fixture.text.contains("Sign In"))
    fixture.press(.backspace)
    expect(fixture.text.contains("page of x"))
    fixture.press(.backspace)
    expect(fixture.text.contains("page of Sign In"))
    expect(outer.viewControllers.count == 1)
  }

  @Test func `a selection and a push in the inner host request a frame of the outer one`() {
    _ = observe { show() }
    var requests = 0
    host.needsFrameHandler = { requests += 1 }
    func requested(_ change: () -> Void) -> Int {
      _ = host.takeChanges()
      requests = 0
      change()
      return requests
    }
    expectEqual(requested { inner.selectedTab = inner.tabs[1] }, 1)
    expect(fixture.text.contains("page of y"))
    expectEqual(requested { inner.selectedTab = inner.tabs[0] }, 1)
    expectEqual(requested { stack.pushViewController(Notebook("top"), animated: false) }, 1)
    expect(fixture.text.contains("page of top"))
    expectEqual(requested { stack.topViewController?.setNeedsDisplay() }, 1)
    expectEqual(requested { stack.topViewController?.title = "Top" }, 1)
    host.selectedTab = host.tabs[0]
    expectEqual(requested { inner.selectedTab = inner.tabs[1] }, 0)
  }

  @Test func `the outer bars have the navigation of the inner host`() {
    _ = observe { show() }
    let top = Notebook("top")
    top.navigationItem.rightBarButtonItem = BarButtonItem(title: "Share") { _ in }
    stack.pushViewController(top, animated: false)
    expect(host.visibleNavigationController === stack)
    expect(fixture.text.contains("Share") && fixture.screen.layout().rect(of: .back) != nil)
    expectEqual(host.user.goBack(), .performed)
    expect(stack.viewControllers.count == 1 && fixture.text.contains("page of x"))
    expectEqual(host.user.goBack(), .refused(.atRoot))
    expect(inner.selectedTab?.identifier == "x" && host.selectedTab?.identifier == "inner")
  }

  @Test func `a presented host is drawn and driven, and Esc goes back in it and dismisses it`() {
    inner.modalPresentationStyle = .pageSheet
    pages[0].taken = [.character("k")]
    expectEqual(
      observe {
        host.present(inner, animated: false); _ = fixture.text
      },
      ["nestedBar []"]
    )
    expect(fixture.text.contains("page of x"))
    _ = pages[0].take()
    fixture.press(.character("k"))
    expectEqual(pages[0].take().last, #"character("k")"#)
    stack.pushViewController(Notebook("top"), animated: false)
    expect(fixture.text.contains("page of top"))
    fixture.press(.escape)
    expect(fixture.text.contains("page of x") && host.presentedControllers.count == 1)
    fixture.press(.escape)
    expect(host.presentedControllers.isEmpty)
  }

  @Test func `content of the inner host opens its menu, and copies text`() throws {
    let editor = TextEditorController("moss")
    stack.setViewControllers([editor], animated: false)
    _ = observe { show() }
    fixture.screen.setFocus(.content)
    fixture.press(.character("a"), modifiers: .control)
    try fixture.user.mouse(.press, .cell(40, 10), .right)
    expect(fixture.user.list?.prefix(2) == ["Cut", "Copy"] && inner.openMenu == nil)
    fixture.press(.enter)
    expect(fixture.screen.takeCopyCommand() != nil && editor.text.isEmpty)
  }

  @Test func `the bar of an inner host is reported once`() {
    expectEqual(observe { show() }, [#"nestedBar ["inner"]"#])
    expectEqual(
      observe {
        inner.selectedTab = inner.tabs[1]; _ = fixture.text
      },
      []
    )
    expect(!fixture.text.contains(" Y "))
  }

  @Test func `an inner host without a bar is no mistake`() {
    inner.isTabBarHidden = true
    expectEqual(observe { show() }, [])
    let single = TabHostController(tabs: [.showing(Notebook("z"), "z")])
    expectEqual(
      observe {
        host.present(single, animated: false); _ = fixture.text
      },
      []
    )
  }

  @Test func `hosts at several levels are drawn, and each bar is reported`() {
    let middle = TabHostController(tabs: [
      TabItem(title: "M", identifier: "m") { [inner] _ in inner }, .shown("n"),
    ])
    host.tabs.append(TabItem(title: "Middle", identifier: "middle") { _ in middle })
    let diagnostics = observe {
      host.selectedTab = host.tab(forIdentifier: "middle")
      _ = fixture.text
    }
    expectEqual(diagnostics, [#"nestedBar ["middle"]"#, #"nestedBar ["m"]"#])
    expect(fixture.text.contains("page of x"))
    inner.selectedTab = inner.tabs[1]
    expect(fixture.text.contains("page of y"))
  }
}
