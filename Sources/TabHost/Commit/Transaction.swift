/// The transaction of a host: collects changes, and commits them together.
///
/// A change stores its values and names the facets that it touches. ``commit(in:)`` lists the steps 1 to
/// 5, and ``performStep(in:)`` the steps 6 to 10, which follow when the outermost change or call is
/// complete. A step that concerns none of the facets is skipped. A change that a callback makes is
/// committed immediately, inside the call. Each notification compares the present with what the app
/// was last notified of, so a notification that a callback has made unnecessary is not sent.
@MainActor final class Transaction {
  /// The phase of the transaction.
  enum Phase {
    case idle
    /// Changes are collected.
    case open
    /// The app is being called. Changes of content are postponed until the call has returned.
    case notifying
    /// Content, rows and the frame are updated.
    case showing
  }

  private(set) var phase = Phase.idle
  /// The depth of nested notifications in progress.
  private var depth = 0
  /// What changes have touched since the last commit.
  private(set) var touched: Facet = []
  /// What is committed and remains to be done: the notifications of content of its size and its traits
  /// and, when the outermost change or call is complete, content, properties, customization, layout, and
  /// ``Facet/ofHostAbove``.
  private var pending: Facet = []
  /// What is about to change outside of the host, and is committed after the present transaction.
  private var postponed: Facet = []
  /// The values that changes have replaced, which are released when the transaction is complete.
  private var retired: [Any] = []
  /// Diagnostics of an open transaction, which are reported when it is complete.
  private var heldDiagnostics: [TabHostController.Diagnostic] = []

  /// Whether a job of the main actor will commit what was noted outside of a transaction.
  private var isCommitScheduled = false

  /// The observers to notify with the commit.
  let observations = ObservationQueue()
  let frame = FrameRequest()

  private let screen: DerivedValues
  /// The layout with which the content was last laid out, or `nil` if it may be out of date.
  private var laidOut: ContentLayout?

  /// The maximum number of changes by callbacks before the framework reports an endless loop.
  static let maximumPasses = 64

  init(of screen: DerivedValues) { self.screen = screen }

  /// Whether changes are being collected, to be committed together.
  var isOpen: Bool { phase == .open }

  /// Whether a change or a call is in progress, which postpones content.
  var isBusy: Bool { phase != .idle }

  /// Notes what a change has touched.
  func note(_ facets: Facet) {
    touched.formUnion(facets)
    if facets.intersects(.shown) { pending.insert(.content) }
    if facets.contains(.properties) { pending.insert(.properties) }
    if facets.intersects(.deriving) { screen.invalidate(for: facets, in: self) }
    frame.countChange()
  }

  /// Notes what is about to change outside of the host. It is committed with the next change of the host
  /// and, at the latest, when the main actor has finished its present job.
  func noteBeforeChange(_ facets: Facet, in host: TabHostController) {
    note(facets)
    guard !isBusy, !isCommitScheduled else { return }
    isCommitScheduled = true
    Task { @MainActor [weak host] in
      host?.transaction.isCommitScheduled = false
      host?.commitIfNeeded()
    }
  }

  /// Notes what is about to change outside of the host, and is committed after the present transaction.
  func noteAfterCommit(_ facets: Facet, in host: TabHostController) {
    if isBusy { postponed.formUnion(facets) } else { noteBeforeChange(facets, in: host) }
  }

  /// Whether a change outside of the host is not committed.
  var hasUncommitted: Bool { !isBusy && !touched.isEmpty }

  /// Requests that the customization is saved when the present change is complete and the user is not
  /// editing.
  func requestSave() { pending.insert(.customization) }

  /// Releases a value that a change has replaced when the transaction is complete.
  ///
  /// The `deinit` of an object of the app can change the host. It runs while nothing is being
  /// changed, when the state is whole.
  func retire(_ value: Any) {
    guard phase != .idle else { return }
    // Appended to a copy: otherwise, each access to the property would be checked at run time.
    var values = replace(&retired, with: [])
    values.append(value)
    retired = values
  }

