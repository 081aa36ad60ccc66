import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The answers of a test to questions about rows, swipes, menus and drops.
@MainActor struct DelegateAnswersTests {
  private typealias Sidebar = TabHostController.Sidebar

  /// A delegate that answers all questions, and records its calls.
  private final class Listener: TabHostControllerDelegate, Sidebar.Delegate {
    var received: [String] = []
    let item = DragItem(itemProvider: ItemProvider())
    let swipe = SwipeActionsConfiguration(actions: [])
    let menu = ContextMenuConfiguration()

    func tabHostController(
      _: TabHostController,
      tab: TabItem,
      operationForAcceptingItemsFrom _: any DropSession
    ) -> DropOperation {
      received.append("op(\(tab.identifier))")
      return .move
    }

    func tabHostController(
      _: TabHostController,
      tab: TabItem,
      acceptItemsFrom _: any DropSession
    ) {
      received.append("accept(\(tab.identifier))")
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      willBeginDisplaying tab: TabItem
    ) {
      received.append("begin(\(tab.identifier))")
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      didEndDisplaying tab: TabItem
    ) {
      received.append("end(\(tab.identifier))")
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      leadingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration? {
      received.append("lead(\(tab.identifier))")
      return swipe
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      trailingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration? {
      received.append("trail(\(tab.identifier))")
      return swipe
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      contextMenuConfigurationFor tab: TabItem
    ) -> ContextMenuConfiguration? {
      received.append("menu(\(tab.identifier))")
      return menu
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      itemsForBeginning _: any DragSession,
      tab: TabItem
    ) -> [DragItem] {
      received.append("dragBegin(\(tab.identifier))")
      return [item]
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      itemsForAddingTo _: any DragSession,
      tab: TabItem
    ) -> [DragItem] {
      received.append("dragAdd(\(tab.identifier))")
      return [item]
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      operationForAcceptingItemsFrom _: any DropSession
    ) -> DropOperation {
      received.append("opA(\(sidebarAction.identifier.rawValue), \(group.identifier))")
      return .move
    }

    func tabHostController(
      _: TabHostController,
      sidebar _: Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      acceptItemsFrom _: any DropSession
    ) {
      received.append("acceptA(\(sidebarAction.identifier.rawValue), \(group.identifier))")
    }
  }

  private static let script = """
    swipe leading a 0
    swipe trailing a 0
    menu a Go
    drop photo on a
    drop photo on action g n
    drag-row a c
    """

  private let log = CallLog()
  private let listener = Listener()

  /// Returns a host with a tab `a` and a group `g` with the action `n`.
  private func host(_ delegate: Listener?) -> TabHostController {
    let group = TabGroupItem(title: "G", identifier: "g", children: [.shown("c")])
    group.sidebarActions = [Action(title: "N", identifier: "n") { _ in }]
    let host = TabHostController(tabs: [.shown("a"), group])
    host.mode = .tabSidebar
    host.delegate = delegate
    host.sidebar.delegate = delegate
    return host
  }

  /// Performs the script, and returns what the user sees of the answers.
  private func transcript(_ recorded: RecordedHost<TabHostController>) throws -> [String] {
    var lines: [String] = []
    log.clear()
    let runner = ScriptRunner(recorded) { lines.append($0) }
    try runner.run(HostScript(parsing: Self.script))
    return lines.filter { !$0.hasPrefix("  update") }
  }

  @Test func `without answers of the test, those of the delegate apply`() throws {
    let recorded = RecordedHost(log: log) { host(listener) }
    try expectEqual(
      transcript(recorded),
      [
        "> swipe leading a 0",
        "  leadingSwipeActionsConfigurationFor(a)",
        "  refused: notAvailable",
        "> swipe trailing a 0",
        "  trailingSwipeActionsConfigurationFor(a)",
        "  refused: notAvailable",
        "> menu a Go",
        "  contextMenuConfigurationFor(a)",
        "  refused: notAvailable",
        "> drop photo on a",
        "  operationForAcceptingItemsFrom(a, types: [photo]) -> move",
        "> drop photo on action g n",
        "  sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> move",
        "> drag-row a c",
        "  itemsForBeginning(a)",
        "  itemsForAddingTo(c)",
      ]
    )
    expectEqual(
      listener.received,
      ["lead(a)", "trail(a)", "menu(a)", "op(a)", "opA(n, g)", "dragBegin(a)", "dragAdd(c)"]
    )
  }

  @Test func `the delegate is asked, and the answers of the test replace its answers`() throws {
    let recorded = RecordedHost(log: log) { host(listener) }
    let answers = recorded.answers
    answers.dropAnswers["a"] = .forbidden
    answers.actionDropAnswers["g/n"] = .copy
    let flag = ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    answers.leadingSwipeActionsProvider = { _ in SwipeActionsConfiguration(actions: [flag]) }
    answers.trailingSwipeActionsProvider = { _ in SwipeActionsConfiguration(actions: [flag]) }
    answers.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "Go") { _ in }])
      })
    }
    answers.dragItemTypes["a"] = ["photo", "text"]
    try expectEqual(
      transcript(recorded),
      [
        "> swipe leading a 0",
        "  leadingSwipeActionsConfigurationFor(a)",
        "  handler Flag",
        "> swipe trailing a 0",
        "  trailingSwipeActionsConfigurationFor(a)",
        "  handler Flag",
        "> menu a Go",
        "  contextMenuConfigurationFor(a)",
        "  handler Go",
        "> drop photo on a",
        "  operationForAcceptingItemsFrom(a, types: [photo]) -> forbidden",
        "> drop photo on action g n",
        "  sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> copy",
        "  sidebarActionAcceptItemsFrom(n, group: g, types: [photo])",
        "> drag-row a c",
        "  itemsForBeginning(a)",
        "  itemsForAddingTo(c)",
      ]
    )
    expectEqual(
      listener.received,
      [
        "lead(a)", "trail(a)", "menu(a)", "op(a)", "opA(n, g)", "acceptA(n, g)", "dragBegin(a)",
        "dragAdd(c)",
      ]
    )
  }

  @Test func `without a delegate, nothing is asked`() throws {
    let recorded = RecordedHost(log: log) { host(nil) }
    recorded.answers.dropAnswers["a"] = .copy
    try expectEqual(
      transcript(recorded),
      [
        "> swipe leading a 0",
        "  refused: notAvailable",
        "> swipe trailing a 0",
        "  refused: notAvailable",
        "> menu a Go",
        "  refused: notAvailable",
        "> drop photo on a",
        "> drop photo on action g n",
        "> drag-row a c",
        "  refused: notPermitted",
      ]
    )
  }
}
