import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Commands for bar buttons.
@MainActor struct ButtonCommandTests {
  private let log = CallLog()
  private let page = ViewController()
  private let host: TabHostController

  init() {
    let log = log
    let add = log.button("Add")
    add.identifier = "add"
    let (hidden, disabled) = (log.button("Hidden"), log.button("Disabled"))
    hidden.isHidden = true
    disabled.isEnabled = false
    let more = Menu(title: "More", children: [log.action("Inner")])
    let sort = BarButtonItem(title: "Sort", menu: Menu(children: [log.action("By Name"), more]))
    page.navigationItem.leftBarButtonItem = add
    page.navigationItem.rightBarButtonItems = [hidden, disabled, sort]
    page.navigationItem.additionalOverflowItems = DeferredMenuElement {
      $0([log.action("Print"), more])
    }
    host = TabHostController(tabs: [
      .showing(page, "a"),
      TabItem(title: "b", identifier: "b"),
    ])
    host.appear()
  }

  private func run(_ script: String, state: Bool = false) throws -> [String] {
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: log) { lines.append($0) }
    runner.includesState = state
    try runner.run(HostScript(parsing: script, name: "s"))
    return lines
  }

  @Test func `the buttons of a popover are found by name, and those beneath by position, too`()
    throws
  {
    let popover = ViewController()
    popover.navigationItem.rightBarButtonItem = log.button("Done")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceItem = host.tabs[0]
    page.present(popover, animated: false)
    for (word, title) in [("Done", "Done"), ("add", "Add"), ("0", "Add")] {
      try expectEqual(run("button \(word)").last, "  handler \(title)")
    }
  }

  @Test(arguments: [
    ("button add", "  handler Add"), ("button 0", "  handler Add"), ("button Add", "  handler Add"),
    ("button Sort \"By Name\"", "  handler By Name"), ("button 1 More Inner", "  handler Inner"),
    ("button Sort Other", "  refused: notAvailable"), ("button Hidden", "  refused: hidden"),
    ("button Disabled", "  refused: disabled"), ("button 9", "  refused: notAvailable"),
    ("button overflow 0", "  handler Print"), ("button overflow 1 Inner", "  handler Inner"),
    ("button overflow 2", "  refused: notAvailable"),
    ("disappear\nbutton add", "  refused: notOnScreen"),
  ])
  func `a command taps a button, or chooses in its menu or the overflow menu`(
    script: String,
    expected: String
  ) throws {
    try expectEqual(run(script).last, expected)
    expect(host.openMenu == nil)
  }

  @Test func `opening a menu without choosing makes no call`() throws {
    try expectEqual(run("button Sort").last, "> button Sort")
    expect(host.openMenu == nil)
  }

  @Test(arguments: [
    (
      "button ad",
      #"s:1:8: no bar button of the visible page has the identifier "ad"; did you mean "add"?"#
    ),
    (
      "button \"0\"",
      #"s:1:8: no bar button of the visible page has the identifier "0""#
    ),
  ])
  func `an unknown button ends the run`(script: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try run(script) }
    expectEqual(error?.description, message)
  }

  @Test func `a hidden bar and a host without a page refuse`() throws {
    let stack = NavigationController(rootViewController: ViewController())
    stack.isNavigationBarHidden = true
    host.tabs = [.showing(stack, "s")]
    try expectEqual(run("button 0").last, "  refused: hidden")
    host.tabs = []
    try expectEqual(run("button 0").last, "  refused: notOnScreen")
  }

  @Test func `the state lists the buttons and the edge of the bar`() throws {
    let state = HostState(of: host)
    expectEqual(state.bar.buttons, ["add", "Sort", "Disabled"])
    expectEqual(state.bar.edge, "top")
    try expect(run("print state").contains("  buttons: add Sort Disabled"))
    var traits = TraitCollection.phone
    traits.verticalBarEdge = .trailing
    host.traitCollection = traits
    expectEqual(HostState(of: host).bar.edge, "trailing")
    let described = try HostDescription(json: #"{"traits":{"verticalBarEdge":"leading"}}"#)
    expectEqual(described.traits.verticalBarEdge, .leading)
  }
}

/// Recording taps on bar buttons.
@MainActor struct ButtonRecordingTests {
  @Test func `taps, menus and the overflow menu are recorded as commands`() {
    func action(_ title: String) -> Action { Action(title: title) { _ in } }
    let page = ViewController()
    let item = page.navigationItem
    let add = BarButtonItem(primaryAction: action("Add"))
    add.identifier = "overflow"
    let inner = action("Inner")
    let more = Menu(title: "More", children: [inner])
    let name = action("By Name")
    let sort = BarButtonItem(title: "Sort", menu: Menu(children: [name, more]))
    item.rightBarButtonItems = [add, sort]
    let printing = action("Print")
    item.additionalOverflowItems = DeferredMenuElement { $0([printing, more]) }
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
    var script = ""
    let recorder = SessionRecorder(of: host) { script += $0 }

    host.user.tapBarButton(add)
    host.user.tapBarButton(sort)
    host.user.performMenuElement(name)
    host.user.tapBarButton(sort)
    host.user.openSubmenu(more)
    host.user.performMenuElement(inner)
    host.user.openNavigationOverflow()
    host.user.performMenuElement(printing)
    host.user.openNavigationOverflow([sort, add])
    if case .action(let element)? = host.openMenu?.items[1] {
      host.user.performMenuElement(element)
    }
    host.user.openNavigationOverflow([sort])
    host.user.openSubmenu(more)
    host.user.performMenuElement(inner)
    host.user.openNavigationOverflow()
    host.user.closeMenu()
    recorder.finish()
    expectEqual(
      script,
      """
      button "overflow"
      button Sort "By Name"
      button Sort More Inner
      button overflow 0
      button "overflow"
      button overflow 1 Inner

      """
    )
  }
}
