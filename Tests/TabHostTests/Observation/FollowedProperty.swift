import TabHost
import TabHostTesting
import Testing

/// A property that can be followed: how it is read, and what changes it.
struct FollowedProperty: Sendable, CustomTestStringConvertible {
  let name: String
  /// Makes the host. By default roots `a` and `b`, and a group `g` of `c1` and `c2`, in a bar.
  let make: @MainActor @Sendable () -> HostFixture
  let read: @MainActor @Sendable (HostFixture) -> Void
  let change: @MainActor @Sendable (HostFixture) -> Void

  init(
    _ name: String,
    read: @escaping @MainActor @Sendable (HostFixture) -> Void,
    change: @escaping @MainActor @Sendable (HostFixture) -> Void
  ) {
    self.init(name, in: { .withDetached() }, read: read, change: change)
  }

  init(
    _ name: String,
    in make: @escaping @MainActor @Sendable () -> HostFixture,
    read: @escaping @MainActor @Sendable (HostFixture) -> Void,
    change: @escaping @MainActor @Sendable (HostFixture) -> Void
  ) {
    self.name = name
    self.make = make
    self.read = read
    self.change = change
  }

  var testDescription: String { name }
}

// MARK: - Tabs

extension FollowedProperty {
  /// What each tab stores by itself, read and changed at the tab `b`.
  static let ofTabs: [FollowedProperty] = [
    .init("title") {
      _ = $0.tab("b").title
    } change: {
      $0.tab("b").title = "B"
    },
    .init("image") {
      _ = $0.tab("b").image
    } change: {
      $0.tab("b").image = .star
    },
    .init("selectedImage") {
      _ = $0.tab("b").selectedImage
    } change: {
      $0.tab("b").selectedImage = .star
    },
    .init("subtitle") {
      _ = $0.tab("b").subtitle
    } change: {
      $0.tab("b").subtitle = "new"
    },
    .init("userInfo") {
      _ = $0.tab("b").userInfo
    } change: {
      $0.tab("b").userInfo = 1
    },
    .init("badge") {
      _ = $0.tab("b").badge
    } change: {
      $0.tab("b").badge = .count(1)
    },
    .init("helpText") {
      _ = $0.tab("b").helpText
    } change: {
      $0.tab("b").helpText = "help"
    },
    .init("accessibility") {
      _ = $0.tab("b").accessibility
    } change: {
      $0.tab("b").accessibility.label = "label"
    },
    .init("isEnabled") {
      _ = $0.tab("b").isEnabled
    } change: {
      $0.tab("b").isEnabled = false
    },
    .init("isHidden") {
      _ = $0.tab("b").isHidden
    } change: {
      $0.tab("b").isHidden = true
    },
    .init("isSpringLoaded") {
      _ = $0.tab("b").isSpringLoaded
    } change: {
      $0.tab("b").isSpringLoaded = false
    },
    .init("allowsHiding") {
      _ = $0.tab("b").allowsHiding
    } change: {
      $0.tab("b").allowsHiding = true
    },
    .init("allowsMoving") {
      _ = $0.tab("b").allowsMoving
    } change: {
      $0.tab("b").allowsMoving = false
    },
    .init("isHiddenByDefault") {
      _ = $0.tab("b").isHiddenByDefault
    } change: {
      $0.tab("b").isHiddenByDefault = true
    },
    .init("preferredPlacement") {
      _ = $0.tab("b").preferredPlacement
    } change: {
      $0.tab("b").preferredPlacement = .fixed
    },
    .init("isViewControllerLoaded") {
      _ = $0.tab("b").isViewControllerLoaded
    } change: {
      $0.host.preload([$0.tab("b")])
    },
  ]

