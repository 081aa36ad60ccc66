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

  private func expectNoViolation(
    _ explorer: HostExplorer,
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
