extension ViewController {
  /// The states of a controller: off screen, on screen, and in transition between them.
  public enum AppearanceState: String, Sendable {
    /// Not on screen.
    case disappeared
    /// Between `viewWillAppear` and `viewIsAppearing`.
    case willAppear
    /// Between `viewIsAppearing` and `viewDidAppear`.
    case appearing
    /// On screen.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  /// The appearance of a controller, and the transition that led to it.
  struct Appearance {
    /// The number of changes of the state. A method that calls the app compares it to find out
    /// whether the call has changed the state, even if the state is the same again.
    var step: Int32 = 0
    var state = AppearanceState.disappeared
    var isAnimated = false
    /// Whether the parent began the transition and is to end it.
    var followsParent = false
    /// Where the controller moves with the present or the next transition.
    var movement = Movement.none

    // Inlined: an access that spans a call would be checked at run time.
    @inline(__always)
    mutating func enter(_ state: AppearanceState) -> Int32 {
      self.state = state
      step &+= 1
      return step
    }
  }

  /// Where a controller moves while it appears or disappears.
  enum Movement {
    case none, toParent, fromParent, presented, dismissed

    /// Whether the controller appears with the movement.
    var appears: Bool { self == .toParent || self == .presented }
  }

  /// The state of the controller: off screen, on screen, or in transition between them.
  public var appearanceState: AppearanceState { appearance.state }

  /// Whether the controller is off screen or is disappearing.
  var isLeavingOrOffScreen: Bool {
    appearance.state == .disappeared || appearance.state == .disappearing
  }
}

// MARK: - Movement

extension ViewController {
  /// Returns whether the controller is in the transition of a movement, which is known before the
  /// transition begins.
  func isMoving(_ movement: Movement) -> Bool {
    appearance.movement == movement && isLeavingOrOffScreen != movement.appears
  }
}

// MARK: - Transitions

// A container chooses the children of a transition once, when it begins. From then on, only these
// children are called, even if a callback adds or removes children. When the transition has ended,
// the container compares its children with what it shows, and balances the calls of those that have
// come or gone meanwhile.

extension ViewController {
  /// Begins to show the controller, or to remove it from the screen.
  ///
  /// For containers, and for the owner of the topmost controller. Does nothing if the controller is
  /// already in that state or in transition to it.
  ///
  /// The children of the controller that are to appear or disappear along with it are chosen when
  /// `viewWillAppear` or `viewWillDisappear` has returned. A child that is added later appears when
  /// the transition has ended, and one that is removed disappears at once.
  ///
  /// - Returns: Whether the call has begun a transition that is still in progress. For each such
  ///   call, the caller calls ``endAppearanceTransition()``.
  @discardableResult
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
    prepareForTransition(isAppearing)
    return begin(isAppearing, animated: animated, followsParent: false)
  }

  /// Calls the app where a transition requires it before it begins. The call may begin the
  /// transition, or remove the need for it.
  private func prepareForTransition(_ isAppearing: Bool) {
    guard isAppearing == isLeavingOrOffScreen else { return }
    guard isAppearing else { return prepareToDisappear() }
    asHost?.adoptEnvironmentOfContainer()
    loadViewIfNeeded()
  }

