import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Properties of the sidebar.
  static let ofSidebars: [ObservedProperty] = [
    .sidebar("sidebar.isHidden", \.isHidden, false),
    .init("sidebar.isHidden, by the user", { $0.sidebar.isHidden }, { $0.user.toggleSidebar() }),
    .init(
      "sidebar.isHidden, as the host is turned",
      { $0.sidebar.isHidden },
      { $0.host.traitCollection = .pad }
    ),
    .init("sidebar.isAvailable", { $0.sidebar.isAvailable }, { $0.host.mode = .tabBar }),
    .init("sidebar.unavailability", { $0.sidebar.unavailability }, { $0.host.mode = .tabBar }),
    .sidebar("sidebar.isHiddenByDefault", \.isHiddenByDefault, false),
    .sidebar("sidebar.preferredLayout", \.preferredLayout, .tile),
    .init(
      "sidebar.resolvedLayout",
      { $0.sidebar.resolvedLayout },
      { $0.sidebar.preferredLayout = .tile }
    ),
    .init(
      "sidebar.resolvedLayout, by the platform",
      { $0.sidebar.resolvedLayout },
      { $0.host.traitCollection = .mac }
    ),
    .sidebar("sidebar.preferredPlacement", \.preferredPlacement, .tabBar),
    .sidebar(
      "sidebar.headerContentConfiguration",
      \.headerContentConfiguration,
      ListContentConfiguration.sidebarCell()
    ),
    .init(
      "sidebar.headerContentView",
      { $0.sidebar.headerContentView },
      { $0.sidebar.headerContentConfiguration = ListContentConfiguration.sidebarCell() }
    ),
    .sidebar(
      "sidebar.footerContentConfiguration",
      \.footerContentConfiguration,
      ListContentConfiguration.sidebarCell()
    ),
    .init(
      "sidebar.footerContentView",
      { $0.sidebar.footerContentView },
      { $0.sidebar.footerContentConfiguration = ListContentConfiguration.sidebarCell() }
    ),
    .sidebar("sidebar.bottomBarView", \.bottomBarView, ViewController()),
    .init(
      "sidebar.navigationOverflowItems",
      { $0.sidebar.navigationOverflowItems },
      { $0.sidebar.navigationOverflowItems = DeferredMenuElement { $0([]) } }
    ),
    .sidebar("sidebar.toolbarItems", \.toolbarItems, [Action(title: "new") { _ in }]),
    .init("sidebar.rows", { $0.sidebar.rows.count }, { $0.group("g").isExpanded = false }),
    .init(
      "sidebar.rows, by the user",
      in: { .sidebar() },
      { $0.sidebar.rows.map(\.isSelected) },
      { $0.user.tap("b") }
    ),
    .init(
      "rows that were asked for before",
      { fixture in
        let rows = fixture.rows
        return rows.count
      },
      { $0.tab("b").isHidden = true }
    ),
    .init("the title of a row", { $0.sidebar.rows[1].title }, { $0.tab("b").title = "B" }),
    .init(
      "whether a row can be selected",
      { $0.sidebar.rows.map(\.isEnabled) },
      { $0.group("g").isEnabled = false }
    ),
    .sidebar("sidebar.displayedRows", \.displayedRows, 0..<4),
    .init(
      "sidebar.swipedRow",
      in: { .sidebar() },
      {
        $0.tab("b").trailingSwipeActionsProvider = { _ in
          SwipeActionsConfiguration(actions: [.some])
        }
        return $0.sidebar.swipedRow
      },
      { $0.user.openSwipeActions(.trailing, on: $0.tab("b")) }
    ),
  ]
}
