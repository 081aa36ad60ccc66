import Foundation
import TabHost

extension SweptProperty {
  /// All public properties with setters of the public classes of the framework.
  ///
  /// `.ci/api` compares the names with the list of the API.
  public static let all =
    ofHosts + ofSidebars + ofTabs + ofGroups + ofPages + ofContainers + ofNavigationItems
    + ofBarButtons + ofSearch + ofPresented + ofMenus + ofRows + ofDragsAndStores

  private static let ofHosts =
    of(
      TabHostController.self,
      [
        .init("TabHostController.allowsReordering", \.allowsReordering, [true, false]),
        .init("TabHostController.bottomAccessory", \.bottomAccessory, [accessory(), nil]),
        .init("TabHostController.bounds", \.bounds, [CGRect(x: 0, y: 0, width: 70, height: 30)]),
        .init("TabHostController.compactTabIdentifiers", \.compactTabIdentifiers, [["b"], nil]),
        .init("TabHostController.customization", \.customization, [customization()]),
        .init("TabHostController.customizationIdentifier", \.customizationIdentifier, ["x", nil]),
        .init("TabHostController.customizationStore", \.customizationStore, [store()]),
        .init("TabHostController.delegate", \.delegate, [SweptDelegate.shared, nil]),
        .init("TabHostController.diagnosticHandler", \.diagnosticHandler, [{ _ in }]),
        .init("TabHostController.displayOrderIdentifiers", \.displayOrderIdentifiers, [["b"], []]),
        .init("TabHostController.frameProvider", \.frameProvider, [SweptDelegate.shared, nil]),
        .init(
          "TabHostController.isBottomAccessoryHidden",
          \.isBottomAccessoryHidden,
          [true, false]
        ),
        .init("TabHostController.isEditing", \.isEditing, [true, false]),
        .init("TabHostController.isSearchable", \.isSearchable, [true, false]),
        .init("TabHostController.isTabBarHidden", \.isTabBarHidden, [true, false]),
        .init("TabHostController.layoutMetrics", \.layoutMetrics, [LayoutMetrics(barThickness: 2)]),
        .init("TabHostController.mode", \.mode, [.tabBar, .automatic]),
        .init("TabHostController.mode", \.mode, [.tabSidebar]),
        .init("TabHostController.needsFrameHandler", \.needsFrameHandler, [{}]),
        .init("TabHostController.preferredBarEdge", \.preferredBarEdge, [.bottom, nil]),
        .init("TabHostController.preferredBarEdge", \.preferredBarEdge, [.trailing]),
        .init("TabHostController.prominentTabIdentifier", \.prominentTabIdentifier, ["b", nil]),
        .init(
          "TabHostController.rendererKeyCommand",
          \.rendererKeyCommand,
          [KeyCommand(input: "u") { _ in }, nil]
        ),
        .init("TabHostController.searchPlaceholder", \.searchPlaceholder, ["Look", nil]),
        .init("TabHostController.searchSubmitHandler", \.searchSubmitHandler, [{ _ in }]),
        .init("TabHostController.searchText", \.searchText, ["text", ""]),
        .init("TabHostController.searchTextHandler", \.searchTextHandler, [{ _ in }]),
        .init("TabHostController.selectedIndex", \.selectedIndex, [1, 0]),
        .init("TabHostController.selectedTab", \.selectedTab) { [$0.tabs[1], $0.tabs[0]] },
        .init("TabHostController.selectedTab", \.selectedTab) { _ in [nil] },
        .init("TabHostController.selectedViewController", \.selectedViewController) {
          [$0.tabs[1].viewController, $0.tabs[0].viewController]
        },
        .init("TabHostController.style", \.style, [.tabBarOnly, .automatic]),
        .init("TabHostController.style", \.style, [.sidebarAdaptable]),
        .init("TabHostController.style", \.style, [.page(.always)]),
        .init(
          "TabHostController.tabBarMinimizeBehavior",
          \.tabBarMinimizeBehavior,
          [.onScrollDown]
        ),
        .init("TabHostController.tabs", \.tabs) { [$0.tabs.dropLast()] },
        .init("TabHostController.tabs", \.tabs) { [$0.tabs.reversed()] },
        .init("TabHostController.traitCollection", \.traitCollection, [.portrait, .mac]),
        .init("TabHostController.traitCollection", \.traitCollection, [.vision, .pad]),
        .init("TabHostController.traitCollection", \.traitCollection, [.phone, .tv]),
        .init("TabHostController.traitCollection", \.traitCollection) {
          var traits = $0.traitCollection
          traits.layoutDirection = .rightToLeft
          return [traits]
        },
        .init("TabHostController.viewControllers", \.viewControllers, [[ViewController()]]),
      ]
    )
    + of(
      TabSelection<String>.self,
      [
        .init("TabSelection.value", \.value, ["b", "a"]),
        .init("TabSelection.valueHandler", \.valueHandler, [{ _ in }]),
      ]
    )
    + of(
      InMemoryTabCustomizationStore.self,
      [
        .init(
          "InMemoryTabCustomizationStore.customizations",
          \.customizations,
          [["x": customization()]]
        )
      ]
    )

