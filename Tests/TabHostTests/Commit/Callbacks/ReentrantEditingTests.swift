import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Editing that begins or ends inside the callbacks that it causes.
@MainActor struct ReentrantEditingTests {
  private let fixture = HostFixture.editable()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  /// Performs an action once in one callback while the body runs.
  private func listening(
    in callback: CallbackListener.Callback,
    do perform: @escaping (TabHostController) -> Void,
    _ body: () -> Void
  ) {
    let listener = CallbackListener(in: callback, perform: perform)
    fixture.host.delegate = listener
    fixture.host.sidebar.delegate = listener
    fixture.log.clear()
    withExtendedLifetime(listener, body)
    fixture.host.delegate = SilentDelegate.shared
    fixture.host.sidebar.delegate = SilentDelegate.shared
  }

  /// The calls that begin and end editing.
  private var brackets: [DelegateCall] {
    fixture.log.calls.filter { $0 == .willBeginEditing || $0 == .didEndEditing }
  }

  nonisolated private static let callbacksOfShowing: [CallbackListener.Callback] = [
    .sidebarShows, .alongside, .completion,
  ]

  @Test(arguments: callbacksOfShowing)
  func `beginning to edit while the sidebar is shown for editing begins once`(
    callback: CallbackListener.Callback
  ) {
    host.sidebar.isHidden = true
    listening(in: callback, do: { $0.user.beginEditing() }) { user.beginEditing() }
    fixture.expectCalls([.sidebarVisibilityWillChange(hidden: false), .willBeginEditing])
    expect(host.isEditing)
    user.endEditing()
    fixture.expectCalls([.didEndEditing])
  }

  @Test(arguments: callbacksOfShowing)
  func `a batched begin whose callback hides the sidebar leaves no pair open`(
    callback: CallbackListener.Callback
  ) {
    host.sidebar.isHidden = true
    listening(in: callback, do: { $0.sidebar.isHidden = true }) {
      host.performBatchUpdates { _ = user.beginEditing() }
    }
    // If editing never became possible, either both calls or none may be made.
    expect([[], [.willBeginEditing, .didEndEditing]].contains(brackets))
    expect(!host.isEditing)
  }

  @Test func `a batched begin whose callback makes the host disappear leaves no pair open`() {
    host.sidebar.isHidden = true
    listening(in: .sidebarShows, do: { $0.disappear() }) {
      host.performBatchUpdates { _ = user.beginEditing() }
    }
    expect([[], [.willBeginEditing, .didEndEditing]].contains(brackets))
    expect(!host.isEditing)
  }

  @Test func `editing does not begin again while the host leaves the screen`() {
    let store = InMemoryTabCustomizationStore()
    host.customizationStore = store
    host.customizationIdentifier = "main"
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    var outcomes: [UserInteraction.Outcome] = []
    listening(in: .didEndEditing, do: { outcomes.append($0.user.beginEditing()) }) {
      host.disappear()
    }
    expectEqual(outcomes, [.refused(.notOnScreen)])
    fixture.expectCalls([.visibilityDidChange(["b"]), .didEndEditing])
    expect(!host.isEditing)
    expectEqual(store.customizations["main"], host.customization)
    expectEqual(host.customization[tab: "b"].sidebarVisibility, .hidden)
  }

  @Test func `editing can begin again in didEndEditing of a host that stays on screen`() {
    user.beginEditing()
    listening(in: .didEndEditing, do: { $0.user.beginEditing() }) { user.endEditing() }
    fixture.expectCalls([.didEndEditing, .willBeginEditing])
    expect(host.isEditing)
    user.endEditing()
    fixture.expectCalls([.didEndEditing])
  }

  @Test(arguments: [CallbackListener.Callback.visibility, .order])
  func `ending again while the changes are notified ends once`(callback: CallbackListener.Callback)
  {
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    listening(in: callback, do: { $0.performBatchUpdates { [user] in _ = user.endEditing() } }) {
      host.performBatchUpdates {
        user.endEditing()
        user.beginEditing()
      }
    }
    expectEqual(brackets.first, .didEndEditing)
    expect(Array(zip(brackets, brackets.dropFirst())).allSatisfy { $0 != $1 })
    expectEqual(host.isEditing, (brackets.last == .willBeginEditing))
  }

