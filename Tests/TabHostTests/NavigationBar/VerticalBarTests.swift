import Foundation
import TabHost
import TabHostTestSupport
import Testing

extension TraitCollection {
  /// A phone with a vertical bar at an edge.
  fileprivate static func phone(_ edge: VerticalBarEdge) -> TraitCollection {
    var traits = TraitCollection.phone
    traits.verticalBarEdge = edge
    return traits
  }
}

@MainActor struct VerticalBarTests {
  @Test(arguments: [
    (VerticalBarEdge.unspecified, TabHostController.Bar.Edge.bottom), (.leading, .leading),
    (.trailing, .trailing),
  ])
  func `the bar of a phone is at the edge of its traits`(
    edge: VerticalBarEdge,
    expected: TabHostController.Bar.Edge
  ) {
    let host = BarFixture(traits: .phone(edge)).host
    expectEqual(host.bar.edge, expected)
    expectEqual(host.bar.edge.isVertical, (edge != .unspecified))
    expectEqual(host.tabBarPlacement, (edge == .unspecified ? .bottomBar : .ornament))
    var metrics = LayoutMetrics()
    metrics.barThickness = 5
    host.layoutMetrics = metrics
    host.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let insets = host.contentLayoutGuide.insets
    let thickness = [insets.leading, insets.bottom, insets.trailing]
    expectEqual(
      thickness,
      [
        edge == .leading ? 5 : 0, edge == .unspecified ? 5 : 0,
        edge == .trailing ? 5 : 0,
      ]
    )
    host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(host.bar.edge, expected)
  }

  @Test func `other platforms ignore the edge, and content inherits it`() {
    for traits in [TraitCollection.pad, .compact, .mac, .vision, .tv] {
      let fixture = BarFixture(traits: traits)
      let edge = fixture.host.bar.edge
      fixture.host.traitCollection.verticalBarEdge = .trailing
      expectEqual(fixture.host.bar.edge, edge)
      expectEqual(fixture.root.traitCollection.verticalBarEdge, .trailing)
      expect(fixture.host.verticalBar(fitting: 9) == nil)
    }
  }

  @Test func `parity 61: the edge can be observed`() {
    let fixture = BarFixture(traits: .phone)
    var edges: [VerticalBarEdge] = []
    fixture.root.registerForTraitChanges(TraitCollection.systemTraitsAffectingVerticalBarEdge) {
      (page: ViewController, previous: TraitCollection) in
      edges += [previous.verticalBarEdge, page.traitCollection.verticalBarEdge]
    }
    fixture.host.traitCollection.verticalBarEdge = .leading
    expectEqual(edges, [.unspecified, .leading])
    expectEqual(VerticalBarEdgeTrait.value(in: .phone(.trailing)), .trailing)
  }

  // MARK: - Behavior

  private final class Page: ViewController {
    var behavior = VerticalBarBehavior.automatic
    var child: ViewController?
    var reads = 0
    var onRead: () -> Void = {}
    override var preferredVerticalBarBehavior: VerticalBarBehavior {
      reads += 1
      onRead()
      return behavior
    }
    override var childForPreferredVerticalBarBehavior: ViewController? { child }
  }

  @Test func `parity 62: a page on top of a stack can disable the vertical bar`() {
    let fixture = BarFixture(traits: .phone(.trailing))
    let page = Page()
    page.behavior = .disabled
    fixture.stack.pushViewController(page, animated: false)
    expectEqual(fixture.host.bar.edge, .bottom)
    page.behavior = .automatic
    expectEqual(fixture.host.bar.edge, .bottom)
    page.setNeedsUpdateOfVerticalBarConfiguration()
    expectEqual(fixture.host.bar.edge, .trailing)
    page.behavior = .disabled
    page.setNeedsUpdateOfVerticalBarConfiguration()
    fixture.user.goBack()
    expectEqual(fixture.host.bar.edge, .trailing)
    expect(fixture.root.childForPreferredVerticalBarBehavior == nil)
    expect(fixture.stack.childForPreferredVerticalBarBehavior === fixture.root)
    expect(fixture.host.childForPreferredVerticalBarBehavior === fixture.stack)
  }

  @Test func `a page can defer to a child, and a cycle of children ends`() {
    let fixture = BarFixture(traits: .phone(.leading))
    let (page, child) = (Page(), Page())
    child.behavior = .disabled
    page.child = child
    fixture.stack.viewControllers = [page]
    expectEqual(fixture.host.bar.edge, .bottom)
    child.child = page
    page.setNeedsUpdateOfVerticalBarConfiguration()
    expect([.bottom, .leading].contains(fixture.host.bar.edge))
  }

