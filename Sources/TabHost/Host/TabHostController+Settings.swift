extension TabHostController {
  /// Whether the host is a bar only, or bar and sidebar. Default ``Mode/automatic``.
  public var mode: Mode {
    get { following(\.mode, storedMode) }
    set {
      guard newValue != storedMode else { return }
      announce(\.mode)
      change {
        storedMode = newValue
        invalidateBar()
        invalidation.sidebar()
      }
    }
  }

  /// The root tabs that a compact bar shows; nil shows all, an empty list none. Default nil.
  /// Filters, and does not order.
  public var compactTabIdentifiers: [String]? {
    get { following(\.compactTabIdentifiers, storedCompactTabIdentifiers) }
    set {
      guard newValue != storedCompactTabIdentifiers else { return }
      announce(\.compactTabIdentifiers)
      storedCompactTabIdentifiers = newValue
      invalidateBar()
    }
  }

  /// The tab that stands apart in the bar; nil leaves it to a search tab that activates its search
  /// by itself. An identifier that no tab has names none. Default nil.
  public var prominentTabIdentifier: String? {
    get { following(\.prominentTabIdentifier, storedProminentTabIdentifier) }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets ``prominentTabIdentifier``.
  public func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    guard identifier != storedProminentTabIdentifier else { return }
    announce(\.prominentTabIdentifier)
    storedProminentTabIdentifier = identifier
    invalidateBar()
  }

  /// The order of the root tabs in the sidebar; tabs that are not named follow in declared order,
  /// and groups stand below all others. Default empty.
  ///
  /// The order that a person has chosen is written here as tabs enter the host, over what was
  /// written before. What is written later counts in its turn, and is not kept.
  public var displayOrderIdentifiers: [String] {
    get { following(\.displayOrderIdentifiers, rootOrderIdentifiers) }
    set {
      let isOther = newValue != rootOrderIdentifiers
      if isOther { announce(\.displayOrderIdentifiers) }
      declaredRootOrder = newValue
      chosenRootOrder = nil
      if isOther { sidebar.rootRowsDidChange() }
    }
  }

  /// What ``displayOrderIdentifiers`` reads.
  var rootOrderIdentifiers: [String] { chosenRootOrder ?? declaredRootOrder }

  /// Whether a person may reorder the root tabs in the sidebar, tabs among tabs and groups among
  /// groups. Default false. Ours; the original leaves the root alone.
  public var allowsReordering: Bool {
    get { following(\.allowsReordering, storedAllowsReordering) }
    set {
      guard newValue != storedAllowsReordering else { return }
      announce(\.allowsReordering)
      storedAllowsReordering = newValue
    }
  }

  /// A place for content above a bottom bar. Default nil.
  public var bottomAccessory: TabAccessory? {
    get { following(\.bottomAccessory, accessory) }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// What makes the bar small. Default ``MinimizeBehavior/automatic``.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { following(\.tabBarMinimizeBehavior, minimizeBehavior) }
    set {
      guard newValue != minimizeBehavior else { return }
      announce(\.tabBarMinimizeBehavior)
      minimizeBehavior = newValue
      minimizeBehaviorDidChange()
    }
  }

  /// The area of the host, in the units of whoever draws it. Default empty.
  public var bounds: Rect {
    get { following(\.bounds, area) }
    set {
      guard newValue != area else { return }
      announce(\.bounds)
      area = newValue
      spaceDidChange()
    }
  }

  /// How large bar, sidebar and accessory are drawn. Default in points.
  public var layoutMetrics: LayoutMetrics {
    get { following(\.layoutMetrics, metrics) }
    set {
      guard newValue != metrics else { return }
      announce(\.layoutMetrics)
      metrics = newValue
      metricsDidChange()
    }
  }
}
