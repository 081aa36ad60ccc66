/// The transaction of a host: collects what a change concerns, and commits it in explicit phases.
///
/// A commit always performs the same steps, and skips those that are not concerned:
///
/// 1. repair: the selection is valid, editing is possible, overlays still have their tab
/// 2. derive: ``ScreenState`` is computed
/// 3. observers are notified; the state is complete
/// 4. delegates and handlers are notified of the differences from ``NotifiedState``
/// 5. the content on screen is updated, then its layout, after the outermost notification returns
/// 6. the customization is saved, rows are updated, and last a frame is requested
///
/// A change that a callback makes is committed immediately, with steps 1 to 4 inside the call.
@MainActor final class Transaction {
  /// The phase of the transaction.
  enum Phase {
    case idle
    /// Changes are collected.
    case open
    /// The state is validated and repaired.
    case repairing
    /// The app is being called. Changes of content are postponed until the call has returned.
    case notifying
    /// Content, rows and the frame are updated.
    case presenting

    /// Whether changes are being collected, to be committed together.
    var isOpen: Bool { self == .open || self == .repairing }
  }

  private(set) var phase = Phase.idle
  /// The depth of nested notifications in progress.
  private var depth = 0
  /// The concerns of the changes since the last commit.
  private var concerns: HostChange = []
  /// The concerns that are committed but not presented yet.
  private var unpresented: HostChange = []
  /// Diagnostics of an open transaction, which are reported when it is complete.
  private var heldDiagnostics: [TabHostController.Diagnostic] = []

  /// The observers to notify with the commit.
  let observations = ObservationQueue()
  let frame = FrameRequest()

  private let screen: ScreenCache
  /// The layout with which the content was last laid out, or `nil` if it may be out of date.
  private var laidOut: ContentLayout?

  /// The maximum number of changes by callbacks before the framework reports an endless loop.
  static let maximumPasses = 64

  init(of screen: ScreenCache) { self.screen = screen }

  /// Whether changes are being collected, to be committed together.
  var isOpen: Bool { phase.isOpen }

  /// Whether a change or a call is in progress, which postpones content.
  var isBusy: Bool { phase != .idle }

  /// Returns whether the changes since the last commit have any of the given concerns.
  func concerns(_ change: HostChange) -> Bool { !concerns.isDisjoint(with: change) }

  /// Notes what a change concerns.
  func note(_ change: HostChange) {
    concerns.formUnion(change)
    screen.invalidate(for: change)
    frame.countChange()
  }

  /// Removes a concern that has been handled.
  func resolve(_ change: HostChange) { concerns.subtract(change) }

  /// Whether the managed stack that holds the selected tab is to be rebuilt, which is postponed
  /// until the host is on screen.
  var isStackPending: Bool { concerns(.stack) || unpresented.contains(.stack) }

  /// Returns whether the content to show may have changed since the last call. The call resets it.
  func takePresenting() -> Bool { take(.presenting) }

  /// Notes that the content presenter has shown the content of the selection.
  func noteShownContent() { concerns.insert(.content) }

  /// Notes that the managed stack is up to date with the selection.
  func resolveStack() {
    concerns.subtract(.stack)
    unpresented.subtract(.stack)
  }
}

// MARK: - Changing

extension Transaction {
  /// Runs a mutation and commits it or, in an open transaction, leaves the commit to that
  /// transaction. The mutation must not call the app.
  func update(_ change: HostChange, in host: TabHostController, _ mutate: () -> Void) {
    let outer = begin(in: host)
    mutate()
    end(change, in: host, returningTo: outer)
  }

  /// Begins a mutation that ``end(_:in:returningTo:)`` ends. For frequent mutations, in place of
  /// ``update(_:in:_:)``, whose closure would retain what it captures.
  ///
  /// - Returns: The previous phase, for ``end(_:in:returningTo:)``.
  func begin(in host: TabHostController) -> Phase {
    let outer = phase
    if isOpen { return outer }
    if outer == .idle { host.eventObservers.beginTransaction(in: host) }
    phase = .open
    return outer
  }

  /// Ends a mutation and commits it or, in an open transaction, leaves the commit to that
  /// transaction.
  func end(_ change: HostChange, in host: TabHostController, returningTo outer: Phase) {
    note(change)
    if outer.isOpen { return }
    commit(in: host)
    finish(in: host, returningTo: outer)
  }

  /// Runs a closure that calls the app. Its changes are presented when the outermost such call has
  /// returned.
  func notify<Result>(in host: TabHostController, _ body: () -> Result) -> Result {
    let outer = phase
    if outer == .idle { host.eventObservers.beginTransaction(in: host) }
    if !isOpen { phase = .notifying }
    depth += 1
    let result = body()
    depth -= 1
    finish(in: host, returningTo: outer)
    return result
  }

  /// Returns to the phase before. The end of the outermost change or call presents.
  private func finish(in host: TabHostController, returningTo outer: Phase) {
    phase = outer
    guard outer == .idle else { return }
    present(in: host)
    host.eventObservers.endTransaction(in: host)
  }

  /// Commits the state of a host that is about to appear, before its content appears along with it.
  /// In a batch, the commit takes place at its end.
  func prepareToAppear(in host: TabHostController) {
    note(.validation)
    notify(in: host) {
      if !isOpen { commit(in: host) }
      host.noteDisplay()
      host.contentPresenter.prepare(in: host)
    }
  }

