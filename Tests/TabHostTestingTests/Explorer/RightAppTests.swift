import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Apps that are right, in which the explorer finds no violation.
@MainActor struct RightAppTests {
  /// An app with two tabs, whose content the closure creates.
  private final class App: TabHostController, TabHostControllerDelegate {
    var didSelect: (() -> Void)?

    init(_ makeContent: @escaping (TabItem) -> ViewController) {
      super.init()
      delegate = self
      tabs = ["a", "b"].map {
        TabItem(title: $0, identifier: $0, viewProvider: makeContent)
      }
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab tab: TabItem,
      previousTab: TabItem?
    ) {
      didSelect?()
    }
  }

  private func expectNoViolation<Host>(
    _ explorer: HostExplorer<Host>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let exploration = explorer.explore(steps: 300)
    expect(exploration.violation == nil, "\(exploration)", sourceLocation: sourceLocation)
  }

  private static func page(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    return page
  }

  @Test func `pages with the same title are different pages`() {
    var explorer = HostExplorer {
      RecordedHost { App { _ in NavigationController(rootViewController: Self.page("List")) } }
    }
    explorer.changes["push"] = {
      $0.visibleNavigationController?.pushViewController(Self.page("List"), animated: false)
    }
    explorer.changes["replace"] = {
      $0.visibleNavigationController?.setViewControllers([Self.page("List")], animated: false)
    }
    explorer.changes["present"] = { host in
      guard host.presentedControllers.isEmpty else { return }
      host.present(Self.page("List"), animated: false)
    }
    expectNoViolation(explorer)
  }

  /// An app that makes its tabs again when its data has changed.
  private final class ReloadingApp: TabHostController, TabHostControllerDelegate {
    /// Called once, in the next `shouldSelectTab`, whose answer it returns.
    var shouldSelect: ((ReloadingApp, TabItem) -> Bool)?

    private static func tab(_ identifier: String) -> TabItem {
      TabItem(title: identifier, identifier: identifier) { _ in RightAppTests.page("List") }
    }

    private static var children: [TabItem] {
      [tab("x"), TabGroupItem(title: "h", identifier: "h", children: [tab("y"), tab("z")])]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      reload()
    }

    func reload() {
      tabs =
        [Self.tab("a"), Self.tab("b")]
        + ["g", "managed"].map { identifier in
          let children =
            identifier == "g" ? Self.children : [Self.tab("m"), Self.tab("n")]
          let group = TabGroupItem(title: identifier, identifier: identifier, children: children)
          if identifier != "g" { group.managingNavigationController = NavigationController() }
          return group
        }
    }

    func reloadChildren() {
      (tab(forIdentifier: "g") as? TabGroupItem)?.children = Self.children
      (tab(forIdentifier: "managed") as? TabGroupItem)?.children = [Self.tab("m"), Self.tab("n")]
    }

    func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
      let answer = shouldSelect.take()
      return answer?(self, tab) ?? true
    }
  }

  @Test func `new tabs with the same identifiers are other tabs`() {
    var explorer = HostExplorer { RecordedHost { ReloadingApp() } }
    explorer.weights[.changing] = 8
    explorer.changes = [
      "reload": { $0.reload() },
      "reload the children": { $0.reloadChildren() },
      "reload and select": { app in
        app.performBatchUpdates {
          app.reload()
          app.selectedTab = app.tab(forIdentifier: "y")
        }
      },
      "select nothing, and the same tab": { app in
        let selected = app.selectedTab
        app.selectedTab = nil
        app.selectedTab = selected
      },
      "assign pages": { $0.viewControllers = [Self.page("1"), Self.page("2")] },
    ]
    for seed in 1...4 as ClosedRange<UInt64> {
      explorer.seed = seed
      expectNoViolation(explorer)
    }
  }

  @Test func `an app may reload its tabs while a selection is being decided`() {
    var explorer = HostExplorer { RecordedHost { ReloadingApp() } }
    explorer.weights[.changing] = 8
    explorer.changes = [
      "reload": { $0.reload() },
      "reload before the answer": {
        $0.shouldSelect = { app, _ in
          app.reload()
          return false
        }
      },
      "keep only the vetoed tab": {
        $0.shouldSelect = { app, tab in
          app.tabs = app.tabs.filter { $0 === tab || tab.parent === $0 }
          return false
        }
      },
    ]
    expectNoViolation(explorer)
  }

  /// A page that has another title after each call.
  private final class RenamingPage: ViewController {
    private var count = 0

    private func rename() {
      count += 1
      title = "Page \(count)"
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      rename()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      rename()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      rename()
    }
  }

  @Test func `a page keeps its identity when its title changes`() {
    var explorer = HostExplorer {
      RecordedHost { App { _ in NavigationController(rootViewController: RenamingPage()) } }
    }
    explorer.changes["rename"] = { $0.visibleNavigationController?.topViewController?.title = "x" }
    expectNoViolation(explorer)
  }

  @Test func `the log of the launch can be cleared`() {
    expectNoViolation(
      HostExplorer {
        let app = RecordedHost { App { _ in Self.page("List") } }
        app.log.clear()
        return app
      }
    )
  }

  @Test func `the log can be cleared at any time`() {
    var explorer = HostExplorer {
      let log = CallLog()
      return RecordedHost(log: log) {
        let app = App { _ in NavigationController(rootViewController: Self.page("List")) }
        app.didSelect = { [weak log] in log?.clear() }
        return app
      }
    }
    explorer.changes["hide the sidebar"] = { $0.sidebar.isHidden.toggle() }
    expectNoViolation(explorer)
  }

  @Test func `a task in progress may retain the app and its pages`() {
    var tasks: [Task<Void, any Error>] = []
    defer { for task in tasks { task.cancel() } }
    var explorer = HostExplorer { RecordedHost { App { _ in Self.page("List") } } }
    explorer.changes["download"] = { host in
      let page = host.selectedViewController
      tasks.append(
        Task {
          try await Task.sleep(for: .seconds(60))
          host.title = page?.title
        }
      )
    }
    expectNoViolation(explorer)
  }

  @Test func `a page that is retained without a task is a violation`() throws {
    var leaked: [ViewController] = []
    var explorer = HostExplorer { RecordedHost { App { _ in Self.page("List") } } }
    explorer.changes["leak"] = { if let page = $0.selectedViewController { leaked.append(page) } }
    let violation = try #require(explorer.explore(steps: 300).violation)
    expectEqual(violation.name, HostInvariant.release.rawValue)
    expectEqual(violation.steps, ["change leak", "restart"])
  }
}
