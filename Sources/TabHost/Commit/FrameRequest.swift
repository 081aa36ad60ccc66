/// The request for a frame. It collects the changes on screen until the renderer takes them, so
/// that any number of changes result in one frame.
@MainActor final class FrameRequest {
  private var handler: (() -> Void)?
  /// The changes since the renderer last took them.
  private var changes = PresentationChanges()
  /// Whether the renderer was notified of ``changes``.
  private var isRequested = false
  /// Whether changes are collected: while there is a renderer, or one has taken changes.
  private var isCollecting = false
  private var feeds: [ChangeFeed] = []
  /// The changes that the sequences have not received.
  private var unfed = PresentationChanges()
  /// Whether the app has requested the present changes with animation.
  var isAnimating = false
  /// The number of changes so far, whether they are collected or not.
  private(set) var version = 0

  /// Called at the first change since the last frame; `nil` while there is no renderer.
  var needsFrame: (() -> Void)? {
    get { handler }
    set {
      let old = handler
      handler = newValue
      if newValue == nil { _ = takeChanges() }
      isCollecting = newValue != nil
      withExtendedLifetime(old) {}
    }
  }

  /// Counts a change that may affect how the host is drawn.
  func countChange() { version &+= 1 }

  /// Notes what has been touched.
  func note(_ marks: Marks) {
    if !marks.isDisjoint(with: PresentationChanges.marks) { collect { $0.insert(marks) } }
  }

  /// Notes what differs between two screens.
  func noteDifferences(_ differences: Screen.Differences) { collect { $0.insert(differences) } }

  /// Notes that the area for content has changed.
  func noteLayout() { collect { $0.layout = true } }

  /// Notes that the appearance of a tab has changed.
  func noteLook(of tab: TabItem) {
    collect { $0.tabs.insert(tab.identifier) }
  }

  /// Notes that the appearance of an action of a group has changed.
  func noteLook(of action: Action) {
    collect { $0.actions.insert(action.identifier.rawValue) }
  }

  /// Notes that the appearance of a bar button has changed.
  func noteLook(of button: BarButtonItem) {
    collect { $0.barButtons.insert(ObjectIdentifier(button)) }
  }

  /// Adds a change to those for the renderer and to those for the sequences, if there are any. The
  /// changes are taken out meanwhile, so that no access to them spans a call.
  private func collect(_ add: (inout PresentationChanges) -> Void) {
    countChange()
    if isCollecting {
      var all = replace(&changes, with: PresentationChanges())
      add(&all)
      if isAnimating { all.isAnimated = true }
      changes = all
    }
    if !feeds.isEmpty {
      var all = replace(&unfed, with: PresentationChanges())
      add(&all)
      if isAnimating { all.isAnimated = true }
      unfed = all
    }
  }

  // MARK: - Requesting

  /// Whether there are changes that the renderer or a sequence has not been notified of.
  var isPending: Bool { needsRequest || needsFeeding }

  private var needsRequest: Bool { handler != nil && !isRequested && !changes.isEmpty }

  private var needsFeeding: Bool { !feeds.isEmpty && !unfed.isEmpty }

  func request(in host: TabHostController) {
    if needsFeeding {
      let changes = unfed
      unfed = PresentationChanges()
      feeds = feeds.filter { $0.put(changes) }
    }
    guard needsRequest else { return }
    isRequested = true
    if let handler { host.callNeedsFrame(handler) }
  }

  /// Discards the pending request.
  func discardRequest() {
    isRequested = true
    unfed = PresentationChanges()
  }

  /// Returns the changes, and resets them.
  func takeChanges() -> PresentationChanges {
    isRequested = false
    isCollecting = true
    return replace(&changes, with: PresentationChanges())
  }

  /// Creates a sequence of the changes from now on.
  func makeFeed() -> TabHostController.Changes {
    let mailbox = ChangeMailbox()
    feeds.append(ChangeFeed(mailbox))
    return TabHostController.Changes(mailbox: mailbox)
  }
}

// MARK: - For the renderer

extension TabHostController {
  /// A closure that is called when the host needs to be drawn again.
  ///
  /// The default is `nil`. The property is intended for renderers. The closure is called as the last
  /// step of a commit, once for the first change since ``takeChanges()``. It draws a frame or
  /// schedules one, and takes the changes when drawing. It can change the host.
  public var needsFrameHandler: (() -> Void)? {
    get { transaction.frame.needsFrame }
    set { transaction.frame.needsFrame = newValue }
  }

  /// Returns the changes since the last call, and resets them.
  ///
  /// Changes are collected while there is a ``needsFrameHandler``, and without one from the first
  /// call on.
  public func takeChanges() -> PresentationChanges { transaction.frame.takeChanges() }

  /// A number that is different after every change that may affect how the host is drawn.
  ///
  /// A renderer compares it to reuse values that it has computed from the state of the host, such as
  /// a layout. Changes are counted with and without a ``needsFrameHandler``.
  public var drawingVersion: Int { transaction.frame.version }
}
