import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct BadgeTests {
  @Test(
    arguments: [
      (nil, nil), (.count(3), "3"), (.count(1), "1"), (.count(0), nil), (.count(-2), nil),
      (.text("new"), "new"), (.text(""), ""), (.indicator, ""),
      (.count(2).tinted(.red), "2"), (.progress(.bar(0.4)), "40%"), (.progress(.spinner), ""),
    ] as [(TabBadge?, String?)]
  )
  func `parity 9: a badge shows a positive count or a text`(
    badge: TabBadge?,
    text: String?
  ) {
    let tab = TabItem.bare("a")
    tab.badge = badge
    expectEqual(tab.badgeValue, text)
    expectEqual(tab.badge, badge)
  }

  @Test func `parity 9: badge and badge value share their storage`() {
    let tab = TabItem.bare("a")
    tab.badgeValue = "new"
    expectEqual(tab.badge, .text("new"))
    tab.badge = .count(2)
    expectEqual(tab.badgeValue, "2")
    tab.badgeValue = nil
    expect(tab.badge == nil)
  }

  @Test func `a badge has a color, which is part of its value`() {
    let badge = TabBadge.indicator.tinted(.red)
    expect(badge.content == .indicator && badge.tint == .red)
    expect(badge != .indicator && badge.tinted(nil) == .indicator)
    expect(TabBadge.count(2).content == .count(2) && TabBadge.text("x").content == .text("x"))
  }

  @Test func `a changed color or form of a badge updates the row`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.displayedRows = 0..<10
    let tab = fixture.tab("b")
    tab.badge = .text("")
    _ = fixture.take()
    tab.badge = .indicator
    fixture.expectCalls([.update("b")])
    tab.badge = .indicator.tinted(.red)
    fixture.expectCalls([.update("b")])
    tab.badge = .indicator.tinted(.red)
    fixture.expectCalls([])
    tab.badge = .progress(.bar(0.401))
    fixture.expectCalls([.update("b")])
    tab.badge = .progress(.bar(0.409))
    fixture.expectCalls([.update("b")])
    tab.badge = .progress(.bar(0.409))
    fixture.expectCalls([])
    expect(tab.badge?.progress == .bar(0.409) && TabBadge.count(1).progress == nil)
  }

  // MARK: - Sums

  /// A group `g` of `a`, `b` and the group `h` of `n`.
  private let group = TabGroupItem.of(
    [.bare("a"), .bare("b"), TabGroupItem.of([.bare("n")], "h")],
    "g"
  )

  private func tab(_ name: String) -> TabItem {
    if let tab = group.tab(forIdentifier: name) { return tab }
    Issue.record("the group has no tab \"\(name)\"")
    return group
  }

  @Test func `parity 9: a group shows the sum of its badges only if it aggregates badges`() {
    tab("a").badge = .count(2)
    tab("n").badge = .count(3)
    expect(group.badgeValue == nil)
    group.aggregatesBadges = true
    expectEqual(group.badgeValue, "5")
    expect(group.badge == nil)
    expect(tab("h").badgeValue == nil)
  }

  @Test func `parity 9: texts, negative counts and hidden tabs are not summed`() {
    group.aggregatesBadges = true
    tab("a").badge = .text("7")
    tab("b").badge = .count(-4)
    expect(group.badgeValue == nil)
    tab("n").badge = .count(3)
    expectEqual(group.badgeValue, "3")
    tab("h").isHidden = true
    expect(group.badgeValue == nil)
  }

  @Test func `parity 9: a group's own badge replaces the sum of its contents`() {
    group.aggregatesBadges = true
    tab("a").badge = .count(2)
    tab("n").badge = .count(3)
    tab("h").badge = .count(10)
    expectEqual(group.badgeValue, "12")
    tab("h").badge = .text("new")
    expectEqual(group.badgeValue, "2")
    group.badge = .count(0)
    expect(group.badgeValue == nil)
    group.badge = nil
    tab("h").badge = nil
    expectEqual(group.badgeValue, "5")
  }

  @Test func `parity 9: a sum that overflows is the largest integer`() {
    group.aggregatesBadges = true
    tab("a").badge = .count(.max)
    tab("b").badge = .count(.max)
    expectEqual(group.badgeValue, String(Int.max))
  }

  // MARK: - Invalidation

  /// Returns the tabs whose observers are notified, with another badge or another sum, during a change
  /// that requests a frame.
  private func drawn(_ change: () -> Void) -> [String] {
    let host = TabHostController.with(.pad, .bare("z"), group)
    host.needsFrameHandler = {}
    let names = ["a", "g", "h", "n"].filter { host.tab(forIdentifier: $0) != nil }
    let watches = names.map { name in Watch { _ = host.tab(forIdentifier: name)?.badgeValue } }
    change()
    let tabs = zip(names, watches).filter { $0.1.count > 0 }.map(\.0)
    if !tabs.isEmpty { expect(host.takeChanges().contains(.looks)) }
    host.tabs = []
    return tabs
  }

  @Test func `parity 9: a badge invalidates its own tab and the groups that sum it`() {
    expectEqual(drawn { tab("n").badge = .count(1) }, ["n"])
    group.aggregatesBadges = true
    expectEqual(drawn { tab("n").badge = .count(2) }, ["g", "n"])
    expectEqual(drawn { tab("n").badge = .count(2) }, [])
    expectEqual(drawn { tab("a").badgeValue = "new" }, ["a", "g"])
    tab("h").badge = .count(1)
    expectEqual(drawn { tab("n").badge = .count(3) }, ["n"])
  }

  @Test func `parity 9: adding, removing and hiding tabs invalidates the groups that sum them`() {
    group.aggregatesBadges = true
    tab("n").badge = .count(2)
    expectEqual(drawn { tab("h").isHidden = true }, ["g"])
    expectEqual(drawn { (tab("h") as? TabGroupItem)?.children = [] }, ["g"])
    expectEqual(drawn { group.aggregatesBadges = false }, ["g"])
    expectEqual(drawn { group.children.removeFirst() }, [])
  }

  // MARK: - Observation

  @Test(arguments: [false, true])
  func `the badge value of a group is observed when its sum changes`(isInHost: Bool) {
    let host = isInHost ? TabHostController.with(.pad, .bare("z"), group) : nil
    group.aggregatesBadges = true
    tab("a").badge = .count(3)
    expectEqual(values { group.badge = .count(0) }, [nil])
    expectEqual(values { group.badge = nil }, ["3"])
    expectEqual(values { tab("a").isHidden = true }, [nil])
    expectEqual(values { tab("a").isHidden = false }, ["3"])
    expectEqual(values { tab("h").badge = .count(2) }, ["5"])
    expectEqual(values { group.children.removeFirst() }, ["2"])
    withExtendedLifetime(host) {}
  }

  private func values(during change: () -> Void) -> [String?] {
    Watch.values({ group.badgeValue }, during: change)
  }
}
