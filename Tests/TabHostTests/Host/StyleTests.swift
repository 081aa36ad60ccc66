import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

@MainActor @Suite("Styles") struct StyleTests {
  @Test(
    arguments: [
      (.automatic, .automatic), (.sidebarAdaptable, .tabSidebar), (.tabBarOnly, .tabBar),
    ] as [(TabHostController.Style, TabHostController.Mode)]
  )
  func `parity 28 to 30: a style is a second view on the mode`(
    style: TabHostController.Style,
    mode: TabHostController.Mode
  ) {
    let byStyle = TabHostController()
    #expect(byStyle.style == .automatic)
    byStyle.style = style
    #expect(byStyle.mode == mode && byStyle.style == style)
    let byMode = TabHostController()
    byMode.mode = mode
    #expect(byMode.style == style)
  }

  @Test(arguments: TabHostController.PageIndexDisplayMode.allCases)
  func `parity 32: page style keeps the mode for later`(
    index: TabHostController.PageIndexDisplayMode
  ) {
    let host = TabHostController()
    host.mode = .tabBar
    host.style = .page(index)
    #expect(host.style == .page(index) && host.mode == .tabBar)
    host.mode = .tabSidebar
    #expect(host.style == .page(index))
    #expect(host.resolvedMode == .tabBar)
    host.style = .tabBarOnly
    #expect(host.mode == .tabBar && host.style == .tabBarOnly)
  }

  @Test func `parity 32: a style tells what follows from it, in one go`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.style = .page(.automatic)
    #expect(fixture.take() == [.sidebarAvailabilityDidChange(available: false)])
    fixture.host.style = .page(.never)
    #expect(fixture.take() == [])
    fixture.host.style = .sidebarAdaptable
    #expect(fixture.take() == [.sidebarAvailabilityDidChange(available: true)])
    fixture.host.style = .tabBarOnly
    #expect(fixture.take() == [.sidebarAvailabilityDidChange(available: false)])
    #expect(fixture.selected == "a")
  }

  @Test func `parity 32: a style is drawn, the same one again is not`() {
    let host = TabHostController.with(.pad, .bare("a"))
    host.needsFrameHandler = {}
    host.style = .page(.automatic)
    #expect(host.takeChanges().bar)
    host.style = .page(.automatic)
    #expect(host.takeChanges().isEmpty)
    host.style = .page(.always)
    #expect(host.takeChanges().bar)
  }

  // MARK: - What is on screen

  /// Every situation of the table of platforms.
  private nonisolated static let situations =
    PresentationCase.tablets + PresentationCase.phones + PresentationCase.desktops
    + PresentationCase.spaces + PresentationCase.televisions + PresentationCase.terminals

  @Test(arguments: situations)
  func `parity 32: in page style there is neither bar nor sidebar, wherever`(
    line: PresentationCase
  ) {
    for isEditing in [false, true] {
      let rules = PresentationRules(
        traits: line.traits,
        mode: line.mode,
        isPaged: true,
        hasRootGroup: line.groups,
        isGroupSelected: line.groupSelected,
        sidebarPlacement: line.placement,
        sidebarHiddenByChoice: line.choice,
        isEditing: isEditing
      )
      #expect(rules.presentation == .pages)
      #expect(rules.resolvedMode == .tabBar && !rules.isSidebarAvailable && !rules.allowsEditing)
      #expect(rules.barEdge == line.expected.edge)
      #expect(rules.tabBarPlacement(isBarHidden: isEditing) == .pageIndicator)
    }
  }

  @Test(
    arguments: zip(
      TabHostController.Presentation.allCases,
      [(true, false), (false, true), (true, true), (false, false)]
    )
  )
  func `a presentation says what it shows`(
    presentation: TabHostController.Presentation,
    shows: (bar: Bool, sidebar: Bool)
  ) {
    #expect(presentation.showsBar == shows.bar)
    #expect(presentation.showsSidebar == shows.sidebar)
  }

  @Test func `parity 32: what stood on screen can't be reached, and takes no room`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.bounds = Rect(width: 1000, height: 500)
    fixture.host.style = .page(.automatic)
    #expect(fixture.host.contentLayoutGuide.layoutFrame == fixture.host.bounds)
    #expect(!fixture.tab("b").hasVisiblePlacement)
    #expect(fixture.user.tap("b") == .refused(.notOnScreen))
    #expect(fixture.user.tapRow("c1") == .refused(.notOnScreen))
    #expect(fixture.user.beginEditing() == .refused(.notAvailable))
    #expect(fixture.user.showSidebar() == .refused(.notAvailable))
    #expect(fixture.user.openOverflow() == .refused(.notOnScreen))
  }

  @Test func `parity 32: page style ends editing as Done does`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.beginEditing()
    _ = fixture.take()
    fixture.host.style = .page(.automatic)
    #expect(
      fixture.takeCalls() == [.didEndEditing, .sidebarAvailabilityDidChange(available: false)]
    )
  }

  @Test func `parity 32: the state names it`() {
    let host = TabHostController.with(.pad, .bare("a"))
    host.style = .page(.automatic)
    #expect(HostState(of: host).presentation == "pages")
  }
}
