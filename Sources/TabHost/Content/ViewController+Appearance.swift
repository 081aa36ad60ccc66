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
    var state = AppearanceState.disappeared
    /// The number of changes of the state. A method that calls the app compares it to find out
    /// whether the call has changed the state, even if the state is the same again.
    var step: Int32 = 0
    var isAnimated = false
    /// Whether the parent began the transition and is to end it.
    var followsParent = false

    mutating func enter(_ state: AppearanceState) -> Int32 {
      self.state = state
      step &+= 1
      return step
    }
  }

  /// The state of the controller: off screen, on screen, or in transition between them.
  public var appearanceState: AppearanceState { appearance.state }

  /// Whether the controller is off screen or is disappearing.
  var isLeavingOrOffScreen: Bool {
    appearance.state == .disappeared || appearance.state == .disappearing
  }
}

// MARK: - Transitions

extension ViewController {
  /// Begins to show the controller, or to remove it from the screen.
  ///
  /// For containers, and for the owner of the topmost controller. Does nothing if the controller is
  /// already in that state or in transition to it.
  ///
  /// - Returns: Whether the call has begun a transition that is still in progress. For each such
  ///   call, the caller calls ``endAppearanceTransition()``.
  @discardableResult
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
    beginTransition(isAppearing, animated: animated, followsParent: false)
  }

  private func beginTransition(
    _ isAppearing: Bool,
    animated: Bool,
    followsParent: Bool
  ) -> Bool {
    guard isAppearing == isLeavingOrOffScreen else { return false }
    if isAppearing { loadViewIfNeeded() } else { prepareToDisappear() }
    // Either call may have begun the transition already.
    guard isAppearing == isLeavingOrOffScreen else { return false }
    appearance.isAnimated = animated
    appearance.followsParent = followsParent
    let step = appearance.enter(isAppearing ? .willAppear : .disappearing)
    if isAppearing { call(.viewWillAppear) } else { call(.viewWillDisappear) }
    guard appearance.step == step else { return false }
    if isAppearing { prepareToAppear() }
    forward(during: step) {
      _ = $0.beginTransition(isAppearing, animated: animated, followsParent: true)
    }
    return appearance.step == step
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` has begun.
  public func endAppearanceTransition() {
    let step: Int32
    switch appearance.state {
    case .disappeared, .appeared: return
    case .disappearing:
      step = appearance.enter(.disappeared)
      call(.viewDidDisappear)
    case .willAppear, .appearing:
      notifyIsAppearing()
      guard appearance.state == .appearing else { return }
      let appearing = appearance.step
      layOut()
      guard appearance.step == appearing else { return }
      step = appearance.enter(.appeared)
      call(.viewDidAppear)
    }
    forward(during: step) { if $0.appearance.followsParent { $0.endAppearanceTransition() } }
    if appearance.step == step { appearanceDidChange() }
  }

  /// Calls `viewIsAppearing`, once per appearance.
  func notifyIsAppearing() {
    guard appearance.state == .willAppear else { return }
    let step = appearance.enter(.appearing)
    traitsMayHaveChanged()
    guard appearance.step == step else { return }
    call(.viewIsAppearing)
    forward(during: step) { if $0.appearance.followsParent { $0.notifyIsAppearing() } }
  }

  /// Updates the properties of the controller if needed, calls its layout methods, and does the same
  /// for the children on screen.
  func layOut() {
    updatePropertiesForLayout()
    call(.viewWillLayoutSubviews)
    call(.viewDidLayoutSubviews)
    guard !held.isEmpty else { return }
    for child in shownChildren where child.appearance.state == .appeared { child.layOut() }
  }

  /// Calls a closure with each child on screen, until a call changes the state of this controller.
  private func forward(during step: Int32, _ call: (ViewController) -> Void) {
    guard !held.isEmpty, appearance.step == step, shouldAutomaticallyForwardAppearanceMethods
    else { return }
    for child in shownChildren {
      guard appearance.step == step else { return }
      call(child)
    }
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
  func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool) {
    switch appearance.state {
    case .disappeared: break
    case .disappearing: own(old)?.endAppearanceTransition()
    case .willAppear, .appearing, .appeared:
      own(new)?.loadViewIfNeeded()
      own(old)?.beginAppearanceTransition(false, animated: animated)
      if !isLeavingOrOffScreen {
        _ = own(new)?.beginTransition(
          true,
          animated: animated,
          followsParent: appearance.state != .appeared
        )
        if appearance.state != .willAppear { own(new)?.notifyIsAppearing() }
      }
      own(old)?.endAppearanceTransition()
      if appearance.state == .appeared { own(new)?.endAppearanceTransition() }
    }
  }

  /// Takes children off the screen and shows others, in the order of ``exchange(_:for:animated:)``.
  /// A child that is already off screen or on screen, respectively, is skipped.
  func exchange(_ old: [ViewController], for new: [ViewController]) {
    switch appearance.state {
    case .disappeared: break
    case .disappearing:
      // These children are disappearing, too, or are about to.
      for child in old {
        own(child)?.beginAppearanceTransition(false, animated: false)
        own(child)?.endAppearanceTransition()
      }
    case .willAppear, .appearing, .appeared:
      let old = old.filter { $0.parent === self && !$0.isLeavingOrOffScreen }
      let new = new.filter { $0.parent === self && $0.isLeavingOrOffScreen }
      for child in new { own(child)?.loadViewIfNeeded() }
      for child in old { own(child)?.beginAppearanceTransition(false, animated: false) }
      for child in new where !isLeavingOrOffScreen {
        let follows = appearance.state != .appeared
        _ = own(child)?.beginTransition(true, animated: false, followsParent: follows)
        if appearance.state != .willAppear { own(child)?.notifyIsAppearing() }
      }
      for child in old { own(child)?.endAppearanceTransition() }
      if appearance.state == .appeared {
        for child in new { own(child)?.endAppearanceTransition() }
      }
    }
  }

  /// Returns the controller if it is a child.
  private func own(_ child: ViewController?) -> ViewController? {
    child?.parent === self ? child : nil
  }
}
