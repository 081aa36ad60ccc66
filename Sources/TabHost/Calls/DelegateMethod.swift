/// A method of a delegate or a question to content, with the type of its answer.
///
/// Names the question whose answers a test replaces; see
/// ``TabHostController/setAnswerHandler(for:_:)``. The names are those of the events.
public struct DelegateMethod<Answer>: Sendable {
  /// The name of the method in the events of a host.
  public let name: String
  /// Returns an answer as events have it, or is `nil` for methods whose answer they don't have.
  let value: (@MainActor @Sendable (Answer) -> TabHostEvent.Value)?

  init(_ name: String, value: (@MainActor @Sendable (Answer) -> TabHostEvent.Value)? = nil) {
    self.name = name
    self.value = value
  }

  /// Returns what an event of a call ends with.
  @MainActor func result(_ answer: Answer) -> TabHostEvent.Result {
    value.map { .answer($0(answer)) } ?? .completed
  }
}

extension DelegateMethod: ExpressibleByStringLiteral {
  /// Creates a method whose answer events do not have.
  public init(stringLiteral name: String) { self.init(name) }
}

extension DelegateMethod<Void> {
  /// See ``TabHostControllerDelegate/tabHostController(_:didSelectTab:previousTab:)``.
  public static var didSelectTab: Self { "didSelectTab" }
}

extension DelegateMethod<Bool> {
  /// See ``TabHostControllerDelegate/tabHostController(_:shouldSelectTab:)``.
  public static var shouldSelectTab: Self { Self("shouldSelectTab") { .flag($0) } }

  /// See ``ViewController/shouldLeavePage()``.
  public static var shouldLeavePage: Self { Self("shouldLeavePage") { .flag($0) } }

  /// See ``AdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``.
  public static var presentationControllerShouldDismiss: Self {
    Self("presentationControllerShouldDismiss") { .flag($0) }
  }
}

extension DelegateMethod<[ViewController]> {
  /// See
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  public static var displayedViewControllersFor: Self {
    Self("displayedViewControllersFor") { .list($0.map(\.nameInCalls)) }
  }
}

extension DelegateMethod<DropOperation> {
  /// See ``TabHostControllerDelegate/tabHostController(_:tab:operationForAcceptingItemsFrom:)``.
  public static var operationForAcceptingItemsFrom: Self {
    Self("operationForAcceptingItemsFrom") { .text("\($0)") }
  }

  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:sidebarAction:group:operationForAcceptingItemsFrom:)``.
  public static var sidebarActionOperationForAcceptingItemsFrom: Self {
    Self("sidebarActionOperationForAcceptingItemsFrom") { .text("\($0)") }
  }

  /// See ``DropPlace/handler``.
  public static var dropProposal: Self { Self("dropProposal") { .text("\($0)") } }
}

extension DelegateMethod<TabSidebarItem> {
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemFor:)``.
  public static var itemFor: Self { "itemFor" }
}

extension DelegateMethod<SwipeActionsConfiguration?> {
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:leadingSwipeActionsConfigurationFor:)``.
  public static var leadingSwipeActionsConfigurationFor: Self {
    "leadingSwipeActionsConfigurationFor"
  }

  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:trailingSwipeActionsConfigurationFor:)``.
  public static var trailingSwipeActionsConfigurationFor: Self {
    "trailingSwipeActionsConfigurationFor"
  }
}

extension DelegateMethod<ContextMenuConfiguration?> {
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:contextMenuConfigurationFor:)``.
  public static var contextMenuConfigurationFor: Self { "contextMenuConfigurationFor" }
}

extension DelegateMethod<[DragItem]> {
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemsForBeginning:tab:)``.
  public static var itemsForBeginning: Self { "itemsForBeginning" }

  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemsForAddingTo:tab:)``.
  public static var itemsForAddingTo: Self { "itemsForAddingTo" }
}

extension DelegateMethod<ModalPresentationStyle> {
  /// See ``AdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:traitCollection:)``.
  public static var adaptivePresentationStyle: Self {
    Self("adaptivePresentationStyle") { .text($0.rawValue) }
  }
}

extension DelegateMethod<SplitController.Column> {
  /// See
  /// ``SplitControllerDelegate/splitController(_:topColumnForCollapsingToProposedTopColumn:)``.
  public static var topColumnForCollapsing: Self {
    Self("topColumnForCollapsing") { .text($0.rawValue) }
  }
}

extension DelegateMethod<SplitController.DisplayMode> {
  /// See
  /// ``SplitControllerDelegate/splitController(_:displayModeForExpandingToProposedDisplayMode:)``.
  public static var displayModeForExpanding: Self {
    Self("displayModeForExpanding") { .text($0.rawValue) }
  }
}

// MARK: - Answers of a test

extension TabHostController {
  /// Sets a closure that replaces the answers of the delegates to a question, for tests and tools.
  ///
  ///     host.setAnswerHandler(for: .shouldSelectTab) { event, answer in
  ///       event.arguments.first?.value == .text("cart") ? false : answer
  ///     }
  ///     host.user.tap("cart")  // 1. the delegate is asked  2. the closure is  3. the tap is vetoed
  ///
  /// The delegate is called as without the closure. Then the closure receives the event and the answer
  /// of the delegate, and returns the answer that the host uses, that the event ends with, and that a
  /// log lists. The closure may change the host as the delegate may. Without a delegate, nothing is
  /// asked, and the closure is not called; a ``DelegateMethod/shouldLeavePage`` is asked of content.
  ///
  /// The delegates are those of the host, of its sidebar and of its content. The host retains the
  /// closure. A closure costs what an observer of the kind ``TabHostEvent/Kind/delegate`` does.
  ///
  /// - Parameters:
  ///   - method: The question. A second closure for it replaces the first one.
  ///   - handler: The closure, or `nil` for the answers of the delegates.
  public func setAnswerHandler<Answer>(
    for method: DelegateMethod<Answer>,
    _ handler: (@MainActor (TabHostEvent, Answer) -> Answer)?
  ) {
    eventObservers.setAnswerHandler(for: method, handler)
  }
}

/// The closures that replace the answers of delegates.
///
/// They observe the calls of delegates, which are no events otherwise.
@MainActor final class AnswerHandlers: TabHostObserver {
  /// The closures by the name of the method, which tells their type.
  private var handlers: [String: Any] = [:]

  var isEmpty: Bool { handlers.isEmpty }

  func set<Answer>(
    _ method: DelegateMethod<Answer>,
    _ handler: (@MainActor (TabHostEvent, Answer) -> Answer)?
  ) {
    handlers[method.name] = handler
  }

  func answer<Answer>(to event: TabHostEvent, _ answer: Answer) -> Answer {
    let handler = handlers[event.name] as? @MainActor (TabHostEvent, Answer) -> Answer
    return handler.map { $0(event, answer) } ?? answer
  }
}
