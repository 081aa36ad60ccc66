import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Content area.
@MainActor struct LayoutGuideTests {
  /// Returns a host of 100 by 40, with a bar of 3, a sidebar of 20 and an accessory of 2.
  private func host(_ traits: TraitCollection) -> TabHostController {
    let host = TabHostController.with(traits, .bare("a"), TabGroupItem.of([.bare("c")], "g"))
    host.bounds = CGRect(x: 1, y: 2, width: 100, height: 40)
    host.layoutMetrics = LayoutMetrics(barThickness: 3, sidebarWidth: 20, accessoryHeight: 2)
    return host
  }

  @Test(
    arguments: [
      (TraitCollection.pad, EdgeInsets(leading: 20)), (.portrait, EdgeInsets(top: 3)),
      (.compact, EdgeInsets(bottom: 3)), (.phone, EdgeInsets(bottom: 3)),
      (.mac, EdgeInsets(leading: 20)), (.vision, EdgeInsets(leading: 3)), (.tv, EdgeInsets(top: 3)),
    ]
  )
  func `the bar or the sidebar insets the content`(traits: TraitCollection, insets: EdgeInsets) {
    expectEqual(host(traits).contentLayoutGuide.insets, insets)
  }

  @Test func `in the vision idiom, bar and sidebar both inset the content`() {
    let host = host(.vision)
    host.selectedTab = host.tabs[1]
    expectEqual(host.presentation, .barAndSidebar)
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(leading: 23))
  }

  @Test func `the layout frame is the bounds reduced by the insets`() {
    let frame = host(.portrait).contentLayoutGuide.layoutFrame
    expectEqual(frame, CGRect(x: 1, y: 5, width: 100, height: 37))
    expectEqual(
      host(.pad).contentLayoutGuide.layoutFrame,
      CGRect(x: 21, y: 2, width: 80, height: 40)
    )
  }

  @Test func `the size of the layout frame is never negative`() {
    let host = host(.portrait)
    host.bounds = CGRect(x: 0, y: 0, width: 10, height: 2)
    expectEqual(host.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 3, width: 10, height: 0))
  }

  @Test func `a hidden bar takes no space, but the sidebar does`() {
    let host = host(.pad)
    host.isTabBarHidden = true
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(leading: 20))
    host.sidebar.isHidden = true
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets())
    host.isTabBarHidden = false
    expectEqual(host.contentLayoutGuide.insets, EdgeInsets(top: 3))
  }

  @Test(arguments: [TraitCollection.phone, .portrait])
  func `the accessory takes space at the bottom`(
    traits: TraitCollection
  ) {
    let host = host(traits)
    let before = host.contentLayoutGuide.insets
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    var expected = before
    expected.bottom += 2
    expectEqual(host.contentLayoutGuide.insets, expected)
  }

  @Test func `an accessory inline with a minimized bar takes no space of its own`() {
    let host = host(.phone)
    host.diagnosticHandler = { _ in }
    host.bottomAccessory = TabAccessory(contentView: ViewController())
    host.tabBarMinimizeBehavior = .onScrollDown
    host.appear()
    host.user.scrollContent(.down)
    expectEqual(host.contentLayoutGuide.insets.bottom, 3)
  }

  /// Sets one of the numbers.
  typealias Change = @Sendable (inout Numbers, Double) -> Void

  nonisolated static let changes: [Change] = [
    { $0.bounds.origin.x = $1 }, { $0.bounds.origin.y = $1 }, { $0.bounds.size.width = $1 },
    { $0.bounds.size.height = $1 }, { $0.metrics.barThickness = $1 },
    { $0.metrics.sidebarWidth = $1 }, { $0.metrics.accessoryHeight = $1 },
  ]

  /// The values that a renderer sets.
  struct Numbers: Equatable {
    var bounds = CGRect(x: 1, y: 2, width: 100, height: 40)
    var metrics = LayoutMetrics(barThickness: 3, sidebarWidth: 20, accessoryHeight: 2)
  }

  @Test(arguments: changes, [Double.nan, .infinity, -.infinity])
  func `bounds and metrics that are not finite are rejected`(
    change: Change,
    value: Double
  ) {
    let notes = Notes()
    let page = RecordingPage("a", notes)
    let host = TabHostController.with(.pad, .showing(page, "a"))
    let valid = Numbers()
    (host.bounds, host.layoutMetrics) = (valid.bounds, valid.metrics)
    var reports: [TabHostController.Diagnostic.Rule] = []
    host.diagnosticHandler = { reports.append($0.rule) }
    host.appear()
    _ = notes.take()
    var numbers = valid
    change(&numbers, value)
    if numbers.bounds != valid.bounds { host.bounds = numbers.bounds }
    if numbers.metrics != valid.metrics { host.layoutMetrics = numbers.metrics }
    expectEqual(reports, [.invalidGeometry])
    expectEqual(Numbers(bounds: host.bounds, metrics: host.layoutMetrics), valid)
    host.sidebar.isHidden = true
    host.isTabBarHidden = true
    expectEqual(reports, [.invalidGeometry])
    let layouts = notes.take()
    expectEqual(layouts, ["a willLayout", "a didLayout"])
  }

  @Test(arguments: [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude])
  func `the largest finite numbers are accepted and cause no repeated layout`(value: Double) {
    let notes = Notes()
    let page = RecordingPage("a", notes)
    let host = TabHostController.with(.vision, .showing(page, "a"))
    host.mode = .tabSidebar
    var reports: [TabHostController.Diagnostic.Rule] = []
    host.diagnosticHandler = { reports.append($0.rule) }
    host.appear()
    _ = notes.take()
    let metrics = LayoutMetrics(barThickness: value, sidebarWidth: value, accessoryHeight: value)
    host.layoutMetrics = metrics
    host.bounds = CGRect(x: value, y: value, width: value, height: value)
    expectEqual(host.layoutMetrics, metrics)
    expectEqual(reports, [])
    host.bounds.size.height = 5
    _ = notes.take()
    host.bounds.size.height = 5
    notes.expect([])
  }

  @Test func `content is laid out again when its area changes`() {
    let notes = Notes()
    let page = RecordingPage("a", notes)
    let host = TabHostController.with(.pad, .showing(page, "a"))
    host.appear()
    _ = notes.take()
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    notes.expect(["a willLayout", "a didLayout"])
    host.isTabBarHidden = true
    notes.expect(["a willLayout", "a didLayout"])
    host.bounds = CGRect(x: 0, y: 0, width: 80, height: 24)
    notes.expect([])
  }
}