  /// Notes that the content on screen was replaced.
  func noteShownContent() {
    frame.note(.content)
    pending.insert(.page)
  }

  /// Returns whether the content to show may have changed since the last call.
  func takePendingContent() -> Bool { pending.remove(.content) != nil }
}

// MARK: - Appearance of tabs and actions

extension Transaction {
  /// Notes that the appearance of a tab has changed, in the bar and in its row.
  func noteLook(of tab: TabItem, in host: TabHostController) {
    frame.noteLook()
    host.sidebar.display.noteLook(of: tab)
  }

  /// Notes that the appearance of an action has changed, in menus and in its rows.
  func noteLook(of action: Action, in group: TabGroupItem, of host: TabHostController) {
    frame.noteLook()
    host.sidebar.display.noteLook(of: group, action)
  }

  /// Notes that the row of a tab is dragged or dropped on, or no longer.
  func noteDragOverTab() {
    frame.noteLook()
    note(.rowStates)
  }
}

// MARK: - Changing

extension Transaction {
  /// Makes a change and commits it or, in an open transaction, leaves the commit to that transaction.
  ///
  /// - Parameters:
  ///   - facets: What the change touches.
  ///   - change: Changes stored values. It must not call the app.
  @inline(__always)
  func update(_ facets: Facet, in host: TabHostController, _ change: () -> Void) {
    let outer = begin(in: host)
    change()
    end(facets, in: host, returningTo: outer)
  }

  private func begin(in host: TabHostController) -> Phase {
    let outer = phase
    if outer == .idle { host.eventObservers.beginTransaction(in: host) }
    phase = .open
    return outer
  }

  private func end(_ facets: Facet, in host: TabHostController, returningTo outer: Phase) {
    if !facets.isEmpty { note(facets) }
    guard outer != .open else { return }
    commit(in: host)
    finish(in: host, returningTo: outer)
  }

  /// Runs a closure that calls the app. What it changes is shown when the outermost such call has
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

  /// Returns to the phase before. The end of the outermost change or call shows the result.
  private func finish(in host: TabHostController, returningTo outer: Phase) {
    phase = outer
    guard outer == .idle else { return }
    show(in: host)
    host.eventObservers.endTransaction(in: host)
    if !retired.isEmpty { releaseRetired() }
  }

  private func releaseRetired() {
    while phase == .idle, !retired.isEmpty {
      withExtendedLifetime(replace(&retired, with: [])) {}
    }
  }

  /// Commits the state of a host that is about to appear, before its content appears along with it.
  /// In a batch, the commit takes place at its end.
  func prepareToAppear(in host: TabHostController) {
    note([.settings, .rowStates])
    notify(in: host) {
      if !isOpen { commit(in: host) }
      host.set(\.hasBeenDisplayed, true)
      host.contentPresenter.prepare(in: host)
    }
  }
}

// MARK: - Committing

extension Transaction {
  /// Commits what was touched.
  ///
  /// What the user sees follows when the outermost change or call is complete; see ``show(in:)``.
  private func commit(in host: TabHostController) {
    guard !touched.isEmpty || !observations.isEmpty || !heldDiagnostics.isEmpty else { return }
    let outer = phase
    depth += 1
    // A tab that has left during the change, and has not come back, is new if it comes back later.
    if touched.contains(.tabs) { host.tree.departures.discard(in: host) }
    // 1. to 3. The state is valid, what is on screen is derived from it, and observers are notified.
    let facets = settle(in: host)
    // 4. Delegates and handlers are notified of the differences from ``NotifiedState``.
    if facets.intersects(.notified), !isLooping(in: host) {
      host.step("delegates") { host.notifyOfChanges(facets) }
    }
    // 5. Content is notified of its size and its traits, also those of an outer commit.
    if pending.remove(.settings) != nil { host.notifyOfSize() }
    if pending.remove(.traits) != nil { host.notifyOfTraits() }
    depth -= 1
    phase = outer
  }

