/// The transaction of a host: collects what a change concerns, and commits it in explicit phases.
///
/// A commit goes through the same steps each time, those that are not concerned being skipped:
///
/// 1. repair: the selection is valid, editing is possible, overlays still have their tab
/// 2. derive: ``ScreenState`` is computed
/// 3. observers are notified, the state being complete
/// 4. delegates and handlers are notified of what differs from ``NotifiedState``
/// 5. the content on screen, then its layout, when the outermost notification has returned
/// 6. the save, the rows, and last the request for a frame
///
/// A callback that changes the host is committed at once, steps 1 to 4 inside the call.
@MainActor final class Transaction {
  /// What the transaction is doing.
  enum Phase {
    case idle
    /// Changes are collected.
    case open
    /// What the changes have made invalid is made valid again.
    case repairing
    /// Code of the app runs, and changes of content wait until it has returned.
    case notifying
    /// Content, rows and the frame are brought up to date.
    case presenting
  }

  private(set) var phase = Phase.idle
  /// How many notifications are under way, one inside the other.
  private var depth = 0
  /// What the changes since the last commit concern.
  private var concerns: HostChange = []
  /// What is committed and not yet presented.
  private var unpresented: HostChange = []
  /// Mistakes found in an open transaction, reported when it is complete.
  private var heldDiagnostics: [TabHostController.Diagnostic] = []

  /// The observers to notify with the commit.
  let observations = ObservationQueue()
  let frame = FrameRequest()

  /// What is on screen, as it was last derived, and the facts for which that holds.
  private var screen: (state: ScreenState, facts: TabHostController.ContentFacts)?
  /// Whether that follows from the present state, as far as content is not concerned.
  private var isScreenCurrent = false
  /// Whether it follows from the present content, too.
  private var isContentCurrent = false
  /// Whether it is ``committedScreen``.
  private var isScreenCommitted = false
  /// What was on screen with the last commit.
  private var committedScreen: ScreenState?
  /// The layout for which the content was last laid out.
  private var laidOut: ContentLayout?
  private var bar: TabHostController.Bar?
  private var barTabs: Set<ObjectIdentifier>?

  /// How often callbacks may change the host before the framework takes them for a loop.
  static let maximumPasses = 64

  /// Whether changes are collected, to be committed together.
  var isOpen: Bool { phase == .open || phase == .repairing }

  /// Whether content waits for the end of what is under way.
  var isBusy: Bool { phase != .idle }

  /// Whether the changes since the last commit have a concern.
  func concerns(_ change: HostChange) -> Bool { !concerns.isDisjoint(with: change) }

  /// Notes what a change concerns.
  func note(_ change: HostChange) {
    concerns.formUnion(change)
    if !change.isDisjoint(with: .screenFacts) { isScreenCurrent = false }
    if change.contains(.bar), screen?.state.dependsOnItems == true { isScreenCurrent = false }
    if !change.isDisjoint(with: .contentFacts) { isContentCurrent = false }
    if change.contains(.bar) { (bar, barTabs) = (nil, nil) }
  }

  /// Notes that a concern is taken care of.
  func resolve(_ change: HostChange) { concerns.subtract(change) }

  /// Whether the managed stack that holds the selected tab is to be built, which waits until the
  /// host is on screen.
  var isStackPending: Bool { concerns(.stack) || unpresented.contains(.stack) }

  /// Notes that the managed stack is as the selection wants it.
  func resolveStack() {
    concerns.subtract(.stack)
    unpresented.subtract(.stack)
  }
}

// MARK: - Changing

extension Transaction {
  /// Notes that a tab looks different, in the bar and in its row.
  func noteLook(of tab: TabItem, in host: TabHostController) {
    frame.noteLook(of: tab)
    host.sidebar.display.noteLook(of: RowIdentity(tab))
  }

  /// Notes that an action looks different, in menus and in its rows.
  func noteLook(of action: Action, in group: TabGroupItem, of host: TabHostController) {
    frame.noteLook(of: action)
    host.sidebar.display.noteLook(of: RowIdentity(action, in: group))
  }

