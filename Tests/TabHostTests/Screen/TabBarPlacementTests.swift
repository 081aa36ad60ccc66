import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Tab bar placement trait.
@MainActor struct TabBarPlacementTests {
  @Test(
    arguments: [
      (.portrait, .automatic, .topBar), (.pad, .sidebarAdaptable, .sidebar),
      (.pad, .tabBarOnly, .topBar), (.compact, .automatic, .bottomBar),
      (.phone, .automatic, .bottomBar), (.mac, .automatic, .sidebar),
      (.mac, .tabBarOnly, .topBar), (.tv, .automatic, .topBar), (.vision, .automatic, .ornament),
      (.phone, .page(.never), .pageIndicator), (.mac, .page(.always), .pageIndicator),
    ] as [(TraitCollection, TabHostController.Style, TabBarPlacement)]
  )
  func `parity 46: content reads the placement from its traits`(
    traits: TraitCollection,
    style: TabHostController.Style,
    placement: TabBarPlacement
  ) {
    let fixture = HostFixture.group(traits: traits)
    fixture.host.style = style
    expectEqual(fixture.host.tabBarPlacement, placement)
    let content = fixture.host.selectedViewController
    expectEqual(content?.traitCollection.tabBarPlacement, placement)
  }

  @Test func `parity 46: with bar and sidebar the placement is sidebar, with a hidden bar nil`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.beginEditing()
    expectEqual(fixture.host.presentation, .barAndSidebar)
    expectEqual(fixture.host.tabBarPlacement, .sidebar)
    fixture.host.isTabBarHidden = true
    expectEqual(fixture.host.tabBarPlacement, .sidebar)
    fixture.host.mode = .tabBar
    expect(fixture.host.tabBarPlacement == nil)
    expect(ViewController().traitCollection.tabBarPlacement == nil)
    fixture.host.traitCollection = .vision
    fixture.host.isTabBarHidden = false
    fixture.host.mode = .tabSidebar
    fixture.host.selectedTab = fixture.tab("c1")
    expectEqual(fixture.host.tabBarPlacement, .sidebar)
  }

  @Test func `parity 46: registered content is notified of every change of placement`() {
    let fixture = HostFixture.group(traits: .portrait)
    var notifications: [TabBarPlacement?] = []
    fixture.host.selectedViewController?.registerForTraitChanges([TabBarPlacementTrait.self]) {
      controller,
      _ in notifications.append(controller.traitCollection.tabBarPlacement)
    }
    fixture.user.showSidebar()
    fixture.user.hideSidebar()
    fixture.host.traitCollection = .compact
    fixture.host.isTabBarHidden = true
    fixture.host.isTabBarHidden = false
    fixture.host.style = .page(.automatic)
    fixture.tab("a").title = "A"
    expectEqual(notifications, [.sidebar, .topBar, .bottomBar, nil, .bottomBar, .pageIndicator])
  }

  @Test func `parity 46: a batch notifies content once`() {
    let fixture = HostFixture.group(traits: .portrait)
    var notifications: [TabBarPlacement?] = []
    fixture.host.selectedViewController?.registerForTraitChanges([TabBarPlacementTrait.self]) {
      controller,
      _ in notifications.append(controller.traitCollection.tabBarPlacement)
    }
    fixture.host.performBatchUpdates {
      fixture.host.traitCollection = .compact
      fixture.host.style = .page(.automatic)
      fixture.host.style = .automatic
    }
    expectEqual(notifications, [.bottomBar])
  }

  // MARK: - Groups

  @Test func `parity 47: the sidebar shows the children of groups`() {
    let fixture = HostFixture.group(traits: .pad)
    expect(fixture.host.isShowingGroupChildren)
    fixture.user.hideSidebar()
    expect(!fixture.host.isShowingGroupChildren)
    fixture.host.selectedTab = fixture.tab("c1")
    expect(!fixture.host.isShowingGroupChildren)
  }

  @Test func `parity 47: a bar shows the children of a group if they are inline`() {
    let fixture = HostFixture.group(traits: .compact)
    expect(!fixture.host.isShowingGroupChildren)
    fixture.host.selectedTab = fixture.tab("c1")
    expect(fixture.host.isShowingGroupChildren)
    fixture.group("g").barPresentation = .singleItem
    expect(!fixture.host.isShowingGroupChildren)
    fixture.group("g").barPresentation = .inlineChildren
    fixture.host.traitCollection = .portrait
    expect(fixture.host.isShowingGroupChildren)
    fixture.host.isTabBarHidden = true
    expect(!fixture.host.isShowingGroupChildren)
    fixture.host.style = .page(.automatic)
    expect(!fixture.host.isShowingGroupChildren)
  }

  @Test func `parity 47: a child with its own placement does not count as shown with its group`() {
    let fixture = HostFixture.group(traits: .portrait) { group in
      group.children[0].preferredPlacement = .movable
    }
    fixture.host.selectedTab = fixture.tab("c1")
    expectEqual(fixture.host.bar.text, "middle a b g c1")
    expect(!fixture.host.isShowingGroupChildren)
  }
}