  /// What follows from other properties, from the place of the tab, or from a person.
  static let derivedOfTabs: [FollowedProperty] = [
    .init("badgeValue") {
      _ = $0.tab("b").badgeValue
    } change: {
      $0.tab("b").badge = .count(1)
    },
    .init("badgeValue of a sum") {
      $0.group("g").sumsBadges = true
      _ = $0.group("g").badgeValue
    } change: {
      $0.tab("c1").badge = .count(2)
    },
    .init("badgeValue of a sum, outside of a host") {
      $0.detached.sumsBadges = true
      _ = $0.detached.badgeValue
    } change: {
      $0.detached.children[0].badge = .count(2)
    },
    .init("accessibilityIdentifier") {
      _ = $0.tab("b").accessibilityIdentifier
    } change: {
      $0.tab("b").accessibilityIdentifier = "name"
    },
    .init("resolvedAccessibility") {
      _ = $0.tab("b").resolvedAccessibility
    } change: {
      $0.tab("b").title = "B"
    },
    .init("isEffectivelyEnabled") {
      _ = $0.tab("c1").isEffectivelyEnabled
    } change: {
      $0.group("g").isEnabled = false
    },
    .init("hasVisiblePlacement") {
      _ = $0.tab("b").hasVisiblePlacement
    } change: {
      $0.tab("b").isHidden = true
    },
    .init("customizationBehavior") {
      _ = $0.tab("b").customizationBehavior(for: .tabBar)
    } change: {
      $0.tab("b").setCustomizationBehavior(.disabled, for: .tabBar)
    },
    .init("defaultVisibility") {
      _ = $0.tab("b").defaultVisibility(for: .sidebar)
    } change: {
      $0.tab("b").setDefaultVisibility(.hidden, for: .sidebar)
    },
    .init("preferredPlacement by place") {
      $0.tab("c1").setCustomizationBehavior(.disabled, for: .tabBar)
      _ = $0.tab("c1").preferredPlacement
    } change: {
      $0.host.tabs.append($0.tab("c1"))
    },
    .init("viewController") {
      _ = $0.tab("b").viewController
    } change: {
      $0.host.unload($0.tab("b"))
    },
    .init("parent") {
      _ = $0.tab("c1").parent
    } change: {
      $0.group("g").children.removeFirst()
    },
    .init("parent of a tab that becomes a root") {
      _ = $0.tab("c1").parent
    } change: {
      $0.host.tabs.append($0.tab("c1"))
    },
    .init("tabHostController") {
      _ = $0.tab("c1").tabHostController
    } change: {
      $0.host.tabs.removeLast()
    },
    .init("managingTabGroup") {
      _ = $0.tab("c1").managingTabGroup
    } change: {
      $0.group("g").managingNavigationController = NavigationController()
    },
    .init("isHidden, by a person", in: { .editing() }) {
      _ = $0.tab("b").isHidden
    } change: {
      $0.user.uncheck($0.tab("b"))
    },
    .init("isHidden, by its default") {
      _ = $0.detached.isHidden
    } change: {
      $0.detached.isHiddenByDefault = true
      $0.host.tabs.append($0.detached)
    },
  ]
}

// MARK: - Groups

extension FollowedProperty {
  /// What groups and search tabs have besides, read and changed at the group `g`.
  static let ofGroups: [FollowedProperty] = [
    .init("children") {
      _ = $0.group("g").children
    } change: {
      $0.group("g").children = []
    },
    .init("children that leave for another group") {
      _ = $0.group("g").children
    } change: {
      $0.detached.children = [$0.tab("c1")]
    },
    .init("displayOrder") {
      _ = $0.group("g").displayOrder
    } change: {
      $0.group("g").displayOrderIdentifiers = ["c2"]
    },
    .init("displayOrder around a locked tab") {
      $0.group("g").displayOrderIdentifiers = ["c2", "c1"]
      _ = $0.group("g").displayOrder
    } change: {
      $0.tab("c2").allowsMoving = false
    },
    .init("displayOrderIdentifiers, by a person", in: { .sidebar { $0.allowsReordering = true } }) {
      _ = $0.group("g").displayOrderIdentifiers
    } change: {
      $0.user.moveRow($0.tab("c1"), .after, $0.tab("c2"))
    },
    .init("isExpanded") {
      _ = $0.group("g").isExpanded
    } change: {
      $0.group("g").isExpanded = false
    },
    .init("isExpanded, by its default") {
      _ = $0.group("g").isExpanded
    } change: {
      $0.group("g").isCollapsedByDefault = true
    },
    .init("isExpanded, by a person", in: { .sidebar() }) {
      _ = $0.group("g").isExpanded
    } change: {
      $0.user.collapse($0.group("g"))
    },
    .init("isCollapsedByDefault") {
      _ = $0.group("g").isCollapsedByDefault
    } change: {
      $0.group("g").isCollapsedByDefault = true
    },
    .init("sidebarAppearance") {
      _ = $0.group("g").sidebarAppearance
    } change: {
      $0.group("g").sidebarAppearance = .inline
    },
    .init("barPresentation") {
      _ = $0.group("g").barPresentation
    } change: {
      $0.group("g").barPresentation = .inlineChildren
    },
    .init("isSidebarDestination") {
      _ = $0.group("g").isSidebarDestination
    } change: {
      $0.group("g").isSidebarDestination = true
    },
    .init("allowsReordering") {
      _ = $0.group("g").allowsReordering
    } change: {
      $0.group("g").allowsReordering = true
    },
    .init("defaultChildIdentifier") {
      _ = $0.group("g").defaultChildIdentifier
    } change: {
      $0.group("g").defaultChildIdentifier = "c2"
    },
    .init("sidebarActions") {
      _ = $0.group("g").sidebarActions
    } change: {
      $0.group("g").sidebarActions = [Action(title: "new") { _ in }]
    },
    .init("sumsBadges") {
      _ = $0.group("g").sumsBadges
    } change: {
      $0.group("g").sumsBadges = true
    },
    .init("managingNavigationController") {
      _ = $0.group("g").managingNavigationController
    } change: {
      $0.group("g").managingNavigationController = NavigationController()
    },
    .init("selectedChild") {
      _ = $0.group("g").selectedChild
    } change: {
      $0.host.selectedTab = $0.tab("c2")
    },
    .init("automaticallyActivatesSearch", in: { .search() }) {
      _ = $0.search.automaticallyActivatesSearch
    } change: {
      $0.search.automaticallyActivatesSearch = true
    },
  ]
}
