extension TabHostController {
  /// Whether the host is on screen, or on its way to it.
  public var isDisplayed: Bool {
    appearanceState != .disappeared && appearanceState != .disappearing
  }

  /// Shows the host, with the content of the selected tab.
  ///
  /// For whoever draws the host, and for tests. Same as beginning and ending an appearance
  /// transition.
  public func appear() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Takes the host off the screen.
  public func disappear() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// The area that neither bar nor sidebar nor accessory covers, as it is now.
  public var contentLayoutGuide: LayoutGuide {
    let insets = contentInsets
    return LayoutGuide(
      layoutFrame: Rect(
        x: bounds.x + insets.leading,
        y: bounds.y + insets.top,
        width: max(0, bounds.width - insets.leading - insets.trailing),
        height: max(0, bounds.height - insets.top - insets.bottom)
      ),
      insets: insets
    )
  }

  /// A rectangle of the host in the coordinates of a controller, which is the host or is shown as
  /// content.
  func convert(_ frame: Rect, to controller: ViewController) -> Rect {
    guard controller !== self else { return frame }
    let origin = contentLayoutGuide.layoutFrame
    return Rect(
      x: frame.x - origin.x,
      y: frame.y - origin.y,
      width: frame.width,
      height: frame.height
    )
  }

  private var contentInsets: EdgeInsets {
    var insets = EdgeInsets()
    if presentation != .bar { insets.leading += layoutMetrics.sidebarWidth }
    if presentation != .sidebar, !isTabBarHidden {
      switch barEdge {
      case .top: insets.top += layoutMetrics.barThickness
      case .bottom: insets.bottom += layoutMetrics.barThickness
      case .leading: insets.leading += layoutMetrics.barThickness
      }
    }
    if accessory != nil, accessoryEnvironment == .regular {
      insets.bottom += layoutMetrics.accessoryHeight
    }
    return insets
  }

  /// Bar or sidebar is drawn otherwise, which may change the area for content.
  func drawingDidChange() {
    invalidation.layout()
    updateLayout()
  }

  /// What the shown content was last laid out for.
  struct LaidOut: Equatable {
    var guide: LayoutGuide
    var accessoryEnvironment: TabAccessory.Environment
  }

  /// Lays the shown content out again, if the area for it, or the place of the accessory, has
  /// changed. Layout calls may change it again: then it is laid out until it stays.
  func updateLayout() {
    guard !isBusy, !isLayingOut else { return }
    isLayingOut = true
    invalidation.hold()
    defer {
      isLayingOut = false
      invalidation.release()
    }
    for _ in 0..<ContentPresenter.patience {
      let new = LaidOut(guide: contentLayoutGuide, accessoryEnvironment: accessoryEnvironment)
      guard new != laidOut else { return }
      laidOut = new
      invalidation.layout()
      accessory?.contentView.traitsMayHaveChanged()
      for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
    }
    report(.endlessSelection, [], "layout calls keep changing the area for content")
  }
}

// MARK: - Accessory and minimizing

extension TabHostController {
  /// Sets ``bottomAccessory``. Nil leaves no room for one. An accessory that would show the host
  /// itself is refused as ``Diagnostic/Rule/missingContent``.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    guard newAccessory !== accessory else { return }
    if let content = newAccessory?.contentView, isOrIsBelow(content) {
      return report(.missingContent, [], "an accessory can't show its own host; it is not set")
    }
    change { accessory = newAccessory }
  }

  /// How the accessory stands now; none while there is no accessory.
  public var accessoryEnvironment: TabAccessory.Environment {
    guard accessory != nil else { return .none }
    return isTabBarMinimized ? .inline : .regular
  }

  /// Whether a scroll has made the bar small. A person's next selection makes it large again.
  public var isTabBarMinimized: Bool { isMinimized && barEdge == .bottom && !isTabBarHidden }

  /// Follows a scroll of the content.
  func contentDidScroll(_ direction: UserInteraction.ScrollDirection) {
    guard barEdge == .bottom else { return }
    let minimizes: Bool
    switch tabBarMinimizeBehavior {
    case .automatic, .never: return
    case .onScrollDown: minimizes = direction == .down
    case .onScrollUp: minimizes = direction == .up
    }
    setMinimized(minimizes)
  }

  func setMinimized(_ minimizes: Bool) {
    guard minimizes != isMinimized else { return }
    change {
      isMinimized = minimizes
      invalidateBar()
    }
  }

  func minimizeBehaviorDidChange() {
    switch tabBarMinimizeBehavior {
    case .automatic, .never: setMinimized(false)
    case .onScrollDown, .onScrollUp: break
    }
  }
}
