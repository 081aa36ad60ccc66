import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Additional properties of groups and search tabs, read and changed on the group `g`.
  static let ofGroups: [ObservedProperty] = [
    .group("children", \.children, []),
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
    .group("isExpanded", \.isExpanded, false),
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
    .group("isCollapsedByDefault", \.isCollapsedByDefault, true),
    .group("sidebarAppearance", \.sidebarAppearance, .inline),
    .group("barPresentation", \.barPresentation, .inlineChildren),
    .group("isSidebarDestination", \.isSidebarDestination, true),
    .group("allowsReordering", \.allowsReordering, true),
    .group("defaultChildIdentifier", \.defaultChildIdentifier, "c2"),
    .group("sidebarActions", \.sidebarActions, [Action(title: "new") { _ in }]),
    .group("aggregatesBadges", \.aggregatesBadges, true),
    .group("managingNavigationController", \.managingNavigationController, NavigationController()),
    .init("selectedChild", { $0.group("g").selectedChild }, { $0.host.selectedTab = $0.tab("c2") }),
    .init(
      "automaticallyActivatesSearch",
      in: { .search() },
      { $0.search.automaticallyActivatesSearch },
      { $0.search.automaticallyActivatesSearch = true }
    ),
  ]
}
