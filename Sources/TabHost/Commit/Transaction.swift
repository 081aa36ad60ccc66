/// The transaction of a host: collects changes, and commits them together.
///
/// A change stores its value and marks what it has touched. The commit then performs these steps:
///
/// 1. repair: the selection is valid, editing is possible, overlays still have their tab
/// 2. derive: the ``Screen`` is computed and compared with the last one
/// 3. observers are notified of the properties that differ; the state is complete
/// 4. delegates and handlers are notified of the differences from ``NotifiedState``
/// 5. the content on screen is updated, after the outermost notification returns
/// 6. the customization is saved, content is laid out, rows are updated, and last a frame is requested
///
/// A change that a callback makes is committed immediately, with steps 1 to 4 inside the call. Each
/// step compares the present with the past, so a step that a callback has made unnecessary does
/// nothing.
@MainActor final class Transaction {
  /// The phase of the transaction.
  enum Phase {
    case idle
    /// Changes are collected.
    case open
    /// The app is being called. Changes of content are postponed until the call has returned.
    case notifying
    /// Content, rows and the frame are updated.
    case presenting
  }

  private(set) var phase = Phase.idle
  /// The depth of nested notifications in progress.
  private var depth = 0
  /// What the changes since the last commit have touched.
  private var marks: Marks = []
  /// The number of changes that may affect the content on screen.
  private var version = 0
  /// The version for which the content on screen was last updated.
  private var presentedVersion = 0
  /// Whether the traits and the properties of content on screen are to be updated.
  private var updatesProperties = false
  /// The values that changes have replaced, which are released when the transaction is complete.
  private var retired: [Any] = []
  /// Diagnostics of an open transaction, which are reported when it is complete.
  private var heldDiagnostics: [TabHostController.Diagnostic] = []

  /// The observers to notify with the commit.
  let observations = ObservationQueue()
  let frame = FrameRequest()

  private let screen: ScreenCache
  /// The layout with which the content was last laid out, or `nil` if it may be out of date.
  private var laidOut: ContentLayout?
  /// Whether the layout of the screen differs since the content was last laid out.
  private var isLayoutNew = false

  /// The maximum number of changes by callbacks before the framework reports an endless loop.
  static let maximumPasses = 64

  init(of screen: ScreenCache) { self.screen = screen }

  /// Whether changes are being collected, to be committed together.
  var isOpen: Bool { phase == .open }

  /// Whether a change or a call is in progress, which postpones content.
  var isBusy: Bool { phase != .idle }

  /// Marks what a change has touched.
  func note(_ marks: Marks) {
    self.marks.formUnion(marks)
    if !marks.isDisjoint(with: .presenting) { version &+= 1 }
    if marks.contains(.properties) { updatesProperties = true }
    screen.invalidate(for: marks, release: retire)
    frame.countChange()
  }

  /// Releases a value that a change has replaced when the transaction is complete.
  ///
  /// The `deinit` of an object of the app can change the host. It runs while nothing is being
  /// changed, when the state is whole.
  func retire(_ value: Any) { if phase != .idle { retired.append(value) } }

  /// Notes that the content on screen was replaced.
  func noteShownContent() { frame.note(.content) }

  /// Returns whether the content to show may have changed since the last call.
  func takePresenting() -> Bool {
    guard presentedVersion != version else { return false }
    presentedVersion = version
    return true
  }
}

// MARK: - Appearance of tabs and actions

extension Transaction {
  /// Notes that the appearance of a tab has changed, in the bar and in its row.
  func noteLook(of tab: TabItem, in host: TabHostController) {
    frame.noteLook(of: tab)
    host.sidebar.display.noteLook(of: RowIdentity(tab))
  }

  /// Notes that the appearance of an action has changed, in menus and in its rows.
  func noteLook(of action: Action, in group: TabGroupItem, of host: TabHostController) {
    frame.noteLook(of: action)
    host.sidebar.display.noteLook(of: RowIdentity(action, in: group))
  }

  /// Notes that the drag state of a tab's row has changed.
  func noteState(of tab: TabItem) {
    frame.noteLook(of: tab)
    note(.rowStates)
  }
}

// MARK: - Changing

extension Transaction {
  /// Runs a mutation and commits it or, in an open transaction, leaves the commit to that
  /// transaction. The mutation must not call the app.
  func update(_ marks: Marks, in host: TabHostController, _ mutate: () -> Void) {
    let outer = phase
    if outer == .idle { host.eventObservers.beginTransaction(in: host) }
    phase = .open
    mutate()
    note(marks)
    if outer == .open { return }
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
    releaseRetired()
  }

  private func releaseRetired() {
    while phase == .idle, !retired.isEmpty {
      let values = retired
      retired = []
      withExtendedLifetime(values) {}
    }
  }

  /// Commits the state of a host that is about to appear, before its content appears along with it.
  /// In a batch, the commit takes place at its end.
  func prepareToAppear(in host: TabHostController) {
    note(.state)
    notify(in: host) {
      if !isOpen { commit(in: host) }
      host.noteDisplay()
      host.contentPresenter.prepare(in: host)
    }
  }

