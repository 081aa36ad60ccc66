import TabHost
import TabHostTestSupport
import TabHostTesting

/// A host on a landscape tablet with its sidebar on screen, whose delegates and diagnostics share a
/// log.
///
/// The roots are `a`, which is selected, `b`, and a group `g` of `c1` and `c2`, all with content.
@MainActor struct GestureFixture: HostingFixture, CallRecorder {
  let host: TabHostController
  let delegate = GestureDelegate()

  init() {
    let group = TabGroupItem.of([.shown("c1"), .shown("c2")], "g")
    host = TabHostController.with(.pad, .shown("a"), .shown("b"), group)
    host.delegate = delegate
    host.sidebar.delegate = delegate
    host.diagnosticHandler = { [delegate] in
      delegate.note("\($0.rule.rawValue)\($0.identifiers)")
    }
    host.appear()
    delegate.log = []
  }

  var sidebar: TabHostController.Sidebar { host.sidebar }

  var group: TabGroupItem { group("g") }

  /// Returns the calls and diagnostics since the previous call of this method.
  func take() -> [String] {
    defer { delegate.log = [] }
    return delegate.log
  }

  /// A description of the open gesture.
  var open: String {
    if let row = sidebar.swipedRow { return "\(row.edge.rawValue) of \(row.tab.identifier)" }
    guard let menu = host.openMenu else { return "nothing" }
    return "menu of \(menu.tab?.identifier ?? "sidebar")"
  }

  /// The lines of the open menu level.
  var lines: [String] { host.openMenu?.lines ?? ["no menu"] }

  /// Opens a menu with the given elements on the row of `c1`.
  @discardableResult
  func openMenu(_ elements: [MenuElement], options: Menu.Options = []) -> UserInteraction.Outcome {
    let menu = Menu(options: options, children: elements)
    tab("c1").contextMenuProvider = { _ in menu }
    defer { delegate.log = [] }
    return user.openContextMenu(on: tab("c1"))
  }

  /// Returns an action that records its title.
  func action(
    _ title: String,
    _ attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [delegate] action in
      delegate.note("handler \(action.title)")
    }
  }

  /// Returns a swipe action that records its title and completes immediately.
  func swipeAction(_ title: String) -> ContextualAction {
    ContextualAction(style: .normal, title: title) { [delegate] action, _, completion in
      delegate.note("handler \(action.title ?? "")")
      completion(true)
    }
  }
}

/// Records its calls and returns the given answers.
@MainActor
final class GestureDelegate: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  var log: [String] = []
  var leading: (TabItem) -> SwipeActionsConfiguration? = { _ in nil }
  var trailing: (TabItem) -> SwipeActionsConfiguration? = { _ in nil }
  var menu: (TabItem) -> ContextMenuConfiguration? = { _ in nil }

  func note(_ line: String) { log.append(line) }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    note("should(\(tab.identifier))")
    return true
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    note("did(\(tab.identifier), \(previousTab?.identifier ?? "nil"))")
  }

  func tabHostControllerWillBeginEditing(_ host: TabHostController) { note("willEdit") }
  func tabHostControllerDidEndEditing(_ host: TabHostController) { note("didEdit") }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    note("sbWill(\(sidebar.isHidden))")
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    note("lead(\(tab.identifier))")
    return leading(tab)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    note("trail(\(tab.identifier))")
    return trailing(tab)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    note("menu(\(tab.identifier))")
    return menu(tab)
  }
}

extension MenuSession {
  /// The contents of the open level, one line per item.
  var lines: [String] {
    items.map { item in
      switch item {
      case .action(let action): (action.state == .on ? "+ " : "") + action.title
      case .menu(let menu): menu.title + " >"
      case .separator: "--"
      case .loading: "..."
      }
    }
  }
}

/// Stores completions for later.
@MainActor final class Kept<Answer> {
  var completions: [(Answer) -> Void] = []
}
