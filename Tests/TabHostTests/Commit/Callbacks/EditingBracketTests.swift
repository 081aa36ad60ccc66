import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

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
        #expect(problem == nil, "\(steps), sidebar hidden at first: \(startsHidden)")
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
    fixture.recorder.forwardedDelegate = listener
    fixture.recorder.forwardedSidebarDelegate = listener
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