  private static let ofSidebars = of(
    TabHostController.Sidebar.self,
    [
      .init("TabHostController.Sidebar.bottomBarView", \.bottomBarView, [ViewController()]),
      .init("TabHostController.Sidebar.delegate", \.delegate, [SweptDelegate.shared, nil]),
      .init("TabHostController.Sidebar.displayedRows", \.displayedRows, [0..<2, 0..<1]),
      .init(
        "TabHostController.Sidebar.footerContentConfiguration",
        \.footerContentConfiguration,
        [configuration("Foot")]
      ),
      .init(
        "TabHostController.Sidebar.headerContentConfiguration",
        \.headerContentConfiguration,
        [configuration("Head")]
      ),
      .init(
        "TabHostController.Sidebar.headerContentConfiguration",
        \.headerContentConfiguration,
        [nil]
      ),
      .init("TabHostController.Sidebar.hidesAfterSelection", \.hidesAfterSelection, [true, false]),
      .init("TabHostController.Sidebar.isHidden", \.isHidden, [true, false]),
      .init("TabHostController.Sidebar.isHiddenByDefault", \.isHiddenByDefault, [true, false]),
      .init("TabHostController.Sidebar.isHiddenByDefault", \.isHiddenByDefault, [false]),
      .init(
        "TabHostController.Sidebar.navigationOverflowItems",
        \.navigationOverflowItems,
        [deferred()]
      ),
      .init("TabHostController.Sidebar.preferredLayout", \.preferredLayout, [.tile, .automatic]),
      .init("TabHostController.Sidebar.preferredLayout", \.preferredLayout, [.overlap]),
      .init("TabHostController.Sidebar.preferredPlacement", \.preferredPlacement, [.tabBar]),
      .init("TabHostController.Sidebar.preferredPlacement", \.preferredPlacement, [.sidebar]),
      .init("TabHostController.Sidebar.preferredWidth", \.preferredWidth, [30, nil]),
      .init("TabHostController.Sidebar.toolbarItems", \.toolbarItems, [[action()], []]),
      .init("TabHostController.Sidebar.toolbarItems", \.toolbarItems, [[]]),
    ]
  )

  private static let ofTabs = of(
    TabItem.self,
    [
      .init("TabItem.accessibility", \.accessibility, [TabAccessibility(label: "Label")]),
      .init("TabItem.accessibilityHint", \.accessibilityHint, ["Hint"]),
      .init("TabItem.accessibilityIdentifier", \.accessibilityIdentifier, ["name"]),
      .init("TabItem.accessibilityLabel", \.accessibilityLabel, ["Label"]),
      .init("TabItem.accessibilityValue", \.accessibilityValue, ["Value"]),
      .init("TabItem.allowsHiding", \.allowsHiding, [true, false]),
      .init("TabItem.allowsMoving", \.allowsMoving, [true, false]),
      .init("TabItem.badge", \.badge, [.text("new"), nil]),
      .init("TabItem.badgeValue", \.badgeValue, ["7"]),
      .init("TabItem.contextMenuProvider", \.contextMenuProvider, [{ _ in nil }]),
      .init("TabItem.customizationIdentifier", \.customizationIdentifier, ["other"]),
      .init("TabItem.dragItemsProvider", \.dragItemsProvider, [{ _ in [] }]),
      .init("TabItem.dropHandler", \.dropHandler, [nil]),
      .init("TabItem.helpText", \.helpText, ["Help"]),
      .init("TabItem.image", \.image, [.symbol("heart"), nil]),
      .init("TabItem.isEnabled", \.isEnabled, [true, false]),
      .init("TabItem.isHidden", \.isHidden, [true, false]),
      .init("TabItem.isHiddenByDefault", \.isHiddenByDefault, [true, false]),
      .init("TabItem.isSpringLoaded", \.isSpringLoaded, [true, false]),
      .init("TabItem.leadingSwipeActionsProvider", \.leadingSwipeActionsProvider, [{ _ in nil }]),
      .init("TabItem.preferredPlacement", \.preferredPlacement, [.pinned, .automatic]),
      .init("TabItem.preferredPlacement", \.preferredPlacement, [.sidebarOnly]),
      .init("TabItem.preferredPlacement", \.preferredPlacement, [.optional]),
      .init("TabItem.primaryAction", \.primaryAction, [action()]),
      .init("TabItem.primaryAction", \.primaryAction, [action(.disabled)]),
      .init("TabItem.reselectionBehavior", \.reselectionBehavior, [.none]),
      .init("TabItem.selectedImage", \.selectedImage, [.symbol("heart"), nil]),
      .init("TabItem.subtitle", \.subtitle, ["More", nil]),
      .init("TabItem.title", \.title, ["Title"]),
      .init("TabItem.trailingSwipeActionsProvider", \.trailingSwipeActionsProvider, [{ _ in nil }]),
      .init("TabItem.userInfo", \.userInfo, [1]),
    ]
  )

