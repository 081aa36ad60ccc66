import TabHost
import TabHostTestSupport
import TabHostTesting

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
