import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Presenting inside callbacks.
@MainActor struct PresentingReentrancyTests {
  private let notes = Notes()

  private func page(_ name: String, _ actions: [String: () -> Void] = [:]) -> RecordingPage {
    let page = RecordingPage(name, notes)
    page.actions = actions
    return page
  }

  private func host() -> TabHostController {
    let host = TabHostController(tabs: [.shown("a"), .shown("b")])
    host.appear()
    return host
  }

  @Test(arguments: [
    "load", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
    "willMove TabHostController", "didMove TabHostController",
  ])
  func `a controller can be dismissed while it is being presented`(call: String) {
    let host = host()
    let sheet = page("s", [call: { host.dismiss(animated: false) }])
    host.present(sheet, animated: false)
    expect(host.presentedControllers.isEmpty)
    expect(sheet.appearanceState == .disappeared && sheet.parent == nil)
    expectEqual(host.selectedViewController?.appearanceState, .appeared)
  }

  @Test(arguments: ["willDisappear", "didDisappear", "willMove nil", "didMove nil"])
  func `another controller can be presented while one is being dismissed`(call: String) {
    let host = host()
    let next = page("n")
    let sheet = page("s", [call: { host.present(next, animated: false) }])
    host.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    expectEqual(host.presentedControllers.map { $0.viewController === next }, [true])
    expect(next.appearanceState == .appeared && sheet.appearanceState == .disappeared)
  }

  @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  func `the tab can leave and the host can disappear in any call`(call: String) {
    for disappears in [true, false] {
      let host = host()
      let cover = page("f", [call: { if disappears { host.disappear() } else { host.tabs = [] } }])
      cover.modalPresentationStyle = .fullScreen
      host.selectedViewController?.present(cover, animated: false)
      host.dismiss(animated: false)
      expect(host.presentedControllers.isEmpty)
      expect(cover.appearanceState == .disappeared && cover.parent == nil)
    }
  }

  @Test func `content that is covered while the host disappears disappears with it`() {
    let cover = page("cover")
    cover.modalPresentationStyle = .fullScreen
    let content = page("content")
    let host = TabHostController(tabs: [TabItem.showing(content, "a")])
    content.actions = ["willDisappear": { host.present(cover, animated: false) }]
    host.appear()
    _ = notes.take()
    host.disappear()
    expectEqual(
      notes.take().filter { $0.hasSuffix("Disappear") },
      ["content willDisappear", "content didDisappear"]
    )
    expect(content.appearanceState == .disappeared && cover.appearanceState == .disappeared)
    host.appear()
    expect(content.appearanceState == .disappeared && cover.appearanceState == .appeared)
  }

  @Test func `a sheet that is covered while the host disappears disappears with it`() {
    let cover = page("cover")
    cover.modalPresentationStyle = .fullScreen
    let content = page("content")
    let sheet = page("sheet")
    let host = TabHostController(tabs: [TabItem.showing(content, "a")])
    host.appear()
    host.present(sheet, animated: false)
    content.actions = ["willDisappear": { host.present(cover, animated: false) }]
    host.disappear()
    expect(content.appearanceState == .disappeared && sheet.appearanceState == .disappeared)
  }

  @Test func `a provider that presents a sheet opens no menu and no row`() {
    let host = host()
    host.mode = .tabSidebar
    let tab = host.tabs[1]
    func present() {
      host.dismiss(animated: false)
      host.present(page("s"), animated: false)
    }
    tab.contextMenuProvider = { _ in
      present()
      return Menu(children: [Action(title: "Open") { _ in }])
    }
    tab.trailingSwipeActionsProvider = { _ in
      present()
      let pin = ContextualAction(style: .normal, title: "Pin") { _, _, _ in }
      return SwipeActionsConfiguration(actions: [pin])
    }
    host.sidebar.navigationOverflowItems = DeferredMenuElement.uncached { completion in
      present()
      completion([Action(title: "Sort") { _ in }])
    }
    let gestures: [() -> UserInteraction.Outcome] = [
      { host.user.openContextMenu(on: tab) }, { host.user.openSwipeActions(.trailing, on: tab) },
      { host.user.openSidebarOverflow() },
    ]
    for gesture in gestures {
      host.dismiss(animated: false)
      expectEqual(gesture(), .performed)
      expectEqual(host.presentedControllers.count, 1)
      expect(host.openMenu == nil && host.sidebar.swipedRow == nil)
    }
  }

  @Test func `a controller that is dismissed and presented in one batch stays`() {
    let host = host()
    let sheet = page("s")
    host.present(sheet, animated: false)
    _ = notes.take()
    host.performBatchUpdates {
      sheet.dismiss(animated: false)
      host.present(sheet, animated: false)
    }
    notes.expect([])
    expect(sheet.presentingViewController === host)
  }

  @Test func `didSelectTab can present from the page that is about to appear`() {
    final class Delegate: TabHostControllerDelegate {
      let sheet = ViewController()
      func tabHostController(
        _ host: TabHostController,
        didSelectTab tab: TabItem,
        previousTab: TabItem?
      ) {
        tab.viewController?.present(sheet, animated: false)
      }
    }
    let host = host()
    let delegate = Delegate()
    host.delegate = delegate
    host.user.tap("b")
    expectEqual(host.presentedControllers.map { $0.viewController === delegate.sheet }, [true])
    expectEqual(delegate.sheet.appearanceState, .appeared)
  }

  @Test func `completions run in order, and may present and dismiss`() {
    let host = host()
    var order: [String] = []
    let (first, second) = (page("1"), page("2"))
    host.present(first, animated: false) {
      order.append("presented 1")
      first.present(second, animated: false) {
        order.append("presented 2")
        host.dismiss(animated: false) { order.append("dismissed") }
      }
    }
    expectEqual(order, ["presented 1", "presented 2", "dismissed"])
    expect(host.presentedControllers.isEmpty)
  }

  @Test func `completions of one batch run in order`() {
    let (host, sheet) = (host(), page("s"))
    var order: [String] = []
    host.performBatchUpdates {
      host.present(sheet, animated: false) { order.append("presented") }
      sheet.dismiss(animated: false) { order.append("dismissed") }
    }
    expectEqual(order, ["presented", "dismissed"])
  }

  @Test func `completions that present and dismiss endlessly are reported`() {
    let host = host()
    var rules: Set<TabHostController.Diagnostic.Rule> = []
    host.diagnosticHandler = { rules.insert($0.rule) }
    let sheet = ViewController()
    func show() {
      host.present(sheet, animated: false) { host.dismiss(animated: false) { show() } }
    }
    show()
    expectEqual(rules, [.selectionLoop])
  }

  @Test func `a host and what it presents are released together`() {
    weak var weakHost: TabHostController?
    weak var weakAlert: AlertController?
    do {
      let host = host()
      let alert = AlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      alert.addTextField()
      host.present(alert, animated: false)
      (weakHost, weakAlert) = (host, alert)
      expect(host.presentedViewController === alert)
    }
    expect(weakHost == nil && weakAlert == nil)
  }

  @Test func `what is presented outlives its host`() {
    let sheet = ViewController()
    do {
      let host = host()
      host.present(sheet, animated: false)
    }
    expect(sheet.presentingViewController == nil && sheet.tabHostController == nil)
    let other = host()
    other.present(sheet, animated: false)
    expect(sheet.presentingViewController === other)
  }
}
