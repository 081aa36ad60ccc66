extension TabHostController {
  /// Whether the host is on screen, or on its way to it.
  public var isDisplayed: Bool { following(\.isDisplayed, isShown) }

  /// What ``isDisplayed`` reads.
  var isShown: Bool {
    appearanceState != .disappeared && appearanceState != .disappearing
  }

  /// Shows the host, with the content of the selected tab.
  ///
  /// For renderers and tests. Begins and ends an appearance transition; does nothing during one that
  /// shows the host already.
  public func appear() {
    if beginAppearanceTransition(true, animated: false) { endAppearanceTransition() }
  }

  /// Takes the host off the screen.
  ///
  /// Begins and ends an appearance transition; does nothing during one that takes the host off the
  /// screen already.
  public func disappear() {
    if beginAppearanceTransition(false, animated: false) { endAppearanceTransition() }
  }

  /// The area that neither bar nor sidebar nor accessory covers, as it is now.
  public var contentLayoutGuide: LayoutGuide { following(\.contentLayoutGuide, guide) }

  /// What ``contentLayoutGuide`` reads.
  var guide: LayoutGuide {
    layoutGuide(rules, isBarHidden: hidesTabBar, accessory: accessoryPlace)
  }

  private func layoutGuide(
    _ rules: PresentationRules,
    isBarHidden: Bool,
    accessory: TabAccessory.Environment
  ) -> LayoutGuide {
    let bounds = area
    let insets = contentInsets(rules, isBarHidden: isBarHidden, accessory: accessory)
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
    let origin = guide.layoutFrame
    return Rect(
      x: frame.x - origin.x,
      y: frame.y - origin.y,
      width: frame.width,
      height: frame.height
    )
  }

  private func contentInsets(
    _ rules: PresentationRules,
    isBarHidden: Bool,
    accessory: TabAccessory.Environment
  ) -> EdgeInsets {
    let layoutMetrics = metrics
    var insets = EdgeInsets()
    let presentation = rules.presentation
    if presentation.showsSidebar { insets.leading += layoutMetrics.sidebarWidth }
    if presentation.showsBar, !isBarHidden {
      switch rules.barEdge {
      case .top: insets.top += layoutMetrics.barThickness
      case .bottom: insets.bottom += layoutMetrics.barThickness
      case .leading: insets.leading += layoutMetrics.barThickness
      }
    }
    if accessory == .regular { insets.bottom += layoutMetrics.accessoryHeight }
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
    var tabBarPlacement: TabBarPlacement?
  }

  /// Lays the shown content out again, if the area for it, the place of the bar or that of the
  /// accessory has changed. Layout calls may change it again: then it is laid out until it stays.
  func updateLayout() {
    guard !isBusy, !isLayingOut else { return }
    isLayingOut = true
    invalidation.hold()
    defer {
      isLayingOut = false
      invalidation.release()
    }
    for _ in 0..<ContentPresenter.patience {
      let rules = rules
      let isBarHidden = hidesTabBar
      noteBarHiding(isBarHidden)
      let accessoryEnvironment = accessoryPlace
      let new = LaidOut(
        guide: layoutGuide(rules, isBarHidden: isBarHidden, accessory: accessoryEnvironment),
        accessoryEnvironment: accessoryEnvironment,
        tabBarPlacement: rules.tabBarPlacement(isBarHidden: isBarHidden)
      )
      guard new != laidOut else { return }
      announce(new, after: laidOut)
      laidOut = new
      invalidation.layout()
      accessory?.contentView.traitsMayHaveChanged()
      contentPresenter.shown?.traitsMayHaveChanged()
      for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
    }
    report(.endlessSelection, [], "layout calls keep changing the area for content")
  }

  private func announce(_ new: LaidOut, after old: LaidOut?) {
    if new.guide != old?.guide { announce(\.contentLayoutGuide) }
    if new.accessoryEnvironment != old?.accessoryEnvironment { announce(\.accessoryEnvironment) }
    if new.tabBarPlacement != old?.tabBarPlacement { announce(\.tabBarPlacement) }
  }
}