  private func begin(_ isAppearing: Bool, animated: Bool, followsParent: Bool) -> Bool {
    guard isAppearing == isLeavingOrOffScreen else { return false }
    appearance.isAnimated = animated
    appearance.followsParent = followsParent
    if appearance.movement.appears != isAppearing { appearance.movement = .none }
    let step = appearance.enter(isAppearing ? .willAppear : .disappearing)
    if isAppearing { callViewWillAppear() } else { callViewWillDisappear() }
    guard appearance.step == step else { return false }
    if isAppearing { prepareToAppear() }
    guard appearance.step == step else { return false }
    guard !held.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return true }
    for child in isAppearing ? shownChildren : childrenOnScreen {
      if child.isHeld(by: self) { child.prepareForTransition(isAppearing) }
      guard appearance.step == step else { return false }
      guard child.isHeld(by: self), !isAppearing || displays(child) else { continue }
      beginWithParent(child, isAppearing, animated: animated)
      guard appearance.step == step else { return false }
    }
    if isAppearing { childrenWillAppear() }
    return appearance.step == step
  }

  /// Begins the transition of a child along with that of this controller.
  private func beginWithParent(_ child: ViewController, _ isAppearing: Bool, animated: Bool) {
    guard isAppearing == child.isLeavingOrOffScreen else { return }
    transitionCast = transitionCast + [child]
    _ = child.begin(isAppearing, animated: animated, followsParent: true)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` has begun.
  public func endAppearanceTransition() {
    let step: Int32
    switch appearance.state {
    case .disappeared, .appeared: return
    case .disappearing:
      step = appearance.enter(.disappeared)
      if details != nil { leaveFirstResponder() }
      callViewDidDisappear()
    case .willAppear, .appearing:
      notifyIsAppearing()
      guard appearance.state == .appearing else { return }
      let appearing = appearance.step
      layOut()
      guard appearance.step == appearing else { return }
      step = appearance.enter(.appeared)
      callViewDidAppear()
      if appearance.step == step { childrenAreAboutToHaveAppeared() }
    }
    forward(during: step) { $0.endAppearanceTransition() }
    guard appearance.step == step else { return }
    appearance.movement = .none
    reconcileChildren()
    if appearance.step == step { appearanceDidChange() }
  }

  /// Calls `viewIsAppearing`, once per appearance.
  func notifyIsAppearing() {
    guard appearance.state == .willAppear else { return }
    let step = appearance.enter(.appearing)
    traitsMayHaveChangedOnAppearing()
    guard appearance.step == step else { return }
    callViewIsAppearing()
    forward(during: step) { $0.notifyIsAppearing() }
  }

  /// Updates the properties of the controller if needed, calls its layout methods, and does the same
  /// for the children on screen.
  func layOut() {
    updatePropertiesForLayout()
    callLayoutMethods()
    guard !held.isEmpty else { return }
    for child in shownChildren where child.appearance.state == .appeared { child.layOut() }
  }

  /// Calls a closure with each child of the transition, until a call changes the state of this
  /// controller.
  @inline(__always)
  private func forward(during step: Int32, _ call: (ViewController) -> Void) {
    guard !transitionCast.isEmpty else { return }
    for child in transitionCast {
      guard appearance.step == step else { return }
      if child.isHeld(by: self), child.appearance.followsParent { call(child) }
    }
  }

  /// Balances the calls of children that have come or gone during the transition that has just
  /// ended, in an exchange of their own.
  private func reconcileChildren() {
    guard !transitionCast.isEmpty || !held.isEmpty else { return }
    let cast = transitionCast
    transitionCast = []
    guard !held.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    let isShown = appearance.state == .appeared
    let leaving = childrenOnScreen.filter { !isShown || !displays($0) }
    let coming =
      isShown
      ? shownChildren.filter { child in
        child.appearance.state == .disappeared && !cast.contains { $0 === child }
      } : []
    if !leaving.isEmpty || !coming.isEmpty { exchange(leaving, for: coming) }
  }

  /// The children on screen: first those that the controller shows, and then those that are about
  /// to leave.
  private var childrenOnScreen: [ViewController] {
    guard !held.isEmpty else { return [] }
    return shownChildren.filter { $0.isHeld(by: self) && !$0.isLeavingOrOffScreen }
      + held.filter { !$0.isLeavingOrOffScreen && !displays($0) }
  }
}

// MARK: - Children

extension ViewController {
  /// Replaces the child on screen, in this order: the old child will disappear, the new child will
  /// appear and is appearing, the old child did disappear, the new child did appear.
  ///
  /// While the container is off screen, no method is called. While the container is appearing, the
  /// new child appears with it. If the app moves a child to another container during a call, the
  /// child receives no further calls.
  ///
  /// - Parameter afterBegin: Called when both transitions have begun.
  func exchange(
    _ old: ViewController?,
    for new: ViewController?,
    animated: Bool,
    afterBegin: () -> Void = {}
  ) {
    if !isLeavingOrOffScreen { own(new)?.loadViewIfNeeded() }
    own(old)?.beginAppearanceTransition(false, animated: animated)
    beginToShow(new, animated: animated)
    afterBegin()
    own(old)?.endAppearanceTransition()
    if appearance.state == .appeared { own(new)?.endAppearanceTransition() }
  }

  /// Takes children off the screen and shows others, in the order of ``exchange(_:for:animated:)``.
  /// A child that is already off screen or on screen, respectively, is skipped.
  ///
  /// - Parameter isCovering: Whether the new children cover the old ones, which then disappear last.
  func exchange(
    _ old: [ViewController],
    for new: [ViewController],
    isCovering: Bool = false
  ) {
    let old = old.filter { $0.isHeld(by: self) && !$0.isLeavingOrOffScreen }
    let new =
      isLeavingOrOffScreen ? [] : new.filter { $0.isHeld(by: self) && $0.isLeavingOrOffScreen }
    for child in new { own(child)?.loadViewIfNeeded() }
    for child in old { own(child)?.beginAppearanceTransition(false, animated: false) }
    for child in new { beginToShow(child, animated: false) }
    if !isCovering { for child in old { own(child)?.endAppearanceTransition() } }
    if appearance.state == .appeared {
      for child in new { own(child)?.endAppearanceTransition() }
    }
    if isCovering { for child in old { own(child)?.endAppearanceTransition() } }
  }

  /// Begins to show a child, along with this controller if it is appearing.
  private func beginToShow(_ child: ViewController?, animated: Bool) {
    guard !isLeavingOrOffScreen, let child = own(child), displays(child) else { return }
    if appearance.state == .appeared {
      child.beginAppearanceTransition(true, animated: animated)
    } else {
      child.prepareForTransition(true)
      beginWithParent(child, true, animated: animated)
    }
    if appearance.state != .willAppear { own(child)?.notifyIsAppearing() }
  }

  /// Returns the controller if it is a child.
  private func own(_ child: ViewController?) -> ViewController? {
    child?.isHeld(by: self) == true ? child : nil
  }
}
