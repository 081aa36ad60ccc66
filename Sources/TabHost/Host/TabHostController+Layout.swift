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

  /// Lays the shown content out again, if the area for it has changed.
  func updateLayout() {
    guard !isBusy else { return }
    let guide = contentLayoutGuide
    guard guide != laidOutGuide else { return }
    laidOutGuide = guide
    invalidation.layout()
    accessory?.contentView.traitsMayHaveChanged()
    for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
  }
}

// MARK: - Accessory and minimizing

extension TabHostController {
  /// Sets ``bottomAccessory``. Nil leaves no room for one.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    guard newAccessory !== accessory else { return }
    change { accessory = newAccessory }
  }

  /// How the accessory stands now; none while there is no accessory or no place for one.
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
    isMinimized = minimizes
    invalidateBar()
    updateLayout()
  }

  func minimizeBehaviorDidChange() {
    switch tabBarMinimizeBehavior {
    case .automatic, .never: setMinimized(false)
    case .onScrollDown, .onScrollUp: break
    }
  }
}
