import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Parsing customization.
struct CustomizationReadingTests {
  @Test func `the customization is empty by default`() throws {
    let description = try HostDescription(json: #"{"tabs":["a"]}"#)
    expect(!description.allowsReordering)
    expect(description.customizationIdentifier == nil)
    expect(description.customization == nil)
    let tab = try #require(description.tabs.first)
    expect(tab.behavior.isEmpty && tab.defaultVisibility.isEmpty)
  }

  @Test func `a customization is parsed from its coded form`() throws {
    let json = #"""
      {"barOrder":["b","a"],"groups":{"g":{"expanded":false,"order":["d","c"]}},\#
      "rootOrder":["b","a","g"],"tabs":{"a":{"bar":"hidden"},"gone":{"sidebar":"visible"}}}
      """#
    let description = try HostDescription(json: #"{"customization":\#(json)}"#)
    var expected = TabCustomization()
    expected.barOrder = ["b", "a"]
    expected.rootOrder = ["b", "a", "g"]
    expected[tab: "a"].tabBarVisibility = .hidden
    expected[tab: "gone"].sidebarVisibility = .visible
    expected[group: "g"].tabOrder = ["d", "c"]
    expected[group: "g"].isExpanded = false
    expectEqual(description.customization, expected)
  }

  @MainActor @Test func `a host has the described customization settings`() throws {
    let described = try HostDescription(
      json: #"""
        {"allowsReordering":true,"tabs":[
          {"id":"a","allowsMoving":false},
          {"id":"b","behavior":{"bar":"disabled","sidebar":"automatic"}},
          {"id":"c","defaultVisibility":{"bar":"hidden","sidebar":"hidden"}},
          {"id":"d","behavior":{"bar":"disabled","sidebar":"disabled"},"placement":"pinned",
           "allowsHiding":true,"allowsMoving":true},
          {"id":"e","defaultVisibility":{"sidebar":"hidden"},"isHiddenByDefault":false}]}
        """#
    ).makeHost()
    let tabs = described.host.tabs
    expect(described.host.allowsReordering)
    expectEqual(tabs.map(\.allowsMoving), [false, true, true, true, true])
    expectEqual(tabs.map(\.allowsHiding), [false, true, false, true, false])
    expectEqual(tabs.map(\.isHidden), [false, false, true, false, false])
    expectEqual(
      tabs.map(\.preferredPlacement),
      [.automatic, .fixed, .optional, .pinned, .automatic]
    )
    expect(described.log.diagnostics.isEmpty)
  }
}
