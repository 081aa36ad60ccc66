/// The request for a frame. It collects what changes on screen until the renderer takes it, so that any
/// number of changes result in one frame.
@MainActor final class FrameRequest {
  private var handler: (() -> Void)?
  /// The facets that have changed since the renderer last took the changes.
  private var facets: Facet = []
  /// Whether the app has requested one of the changes with animation.
  private var isAnimated = false
  /// Whether the renderer was notified of the changes.
  fileprivate var isRequested = false
  /// Whether changes are collected: while there is a renderer, or one has taken changes.
  private var isCollecting = false
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
    if !drawn.isEmpty { collect(drawn) }
  }

  /// Notes that the appearance of a tab, an action, or a bar button on screen has changed.
  func noteLook() { collect(.look) }

  private func collect(_ drawn: Facet) {
    countChange()
    guard isCollecting else { return }
    facets.formUnion(drawn)
    if isAnimating { isAnimated = true }
  }

  // MARK: - Requesting

  /// Whether there are changes that the renderer has not been notified of.
  var isPending: Bool { !isRequested && !facets.isEmpty && handler != nil }

  func request(in host: TabHostController) {
    isRequested = true
    if let handler { host.callNeedsFrame(handler) }
  }

  /// Returns the changes, and resets them.
  func takeChanges() -> PresentationChanges {
    isRequested = false
    isCollecting = true
    var changes = PresentationChanges(replace(&facets, with: []))
    if replace(&isAnimated, with: false) { changes.insert(.animated) }
    return changes
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