  @Test func `pages are read when they appear, and not without a vertical bar`() {
    let page = Page()
    let host = TabHostController.with(.phone, .showing(page, "p"))
    host.appear()
    expectEqual(page.reads, 0)
    page.behavior = .disabled
    host.traitCollection.verticalBarEdge = .leading
    expect(page.reads > 0 && host.bar.edge == .bottom)
    host.disappear()
    page.behavior = .automatic
    host.appear()
    expectEqual(host.bar.edge, .leading)
  }

  @Test func `a page can change the host while it is read`() {
    let page = Page()
    let fixture = BarFixture(traits: .phone(.leading))
    page.onRead = { [host = fixture.host] in host.tabs = [] }
    fixture.stack.viewControllers = [page]
    expect(fixture.host.selectedTab == nil && fixture.host.tabs.isEmpty)
    let restless = Page()
    fixture.host.tabs = [.showing(restless, "r")]
    restless.onRead = { [weak restless] in
      guard let restless else { return }
      restless.behavior = restless.behavior == .automatic ? .disabled : .automatic
    }
    restless.setNeedsUpdateOfVerticalBarConfiguration()
    fixture.log.expect(["selectionLoop[]"])
  }

  // MARK: - Contents

  private func bar(_ fixture: BarFixture, _ count: Int) -> String {
    guard let bar = fixture.host.verticalBar(fitting: count) else { return "none" }
    let tabs = bar.tabs.items.map(\.identifier) + (bar.tabs.overflow.isEmpty ? [] : ["more"])
    let rest = bar.hasOverflow ? "⋯" : ""
    let text = "\(tabs.joined(separator: " "))|\(bar.buttons.text)|\(rest)\(bar.overflow.text)"
    return "\(bar.edge.rawValue)|\(text)"
  }

  @Test func `the bar holds tabs, then buttons by priority, then the overflow menu`() {
    let fixture = BarFixture(traits: .phone(.trailing))
    let item = fixture.root.navigationItem
    func icon(_ title: String) -> BarButtonItem {
      BarButtonItem(title: title, image: .init(systemName: "star"))
    }
    let (x, y, text) = (icon("x"), icon("y"), BarButtonItem(title: "text"))
    item.leftBarButtonItem = x
    item.rightBarButtonItems = [text, y]
    expectEqual(fixture.bar, "||Root||text|||vertical x y")
    y.visibilityPriority = .high
    expectEqual(bar(fixture, 9), "trailing|a b|y x|")
    expectEqual(bar(fixture, 4), "trailing|a b|y x|")
    expectEqual(bar(fixture, 3), "trailing|a b||⋯y x")
    expectEqual(bar(fixture, 2), "trailing|more||⋯y x")
    item.verticalBarCompressionBehavior = .prefersBarItems
    expectEqual(bar(fixture, 3), "trailing|more|y x|")
    item.additionalOverflowItems = DeferredMenuElement { $0([]) }
    expectEqual(bar(fixture, 4), "trailing|more|y x|⋯")
    expectEqual(fixture.host.visibleNavigationBar?.hasOverflow, false)
    x.axisBehavior = .horizontalOnly
    text.axisBehavior = .verticalPreferred
    expectEqual(fixture.bar, "|x|Root|||||vertical y text")
    fixture.host.isTabBarHidden = true
    expectEqual(bar(fixture, 9), "none")
    expectEqual(fixture.bar, "|x|Root||y text|⋯|")
  }

  @Test func `buttons of the vertical bar can be tapped, and the bar has room for five tabs`() {
    let fixture = BarFixture(traits: .phone(.leading))
    let button = fixture.button("x")
    button.image = .init(systemName: "star")
    fixture.root.navigationItem.rightBarButtonItem = button
    expectEqual(fixture.user.tapBarButton(button), .performed)
    fixture.log.expect(["tap x"])
    fixture.host.tabs += (0..<5).map { .bare("t\($0)") }
    expectEqual(bar(fixture, 9), "leading|a b t0 t1 more|x|")
    expectEqual(bar(fixture, 4), "leading|a b more|x|")
    expectEqual(
      fixture.host.verticalBar(fitting: 4)?.tabs.overflow.map(\.identifier),
      ["t0", "t1", "t2", "t3", "t4"]
    )
  }
}