  /// Notes that the row of a tab is in another state: it is dragged, or dragged over.
  func noteState(of tab: TabItem) {
    frame.noteLook(of: tab)
    note(.rowDisplay)
  }

  /// Runs a mutation, which calls no code of the app, and commits it; in an open transaction, that
  /// commits it.
  func update(_ change: HostChange, in host: TabHostController, _ mutate: () -> Void) {
    guard !isOpen else {
      mutate()
      return note(change)
    }
    let outer = phase
    phase = .open
    mutate()
    note(change)
    commit(in: host)
    phase = outer
    if outer == .idle { present(in: host) }
  }

  /// Runs code of the app; what it changes is presented when the outermost such call has returned.
  func notify<Result>(in host: TabHostController, _ body: () -> Result) -> Result {
    let outer = phase
    if !isOpen { phase = .notifying }
    depth += 1
    let result = body()
    depth -= 1
    phase = outer
    if outer == .idle { present(in: host) }
    return result
  }

  /// Commits what an appearing host shows, before its content appears along. In a batch, that is
  /// committed at its end.
  func prepareToAppear(in host: TabHostController) {
    note(.validation)
    notify(in: host) {
      if !isOpen { commit(in: host) }
      host.noteDisplay()
      host.contentPresenter.prepare(in: host)
    }
  }

  /// Whether callbacks change the host from inside each other without end; reported if so.
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
    heldDiagnostics.append(diagnostic)
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
      host.notifyOfChanges(change)
    }
    if change.contains(.traits) { host.traitsMayHaveChanged() }
    depth -= 1
    phase = outer
  }

  /// Makes the state valid and complete, and notifies observers: steps 1 to 3 of a commit.
  private func complete(in host: TabHostController) -> HostChange {
    phase = .repairing
    if concerns(.notifying) || !host.state.overlays.isEmpty { host.repair() }
    deriveScreen(in: host)
    let change = takeConcerns(in: host)
    phase = .notifying
    notifyObservers(of: change, in: host)
    deliverDiagnostics(in: host)
    return change
  }

  /// Validates the selection in the middle of notifications.
  ///
  /// - Returns: What that has changed, of which only observers are notified yet.
  @discardableResult
  func validateSelection(in host: TabHostController) -> HostChange {
    note(.validation)
    return complete(in: host)
  }

  /// Derives what is on screen, and notes what differs from the commit before.
  private func deriveScreen(in host: TabHostController) {
    validateScreen(in: host)
    guard !isScreenCommitted, let new = screen?.state else { return }
    isScreenCommitted = true
    guard new != committedScreen else { return }
    let old = committedScreen
    committedScreen = new
    concerns.insert(.screenState)
    if new.presentation != old?.presentation { concerns.formUnion([.bar, .rows, .presentation]) }
    if new.isTabBarHidden != old?.isTabBarHidden { concerns.insert(.bar) }
  }

  /// Takes what was noted since the last commit, and hands it to the steps that present it.
  private func takeConcerns(in host: TabHostController) -> HostChange {
    let change = concerns
    concerns = []
    unpresented.formUnion(change)
    frame.note(change)
    host.sidebar.display.note(change)
    return change
  }

  func deliverDiagnostics(in host: TabHostController) {
    guard !heldDiagnostics.isEmpty else { return }
    let diagnostics = heldDiagnostics
    heldDiagnostics = []
    for diagnostic in diagnostics { DelegateNotifier(host: host).deliver(diagnostic) }
  }

  private func notifyObservers(of change: HostChange, in host: TabHostController) {
    if let observers = host.observers, observers.note(change, of: host) {
      observations.add(observers)
    }
    if let observers = host.sidebar.observers, observers.note(change, of: host.sidebar) {
      observations.add(observers)
    }
    if !observations.isEmpty { observations.notify() }
  }
}