  /// Returns whether callbacks endlessly change the host in nested calls, which is reported.
  func isLooping(in host: TabHostController) -> Bool {
    guard depth > Self.maximumPasses else { return false }
    reportLoop(
      "callbacks keep changing the host; they are not called for the last change",
      in: host
    )
    return true
  }

  private func reportLoop(_ message: String, in host: TabHostController) {
    host.report(.selectionLoop, [], message)
  }

  func hold(_ diagnostic: TabHostController.Diagnostic) { heldDiagnostics.append(diagnostic) }
}

// MARK: - Committing

extension Transaction {
  private func commit(in host: TabHostController) {
    let outer = phase
    host.tree.discardDeparted()
    depth += 1
    let marks = complete(in: host)
    if !marks.isDisjoint(with: .notifying), !isLooping(in: host) {
      host.step("delegates") { host.notifyOfChanges() }
    }
    host.notifyOfSize()
    host.notifyOfTraits()
    depth -= 1
    phase = outer
  }

  /// Completes and validates the state, and notifies observers: steps 1 to 3 of a commit.
  ///
  /// - Returns: What has been touched since the last commit.
  @discardableResult
  func complete(in host: TabHostController) -> Marks {
    phase = .open
    if !marks.isDisjoint(with: .notifying) || !host.state.overlays.isEmpty {
      host.step("repair") { host.repair() }
    }
    let marks = derive(in: host)
    phase = .notifying
    notifyObservers(in: host)
    deliverDiagnostics(in: host)
    return marks
  }

  /// Computes the screen, compares it with the last one, and collects the differences for the
  /// renderer, the rows and the observers.
  ///
  /// - Returns: What has been touched since the last commit.
  fileprivate func derive(in host: TabHostController) -> Marks {
    host.step("derive") {
      let marks = self.marks
      self.marks = []
      frame.note(marks)
      var differences: Screen.Differences = []
      if !marks.isDisjoint(with: .derived) { differences = screen.commit(in: host) }
      if !marks.isDisjoint(with: .navigationBarParts) { differences.insert(.navigationBar) }
      if !differences.isEmpty { present(differences, in: host) }
      host.sidebar.display.note(marks)
      return marks
    }
  }

  /// Passes what differs to the renderer, the rows and the observers.
  private func present(_ differences: Screen.Differences, in host: TabHostController) {
    frame.noteDifferences(differences)
    host.sidebar.display.noteDifferences(differences)
    host.notifyObservers(of: differences)
    if differences.contains(.layout) { isLayoutNew = true }
    if !differences.isDisjoint(with: [.traits, .isSidebarAvailable]) { updatesProperties = true }
    let isGroupTraitNew =
      !differences.isDisjoint(with: [.selectedTab, .barAsShown, .presentation])
      && host.contentPresenter.hasOutdatedGroupTrait(in: host)
    if isGroupTraitNew { updatesProperties = true }
    if isGroupTraitNew || !differences.isDisjoint(with: [.layout, .traits]) {
      host.contentPresenter.discardEnvironment()
    }
  }

  fileprivate func notifyObservers(in host: TabHostController) {
    guard !observations.isEmpty else { return }
    let isComplete = host.step("observers") { observations.notify() }
    if !isComplete {
      let message = "observers keep changing what they observe; they are not notified of the rest"
      reportLoop(message, in: host)
    }
  }

  func deliverDiagnostics(in host: TabHostController) {
    guard !heldDiagnostics.isEmpty else { return }
    let diagnostics = heldDiagnostics
    heldDiagnostics = []
    for diagnostic in diagnostics { host.calls.deliver(diagnostic) }
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
        reportLoop(message, in: host)
        discardPresentation(in: host)
        break
      }
    }
    phase = .idle
  }

  private func discardPresentation(in host: TabHostController) {
    presentedVersion = version
    updatesProperties = false
    laidOut = nil
    host.sidebar.display.discardChanges()
    frame.discardRequest()
  }

  /// Performs the next step that is needed. Returns `false` if there is none.
  private func presentStep(in host: TabHostController) -> Bool {
    if takePresenting() {
      host.step("content") { presentContent(in: host) }
    } else if updatesProperties {
      updatesProperties = false
      host.step("properties") { host.updateContentProperties() }
    } else if host.customizationKeeper.isSaveDue {
      _ = host.step("customization") { host.customizationKeeper.saveIfNeeded() }
    } else if needsLayout(in: host) {
      host.step("layout") { layOut(in: host) }
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
    host.openSearchFieldIfRequested()
    host.notifyOfPresentations()
  }

  /// Returns whether the area for content, the position of the bar or the position of the accessory
  /// has changed, or content has changed the state of the screen.
  private func needsLayout(in host: TabHostController) -> Bool {
    guard screen.isCommitted else { return true }
    return isLayoutNew || laidOut == nil
  }

  private func layOut(in host: TabHostController) {
    _ = derive(in: host)
    notifyObservers(in: host)
    isLayoutNew = false
    let new = ContentLayout(host.screen)
    guard new != laidOut else { return }
    laidOut = new
    host.contentPresenter.discardEnvironment()
    frame.noteLayout()
    host.layOutContent()
  }
}
