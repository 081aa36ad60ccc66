import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Properties stored by each tab, read and changed on the tab `b`.
  static let ofTabs: [ObservedProperty] = [
    .init("title") {
      $0.tab("b").title
    } change: {
      $0.tab("b").title = "B"
    },
    .init("image") {
      $0.tab("b").image
    } change: {
      $0.tab("b").image = .star
    },
    .init("selectedImage") {
      $0.tab("b").selectedImage
    } change: {
      $0.tab("b").selectedImage = .star
    },
    .init("subtitle") {
      $0.tab("b").subtitle
    } change: {
      $0.tab("b").subtitle = "new"
    },
    .init("userInfo") {
      $0.tab("b").userInfo
    } change: {
      $0.tab("b").userInfo = 1
    },
    .init("badge") {
      $0.tab("b").badge
    } change: {
      $0.tab("b").badge = .count(1)
    },
    .init("helpText") {
      $0.tab("b").helpText
    } change: {
      $0.tab("b").helpText = "help"
    },
    .init("accessibility") {
      $0.tab("b").accessibility
    } change: {
      $0.tab("b").accessibility.label = "label"
    },
    .init("isEnabled") {
      $0.tab("b").isEnabled
    } change: {
      $0.tab("b").isEnabled = false
    },
    .init("isHidden") {
      $0.tab("b").isHidden
    } change: {
      $0.tab("b").isHidden = true
    },
    .init("isSpringLoaded") {
      $0.tab("b").isSpringLoaded
    } change: {
      $0.tab("b").isSpringLoaded = false
    },
    .init("allowsHiding") {
      $0.tab("b").allowsHiding
    } change: {
      $0.tab("b").allowsHiding = true
    },
    .init("allowsMoving") {
      $0.tab("b").allowsMoving
    } change: {
      $0.tab("b").allowsMoving = false
    },
    .init("isHiddenByDefault") {
      $0.tab("b").isHiddenByDefault
    } change: {
      $0.tab("b").isHiddenByDefault = true
    },
    .init("preferredPlacement") {
      $0.tab("b").preferredPlacement
    } change: {
      $0.tab("b").preferredPlacement = .fixed
    },
    .init("isViewControllerLoaded") {
      $0.tab("b").isViewControllerLoaded
    } change: {
      $0.host.preload([$0.tab("b")])
    },
  ]

  /// Properties derived from other properties or from the position of the tab, or changed by the
  /// user.
  static let derivedOfTabs: [ObservedProperty] = [
    .init("badgeValue") {
      $0.tab("b").badgeValue
    } change: {
      $0.tab("b").badge = .count(1)
    },
    .init("badgeValue of a sum") {
      $0.group("g").aggregatesBadges = true
      return $0.group("g").badgeValue
    } change: {
      $0.tab("c1").badge = .count(2)
    },
    .init("badgeValue of a sum, outside of a host") {
      $0.detached.aggregatesBadges = true
      return $0.detached.badgeValue
    } change: {
      $0.detached.children[0].badge = .count(2)
    },
    .init("accessibilityIdentifier") {
      $0.tab("b").accessibilityIdentifier
    } change: {
      $0.tab("b").accessibilityIdentifier = "name"
    },
    .init("resolvedAccessibility") {
      $0.tab("b").resolvedAccessibility
    } change: {
      $0.tab("b").title = "B"
    },
    .init("isEffectivelyEnabled") {
      $0.tab("c1").isEffectivelyEnabled
    } change: {
      $0.group("g").isEnabled = false
    },
    .init("hasVisiblePlacement") {
      $0.tab("b").hasVisiblePlacement
    } change: {
      $0.tab("b").isHidden = true
    },
    .init("customizationBehavior") {
      $0.tab("b").customizationBehavior(for: .tabBar)
    } change: {
      $0.tab("b").setCustomizationBehavior(.disabled, for: .tabBar)
    },
    .init("defaultVisibility") {
      $0.tab("b").defaultVisibility(for: .sidebar)
    } change: {
      $0.tab("b").setDefaultVisibility(.hidden, for: .sidebar)
    },
    .init("preferredPlacement by place") {
      $0.tab("c1").setCustomizationBehavior(.disabled, for: .tabBar)
      return $0.tab("c1").preferredPlacement
    } change: {
      $0.host.tabs.append($0.tab("c1"))
    },
    .init("viewController") {
      $0.tab("b").viewController
    } change: {
      $0.host.unload($0.tab("b"))
    },
    .init("parent") {
      $0.tab("c1").parent
    } change: {
      $0.group("g").children.removeFirst()
    },
    .init("parent of a tab that becomes a root") {
      $0.tab("c1").parent
    } change: {
      $0.host.tabs.append($0.tab("c1"))
    },
    .init("tabHostController") {
      $0.tab("c1").tabHostController
    } change: {
      $0.host.tabs.removeLast()
    },
    .init("managingTabGroup") {
      $0.tab("c1").managingTabGroup
    } change: {
      $0.group("g").managingNavigationController = NavigationController()
    },
    .init("isHidden, by the user", in: { .editing() }) {
      $0.tab("b").isHidden
    } change: {
      $0.user.uncheck($0.tab("b"))
    },
    .init("isHidden, by its default") {
      $0.detached.isHidden
    } change: {
      $0.detached.isHiddenByDefault = true
      $0.host.tabs.append($0.detached)
    },
  ]
}