  /// Performs the steps 1 to 3 of a commit.
  ///
  /// - Returns: What was touched since the last commit, and what differs.
  @discardableResult
  func settle(in host: TabHostController) -> Facet {
    phase = .open
    // 1. The selection is valid, editing is possible, and overlays still have their tab.
    if host.needsRepair(after: touched) { host.step("repair") { host.repair(after: touched) } }
    // 2. The layout, the page and the other values on screen.
    let facets = touched.isEmpty ? [] : host.step("derive") { derive(in: host) }
    // 3. The state is complete.
    phase = .notifying
    if !observations.isEmpty { notifyObservers(in: host) }
    if !heldDiagnostics.isEmpty { deliverDiagnostics(in: host) }
    return facets
  }

  /// Derives the values on screen that depend on what was touched, and passes what was touched or
  /// differs to the renderer, the rows and the observers.
  private func derive(in host: TabHostController) -> Facet {
    var facets = replace(&touched, with: [])
    if facets.intersects(.deriving) { screen.derive(&facets, in: host) }
    frame.note(facets)
    pending.formUnion(facets.intersection(.deferred))
    if facets.intersects(.ofRows) { host.sidebar.display.note(facets) }
    if facets.intersects(screen.observedFacets) { host.queueObservers(of: facets) }
    if facets.intersects([.layout, .traits, .selectedTab, .bar]) {
      noteEnvironment(facets, in: host)
    }
    return facets
  }

  /// Notes what content is to be notified of, because its environment differs.
  private func noteEnvironment(_ facets: Facet, in host: TabHostController) {
    if facets.contains(.layout) { pending.insert(.layout) }
    let isGroupTraitNew = host.contentPresenter.hasOutdatedGroupTrait(in: host)
    if isGroupTraitNew || facets.intersects([.traits, .availability]) {
      pending.insert(.properties)
    }
    if isGroupTraitNew || facets.intersects([.layout, .traits]) {
      host.contentPresenter.discardEnvironment()
    }
  }

  private func notifyObservers(in host: TabHostController) {
    let isComplete = host.step("observers") { observations.notify() }
    if !isComplete {
      screen.treatAllAsObserved()
      let message = "observers keep changing what they observe; they are not notified of the rest"
      reportLoop(message, in: host)
    }
  }

  func hold(_ diagnostic: TabHostController.Diagnostic) {
    heldDiagnostics = heldDiagnostics + [diagnostic]
  }

  private func deliverDiagnostics(in host: TabHostController) {
    let diagnostics = heldDiagnostics
    heldDiagnostics = []
    for diagnostic in diagnostics { host.calls.deliver(diagnostic) }
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
}

// MARK: - Showing

extension Transaction {
  /// Shows what is committed, until there are no more changes.
  private func show(in host: TabHostController) {
    phase = .showing
    var passes = 0
    while performStep(in: host) {
      passes += 1
      guard passes < 4 * Self.maximumPasses || passes < host.sidebar.display.rowCount else {
        let message = "callbacks keep changing what is on screen; the last change is not shown"
        reportLoop(message, in: host)
        // Changes that the renderer has not taken are requested again with the next change.
        pending.subtract([.content, .properties, .layout])
        laidOut = nil
        host.sidebar.display.discardChanges()
        break
      }
    }
    phase = .idle
    if !postponed.isEmpty { noteBeforeChange(replace(&postponed, with: []), in: host) }
  }

  /// Performs the next step that is needed: 6. content and its properties  7. saving  8. layout
  /// 9. rows  10. the frame, after that of the host above. Returns `false` if there is none.
  private func performStep(in host: TabHostController) -> Bool {
    if takePendingContent() {
      host.step("content") { updateContent(in: host) }
    } else if pending.remove(.properties) != nil {
      host.step("properties") { host.updateContentProperties() }
    } else if pending.contains(.customization), host.customizationKeeper.canSave {
      host.step("customization") { host.customizationKeeper.saveIfNeeded() }
      pending.remove(.customization)
    } else if pending.contains(.layout) || laidOut == nil || !touched.isEmpty {
      host.step("layout") { layOut(in: host) }
    } else if host.sidebar.display.needsUpdate {
      host.step("rows") { host.sidebar.display.update(in: host) }
    } else if pending.intersects(.ofHostAbove) {
      pending.subtract(.ofHostAbove)
      if host.isBelowHost { host.nearestHost?.contentOfHostBelowDidChange() }
    } else if frame.isPending {
      host.step("frame") { frame.request(in: host) }
    } else {
      return false
    }
    return true
  }