  private static let ofGroups =
    of(
      TabGroupItem.self,
      [
        .init("TabGroupItem.aggregatesBadges", \.aggregatesBadges, [true, false]),
        .init("TabGroupItem.allowsReordering", \.allowsReordering, [true, false]),
        .init("TabGroupItem.barPresentation", \.barPresentation, [.inlineChildren]),
        .init("TabGroupItem.children", \.children) { [$0.children.dropLast()] },
        .init("TabGroupItem.defaultChildIdentifier", \.defaultChildIdentifier, ["c2"]),
        .init("TabGroupItem.displayOrderIdentifiers", \.displayOrderIdentifiers, [["c2"], []]),
        .init("TabGroupItem.isCollapsedByDefault", \.isCollapsedByDefault, [true, false]),
        .init("TabGroupItem.isExpanded", \.isExpanded, [true, false]),
        .init("TabGroupItem.isSidebarDestination", \.isSidebarDestination, [true, false]),
        .init("TabGroupItem.managingNavigationController", \.managingNavigationController) {
          $0.managingNavigationController == nil ? [NavigationController()] : [nil]
        },
        .init("TabGroupItem.selectedChild", \.selectedChild) { [$0.children[1], $0.children[0]] },
        .init("TabGroupItem.sidebarActions", \.sidebarActions, [[action()]]),
        .init("TabGroupItem.sidebarActions", \.sidebarActions, [[]]),
        .init("TabGroupItem.sidebarAppearance", \.sidebarAppearance, [.inline]),
        .init("TabGroupItem.sidebarAppearance", \.sidebarAppearance, [.rootSection]),
      ]
    )
    + of(
      SearchTabItem.self,
      [
        .init(
          "SearchTabItem.automaticallyActivatesSearch",
          \.automaticallyActivatesSearch,
          [true, false]
        )
      ]
    )

  private static let ofPages =
    of(
      ViewController.self,
      [
        .init(
          "ViewController.additionalSafeAreaInsets",
          \.additionalSafeAreaInsets,
          [EdgeInsets(top: 1)]
        ),
        .init(
          "ViewController.contentUnavailableConfiguration",
          \.contentUnavailableConfiguration,
          [.loading(), nil]
        ),
        .init(
          "ViewController.hidesBottomBarWhenPushed",
          \.hidesBottomBarWhenPushed,
          [true, false]
        ),
        .init("ViewController.isEditing", \.isEditing, [true, false]),
        .init("ViewController.isModalInPresentation", \.isModalInPresentation, [true, false]),
        .init("ViewController.modalPresentationStyle", \.modalPresentationStyle, [.fullScreen]),
        .init(
          "ViewController.preferredBottomAccessory",
          \.preferredBottomAccessory,
          [accessory()]
        ),
        .init(
          "ViewController.preferredContentSize",
          \.preferredContentSize,
          [CGSize(width: 20, height: 5)]
        ),
        .init("ViewController.prefersTabBarHidden", \.prefersTabBarHidden, [true, false]),
        .init("ViewController.tabBarItem", \.tabBarItem, [TabBarItem(title: "Item")]),
        .init("ViewController.title", \.title, ["Title"]),
        .init("ViewController.toolbarItems", \.toolbarItems, [[button()]]),
        .init("ViewController.toolbarItems", \.toolbarItems, [nil, []]),
        .init("ViewController.traitOverrides", \.traitOverrides, [overrides()]),
      ]
    )
    + of(
      TabBarItem.self,
      [
        .init("TabBarItem.accessibilityIdentifier", \.accessibilityIdentifier, ["name"]),
        .init("TabBarItem.badgeColor", \.badgeColor, [.green]),
        .init("TabBarItem.badgeValue", \.badgeValue, ["7"]),
        .init("TabBarItem.image", \.image, [.symbol("star")]),
        .init("TabBarItem.isEnabled", \.isEnabled, [true, false]),
        .init("TabBarItem.selectedImage", \.selectedImage, [.symbol("star")]),
        .init("TabBarItem.tag", \.tag, [1]),
        .init("TabBarItem.title", \.title, ["Title"]),
      ]
    )