  /// Returns whether callbacks endlessly change the host in nested calls, which is reported.
  func isLooping(in host: TabHostController) -> Bool {
    guard depth > Self.maximumPasses else { return false }
    host.report(
      .selectionLoop,
      [],
      "callbacks keep changing the host; they are not called for the last change"
    )
    return true
  }

  func hold(_ diagnostic: TabHostController.Diagnostic) {
    var diagnostics = replace(&heldDiagnostics, with: [])
    diagnostics.append(diagnostic)
    heldDiagnostics = diagnostics
  }
}

// MARK: - Committing

extension Transaction {
  private func commit(in host: TabHostController) {
    let outer = phase
    if concerns(.tree) { host.tree.discardDeparted() }
    depth += 1
    let change = complete(in: host)
    if !change.isDisjoint(with: .notifying), !isLooping(in: host) {
      host.step("delegates") { host.notifyOfChanges(change) }
    }
    if change.contains(.space) { host.notifyOfSize() }
    if !change.isDisjoint(with: [.traits, .screenState]) {
      host.contentPresenter.discardEnvironment()
    }
    if change.contains(.traits) { host.traitsMayHaveChanged() }
    depth -= 1
    phase = outer
  }

  /// Completes and validates the state, and notifies observers: steps 1 to 3 of a commit.
  private func complete(in host: TabHostController) -> HostChange {
    phase = .repairing
    if concerns(.notifying) || !host.state.overlays.isEmpty {
      host.step("repair") { host.repair() }
    }
    concerns.formUnion(host.step("derive") { screen.commit(in: host) })
    let change = takeConcerns(in: host)
    phase = .notifying
    notifyObservers(of: change, in: host)
    deliverDiagnostics(in: host)
    return change
  }

  /// Validates the selection between notifications.
  ///
  /// - Returns: The concerns of the resulting changes, of which only observers have been notified.
  @discardableResult
  func validateSelection(in host: TabHostController) -> HostChange {
    note(.validation)
    return complete(in: host)
  }

  /// Returns the concerns since the last commit, resets them, and passes them to the steps that
  /// present them.
  private func takeConcerns(in host: TabHostController) -> HostChange {
    let change = concerns
    // A first selection that waits for the notification of customization keeps its origin.
    concerns = host.state.pendingCustomization.isEmpty ? [] : change.intersection(.roots)
    unpresented.formUnion(change)
    frame.note(change)
    host.sidebar.display.note(change)
    return change
  }

  func deliverDiagnostics(in host: TabHostController) {
    guard !heldDiagnostics.isEmpty else { return }
    let diagnostics = heldDiagnostics
    heldDiagnostics = []
    for diagnostic in diagnostics { host.calls.deliver(diagnostic) }
  }

  private func notifyObservers(of change: HostChange, in host: TabHostController) {
    observations.add(change, of: host)
    if !observations.isEmpty { host.step("observers") { observations.notify() } }
  }
}

// MARK: - Presenting

extension Transaction {
  /// Presents what is committed, until there are no more changes.
  private func present(in host: TabHostController) {
    phase = .presenting
    var passes = 0
    while presentStep(in: host) {
      passes += 1
      guard passes < 4 * Self.maximumPasses || passes < host.sidebar.display.rowCount else {
        let message = "callbacks keep changing what is on screen; the last change is not shown"
        host.report(.selectionLoop, [], message)
        unpresented = []
        laidOut = nil
        host.sidebar.display.discardChanges()
        frame.discardRequest()
        break
      }
    }
    phase = .idle
  }

  /// Performs the next step that is needed. Returns `false` if there is none.
  private func presentStep(in host: TabHostController) -> Bool {
    if take(.presenting) {
      host.step("content") { presentContent(in: host) }
    } else if take(.contentProperties) {
      host.step("properties") { host.updateContentProperties() }
    } else if take(.customization) {
      // A customization that can't be saved now is saved with a later commit.
      let isSaved = host.step("customization") {
        host.customizationKeeper.saveIfNeeded()
      }
      if !isSaved { unpresented.subtract(.customization) }
    } else if !unpresented.isDisjoint(with: [.layout, .screenState]) {
      host.step("layout") { updateLayout(in: host) }
    } else if host.sidebar.display.needsUpdate {
      host.step("rows") { host.sidebar.display.pass(in: host) }
    } else if frame.isPending {
      host.step("frame") { frame.request(in: host) }
    } else {
      return false
    }
    return true
  }

  private func presentContent(in host: TabHostController) {
    host.contentPresenter.update(in: host)
    host.updateVerticalBarBehavior()
    if !screen.isCurrent || !concerns.isEmpty { unpresented.insert(.layout) }
    host.openSearchFieldIfRequested()
    host.notifyOfPresentations()
  }

  /// Lays out the content on screen, if the area for content, the position of the bar or the
  /// position of the accessory has changed.
  private func updateLayout(in host: TabHostController) {
    concerns.formUnion(screen.commit(in: host))
    if !concerns.isEmpty { notifyObservers(of: takeConcerns(in: host), in: host) }
    let isScreenNew = laidOut == nil || unpresented.contains(.screenState)
    // Exchanged content is already on screen.
    unpresented.subtract([.layout, .screenState, .content])
    guard isScreenNew else { return }
    let new = ContentLayout(screen.state(in: host))
    guard new != laidOut else { return }
    laidOut = new
    host.contentPresenter.discardEnvironment()
    frame.note(.layout)
    host.layOutContent()
  }

  /// Returns whether a step is needed. The call marks it as performed.
  private func take(_ step: HostChange) -> Bool {
    guard !unpresented.isDisjoint(with: step) else { return false }
    unpresented.subtract(step)
    return true
  }
}
