import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Additional properties of groups and search tabs, read and changed on the group `g`.
  static let ofGroups: [ObservedProperty] = [
    .init("children", { $0.group("g").children }, { $0.group("g").children = [] }),
    .init(
      "children that leave for another group",
      { $0.group("g").children },
      { $0.detached.children = [$0.tab("c1")] }
    ),
    .init(
      "displayOrder",
      { $0.group("g").displayOrder },
      { $0.group("g").displayOrderIdentifiers = ["c2"] }
    ),
    .init(
      "displayOrder around a locked tab",
      {
        $0.group("g").displayOrderIdentifiers = ["c2", "c1"]
        return $0.group("g").displayOrder
      },
      { $0.tab("c2").allowsMoving = false }
    ),
    .init(
      "displayOrderIdentifiers, by the user",
      in: { .sidebar { $0.allowsReordering = true } },
      { $0.group("g").displayOrderIdentifiers },
      { $0.user.moveRow($0.tab("c1"), .after, $0.tab("c2")) }
    ),
    .init("isExpanded", { $0.group("g").isExpanded }, { $0.group("g").isExpanded = false }),
    .init(
      "isExpanded, by its default",
      { $0.group("g").isExpanded },
      { $0.group("g").isCollapsedByDefault = true }
    ),
    .init(
      "isExpanded, by the user",
      in: { .sidebar() },
      { $0.group("g").isExpanded },
      { $0.user.collapse($0.group("g")) }
    ),
    .init(
      "isCollapsedByDefault",
      { $0.group("g").isCollapsedByDefault },
      { $0.group("g").isCollapsedByDefault = true }
    ),
    .init(
      "sidebarAppearance",
      { $0.group("g").sidebarAppearance },
      { $0.group("g").sidebarAppearance = .inline }
    ),
    .init(
      "barPresentation",
      { $0.group("g").barPresentation },
      { $0.group("g").barPresentation = .inlineChildren }
    ),
    .init(
      "isSidebarDestination",
      { $0.group("g").isSidebarDestination },
      { $0.group("g").isSidebarDestination = true }
    ),
    .init(
      "allowsReordering",
      { $0.group("g").allowsReordering },
      { $0.group("g").allowsReordering = true }
    ),
    .init(
      "defaultChildIdentifier",
      { $0.group("g").defaultChildIdentifier },
      { $0.group("g").defaultChildIdentifier = "c2" }
    ),
    .init(
      "sidebarActions",
      { $0.group("g").sidebarActions },
      { $0.group("g").sidebarActions = [Action(title: "new") { _ in }] }
    ),
    .init(
      "aggregatesBadges",
      { $0.group("g").aggregatesBadges },
      { $0.group("g").aggregatesBadges = true }
    ),
    .init(
      "managingNavigationController",
      { $0.group("g").managingNavigationController },
      { $0.group("g").managingNavigationController = NavigationController() }
    ),
    .init("selectedChild", { $0.group("g").selectedChild }, { $0.host.selectedTab = $0.tab("c2") }),
    .init(
      "automaticallyActivatesSearch",
      in: { .search() },
      { $0.search.automaticallyActivatesSearch },
      { $0.search.automaticallyActivatesSearch = true }
    ),
  ]
}
