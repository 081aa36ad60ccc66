import TabHost
import TabHostTestSupport
import TabHostTesting

/// A host on screen whose tab `a` has a navigation controller with a page "Root", and whose tab `b`
/// has a page without a navigation controller.
@MainActor struct BarFixture {
  let log = Notes()
  let host: TabHostController
  let root = ViewController()
  let plain = ViewController()
  let stack = NavigationController()

  init(traits: TraitCollection = .portrait, shown: Bool = true) {
    root.title = "Root"
    stack.viewControllers = [root]
    host = TabHostController.with(
      traits,
      TabItem(title: "A", identifier: "a") { [stack] _ in stack },
      TabItem(title: "B", identifier: "b") { [plain] _ in plain }
    )
    host.diagnosticHandler = { [log] in log.words.append("\($0.rule.rawValue)\($0.identifiers)") }
    if shown { host.appear() }
  }

  var user: UserInteraction { host.user }

  func select(_ identifier: String) { host.selectedTab = host.tab(forIdentifier: identifier) }

  /// The visible bar as text.
  var bar: String { host.visibleNavigationBar?.text ?? "no bar" }

  /// Returns a button that records its title when it is tapped.
  func button(_ title: String) -> BarButtonItem {
    BarButtonItem(
      primaryAction: Action(title: title) { [log] _ in log.words.append("tap \(title)") }
    )
  }

  /// Pushes a page with a title.
  func push(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    stack.pushViewController(page, animated: false)
    return page
  }

  /// The lines of the open menu.
  var lines: [String] { host.openMenu?.lines ?? ["no menu"] }
}

extension TabHostController.NavigationBar {
  /// The regions of the bar: back button, leading, title, center, trailing, overflow, pinned, and
  /// vertical.
  var text: String {
    var parts = [backTitle.map { "‹\($0)" } ?? "", leading.text, title ?? "nil", center.text]
    parts += [trailing.text, hasOverflow ? "⋯\(overflow.text)" : "", pinnedTrailing.text]
    if !vertical.isEmpty { parts.append("vertical \(vertical.text)") }
    return parts.joined(separator: "|")
  }
}

extension [BarButtonItem] {
  @MainActor var text: String { map { $0.title ?? $0.identifier ?? "?" }.joined(separator: " ") }
}