  private static let ofContainers =
    of(
      NavigationController.self,
      [
        .init("NavigationController.delegate", \.delegate, [SweptDelegate.shared, nil]),
        .init(
          "NavigationController.isNavigationBarHidden",
          \.isNavigationBarHidden,
          [true, false]
        ),
        .init("NavigationController.isToolbarHidden", \.isToolbarHidden, [true, false]),
        .init("NavigationController.tabBarItem", \.tabBarItem, [TabBarItem(title: "Item")]),
        .init("NavigationController.viewControllers", \.viewControllers) {
          [$0.viewControllers + [titled("Pushed by setting")]]
        },
        .init("NavigationController.viewControllers", \.viewControllers) {
          $0.viewControllers.count > 1 ? [$0.viewControllers.dropLast()] : []
        },
      ]
    )
    + of(
      TabHostWindow.self,
      [
        .init("TabHostWindow.frame", \.frame, [CGRect(x: 0, y: 0, width: 60, height: 20)]),
        .init("TabHostWindow.isHidden", \.isHidden, [false, true]),
        .init("TabHostWindow.rootViewController", \.rootViewController, [titled("Root"), nil]),
        .init("TabHostWindow.traitCollection", \.traitCollection, [.phone, .pad]),
      ]
    )
    + of(
      SplitController.self,
      [
        .init("SplitController.delegate", \.delegate, [SweptDelegate.shared, nil]),
        .init("SplitController.maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, [12]),
        .init("SplitController.minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, [50]),
        .init("SplitController.preferredDisplayMode", \.preferredDisplayMode, [.secondaryOnly]),
        .init("SplitController.preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, [40]),
        .init(
          "SplitController.preferredPrimaryColumnWidthFraction",
          \.preferredPrimaryColumnWidthFraction,
          [0.6]
        ),
        .init("SplitController.primary", \.primary, [titled("Primary")]),
        .init("SplitController.primary", \.primary, [nil]),
        .init("SplitController.secondary", \.secondary, [titled("Other")]),
        .init("SplitController.secondary", \.secondary, [nil]),
      ]
    )
    + of(
      PartsController.self,
      [
        .init("PartsController.parts", \.parts) {
          [$0.parts + [.init(titled("Part"))], $0.parts.reversed(), []]
        }
      ]
    )

  private static let ofNavigationItems = of(
    NavigationItem.self,
    [
      .init("NavigationItem.additionalOverflowItems", \.additionalOverflowItems, [deferred()]),
      .init("NavigationItem.backAction", \.backAction, [action()]),
      .init("NavigationItem.backButtonTitle", \.backButtonTitle, ["Return", nil]),
      .init("NavigationItem.centerItemGroups", \.centerItemGroups, [[group()]]),
      .init("NavigationItem.hidesBackButton", \.hidesBackButton, [true, false]),
      .init(
        "NavigationItem.hidesSearchBarWhenScrolling",
        \.hidesSearchBarWhenScrolling,
        [true, false]
      ),
      .init("NavigationItem.largeTitleDisplayMode", \.largeTitleDisplayMode, [.never]),
      .init("NavigationItem.leadingItemGroups", \.leadingItemGroups, [[group()]]),
      .init("NavigationItem.leadingItemGroups", \.leadingItemGroups, [[]]),
      .init("NavigationItem.leftBarButtonItem", \.leftBarButtonItem, [button()]),
      .init("NavigationItem.leftBarButtonItems", \.leftBarButtonItems, [[button(), button()]]),
      .init(
        "NavigationItem.leftItemsSupplementBackButton",
        \.leftItemsSupplementBackButton,
        [true, false]
      ),
      .init(
        "NavigationItem.navigationBarMinimization",
        \.navigationBarMinimization,
        [BarMinimization(minimizationBehavior: .onScrollDown)]
      ),
      .init("NavigationItem.pinnedTrailingGroup", \.pinnedTrailingGroup, [group()]),
      .init("NavigationItem.prompt", \.prompt, ["Prompt"]),
      .init("NavigationItem.rightBarButtonItem", \.rightBarButtonItem, [button()]),
      .init("NavigationItem.rightBarButtonItem", \.rightBarButtonItem, [nil]),
      .init("NavigationItem.rightBarButtonItems", \.rightBarButtonItems, [[button(), button()]]),
      .init("NavigationItem.searchController", \.searchController, [SearchController()]),
      .init("NavigationItem.searchController", \.searchController, [nil]),
      .init("NavigationItem.subtitle", \.subtitle, ["More"]),
      .init("NavigationItem.title", \.title, ["Title"]),
      .init("NavigationItem.trailingItemGroups", \.trailingItemGroups, [[group()]]),
      .init(
        "NavigationItem.verticalBarCompressionBehavior",
        \.verticalBarCompressionBehavior,
        [.prefersBarItems]
      ),
    ]
  )

  private static let ofBarButtons =
    of(
      BarButtonItem.self,
      [
        .init("BarButtonItem.axisBehavior", \.axisBehavior, [.horizontalOnly]),
        .init("BarButtonItem.axisBehavior", \.axisBehavior, [.verticalPreferred]),
        .init("BarButtonItem.badge", \.badge, [.count(3)]),
        .init(
          "BarButtonItem.changesSelectionAsPrimaryAction",
          \.changesSelectionAsPrimaryAction,
          [true, false]
        ),
        .init("BarButtonItem.identifier", \.identifier, ["name"]),
        .init("BarButtonItem.image", \.image, [.symbol("star")]),
        .init("BarButtonItem.isEnabled", \.isEnabled, [true, false]),
        .init("BarButtonItem.isHidden", \.isHidden, [true, false]),
        .init("BarButtonItem.isSelected", \.isSelected, [true, false]),
        .init("BarButtonItem.menu", \.menu, [Menu(title: "Menu", children: [action()])]),
        .init("BarButtonItem.menu", \.menu, [nil]),
        .init("BarButtonItem.possibleTitles", \.possibleTitles, [["A long title"]]),
        .init("BarButtonItem.primaryAction", \.primaryAction, [action()]),
        .init("BarButtonItem.primaryAction", \.primaryAction, [action(.disabled)]),
        .init(
          "BarButtonItem.primaryAction",
          \.primaryAction,
          [KeyCommand(title: "Key", input: "k") { _ in }]
        ),
        .init("BarButtonItem.style", \.style, [.prominent]),
        .init("BarButtonItem.tag", \.tag, [1]),
        .init("BarButtonItem.tintColor", \.tintColor, [.red]),
        .init("BarButtonItem.title", \.title, ["Title"]),
        .init("BarButtonItem.visibilityPriority", \.visibilityPriority, [.high]),
        .init("BarButtonItem.visibilityPriority", \.visibilityPriority, [.low]),
      ]
    )
    + of(
      BarButtonItemGroup.self,
      [
        .init("BarButtonItemGroup.barButtonItems", \.barButtonItems, [[button()]]),
        .init("BarButtonItemGroup.isHidden", \.isHidden, [true, false]),
        .init("BarButtonItemGroup.representativeItem", \.representativeItem, [button()]),
      ]
    )

  private static let ofSearch =
    of(
      SearchController.self,
      [
        .init(
          "SearchController.automaticallyShowsCancelButton",
          \.automaticallyShowsCancelButton,
          [true, false]
        ),
        .init(
          "SearchController.automaticallyShowsScopeBar",
          \.automaticallyShowsScopeBar,
          [true, false]
        ),
        .init("SearchController.delegate", \.delegate, [SweptDelegate.shared, nil]),
        .init(
          "SearchController.hidesNavigationBarDuringPresentation",
          \.hidesNavigationBarDuringPresentation,
          [true, false]
        ),
        .init("SearchController.isActive", \.isActive, [true, false]),
        .init(
          "SearchController.obscuresBackgroundDuringPresentation",
          \.obscuresBackgroundDuringPresentation,
          [true, false]
        ),
        .init(
          "SearchController.searchResultsUpdater",
          \.searchResultsUpdater,
          [SweptDelegate.shared, nil]
        ),
      ]
    )
    + of(
      SearchBar.self,
      [
        .init("SearchBar.delegate", \.delegate, [SweptDelegate.shared, nil]),
        .init("SearchBar.placeholder", \.placeholder, ["Look"]),
        .init("SearchBar.scopeButtonTitles", \.scopeButtonTitles, [["One", "Two", "Three"]]),
        .init("SearchBar.selectedScopeButtonIndex", \.selectedScopeButtonIndex, [1]),
        .init("SearchBar.showsCancelButton", \.showsCancelButton, [true, false]),
        .init("SearchBar.showsScopeBar", \.showsScopeBar, [true, false]),
        .init("SearchBar.text", \.text, ["text"]),
      ]
    )

  private static let ofPresented =
    of(
      AlertController.self,
      [
        .init("AlertController.message", \.message, ["Other message"]),
        .init("AlertController.preferredAction", \.preferredAction) { [$0.actions[0]] },
      ]
    )
    + of(AlertAction.self, [.init("AlertAction.isEnabled", \.isEnabled, [true, false])])
    + of(
      TextField.self,
      [
        .init("TextField.editingChangedHandler", \.editingChangedHandler, [{ _ in }]),
        .init("TextField.isSecureTextEntry", \.isSecureTextEntry, [true, false]),
        .init("TextField.placeholder", \.placeholder, ["Placeholder"]),
        .init("TextField.text", \.text, ["", "text"]),
      ]
    )
    + of(
      Popover.self,
      [
        .init("Popover.arrowEdge", \.arrowEdge, [.top]),
        .init("Popover.arrowEdge", \.arrowEdge, [.trailing]),
        .init("Popover.dismissHandler", \.dismissHandler, [{}]),
      ]
    )
    + of(
      PresentationController.self,
      [.init("PresentationController.delegate", \.delegate, [SweptDelegate.shared, nil])]
    )
    + of(
      PopoverPresentationController.self,
      [
        .init("PopoverPresentationController.arrowEdge", \.arrowEdge, [.trailing]),
        .init("PopoverPresentationController.sourceItem", \.sourceItem) {
          [$0.presentedViewController.tabHostController?.tabs[0]]
        },
      ]
    )
    + of(
      SheetPresentationController.self,
      [
        .init("SheetPresentationController.detents", \.detents, [[.medium()]]),
        .init("SheetPresentationController.detents", \.detents, [[.large(), .medium()]]),
        .init(
          "SheetPresentationController.prefersGrabberVisible",
          \.prefersGrabberVisible,
          [true, false]
        ),
        .init(
          "SheetPresentationController.selectedDetentIdentifier",
          \.selectedDetentIdentifier,
          [.medium]
        ),
      ]
    )

  private static let ofMenus =
    of(
      MenuElement.self,
      [
        .init("MenuElement.accessibilityIdentifier", \.accessibilityIdentifier, ["name"]),
        .init("MenuElement.image", \.image, [.symbol("star")]),
        .init("MenuElement.subtitle", \.subtitle, ["Subtitle"]),
        .init("MenuElement.title", \.title, ["Title"]),
      ]
    )
    + of(
      Action.self,
      [
        .init("Action.attributes", \.attributes, [.disabled]),
        .init("Action.attributes", \.attributes, [.hidden]),
        .init("Action.discoverabilityTitle", \.discoverabilityTitle, ["Discover"]),
        .init("Action.selectedImage", \.selectedImage, [.symbol("star")]),
        .init("Action.state", \.state, [.on]),
      ]
    )
    + of(
      KeyCommand.self,
      [
        .init("KeyCommand.allowsAutomaticMirroring", \.allowsAutomaticMirroring, [true, false]),
        .init(
          "KeyCommand.wantsPriorityOverSystemBehavior",
          \.wantsPriorityOverSystemBehavior,
          [true, false]
        ),
      ]
    )
    + of(Menu.self, [.init("Menu.preferredElementSize", \.preferredElementSize, [.small])])
    + of(
      ContextMenuConfiguration.self,
      [
        .init("ContextMenuConfiguration.badgeCount", \.badgeCount, [3]),
        .init(
          "ContextMenuConfiguration.preferredMenuElementOrder",
          \.preferredMenuElementOrder,
          [.fixed]
        ),
      ]
    )

  private static let ofRows =
    of(
      TabSidebarItem.self,
      [
        .init("TabSidebarItem.accessories", \.accessories, [[.checkmark()]]),
        .init("TabSidebarItem.backgroundConfiguration", \.backgroundConfiguration, [.clear()]),
        .init(
          "TabSidebarItem.contentConfiguration",
          \.contentConfiguration,
          [configuration("Row")]
        ),
      ]
    )
    + of(
      ListContentView.self,
      [.init("ListContentView.configuration", \.configuration, [configuration("View")])]
    )
    + of(
      SwipeActionsConfiguration.self,
      [
        .init(
          "SwipeActionsConfiguration.performsFirstActionWithFullSwipe",
          \.performsFirstActionWithFullSwipe,
          [true, false]
        )
      ]
    )
    + of(
      ContextualAction.self,
      [
        .init("ContextualAction.backgroundColor", \.backgroundColor, [.green]),
        .init("ContextualAction.image", \.image, [.symbol("star")]),
        .init("ContextualAction.title", \.title, ["Title"]),
      ]
    )

  private static let ofDragsAndStores =
    of(
      Drag.self,
      [
        .init("Drag.allowsMoveOperation", \.allowsMoveOperation, [true, false]),
        .init("Drag.items", \.items, [[DragItem(itemProvider: ItemProvider())]]),
        .init("Drag.location", \.location, [CGPoint(x: 3, y: 3)]),
      ]
    )
    + of(
      DragItem.self,
      [
        .init("DragItem.localObject", \.localObject, [1]),
        .init("DragItem.previewProvider", \.previewProvider, [{ nil }]),
      ]
    )
    + of(ItemProvider.self, [.init("ItemProvider.suggestedName", \.suggestedName, ["name"])])
    + of(
      FileTabCustomizationStore.self,
      [.init("FileTabCustomizationStore.lockTimeout", \.lockTimeout, [.seconds(1)])]
    )
    + of(
      LoadingProgress.self,
      [.init("LoadingProgress.cancellationHandler", \.cancellationHandler, [{}])]
    )
}

// MARK: - Values

@MainActor private func accessory() -> TabAccessory {
  TabAccessory(contentView: titled("Accessory"))
}

/// Returns a page that hides the bars of its containers.
@MainActor private func titled(_ title: String) -> ViewController {
  let page = ViewController()
  page.title = title
  page.prefersTabBarHidden = true
  page.hidesBottomBarWhenPushed = true
  return page
}

@MainActor private func action(_ attributes: MenuElement.Attributes = []) -> Action {
  Action(title: "Action", attributes: attributes) { _ in }
}

@MainActor private func button() -> BarButtonItem {
  BarButtonItem(title: "New button", style: .plain) { _ in }
}

@MainActor private func group() -> BarButtonItemGroup {
  BarButtonItemGroup(barButtonItems: [button()], representativeItem: nil)
}

@MainActor private func deferred() -> DeferredMenuElement {
  DeferredMenuElement { $0([action()]) }
}

@MainActor private func store() -> any TabCustomizationStore { InMemoryTabCustomizationStore() }

private func customization() -> TabCustomization {
  var customization = TabCustomization()
  customization.rootOrder = ["b", "a"]
  customization[group: "g"].isExpanded = false
  return customization
}

private func configuration(_ text: String) -> any ContentConfiguration {
  var configuration = ListContentConfiguration.sidebarCell()
  configuration.text = text
  return configuration
}

private func overrides() -> TraitOverrides {
  var overrides = TraitOverrides()
  overrides.horizontalSizeClass = .compact
  return overrides
}

/// A delegate of everything, with default methods.
@MainActor
private final class SweptDelegate: TabHostControllerDelegate,
  TabHostController.Sidebar.Delegate, TabFrameProvider, NavigationControllerDelegate,
  SplitControllerDelegate, SearchControllerDelegate, SearchResultsUpdating, SearchBarDelegate,
  AdaptivePresentationControllerDelegate
{
  static let shared = SweptDelegate()

  func frame(of tab: TabItem) -> CGRect? { nil }
  func frame(of button: BarButtonItem) -> CGRect? { nil }
  func updateSearchResults(for searchController: SearchController) {}
}
