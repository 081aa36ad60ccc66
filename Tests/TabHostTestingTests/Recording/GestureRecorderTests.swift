import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Recording rows, swipes, menus and drops.
@MainActor struct GestureRecorderTests {
  private typealias Sidebar = TabHostController.Sidebar

  /// A delegate that implements all methods and records its calls.
  private final class Wrapped: TabHostControllerDelegate, Sidebar.Delegate {
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

  private let host = TabHostController()
  private let tab = TabItem(title: "A", identifier: "a") { _ in ViewController() }
  private let group = TabGroupItem(title: "G", identifier: "g", children: [])
  private let action = Action(title: "N", identifier: "n") { _ in }
  private let session = EmptySession()
  private let log = CallLog()
  private let wrapped = Wrapped()

  @Test func `every call is forwarded to the wrapped delegate, whose answer is returned`() {
    let recorder = DelegateRecorder(log: log, forwardingTo: wrapped, sidebar: wrapped)
    let answers = ask(recorder)
    expectEqual(answers.operations, [.move, .move])
    expect(answers.swipes.allSatisfy { $0 === wrapped.swipe })
    expect(answers.menu === wrapped.menu)
    expect(answers.items.allSatisfy { $0.map(ObjectIdentifier.init) == [.init(wrapped.item)] })
    expectEqual(
      wrapped.received,
      [
        "op(a)", "accept(a)", "opA(n, g)", "acceptA(n, g)", "begin(a)", "end(a)", "lead(a)",
        "trail(a)", "menu(a)", "dragBegin(a)", "dragAdd(a)",
      ]
    )
    expectEqual(
      log.calls,
      [
        .operationForAcceptingItems("a", types: [], answer: .move), .acceptItems("a"),
        .sidebarActionOperationForAcceptingItems(action: "n", group: "g", types: [], answer: .move),
        .sidebarActionAcceptItems(action: "n", group: "g"),
        .willBeginDisplaying("a"), .didEndDisplaying("a"), .leadingSwipeActions("a"),
        .trailingSwipeActions("a"), .contextMenu("a"), .itemsForBeginning("a"),
        .itemsForAdding("a"),
      ]
    )
  }

  @Test func `answers of the recorder take precedence over the wrapped delegate`() {
    let recorder = DelegateRecorder(log: log, forwardingTo: wrapped, sidebar: wrapped)
    let leading = SwipeActionsConfiguration(actions: [])
    let trailing = SwipeActionsConfiguration(actions: [])
    let menu = ContextMenuConfiguration()
    recorder.dropAnswers["a"] = .copy
    recorder.actionDropAnswers["g/n"] = .forbidden
    recorder.leadingSwipeActionsProvider = { _ in leading }
    recorder.trailingSwipeActionsProvider = { _ in trailing }
    recorder.contextMenuProvider = { _ in menu }
    recorder.dragItemTypes["a"] = ["photo", "text"]
    let answers = ask(recorder)
    expectEqual(answers.operations, [.copy, .forbidden])
    expectEqual(answers.swipes.map { $0 === leading }, [true, false])
    expectEqual(answers.swipes.map { $0 === trailing }, [false, true])
    expect(answers.menu === menu)
    let types = answers.items.map { $0.map(\.itemProvider.registeredTypeIdentifiers) }
    expectEqual(types, [[["photo"], ["text"]], [["photo"], ["text"]]])
    expectEqual(wrapped.received.count, 11)
  }

  @Test func `a recorder without answers returns the documented defaults`() {
    let answers = ask(DelegateRecorder(log: log))
    expectEqual(answers.operations, [.cancel, .cancel])
    expect(answers.swipes.allSatisfy { $0 == nil })
    expect(answers.menu == nil)
    expectEqual(answers.items.map(\.count), [0, 0])
  }

  private struct Answers {
    var operations: [DropOperation] = []
    var swipes: [SwipeActionsConfiguration?] = []
    var menu: ContextMenuConfiguration?
    var items: [[DragItem]] = []
  }

  /// Calls every method once.
  private func ask(_ recorder: DelegateRecorder) -> Answers {
    let sidebar = host.sidebar
    var answers = Answers()
    answers.operations.append(
      recorder.tabHostController(host, tab: tab, operationForAcceptingItemsFrom: session)
    )
    recorder.tabHostController(host, tab: tab, acceptItemsFrom: session)
    answers.operations.append(
      recorder.tabHostController(
        host,
        sidebar: sidebar,
        sidebarAction: action,
        group: group,
        operationForAcceptingItemsFrom: session
      )
    )
    recorder.tabHostController(
      host,
      sidebar: sidebar,
      sidebarAction: action,
      group: group,
      acceptItemsFrom: session
    )
    recorder.tabHostController(host, sidebar: sidebar, willBeginDisplaying: tab)
    recorder.tabHostController(host, sidebar: sidebar, didEndDisplaying: tab)
    answers.swipes = [
      recorder.tabHostController(
        host,
        sidebar: sidebar,
        leadingSwipeActionsConfigurationFor: tab
      ),
      recorder.tabHostController(
        host,
        sidebar: sidebar,
        trailingSwipeActionsConfigurationFor: tab
      ),
    ]
    answers.menu = recorder.tabHostController(
      host,
      sidebar: sidebar,
      contextMenuConfigurationFor: tab
    )
    answers.items = [
      recorder.tabHostController(host, sidebar: sidebar, itemsForBeginning: session, tab: tab),
      recorder.tabHostController(host, sidebar: sidebar, itemsForAddingTo: session, tab: tab),
    ]
    return answers
  }
}

/// A drag session without items.
private final class EmptySession: DragSession, DropSession {
  let items: [DragItem] = []
  let allowsMoveOperation = false
  let isRestrictedToDraggingApplication = false
  var localContext: Any?
  var localDragSession: (any DragSession)? { nil }
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  let progress = LoadingProgress()

  func location(in controller: ViewController) -> CGPoint { CGPoint(x: 0, y: 0) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }

  func canLoadObjects<Object: ItemProviderReading>(ofClass type: Object.Type) -> Bool { false }

  func loadObjects<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> LoadingProgress {
    completion([])
    return progress
  }
}