  private func updateContent(in host: TabHostController) {
    host.contentPresenter.update(in: host)
    host.updateVerticalBarBehavior()
    host.openSearchFieldIfRequested()
    host.notifyOfPresentations()
  }

  /// Lays content out, if the area for content, the position of the bar or the position of the
  /// accessory differs.
  private func layOut(in host: TabHostController) {
    if !touched.isEmpty { _ = derive(in: host) }
    if !observations.isEmpty { notifyObservers(in: host) }
    pending.remove(.layout)
    let new = ContentLayout(host.screen)
    guard new != laidOut else { return }
    laidOut = new
    host.contentPresenter.discardEnvironment()
    frame.note(.contentLayout)
    host.layOutContent()
  }
}

extension TabHostController {
  /// Combines several changes into one transaction.
  ///
  /// The block runs immediately. The app is notified at its end of the changes that remain, with at
  /// most one `didSelectTab`. An action of the user inside the block still calls `shouldSelectTab`
  /// at once.
  ///
  /// Inside the block, every property has the value that was assigned. The selection is validated
  /// at the end, so inside the block it may refer to a tab that has left the host. Corresponds to
  /// `UITabBarController.performBatchUpdates(_:)` in UIKit.
  ///
  /// - Parameter updates: The block that changes the host.
  public func performBatchUpdates(_ updates: () -> Void) {
    update(.none, updates)
  }

  /// Makes a change and commits it or, in an open transaction, leaves the commit to that
  /// transaction. Every change is made with this method.
  ///
  /// - Parameters:
  ///   - facets: What the change touches.
  ///   - change: Changes stored values. It must not call the app.
  @inline(__always)
  func update(_ facets: Facet, _ change: () -> Void) {
    transaction.update(facets, in: self, change)
  }

  /// Commits a change of what another host displays, which is content of this one.
  ///
  /// While this host appears, the change is committed at the end of that transition. Otherwise, each of
  /// several nested hosts would commit for each of those inside it.
  fileprivate func contentOfHostBelowDidChange() {
    let facets: Facet = [.pages, .content, .navigationBar]
    switch appearanceState {
    case .willAppear, .appearing: transaction.note(facets)
    case .disappeared, .appeared, .disappearing: update(facets) {}
    }
  }

  /// Commits what ``Transaction/noteBeforeChange(_:in:)`` has noted.
  func commitIfNeeded() {
    if transaction.hasUncommitted { update(.none) {} }
  }

  /// Changes several hosts, of which none notifies before all have changed. The last one commits
  /// first.
  static func update(_ hosts: some Collection<TabHostController>, _ change: () -> Void) {
    guard let host = hosts.first else { return change() }
    host.update(.none) { update(hosts.dropFirst(), change) }
  }

  /// Runs a callback of the app. Content is updated when the outermost callback has returned.
  func notify<Result>(_ body: () -> Result) -> Result {
    transaction.notify(in: self, body)
  }

  /// Whether callbacks keep changing the host recursively, which is reported.
  var isLooping: Bool { transaction.isLooping(in: self) }
}

// MARK: - Animation

extension TabHostController {
  /// Makes a change that the app has requested with or without animation; see
  /// ``PresentationChanges/animated``.
  func animating(_ animated: Bool, _ body: () -> Void) {
    let frame = transaction.frame
    let wasAnimating = frame.isAnimating
    frame.isAnimating = animated
    body()
    frame.isAnimating = wasAnimating
  }
}
