extension ViewController {
  /// How far a controller is on its way to the screen or from it.
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

  /// Begins to show the controller, or to take it away.
  ///
  /// For containers, and for whoever shows the topmost controller. Does nothing if the controller
  /// is on its way there already.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
      loadViewIfNeeded()
      transitionIsAnimated = animated
      appearance = .willAppear
      viewWillAppear(animated)
      if appearanceState == .willAppear { prepareToAppear() }
      // Each call may have taken the controller off the screen again.
      guard appearanceState == .willAppear else { return }
    } else {
      guard appearanceState != .disappeared, appearanceState != .disappearing else { return }
      prepareToDisappear()
      guard appearanceState != .disappeared, appearanceState != .disappearing else { return }
      transitionIsAnimated = animated
      appearance = .disappearing
      viewWillDisappear(animated)
      guard appearanceState == .disappearing else { return }
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` has begun.
  public func endAppearanceTransition() {
    switch appearanceState {
    case .disappeared, .appeared: return
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(transitionIsAnimated)
    case .willAppear, .appearing:
      announceAppearing()
      guard appearanceState == .appearing else { return }
      layOut()
      guard appearanceState == .appearing else { return }
      appearance = .appeared
      viewDidAppear(transitionIsAnimated)
      guard appearanceState == .appeared else { return }
    }
    forward { $0.endAppearanceTransition() }
    appearanceDidChange()
  }

  /// Calls `viewIsAppearing`, once per appearance.
  func announceAppearing() {
    guard appearanceState == .willAppear else { return }
    appearance = .appearing
    traitsMayHaveChanged()
    guard appearanceState == .appearing else { return }
    viewIsAppearing(transitionIsAnimated)
    guard appearanceState == .appearing else { return }
    forward { $0.announceAppearing() }
  }

  /// Calls the layout methods, from the container to what it shows.
  func layOut() {
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
  }

  private func forward(_ call: (ViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let state = appearanceState
    for child in shownChildren {
      // A call may have turned the container round; then the others know already.
      guard appearanceState == state else { return }
      call(child)
    }
  }

  private var isOnItsWayOff: Bool {
    appearanceState == .disappeared || appearanceState == .disappearing
  }

  /// Swaps the child on screen, in the order: old will disappear, new will appear, new is
  /// appearing, old did disappear, new did appear.
  ///
  /// Off screen nobody is called. On its way to the screen the new one follows the container.
  func exchange(_ old: ViewController?, for new: ViewController?, animated: Bool) {
    switch appearanceState {
    case .disappeared: break
    case .disappearing: old?.endAppearanceTransition()
    case .willAppear, .appearing, .appeared:
      new?.loadViewIfNeeded()
      old?.beginAppearanceTransition(false, animated: animated)
      // The call may have taken the container itself off the screen.
      guard !isOnItsWayOff else {
        old?.endAppearanceTransition()
        break
      }
      new?.beginAppearanceTransition(true, animated: animated)
      if appearanceState != .willAppear { new?.announceAppearing() }
      old?.endAppearanceTransition()
      if appearanceState == .appeared { new?.endAppearanceTransition() }
    }
  }
}
