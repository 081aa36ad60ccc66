import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct SettingPropertiesTests {
  @Test func `a script sets the properties that correspond to SwiftUI modifiers`() throws {
    let described = try HostDescription(json: #"{"tabs":["a",{"id":"g","children":["c"]}]}"#)
      .makeHost()
    try described.run(
      """
      set a helpText "what it is for"
      set g aggregatesBadges true
      set c badgeValue 3
      set host isSearchable true
      set host searchText words
      set host isBottomAccessoryHidden true
      """
    )
    let host = described.host
    let group = try #require(host.tab(forIdentifier: "g") as? TabGroupItem)
    expectEqual(host.tab(forIdentifier: "a")?.helpText, "what it is for")
    expect(group.aggregatesBadges)
    expectEqual(group.children[0].badgeValue, "3")
    expect(host.isSearchable)
    expectEqual(host.searchText, "words")
    expect(host.isBottomAccessoryHidden)
  }
}
