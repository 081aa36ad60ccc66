import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Sidebar, size and mode, beyond the scripts of the article "Every event, call by call".
@MainActor struct SidebarEventTests {
  @Test func `rows 67 and 68: the presentation changes, and hiding a hidden sidebar makes no call`()
  {
    let fixture = HostFixture.group(traits: .portrait)
    #expect(fixture.user.showSidebar() == .performed)
    #expect(fixture.host.presentation == .sidebar)
    fixture.user.toggleSidebar()
    #expect(fixture.host.presentation == .bar)
    fixture.log.clear()
    fixture.user.hideSidebar()
    #expect(fixture.take() == [])
  }

  @Test(arguments: [true, false])
  func `row 71: a chosen sidebar visibility is kept through rotations`(byUser: Bool) {
    let fixture = HostFixture.group(traits: .portrait)
    if byUser { fixture.user.showSidebar() } else { fixture.host.sidebar.isHidden = false }
    _ = fixture.take()
    fixture.host.traitCollection = .pad
    fixture.host.traitCollection = .portrait
    #expect(fixture.take() == [])
    #expect(!fixture.host.sidebar.isHidden)
  }

  @Test func `row 71: choosing the present visibility also counts as a choice`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.isHidden = false
    fixture.host.traitCollection = .portrait
    #expect(fixture.take() == [])
  }

  @Test func `row 72: the delegate can omit the group's page in a compact size class`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    fixture.recorder.displayedViewControllers = { tab, _ in tab.identifier == "g" ? [] : nil }
    fixture.host.traitCollection = .compact
    #expect(fixture.stack == ["c2"])
  }

  @Test func `row 79: hiding the bar changes the content area without a call`() {
    let fixture = HostFixture.roots("a", "b")
    #expect(fixture.host.contentLayoutGuide.insets == EdgeInsets(top: 50))
    fixture.host.setTabBarHidden(true, animated: false)
    #expect(fixture.take() == [])
    #expect(fixture.host.contentLayoutGuide.insets == EdgeInsets())
    #expect(fixture.user.tap("b") == .refused(.notOnScreen))
  }

  @Test func `row 80: a mode change notifies of availability and requests the stack`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    _ = fixture.take()
    fixture.host.mode = .tabBar
    let asked: [DelegateCall] = [
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c2", proposed: ["c2"]),
    ]
    #expect(fixture.takeCalls() == [.sidebarAvailabilityDidChange(available: false)] + asked)
    fixture.host.mode = .tabSidebar
    #expect(fixture.takeCalls() == [.sidebarAvailabilityDidChange(available: true)] + asked)
    fixture.host.mode = .automatic
    #expect(fixture.takeCalls() == [])
    #expect(fixture.selected == "c2")
  }

  @Test func `R13: without a sidebar, its visibility is stored without a call`() {
    let fixture = HostFixture.group(traits: .compact)
    fixture.host.sidebar.isHidden = true
    #expect(fixture.take() == [])
    fixture.host.traitCollection = .pad
    #expect(fixture.take() == [.sidebarAvailabilityDidChange(available: true)])
    #expect(fixture.host.sidebar.isHidden)
    #expect(fixture.host.presentation == .bar)
  }
}
