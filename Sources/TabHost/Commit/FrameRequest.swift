/// The request for a frame. It collects what changes on screen until the renderer takes it, so that any
/// number of changes result in one frame.
@MainActor final class FrameRequest {
  private var handler: (() -> Void)?
  /// The facets that have changed since the renderer last took the changes.
  private var facets: Facet = []
  /// The objects whose appearance has changed since then. None has if ``facets`` lack ``Facet/look``.
  private var looks = PresentationChanges()
  /// Whether the app has requested one of the changes with animation.
  private var isAnimated = false
  /// Whether the renderer was notified of the changes.
  fileprivate var isRequested = false
  /// Whether changes are collected: while there is a renderer, or one has taken changes.
  private var isCollecting = false
  private(set) var feeds: [ChangeFeed] = []
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
      // Another renderer has not been notified of the changes that the last one has not taken.
      isRequested = false
      withExtendedLifetime(old) {}
    }
  }

  /// Counts a change that may affect how the host is drawn.
  @inline(__always)
  func countChange() { version &+= 1 }

  /// Notes what has changed.
  func note(_ changed: Facet) {
    let drawn = changed.intersection(.drawn)
    guard !drawn.isEmpty else { return }
    countChange()
    if isCollecting {
      facets.formUnion(drawn)
      if isAnimating { isAnimated = true }
    }
    if !feeds.isEmpty { feed { $0.insert(drawn) } }
  }

  /// Notes that the appearance of a tab has changed.
  func noteLook(of tab: TabItem) { noteLook { $0.tabs.insert(tab.identifier) } }

  /// Notes that the appearance of an action of a group has changed.
  func noteLook(of action: Action) { noteLook { $0.actions.insert(action.identifier.rawValue) } }

  /// Notes that the appearance of a bar button has changed.
  func noteLook(of button: BarButtonItem) {
    noteLook { $0.barButtons.insert(ObjectIdentifier(button)) }
  }

  /// Adds an object to the changes. They are taken out meanwhile, so that no access to them spans a
  /// call.
  @inline(__always)
  private func noteLook(_ insert: (inout PresentationChanges) -> Void) {
    countChange()
    if isCollecting {
      var all = replace(&looks, with: PresentationChanges())
      insert(&all)
      looks = all
      facets.insert(.look)
      if isAnimating { isAnimated = true }
    }
    if !feeds.isEmpty { feed(insert) }
  }

  private func feed(_ insert: (inout PresentationChanges) -> Void) {
    var all = replace(&unfed, with: PresentationChanges())
    insert(&all)
    if isAnimating { all.isAnimated = true }
    unfed = all
  }

  // MARK: - Requesting

  /// Whether there are changes that the renderer or a sequence has not been notified of.
  var isPending: Bool { needsRequest || needsFeeding }

  private var needsRequest: Bool {
    !isRequested && !facets.isEmpty && handler != nil
  }

  private var needsFeeding: Bool { !feeds.isEmpty && !unfed.isEmpty }

  func request(in host: TabHostController) {
    if needsFeeding {
      let changes = replace(&unfed, with: PresentationChanges())
      feeds = feeds.filter { $0.put(changes) }
    }
    guard needsRequest else { return }
    isRequested = true
    if let handler { host.callNeedsFrame(handler) }
  }

  /// Returns the changes, and resets them.
  func takeChanges() -> PresentationChanges {
    isRequested = false
    isCollecting = true
    let facets = replace(&self.facets, with: [])
    let hasLooks = facets.contains(.look)
    var changes = hasLooks ? replace(&looks, with: PresentationChanges()) : PresentationChanges()
    changes.insert(facets)
    changes.isAnimated = replace(&isAnimated, with: false)
    return changes
  }

  /// Creates a sequence of the changes from now on.
  func makeFeed() -> TabHostController.Changes {
    let mailbox = ChangeMailbox()
    feeds = feeds + [ChangeFeed(mailbox)]
    return TabHostController.Changes(mailbox: mailbox)
  }
}

// MARK: - For the renderer

extension TabHostController {
  /// A closure that is called when the host needs to be drawn again.
  ///
  /// The default is `nil`. The property is intended for renderers. The closure is called when
  /// a change is complete, once for the first change since ``takeChanges()``. It draws a frame or
  /// schedules one, and takes the changes when drawing. It can change the host.
  public var needsFrameHandler: (() -> Void)? {
    get { transaction.frame.needsFrame }
    set { transaction.frame.needsFrame = newValue }
  }

  /// Returns the changes since the last call, and resets them.
  ///
  /// Changes are collected while there is a ``needsFrameHandler``, and without one from the first
  /// call on. Content on screen whose `Observable` values have changed is updated first.
  public func takeChanges() -> PresentationChanges {
    if transaction.hasUncommitted {
      // The changes are taken, so that no frame has to be requested.
      transaction.frame.isRequested = true
      commitIfNeeded()
    }
    return transaction.frame.takeChanges()
  }

  /// A number that is different after every change that may affect how the host is drawn.
  ///
  /// A renderer compares it to reuse values that it has computed from the state of the host, such as
  /// a layout. Changes are counted with and without a ``needsFrameHandler``.
  public var drawingVersion: Int { transaction.frame.version }
}
