import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The toolbar of a page.
@MainActor struct ToolbarTests {
  private let fixture = BarFixture()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  init() { fixture.stack.isToolbarHidden = false }

  /// The buttons of the toolbar, with a line between its parts.
  private var toolbar: String {
    host.visibleToolbar?.groups.map(\.text).joined(separator: "|") ?? "no toolbar"
  }

  @Test func `the toolbar has the buttons of the page on top`() {
    expect(toolbar == "no toolbar" && fixture.root.toolbarItems == nil)
    let space = BarButtonItem.flexibleSpace()
    let (a, b, c) = (fixture.button("a"), fixture.button("b"), fixture.button("c"))
    fixture.root.toolbarItems = [space, a, space, b, .fixedSpace(8), c, space]
    expect(toolbar == "a|b|c" && fixture.root.toolbarItems?.count == 7)
    expectEqual(fixture.bar, "||Root||||")
    let top = fixture.push("Top")
    expectEqual(toolbar, "no toolbar")
    top.setToolbarItems([fixture.button("x")], animated: true)
    expectEqual(toolbar, "x")
    user.goBack()
    b.isHidden = true
    expectEqual(toolbar, "a|c")
    fixture.root.toolbarItems = nil
    expect(toolbar == "no toolbar" && fixture.root.toolbarItems == nil)
  }

  @Test func `the elements of a toolbar are its buttons and the spaces between them`() {
    let hidden = fixture.button("b")
    hidden.isHidden = true
    fixture.root.toolbarItems = [
      fixture.button("a"), .fixedSpace(8), hidden, .flexibleSpace(), fixture.button("c"),
    ]
    let elements = host.visibleToolbar?.elements.map { element in
      switch element {
      case .button(let button): button.title ?? ""
      case .fixedSpace: "_"
      case .flexibleSpace: "…"
      }
    }
    expectEqual(elements, ["a", "_", "…", "c"])
  }

  @Test func `a toolbar is hidden by default, and by a page that hides the bar at the bottom`() {
    expect(NavigationController().isToolbarHidden)
    let button = fixture.button("a")
    fixture.root.toolbarItems = [button]
    fixture.stack.setToolbarHidden(true, animated: true)
    expect(toolbar == "no toolbar" && user.tapBarButton(button) == .refused(.hidden))
    fixture.stack.isToolbarHidden = false
    fixture.root.hidesBottomBarWhenPushed = true
    expectEqual(toolbar, "no toolbar")
    fixture.root.hidesBottomBarWhenPushed = false
    fixture.stack.isNavigationBarHidden = true
    expect(toolbar == "a" && fixture.bar == "no bar")
    expectEqual(user.tapBarButton(button), .performed)
    fixture.select("b")
    fixture.plain.toolbarItems = [fixture.button("b")]
    expectEqual(toolbar, "no toolbar")
  }

  @Test func `a tap performs the action or opens the menu, and is refused elsewhere`() {
    let button = fixture.button("a")
    let menu = BarButtonItem(title: "m", menu: Menu(children: [Action(title: "One") { _ in }]))
    fixture.root.toolbarItems = [button, menu]
    expectEqual(user.tapBarButton(button), .performed)
    fixture.log.expect(["tap a"])
    expectEqual(user.tapBarButton(menu), .performed)
    expectEqual(fixture.lines, ["One"])
    fixture.stack.isToolbarHidden = true
    expectEqual(fixture.lines, ["no menu"])
    fixture.stack.isToolbarHidden = false
    button.isEnabled = false
    expectEqual(user.tapBarButton(button), .refused(.disabled))
    button.isEnabled = true
    _ = fixture.push("Top")
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
    host.disappear()
    expectEqual(user.tapBarButton(button), .refused(.notOnScreen))
  }

  @Test func `a button moves between toolbar and navigation bar, and stays with its page`() {
    let button = fixture.button("a")
    fixture.root.toolbarItems = [button]
    fixture.root.navigationItem.rightBarButtonItem = button
    expect(toolbar == "no toolbar" && fixture.bar == "||Root||a||")
    fixture.root.toolbarItems = [button, button]
    expect(toolbar == "a" && fixture.bar == "||Root||||")
    fixture.log.expect(["sharedBarButton[]"])
    let top = fixture.push("Top")
    top.toolbarItems = [button]
    expect(toolbar == "no toolbar" && fixture.log.take() == ["sharedBarButton[]"])
  }

  @Test func `a presented stack has a toolbar of its own, which alone can be reached`() {
    let button = fixture.button("a")
    fixture.root.toolbarItems = [button]
    let page = ViewController()
    let own = fixture.button("own")
    page.toolbarItems = [own]
    let stack = NavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    fixture.root.present(stack, animated: false)
    expectEqual(host.presentedControllers.last?.toolbar?.items.text, "own")
    expectEqual(user.tapBarButton(own), .performed)
    expect(user.tapBarButton(button) == .refused(.covered) || host.openMenu == nil)
    fixture.log.expect(["tap own"])
  }

  @Test func `observers and renderers are notified of the toolbar and its buttons`() {
    let button = fixture.button("a")
    func names() -> String { host.visibleToolbar?.items.text ?? "none" }
    expectEqual(Watch.values({ names() }, during: { fixture.root.toolbarItems = [button] }), ["a"])
    expectEqual(
      Watch.values({ names() }, during: { fixture.stack.isToolbarHidden = true }),
      ["none"]
    )
    expectEqual(Watch.values({ names() }, during: { fixture.stack.isToolbarHidden = false }), ["a"])
    host.needsFrameHandler = {}
    button.title = "b"
    expectEqual(host.takeChanges(), .looks)
    button.isHidden = true
    expect(host.takeChanges().contains(.navigationBar))
  }

  @Test func `the state lists the buttons, and scripts tap them`() throws {
    fixture.root.navigationItem.rightBarButtonItem = fixture.button("bar")
    fixture.root.toolbarItems = [fixture.button("a"), .flexibleSpace(), fixture.button("b")]
    expectEqual(HostState(of: host).bar.buttons, ["bar", "a", "b"])
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: "button b\nbutton 1"))
    fixture.stack.isNavigationBarHidden = true
    try runner.run(HostScript(parsing: "button 1\nbutton a"))
    fixture.log.expect(["tap b", "tap a", "tap b", "tap a"])
  }

  @Test func `spaces are left out of a navigation bar`() {
    fixture.root.navigationItem.rightBarButtonItems = [
      fixture.button("a"), BarButtonItem(barButtonSystemItem: .flexibleSpace, action: nil),
      fixture.button("b"),
    ]
    expectEqual(fixture.bar, "||Root||b a||")
    expectEqual(BarButtonItem.SystemItem.fixedSpace.title, "")
  }
}
