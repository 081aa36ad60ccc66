import Foundation
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHost

@MainActor struct StyleTests {
  @Test(
    arguments: [
      (.automatic, .automatic), (.sidebarAdaptable, .tabSidebar), (.tabBarOnly, .tabBar),
    ] as [(TabHostController.Style, TabHostController.Mode)]
  )
  func `parity 28 to 30: style and mode are two representations of one setting`(
    style: TabHostController.Style,
    mode: TabHostController.Mode
  ) {
    let byStyle = TabHostController()
    expectEqual(byStyle.style, .automatic)
    byStyle.style = style
    expect(byStyle.mode == mode && byStyle.style == style)
    let byMode = TabHostController()
    byMode.mode = mode
    expectEqual(byMode.style, style)
  }

  @Test(arguments: TabHostController.PageIndexDisplayMode.allCases)
  func `parity 32: page style preserves the mode`(
    index: TabHostController.PageIndexDisplayMode
  ) {
    let host = TabHostController()
    host.mode = .tabBar
    host.style = .page(index)
    expect(host.style == .page(index) && host.mode == .tabBar)
    host.mode = .tabSidebar
    expectEqual(host.style, .page(index))
    expectEqual(host.resolvedMode, .tabBar)
    host.style = .tabBarOnly
    expect(host.mode == .tabBar && host.style == .tabBarOnly)
  }

  @Test func `parity 32: a change of style notifies once of its consequences`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.style = .page(.automatic)
    fixture.expect([.sidebarAvailabilityDidChange(available: false)])
    fixture.host.style = .page(.never)
    fixture.expect([])
    fixture.host.style = .sidebarAdaptable
    fixture.expect([.sidebarAvailabilityDidChange(available: true)])
    fixture.host.style = .tabBarOnly
    fixture.expect([.sidebarAvailabilityDidChange(available: false)])
    expectEqual(fixture.selected, "a")
  }

  @Test func `parity 32: a change of style requests a frame, setting the same style does not`() {
    let host = TabHostController.with(.pad, .bare("a"))
    host.needsFrameHandler = {}
    host.style = .page(.automatic)
    expect(host.takeChanges().contains(.bar))
    host.style = .page(.automatic)
    expect(host.takeChanges().isEmpty)
    host.style = .page(.always)
    expect(host.takeChanges().contains(.bar))
  }

  // MARK: - Presentation

  /// All cases of the presentation table.
  private nonisolated static let situations =
    PresentationCase.tablets + PresentationCase.phones + PresentationCase.desktops
    + PresentationCase.spaces + PresentationCase.televisions + PresentationCase.terminals

  @Test(arguments: situations)
  func `parity 32: page style shows neither bar nor sidebar on any platform`(
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
      expectEqual(rules.presentation, .pages)
      expect(rules.resolvedMode == .tabBar && !rules.isSidebarAvailable && !rules.allowsEditing)
      expectEqual(rules.barEdge, line.expected.edge)
      expectEqual(rules.tabBarPlacement(isBarHidden: isEditing), .pageIndicator)
    }
  }

  @Test(
    arguments: zip(
      TabHostController.Presentation.allCases,
      [(true, false), (false, true), (true, true), (false, false)]
    )
  )
  func `a presentation shows a bar, a sidebar, both or neither`(
    presentation: TabHostController.Presentation,
    shows: (bar: Bool, sidebar: Bool)
  ) {
    expectEqual(presentation.showsBar, shows.bar)
    expectEqual(presentation.showsSidebar, shows.sidebar)
  }

  @Test func `parity 32: in page style, bar and sidebar are unavailable and take no space`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.bounds = CGRect(x: 0, y: 0, width: 1000, height: 500)
    fixture.host.style = .page(.automatic)
    expectEqual(fixture.host.contentLayoutGuide.layoutFrame, fixture.host.bounds)
    expect(!fixture.tab("b").hasVisiblePlacement)
    expectEqual(fixture.user.tap("b"), .refused(.notOnScreen))
    expectEqual(fixture.user.tapRow("c1"), .refused(.notOnScreen))
    expectEqual(fixture.user.beginEditing(), .refused(.notAvailable))
    expectEqual(fixture.user.showSidebar(), .refused(.notAvailable))
    expectEqual(fixture.user.openOverflow(), .refused(.notOnScreen))
  }

  @Test func `parity 32: page style ends editing as the user would`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.user.beginEditing()
    _ = fixture.take()
    fixture.host.style = .page(.automatic)
    fixture.expectCalls([.didEndEditing, .sidebarAvailabilityDidChange(available: false)])
  }

  @Test func `parity 32: the host state describes the presentation as pages`() {
    let host = TabHostController.with(.pad, .bare("a"))
    host.style = .page(.automatic)
    expectEqual(HostState(of: host).presentation, "pages")
  }
}
