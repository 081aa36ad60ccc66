import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

/// Default visibility and toolbar of the sidebar.
@MainActor struct SidebarSettingTests {
  // MARK: - Default

  @Test(
    arguments: [
      (.pad, nil, false), (.portrait, nil, true), (.pad, true, true), (.portrait, false, false),
      (.mac, true, false), (.vision, true, false), (.phone, true, false),
      (.terminal(columns: 80, rows: 24), true, true),
    ] as [(TraitCollection, Bool?, Bool)]
  )
  func `parity 35: the default applies where bar and sidebar replace each other`(
    traits: TraitCollection,
    isHiddenByDefault: Bool?,
    isHidden: Bool
  ) {
    let rules = PresentationRules(traits: traits, sidebarHiddenByDefault: isHiddenByDefault)
    expectEqual(rules.isSidebarHidden, isHidden)
    let host = TabHostController.with(traits, .bare("a"))
    host.mode = .tabSidebar
    expect(host.sidebar.isHiddenByDefault == nil)
    host.sidebar.isHiddenByDefault = isHiddenByDefault
    expectEqual(host.sidebar.isHidden, isHidden)
  }

  @Test func `parity 35: a change of the default notifies and applies in every orientation`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.isHiddenByDefault = true
    fixture.expect([.sidebarVisibilityWillChange(hidden: true)])
    fixture.host.sidebar.isHiddenByDefault = true
    fixture.host.traitCollection = .portrait
    fixture.host.traitCollection = .pad
    fixture.expect([])
    fixture.host.sidebar.isHiddenByDefault = nil
    fixture.expect([.sidebarVisibilityWillChange(hidden: false)])
  }

  @Test(arguments: [true, false])
  func `parity 35: a choice takes precedence over earlier and later defaults`(
    byUser: Bool
  ) {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.isHiddenByDefault = true
    if byUser { fixture.user.showSidebar() } else { fixture.host.sidebar.isHidden = false }
    _ = fixture.take()
    fixture.host.sidebar.isHiddenByDefault = false
    fixture.host.sidebar.isHiddenByDefault = true
    expect(!fixture.host.sidebar.isHidden)
    fixture.expect([])
  }

  // MARK: - Toolbar

  @Test func `parity 39: a toolbar item only runs its handler`() {
    let fixture = HostFixture.group(traits: .pad)
    let log = fixture.log
    var senders: [Any?] = []
    let item = Action(title: "New") {
      senders.append($0.sender)
      log.append(.handler($0.title))
    }
    expect(fixture.host.sidebar.toolbarItems.isEmpty)
    fixture.host.sidebar.toolbarItems = [item]
    expectEqual(fixture.user.performToolbarItem(item), .performed)
    fixture.expect([.handler("New")])
    expect(senders.first as? TabHostController.Sidebar === fixture.host.sidebar)
  }

  @Test func `parity 39: offscreen and disabled toolbar items cannot be performed`() {
    let fixture = HostFixture.group(traits: .pad)
    let item = Action(title: "New") { _ in Issue.record("was performed") }
    expectEqual(fixture.user.performToolbarItem(item), .refused(.notOnScreen))
    fixture.host.sidebar.toolbarItems = [item]
    fixture.user.hideSidebar()
    expectEqual(fixture.user.performToolbarItem(item), .refused(.notOnScreen))
    fixture.user.showSidebar()
    item.attributes = .disabled
    expectEqual(fixture.user.performToolbarItem(item), .refused(.disabled))
    item.attributes = .hidden
    expectEqual(fixture.user.performToolbarItem(item), .refused(.notOnScreen))
  }

  @Test func `parity 39: changing toolbar items invalidates the sidebar`() {
    let fixture = HostFixture.group(traits: .pad)
    let item = Action(title: "New") { _ in }
    fixture.host.needsFrameHandler = {}
    fixture.host.sidebar.toolbarItems = [item]
    expect(fixture.host.takeChanges().contains(.sidebar))
    fixture.host.sidebar.toolbarItems = [item]
    expect(fixture.host.takeChanges().isEmpty)
    fixture.user.selectNextPage()
    fixture.host.selectedTab = fixture.tab("b")
    expectEqual(fixture.host.sidebar.toolbarItems.map(\.title), ["New"])
  }
}

/// Content in a compact size class.
@MainActor struct SidebarEventTests {
  @Test func `row 72: the delegate can omit the group's page in a compact size class`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    fixture.answers.displayedViewControllers = { tab, _ in tab.identifier == "g" ? [] : nil }
    fixture.host.traitCollection = .compact
    expectEqual(fixture.stack, ["c2"])
  }
}