// MARK: - Presenting

extension Transaction {
  /// Brings on screen what is committed, until nothing more has changed.
  private func present(in host: TabHostController) {
    phase = .presenting
    var passes = 0
    while presentStep(in: host) {
      passes += 1
      guard passes < 4 * Self.maximumPasses || passes < host.sidebar.display.rowCount else {
        let message = "callbacks keep changing what is on screen; the last change is not shown"
        host.report(.selectionLoop, [], message)
        unpresented = []
        host.sidebar.display.discardChanges()
        frame.discardRequest()
        break
      }
    }
    phase = .idle
  }

  /// Takes the next step that has something to do. Returns whether there was one.
  private func presentStep(in host: TabHostController) -> Bool {
    if take(.presenting) {
      host.contentPresenter.update(in: host)
      if !isScreenCurrent || !isContentCurrent || !concerns.isEmpty { unpresented.insert(.layout) }
      host.openSearchFieldIfRequested()
    } else if take(.customization) {
      // What can't be saved now is saved with a later commit.
      if !host.customizationKeeper.saveIfDue() { unpresented.subtract(.customization) }
    } else if take([.layout, .screenState]) {
      updateLayout(in: host)
    } else if host.sidebar.display.isDue {
      host.sidebar.display.pass(in: host)
    } else if frame.isDue {
      frame.request()
    } else {
      return false
    }
    return true
  }

  /// Lays out the content on screen, if the area for it, the place of the bar or that of the
  /// accessory has changed.
  private func updateLayout(in host: TabHostController) {
    deriveScreen(in: host)
    if !concerns.isEmpty { notifyObservers(of: takeConcerns(in: host), in: host) }
    // What content was exchanged is on screen already.
    unpresented.subtract([.layout, .screenState, .content])
    let new = ContentLayout(screenState(in: host))
    guard new != laidOut else { return }
    laidOut = new
    frame.note(.layout)
    host.layOutContent()
  }

  /// Whether a step is due, which it is no longer.
  private func take(_ step: HostChange) -> Bool {
    guard !unpresented.isDisjoint(with: step) else { return false }
    unpresented.subtract(step)
    return true
  }
}

// MARK: - What is on screen

extension Transaction {
  /// What is on screen, computed again if what it follows from has changed.
  func screenState(in host: TabHostController) -> ScreenState {
    validateScreen(in: host)
    return screen?.state ?? host.makeScreenState(host.contentFacts)
  }

  private func validateScreen(in host: TabHostController) {
    guard !isScreenCurrent || !isContentCurrent else { return }
    let facts = host.contentFacts
    isContentCurrent = true
    guard !isScreenCurrent || screen?.facts != facts else { return }
    isScreenCurrent = true
    screen = (host.makeScreenState(facts), facts)
    isScreenCommitted = false
  }

  /// What the bar contains, whether it is shown or not.
  func bar(in host: TabHostController) -> TabHostController.Bar {
    if let bar { return bar }
    let made = BarBuilder(host: host, edge: screenState(in: host).barEdge).bar
    bar = made
    return made
  }

  /// Whether a tab is in the bar or its overflow.
  func barShows(_ tab: TabItem, in host: TabHostController) -> Bool {
    if let barTabs { return barTabs.contains(ObjectIdentifier(tab)) }
    let bar = bar(in: host)
    let tabs = Set((bar.items + bar.overflow).map(ObjectIdentifier.init))
    barTabs = tabs
    return tabs.contains(ObjectIdentifier(tab))
  }

  /// What the content on screen is laid out for.
  private struct ContentLayout: Equatable {
    let guide: LayoutGuide
    let accessoryEnvironment: TabAccessory.Environment
    let tabBarPlacement: TabBarPlacement?

    init(_ screen: ScreenState) {
      guide = screen.contentLayoutGuide
      accessoryEnvironment = screen.accessoryEnvironment
      tabBarPlacement = screen.tabBarPlacement
    }
  }
}
