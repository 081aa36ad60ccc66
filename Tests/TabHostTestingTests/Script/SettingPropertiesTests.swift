import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Setting the properties that no question asks about.
@MainActor struct SettingPropertiesTests {
  private let described: DescribedHost

  init() throws {
    described = try HostDescription(json: #"{"tabs":["a",{"id":"g","children":["c"]}]}"#).makeHost()
  }

  @Test func `a script sets the properties of a tab`() throws {
    try described.run(
      """
      set a subtitle x
      set a image star
      set a selectedImage moon
      set a accessibilityIdentifier id
      set a userInfo any
      set a helpText "what it is for"
      set a isHiddenByDefault true
      set a allowsHiding true
      set a allowsMoving false
      set a isSpringLoaded false
      set a reselectionBehavior none
      set a customizationIdentifier old
      """
    )
    let tab = described.host.tabs[0]
    expectEqual(tab.subtitle, "x")
    expectEqual(tab.image?.systemName, "star")
    expectEqual(tab.selectedImage?.systemName, "moon")
    expectEqual(tab.accessibilityIdentifier, "id")
    expectEqual(tab.userInfo as? String, "any")
    expectEqual(tab.helpText, "what it is for")
    expect(tab.isHiddenByDefault && tab.allowsHiding && !tab.allowsMoving && !tab.isSpringLoaded)
    expect(tab.reselectionBehavior == .none)
    expectEqual(tab.customizationIdentifier, "old")
    try described.run("set a subtitle nil\nset a image nil\nset a userInfo nil")
    expect(tab.subtitle == nil && tab.image == nil && tab.userInfo == nil)
  }

  @Test func `a script sets the properties of a group and of the host`() throws {
    try described.run(
      """
      set g aggregatesBadges true
      set g isCollapsedByDefault true
      set g sidebarAppearance rootSection
      set host title Mail
      set host tabBarMinimizeBehavior never
      set host isBottomAccessoryHidden true
      set host customizationIdentifier mail
      set host preferredBarEdge bottom
      set host sidebar.preferredLayout overlap
      set host sidebar.preferredPlacement sidebar
      """
    )
    let host = described.host
    let group = try #require(host.tab(forIdentifier: "g") as? TabGroupItem)
    expect(group.aggregatesBadges && group.isCollapsedByDefault)
    expectEqual(group.sidebarAppearance, .rootSection)
    expectEqual(host.title, "Mail")
    expectEqual(host.tabBarMinimizeBehavior, .never)
    expect(host.isBottomAccessoryHidden)
    expectEqual(host.customizationIdentifier, "mail")
    expectEqual(host.preferredBarEdge, .bottom)
    expectEqual(host.sidebar.preferredLayout, .overlap)
    expectEqual(host.sidebar.preferredPlacement, .sidebar)
  }
}
