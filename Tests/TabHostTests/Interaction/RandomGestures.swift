import TabHost
import TabHostTestSupport

/// A host with random actions of the user and the app, also inside every callback.
///
/// The actions are the same for the same seed.
@MainActor final class RandomGestures {
  let tree: RandomTree
  var random: SplitMix64
  /// The actions performed so far.
  let log = NestedLog()

  /// The diagnostics that the performed actions may cause.
  var expected: Set<TabHostController.Diagnostic.Rule> = []
  var failure: String?
  /// The rows notified as displayed.
  var onScreen: [ObjectIdentifier: TabItem] = [:]

  // Objects and closures that the app has received and stores.
  var swipeCompletions: [(Bool) -> Void] = []
  var menuCompletions: [([MenuElement]) -> Void] = []
  var loads: [@MainActor () -> Void] = []
  private(set) var drag: Drag?
  var clock = Duration.zero

  /// Another host, which tabs move to and from.
  let otherHost = TabHostController()

  private let callbacksMakeChanges: Bool
  private var made = 0

  var host: TabHostController { tree.host }
  var user: UserInteraction { tree.host.user }

  init(seed: UInt64, callbacksMakeChanges: Bool) {
    tree = RandomTree(seed: seed, withContent: true)
    random = SplitMix64(seed: seed &+ 4_711)
    self.callbacksMakeChanges = callbacksMakeChanges
    otherHost.diagnosticHandler = { _ in }
    let host = tree.host
    host.delegate = self
    host.sidebar.delegate = self
    host.sidebar.displayedRows = 0..<8
    host.diagnosticHandler = { [weak self] in self?.note($0) }
    host.searchTextHandler = { [weak self] _ in self?.changeInCallback("search text") }
    host.appear()
  }

  /// Performs a random action from outside of callbacks.
  func step() {
    expected = []
    act()
  }

  /// Performs a random action, possibly inside a callback.
  func act() {
    // Prefers to continue an open gesture, and to show the rows.
    if roll(2) == 0, host.openMenu != nil { return useOpenMenu() }
    if roll(2) == 0, host.sidebar.swipedRow != nil { return useSwipedRow() }
    if roll(2) == 0, drag?.isActive == true { return useDrag() }
    if roll(3) == 0, !host.presentedControllers.isEmpty { return usePresented() }
    if roll(3) == 0, !host.isDisplayed || !host.presentation.showsSidebar || host.isEditing {
      return showSidebar()
    }
    switch roll(12) {
    case 0, 1: tap()
    case 2: swipe()
    case 3: useMenu()
    case 4, 5: useDrag()
    case 6: useRows()
    case 7: completePending()
    case 8: changeHost()
    case 9, 10: usePages()
    default: changeTabs()
    }
  }

  /// Occasionally performs an action inside a callback.
  func changeInCallback(_ callback: String) {
    guard callbacksMakeChanges, log.depth < 2, roll(5) == 0 else { return }
    log.write("in \(callback):", containing: act)
  }

  private func note(_ diagnostic: TabHostController.Diagnostic) {
    write("! \(diagnostic)")
    let always: Set<TabHostController.Diagnostic.Rule> = [
      .duplicateIdentifier, .secondSearchTab, .missingContent, .foreignChild, .cycle,
    ]
    if !always.contains(diagnostic.rule), !expected.contains(diagnostic.rule) {
      failure = failure ?? "reported without a reason: \(diagnostic)"
    }
    changeInCallback("diagnostic")
  }

  /// Stores a drag in place of the previous one, which is released only after the assignment.
  func setDrag(_ drag: Drag?) {
    let before = self.drag
    self.drag = drag
    withExtendedLifetime(before) {}
  }

  func write(_ line: String) { log.write(line) }
}

// MARK: - Choices

extension RandomGestures {
  var anyText: String { pick(["", "a", "b", "text"]) }

  var anyTab: TabItem { pick(tree.all) }

  /// A random tab, usually one with a row.
  var anyRowTab: TabItem {
    let tabs = host.sidebar.rows.compactMap(\.tab)
    return tabs.isEmpty || roll(8) == 0 ? anyTab : pick(tabs)
  }

  var anyGroup: TabGroupItem? {
    let groups = tree.groups.filter { $0.tabHostController === host }
    return groups.isEmpty ? nil : pick(groups)
  }

  func newAction() -> Action {
    made += 1
    let attributes: MenuElement.Attributes = pick([
      [], [], [], .disabled, .hidden, .keepsMenuPresented,
    ])
    return Action(title: "action \(made)", attributes: attributes) { [weak self] _ in
      self?.changeInCallback("action")
    }
  }

  /// Returns an element of a menu that is completed immediately, later, twice or never.
  func newDeferred(depth: Int) -> DeferredMenuElement {
    let provider: DeferredMenuElement.Provider = { [weak self] completion in
      guard let self else { return completion([]) }
      changeInCallback("provider")
      switch roll(4) {
      case 0: completion(newElements(depth: depth))
      case 1:
        completion([newAction()])
        expected.insert(.completedTwice)
        completion([])
      case 2: expected.insert(.neverCompleted)
      default: menuCompletions.append(completion)
      }
    }
    return roll(2) == 0 ? DeferredMenuElement(provider) : .uncached(provider)
  }

  func newMenu() -> Menu? { roll(6) == 0 ? nil : Menu(children: newElements(depth: 2)) }

  func newSwipeActions() -> SwipeActionsConfiguration? {
    guard roll(6) > 0 else { return nil }
    let actions = (0..<roll(4)).map { _ in
      ContextualAction(style: .normal, title: "swipe") { [weak self] _, _, completion in
        guard let self else { return completion(false) }
        changeInCallback("swipe action")
        switch roll(4) {
        case 0: completion(true)
        case 1:
          completion(true)
          expected.insert(.completedTwice)
          completion(false)
        case 2: expected.insert(.neverCompleted)
        default: swipeCompletions.append(completion)
        }
      }
    }
    let configuration = SwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = roll(4) > 0
    return configuration
  }

  /// Returns items whose text is loaded immediately, later, never, or fails to load.
  func newItems() -> [DragItem] {
    (0..<roll(3)).map { _ in
      .promise { [weak self] completion in
        guard let self else { return nil }
        changeInCallback("load")
        switch roll(5) {
        case 0: completion(.init("text".utf8), nil)
        case 1:
          completion(.init("text".utf8), nil)
          expected.insert(.completedTwice)
          completion(nil, nil)
        case 2: expected.insert(.neverCompleted)
        case 3:
          expected.insert(.failedLoading)
          completion(.init([0xFF]), nil)
        default: loads.append { completion(.init("late".utf8), nil) }
        }
        return nil
      }
    }
  }
}
