extension TabHostController {
  /// What makes a bar small. Documented original: `UITabBarController.MinimizeBehavior`.
  public enum MinimizeBehavior: Int, Sendable, CaseIterable {
    /// What the platform does. In space, a bar is small while the user does not look at it; see
    /// ``UserInteraction/setBarFocused(_:)``. On a desktop, while it is too narrow for its
    /// items, each taken to be as wide as the bar is thick. Elsewhere never.
    case automatic = 0
    /// No bar is ever made small.
    case never = 1
    /// A bottom bar gets small on scrolling down, and large on scrolling back.
    case onScrollDown = 2
    /// A bottom bar gets small on scrolling up, and large on scrolling back; for content that
    /// starts at its bottom.
    case onScrollUp = 3
  }
}

// MARK: - Items

extension TabHostController {
  /// What the bar contains. Computed when read, and cached until something in it changes; linear
  /// in the number of root tabs.
  public var bar: Bar { observed(\.bar, barOnScreen, dependingOn: [.bar, .screenState]) }

  /// What the bar contains and how it stands.
  var barOnScreen: Bar {
    var bar = transaction.bar(in: self)
    bar.isHidden = screen.isTabBarHidden
    bar.isMinimized = screen.isTabBarMinimized
    return bar
  }

  /// Whether a tab is in the bar or its overflow. Constant once it was asked.
  func barShows(_ tab: TabItem) -> Bool { transaction.barShows(tab, in: self) }

  /// Whether the user sees the bar now.
  var isBarOnScreen: Bool { isShown && screen.showsBar }

  /// The tab that stands apart in the bar: the one that ``prominentTabIdentifier`` names, or the
  /// search tab if none is named and it activates its search by itself; `nil` otherwise.
  public var prominentTab: TabItem? {
    observed(\.prominentTab, separateTab, dependingOn: .bar)
  }

  /// The tab that stands apart in the bar.
  var separateTab: TabItem? {
    if let name = state.prominentTabIdentifier { return tab(forIdentifier: name) }
    guard let search = tree.searchTabs.first else { return nil }
    return search.activatesSearch ? search : nil
  }

  /// The item that a bar shows as selected: the selected tab, or the nearest above it that has
  /// one; `nil` if none has.
  public var selectedBarItem: TabItem? {
    let item = pathOfSelection.last(where: barShows)
    return observed(\.selectedBarItem, item, dependingOn: [.bar, .selection, .path])
  }

  /// The root tabs that a compact bar shows; `nil` shows all, an empty list none. Default `nil`.
  /// Filters, and does not order.
  public var compactTabIdentifiers: [String]? {
    get { observed(\.compactTabIdentifiers, state.compactTabIdentifiers) }
    set {
      update(\.compactTabIdentifiers, from: state.compactTabIdentifiers, to: newValue, .bar) {
        state.compactTabIdentifiers = newValue
      }
    }
  }

  /// The tab that stands apart in the bar; `nil` leaves it to a search tab that activates its search
  /// by itself. An identifier that no tab has names none. Default `nil`.
  public var prominentTabIdentifier: String? {
    get { observed(\.prominentTabIdentifier, state.prominentTabIdentifier) }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets ``prominentTabIdentifier``.
  public func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    update(\.prominentTabIdentifier, from: state.prominentTabIdentifier, to: identifier, .bar) {
      state.prominentTabIdentifier = identifier
    }
  }
}

// MARK: - Hiding

extension TabHostController {
  /// Whether the bar is hidden, by the app, by the content on screen or by the page on top of a
  /// stack; see ``ViewController/prefersTabBarHidden``. Default `false`.
  ///
  /// Writing it hides the bar in whichever form it is in, and leaves the sidebar alone. The area
  /// for content changes; no delegate is notified.
  public var isTabBarHidden: Bool {
    get { observed(\.isTabBarHidden, screen.isTabBarHidden, dependingOn: .screenState) }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Sets ``isTabBarHidden``.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isTabBarHiddenByApp else { return }
    update([.bar, .space]) { state.isTabBarHiddenByApp = hidden }
  }
}

// MARK: - Minimizing

extension TabHostController {
  /// What makes the bar small. Default ``MinimizeBehavior/automatic``.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { observed(\.tabBarMinimizeBehavior, state.minimizeBehavior) }
    set {
      update(
        \.tabBarMinimizeBehavior,
        from: state.minimizeBehavior,
        to: newValue,
        [.bar, .space]
      ) {
        state.minimizeBehavior = newValue
        switch newValue {
        case .automatic, .never: state.isMinimizedByScroll = false
        case .onScrollDown, .onScrollUp: break
        }
      }
    }
  }

  /// Whether the bar is on show and small, for the reasons that ``tabBarMinimizeBehavior`` gives.
  /// A bar that a scroll has made small gets large with the user's next selection.
  public var isTabBarMinimized: Bool {
    observed(\.isTabBarMinimized, screen.isTabBarMinimized, dependingOn: [.bar, .screenState])
  }

  /// Follows a scroll of the content.
  func contentDidScroll(_ direction: UserInteraction.ScrollDirection) {
    guard screen.barEdge == .bottom else { return }
    switch state.minimizeBehavior {
    case .automatic, .never: return
    case .onScrollDown: setMinimizedByScroll(direction == .down)
    case .onScrollUp: setMinimizedByScroll(direction == .up)
    }
  }

  func setMinimizedByScroll(_ isMinimized: Bool) {
    guard isMinimized != state.isMinimizedByScroll else { return }
    update([.bar, .space]) { state.isMinimizedByScroll = isMinimized }
  }

  func setBarFocused(_ isFocused: Bool) {
    guard isFocused != state.isBarFocused else { return }
    let wasMinimized = screen.isTabBarMinimized
    update(.space) {
      state.isBarFocused = isFocused
      transaction.note(.space)
      if screen.isTabBarMinimized != wasMinimized { transaction.note(.bar) }
    }
  }
}
