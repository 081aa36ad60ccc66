import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Properties stored by each tab, read and changed on the tab `b`.
  static let ofTabs: [ObservedProperty] = [
    .tab("title", \.title, "B"),
    .tab("image", \.image, .star),
    .tab("selectedImage", \.selectedImage, .star),
    .tab("subtitle", \.subtitle, "new"),
    .tab("userInfo", \.userInfo, 1),
    .tab("badge", \.badge, .count(1)),
    .tab("helpText", \.helpText, "help"),
    .init(
      "accessibility",
      { $0.tab("b").accessibility },
      { $0.tab("b").accessibility.label = "label" }
    ),
    .tab("isEnabled", \.isEnabled, false),
    .tab("isHidden", \.isHidden, true),
    .tab("isSpringLoaded", \.isSpringLoaded, false),
    .tab("allowsHiding", \.allowsHiding, true),
    .tab("allowsMoving", \.allowsMoving, false),
    .tab("isHiddenByDefault", \.isHiddenByDefault, true),
    .tab("preferredPlacement", \.preferredPlacement, .fixed),
    .init(
      "isViewControllerLoaded",
      { $0.tab("b").isViewControllerLoaded },
      { $0.host.preload([$0.tab("b")]) }
    ),
  ]

  /// Properties derived from other properties or from the position of the tab, or changed by the
  /// user.
  static let derivedOfTabs: [ObservedProperty] = [
    .init("badgeValue", { $0.tab("b").badgeValue }, { $0.tab("b").badge = .count(1) }),
    .init(
      "badgeValue of a sum",
      {
        $0.group("g").aggregatesBadges = true
        return $0.group("g").badgeValue
      },
      { $0.tab("c1").badge = .count(2) }
    ),
    .init(
      "badgeValue of a sum, outside of a host",
      {
        $0.detached.aggregatesBadges = true
        return $0.detached.badgeValue
      },
      { $0.detached.children[0].badge = .count(2) }
    ),
    .tab("accessibilityIdentifier", \.accessibilityIdentifier, "name"),
    .init(
      "resolvedAccessibility",
      { $0.tab("b").resolvedAccessibility },
      { $0.tab("b").title = "B" }
    ),
    .init(
      "isEffectivelyEnabled",
      { $0.tab("c1").isEffectivelyEnabled },
      { $0.group("g").isEnabled = false }
    ),
    .init(
      "hasVisiblePlacement",
      { $0.tab("b").hasVisiblePlacement },
      { $0.tab("b").isHidden = true }
    ),
    .init(
      "customizationBehavior",
      { $0.tab("b").customizationBehavior(for: .tabBar) },
      { $0.tab("b").setCustomizationBehavior(.disabled, for: .tabBar) }
    ),
    .init(
      "defaultVisibility",
      { $0.tab("b").defaultVisibility(for: .sidebar) },
      { $0.tab("b").setDefaultVisibility(.hidden, for: .sidebar) }
    ),
    .init(
      "preferredPlacement by place",
      {
        $0.tab("c1").setCustomizationBehavior(.disabled, for: .tabBar)
        return $0.tab("c1").preferredPlacement
      },
      { $0.host.tabs.append($0.tab("c1")) }
    ),
    .init("viewController", { $0.tab("b").viewController }, { $0.host.unload($0.tab("b")) }),
    .init("parent", { $0.tab("c1").parent }, { $0.group("g").children.removeFirst() }),
    .init(
      "parent of a tab that becomes a root",
      { $0.tab("c1").parent },
      { $0.host.tabs.append($0.tab("c1")) }
    ),
    .init("tabHostController", { $0.tab("c1").tabHostController }, { $0.host.tabs.removeLast() }),
    .init(
      "managingTabGroup",
      { $0.tab("c1").managingTabGroup },
      { $0.group("g").managingNavigationController = NavigationController() }
    ),
    .init(
      "isHidden, by the user",
      in: { .editing() },
      { $0.tab("b").isHidden },
      { $0.user.uncheck($0.tab("b")) }
    ),
    .init(
      "isHidden, by its default",
      { $0.detached.isHidden },
      {
        $0.detached.isHiddenByDefault = true
        $0.host.tabs.append($0.detached)
      }
    ),
  ]
}
