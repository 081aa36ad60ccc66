import Foundation
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

@MainActor struct BarEdgeTests {
  struct Case: Sendable {
    let traits: TraitCollection
    let preferred: TabHostController.Bar.Edge?
    let edge: TabHostController.Bar.Edge
    var hasRegions = true
  }

  nonisolated static let table: [Case] = [
    Case(traits: .portrait, preferred: nil, edge: .top),
    Case(traits: .portrait, preferred: .top, edge: .top),
    Case(traits: .portrait, preferred: .bottom, edge: .bottom),
    Case(traits: .portrait, preferred: .leading, edge: .leading),
    Case(traits: .mac, preferred: .bottom, edge: .bottom),
    Case(traits: .tv, preferred: .leading, edge: .leading),
    Case(traits: .terminal(columns: 80, rows: 24), preferred: .bottom, edge: .bottom),
    Case(traits: .compact, preferred: .top, edge: .bottom, hasRegions: false),
    Case(traits: .phone, preferred: .top, edge: .bottom, hasRegions: false),
    Case(traits: .vision, preferred: .bottom, edge: .leading),
  ]

  @Test(arguments: table) func `the preferred edge applies to bars with regular width`(row: Case) {
    let host = TabHostController.with(row.traits, .placed("f", .fixed), .bare("a"))
    host.preferredBarEdge = row.preferred
    expectEqual(host.bar.edge, row.edge)
    expectEqual(host.screen.barHasRegions, row.hasRegions)
    expect(host.bar.fixed.isEmpty != row.hasRegions)
    expectEqual(host.preferredBarEdge, row.preferred)
  }

  @Test func `the area for content and the placement follow the edge`() {
    let fixture = HostFixture(traits: .portrait) { log in [.page("a", log)] }
    let host = fixture.host
    host.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    host.layoutMetrics = LayoutMetrics(barThickness: 3, sidebarWidth: 20, accessoryHeight: 2)
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(top: 3))
    host.preferredBarEdge = .bottom
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(bottom: 3))
    expectEqual(host.tabBarPlacement, .bottomBar)
    host.preferredBarEdge = .leading
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(leading: 3))
    fixture.expectCalls([])
  }

  @Test func `a bar at the bottom is minimized by scrolling and hidden by pushed pages`() {
    let fixture = HostFixture(traits: .portrait) { log in [.page("a", log)] }
    fixture.host.preferredBarEdge = .bottom
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    fixture.user.scrollContent(.down)
    expect(fixture.host.isTabBarMinimized)
  }
}

@MainActor struct TelevisionTests {
  @Test func `a mode gives a bar, and the adaptable style a sidebar that the user can collapse`() {
    let fixture = HostFixture.group(traits: .tv)
    let host = fixture.host
    for mode in TabHostController.Mode.allCases {
      host.mode = mode
      expect(host.presentation == .bar && !host.sidebar.isAvailable)
    }
    expectEqual(fixture.user.showSidebar(), .refused(.notAvailable))
    host.style = .sidebarAdaptable
    expect(host.presentation == .sidebar && host.tabBarPlacement == .sidebar)
    fixture.expectCalls([.sidebarAvailabilityDidChange(available: true)])
    expectEqual(fixture.user.tapRow("c1"), .performed)
    expectEqual(fixture.user.hideSidebar(), .performed)
    expectEqual(host.presentation, .bar)
    host.mode = .tabSidebar
    expect(!host.sidebar.isAvailable && host.style == .sidebarAdaptable)
  }

  @Test func `the app can hide the sidebar by default, prefer it, or remove it`() {
    let host = HostFixture.group(traits: .tv).host
    host.style = .sidebarAdaptable
    host.sidebar.isHiddenByDefault = true
    expect(host.presentation == .bar && host.sidebar.isAvailable)
    host.sidebar.preferredPlacement = .tabBar
    expectEqual(host.sidebar.unavailability, .placement(.tv))
    host.sidebar.isHiddenByDefault = nil
    host.mode = .automatic
    host.sidebar.preferredPlacement = .sidebar
    expectEqual(host.presentation, .sidebar)
  }

  @Test func `there is no editing, which ends when the idiom changes`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.beginEditing()
    fixture.host.sidebar.isHidden = false
    fixture.host.traitCollection = .tv
    expect(!fixture.host.isEditing)
    expectEqual(fixture.user.beginEditing(), .refused(.notAvailable))
  }
}
