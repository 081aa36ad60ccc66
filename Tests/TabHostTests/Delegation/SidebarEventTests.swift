import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Rows 67 to 73 and 78 to 80: sidebar, size and mode.
@MainActor struct SidebarEventTests {
  @Test func `rows 67 and 68: showing and hiding the sidebar each make one call`() {
    let fixture = HostFixture.group(traits: .portrait)
    #expect(fixture.user.showSidebar() == .performed)
    #expect(fixture.take() == [.sidebarVisibilityWillChange(hidden: false)])
    #expect(fixture.host.presentation == .sidebar)
    fixture.user.toggleSidebar()
    #expect(fixture.take() == [.sidebarVisibilityWillChange(hidden: true)])
    #expect(fixture.host.presentation == .bar)
    fixture.user.hideSidebar()
    #expect(fixture.take() == [])
  }

  @Test func `row 69: setting isHidden runs animations and completions before it returns`() {
    let fixture = HostFixture.group(traits: .pad)
    let delegate = AnimatingDelegate()
    fixture.recorder.forwardedSidebarDelegate = delegate
    fixture.host.sidebar.isHidden = true
    #expect(delegate.events == ["will true", "alongside 1", "alongside 2", "completion"])
    #expect(fixture.take() == [.sidebarVisibilityWillChange(hidden: true)])
    fixture.host.sidebar.isHidden = true
    #expect(fixture.take() == [])
  }

  @Test func `row 70: sidebar visibility changes with the orientation until one is chosen`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.traitCollection = .portrait
    #expect(fixture.take() == [.sidebarVisibilityWillChange(hidden: true)])
    fixture.host.traitCollection = .pad
    #expect(fixture.take() == [.sidebarVisibilityWillChange(hidden: false)])
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

  @Test func `rows 72 and 73: a size class change requests the stack and keeps the selection`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    _ = fixture.take()
    fixture.host.traitCollection = .compact
    let asked: [DelegateCall] = [
      .displayedViewControllers("g", proposed: ["g"]),
      .displayedViewControllers("c2", proposed: ["c2"]),
    ]
    #expect(fixture.takeCalls() == [.sidebarAvailabilityDidChange(available: false)] + asked)
    #expect(fixture.selected == "c2")
    #expect(!fixture.host.sidebar.isHidden)
    fixture.host.traitCollection = .pad
    #expect(fixture.takeCalls() == [.sidebarAvailabilityDidChange(available: true)] + asked)
    #expect(fixture.selected == "c2")
  }

  @Test func `row 72: the delegate can omit the group's page in a compact size class`() {
    let fixture = HostFixture.group(traits: .pad, content: true, managed: true)
    fixture.user.tapRow("c2")
    fixture.recorder.displayedViewControllers = { tab, _ in tab.identifier == "g" ? [] : nil }
    fixture.host.traitCollection = .compact
    #expect(fixture.stack == ["c2"])
  }

  @Test func `row 78: an action runs its handler without other calls`() {
    let fixture = HostFixture.group(traits: .pad)
    var senders: [String] = []
    let action = Action(title: "New Folder") { action in
      senders.append((action.sender as? TabItem)?.identifier ?? "nobody")
    }
    let group = fixture.group("g")
    group.sidebarActions = [action]
    #expect(fixture.user.perform(action, in: group) == .performed)
    #expect(senders == ["g"])
    #expect(action.sender == nil)
    #expect(fixture.take() == [])
    fixture.user.collapse(group)
    #expect(fixture.user.perform(action, in: group) == .refused(.notOnScreen))
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

/// Adds animations and completions in mixed order.
@MainActor private final class AnimatingDelegate: TabHostController.Sidebar.Delegate {
  var events: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    events.append("will \(sidebar.isHidden)")
    animator.addCompletion { self.events.append("completion") }
    animator.addAnimations { self.events.append("alongside 1") }
    animator.addAnimations { self.events.append("alongside 2") }
  }
}
