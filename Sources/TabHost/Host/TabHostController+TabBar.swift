// MARK: - Hiding

extension TabHostController {
  /// Whether the bar is hidden, by the app, by the content on screen or by the page on top of a
  /// stack; see ``ViewController/prefersTabBarHidden``. Default false.
  ///
  /// Writing it hides the bar in whichever form it is in, and leaves the sidebar alone. The area
  /// for content changes; nobody is called.
  public var isTabBarHidden: Bool {
    get { following(\.isTabBarHidden, hidesTabBar) }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets ``isTabBarHidden``.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != wantsTabBarHidden else { return }
    change {
      wantsTabBarHidden = hidden
      invalidateBar()
    }
  }

  /// What ``isTabBarHidden`` reads.
  var hidesTabBar: Bool { wantsTabBarHidden || contentHidesBar }

  private var contentHidesBar: Bool {
    guard let content = madeContent else { return false }
    if content.prefersTabBarHidden { return true }
    guard let page = content.asNavigation?.topViewController else { return false }
    return page.prefersTabBarHidden || page.hidesBottomBarWhenPushed && barEdge == .bottom
  }

  /// A page wishes the bar to leave, or does no more.
  func barWishesDidChange() {
    invalidateBar()
    updateLayout()
  }

  /// The content that came on screen may have taken the bar along, or brought it back.
  func noteBarHiding(_ isHidden: Bool) {
    guard isHidden != told.isTabBarHidden else { return }
    announce(\.isTabBarHidden)
    told.isTabBarHidden = isHidden
    invalidation.bar()
  }
}

// MARK: - Minimizing

extension TabHostController {
  /// Whether the bar is on show and small, for the reasons that ``tabBarMinimizeBehavior`` gives.
  /// One that a scroll has made small gets large with a person's next selection.
  public var isTabBarMinimized: Bool {
    follow(\.bar, as: .bar)
    return minimizesTabBar
  }

  /// What ``isTabBarMinimized`` reads.
  var minimizesTabBar: Bool {
    guard rules.presentation.showsBar, !hidesTabBar else { return false }
    return switch minimizeBehavior {
    case .never: false
    case .onScrollDown, .onScrollUp: isScrolledSmall && barEdge == .bottom
    case .automatic: isSmallByItself
    }
  }

  private var isSmallByItself: Bool {
    switch traits.userInterfaceIdiom {
    case .vision: !isBarLookedAt
    case .mac: hasNoRoomForItems
    case .pad, .phone, .tv, .terminal: false
    }
  }

  /// Whether not even the images have room, each a square in the bar.
  private var hasNoRoomForItems: Bool {
    guard area.width > 0 else { return false }
    let bar = knownOrMadeBar
    return Double(bar.items.count) * metrics.barThickness > area.width
  }

  /// Follows a scroll of the content.
  func contentDidScroll(_ direction: UserInteraction.ScrollDirection) {
    guard barEdge == .bottom else { return }
    let minimizes: Bool
    switch minimizeBehavior {
    case .automatic, .never: return
    case .onScrollDown: minimizes = direction == .down
    case .onScrollUp: minimizes = direction == .up
    }
    setScrolledSmall(minimizes)
  }

  func setScrolledSmall(_ isSmall: Bool) {
    guard isSmall != isScrolledSmall else { return }
    change {
      isScrolledSmall = isSmall
      invalidateBar()
    }
  }

  func setBarLookedAt(_ isLookedAt: Bool) {
    guard isLookedAt != isBarLookedAt else { return }
    let wasMinimized = minimizesTabBar
    change {
      isBarLookedAt = isLookedAt
      if minimizesTabBar != wasMinimized { invalidation.bar() }
    }
  }

  func minimizeBehaviorDidChange() {
    change {
      switch minimizeBehavior {
      case .automatic, .never: isScrolledSmall = false
      case .onScrollDown, .onScrollUp: break
      }
      invalidation.bar()
    }
  }

  /// There is more or less room.
  func spaceDidChange() {
    if minimizeBehavior == .automatic, traits.userInterfaceIdiom == .mac {
      invalidation.bar()
    }
    updateLayout()
  }

  func metricsDidChange() {
    invalidation.layout()
    spaceDidChange()
  }
}