  @Test func `an observer that begins editing when a menu closes for editing begins once`() {
    fixture.tab("a").contextMenuProvider = { _ in Menu(children: [Action(title: "x") { _ in }]) }
    user.openContextMenu(on: fixture.tab("a"))
    fixture.log.clear()
    var outcomes: [UserInteraction.Outcome] = []
    let watch = Watch {
      _ = host.openMenu
    } then: { [user] in
      outcomes.append(user.beginEditing())
      return nil
    }
    outcomes.append(user.beginEditing())
    expect(watch.count == 1 && outcomes == [.performed, .refused(.alreadyEditing)])
    fixture.expectCalls([.willBeginEditing])
  }
}

/// Every `willBeginEditing` is followed by one `didEndEditing`, whatever the callbacks do.
@MainActor struct EditingBracketTests {
  /// An action of the user or the app that affects editing.
  fileprivate enum Step: String, CaseIterable {
    case begin, end, beginInBatch, beginAndEndInBatch, endAndBeginInBatch, hideSidebar, showSidebar
    case makeUnavailable, makeAvailable, disappear

    @MainActor fileprivate func perform(on host: TabHostController) {
      switch self {
      case .begin: host.user.beginEditing()
      case .end: host.user.endEditing()
      case .beginInBatch: host.performBatchUpdates { host.user.beginEditing() }
      case .beginAndEndInBatch:
        host.performBatchUpdates {
          host.user.beginEditing()
          host.user.endEditing()
        }
      case .endAndBeginInBatch:
        host.performBatchUpdates {
          host.user.endEditing()
          host.user.beginEditing()
        }
      case .hideSidebar: host.sidebar.isHidden = true
      case .showSidebar: host.sidebar.isHidden = false
      case .makeUnavailable: host.traitCollection = .compact
      case .makeAvailable: host.traitCollection = .pad
      case .disappear: host.disappear()
      }
    }
  }

  /// The actions performed outside of callbacks. After each, a tab is unchecked and a row moved, if
  /// the user is editing.
  private static let sequences: [[Step]] = [
    [.begin], [.beginInBatch], [.beginAndEndInBatch], [.begin, .end], [.beginInBatch, .end],
    [.begin, .endAndBeginInBatch], [.begin, .hideSidebar], [.begin, .makeUnavailable],
    [.begin, .disappear], [.makeUnavailable, .makeAvailable, .begin, .end],
  ]

  @Test(arguments: CallbackListener.Callback.ofEditing, Step.allCases)
  fileprivate func `calls that begin and end editing alternate and match the state`(
    callback: CallbackListener.Callback,
    step: Step
  ) {
    for startsHidden in [false, true] {
      for sequence in Soak.part(startsHidden ? 2 : 3, of: Self.sequences) {
        let problem = problem(with: sequence, startsHidden, callback, step)
        let steps = sequence.map(\.rawValue).joined(separator: ", ")
        expect(problem == nil, "\(steps), sidebar hidden at first: \(startsHidden)")
      }
    }
  }

  /// Returns the problem after a sequence during which a step is performed in one callback, or
  /// `nil`.
  private func problem(
    with sequence: [Step],
    _ startsHidden: Bool,
    _ callback: CallbackListener.Callback,
    _ step: Step
  ) -> String? {
    let fixture = HostFixture.editable { $0.sidebar.isHidden = startsHidden }
    let store = InMemoryTabCustomizationStore()
    fixture.host.customizationStore = store
    fixture.host.customizationIdentifier = "main"
    let listener = CallbackListener(in: callback) { step.perform(on: $0) }
    fixture.host.delegate = listener
    fixture.host.sidebar.delegate = listener
    for step in sequence {
      step.perform(on: fixture.host)
      fixture.user.uncheck(fixture.tab("a"))
      fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    }
    return withExtendedLifetime(listener) { problem(with: fixture, store) }
  }

  private func problem(with fixture: HostFixture, _ store: InMemoryTabCustomizationStore) -> String?
  {
    let host = fixture.host
    let calls = fixture.log.calls.filter { $0 == .willBeginEditing || $0 == .didEndEditing }
    for (index, call) in calls.enumerated()
    where call != (index.isMultiple(of: 2) ? .willBeginEditing : .didEndEditing) {
      return "\(calls)"
    }
    guard host.isEditing == (calls.last == .willBeginEditing) else {
      return "editing: \(host.isEditing) after \(calls)"
    }
    if host.isEditing, !host.isDisplayed || !host.presentation.showsSidebar {
      return "editing without a sidebar on screen"
    }
    if !host.isEditing, store.customizations["main"] ?? TabCustomization() != host.customization {
      return "what was edited is not saved"
    }
    if let rule = fixture.log.diagnostics.first?.name { return "diagnostic \(rule)" }
    return nil
  }
}
