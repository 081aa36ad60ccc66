import TabHost
import TabHostTesting
import Testing

@Suite("Parsing customization") struct CustomizationReadingTests {
  @Test(arguments: [
    (#"{"allowsReordering":1}"#, "allowsReordering: must be true or false"),
    (#"{"customizationIdentifier":null}"#, "customizationIdentifier: must be text"),
    (#"{"customization":[]}"#, "customization: must be an object"),
    (#"{"customization":null}"#, "customization: must be an object"),
    (
      #"{"customization":{"tab":{}}}"#,
      #"customization.tab: unknown key; did you mean "tabs"?"#
    ),
    (#"{"customization":{"tabs":[]}}"#, "customization.tabs: must be an object"),
    (#"{"customization":{"tabs":{"a":"hidden"}}}"#, "customization.tabs.a: must be an object"),
    (
      #"{"customization":{"tabs":{"a b":{"colour":"red"}}}}"#,
      #"customization.tabs["a b"].colour: unknown key; allowed are bar, sidebar"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"bar":"hiden"}}}}"#,
      #"customization.tabs.a.bar: unknown value "hiden"; allowed are visible, hidden; "#
        + #"did you mean "hidden"?"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"sidebar":"automatic"}}}}"#,
      #"customization.tabs.a.sidebar: unknown value "automatic"; allowed are visible, hidden"#
    ),
    (
      #"{"customization":{"tabs":{"a":{"bar":true}}}}"#, "customization.tabs.a.bar: must be text"
    ),
    (
      #"{"customization":{"groups":{"g":{"order":"a"}}}}"#,
      "customization.groups.g.order: must be an array of texts"
    ),
    (
      #"{"customization":{"groups":{"g":{"order":["a",1]}}}}"#,
      "customization.groups.g.order[1]: must be text"
    ),
    (
      #"{"customization":{"groups":{"g":{"expanded":"no"}}}}"#,
      "customization.groups.g.expanded: must be true or false"
    ),
    (
      #"{"customization":{"groups":{"g":{"hidden":true}}}}"#,
      "customization.groups.g.hidden: unknown key; allowed are expanded, order"
    ),
    (#"{"customization":{"rootOrder":{}}}"#, "customization.rootOrder: must be an array of texts"),
    (#"{"customization":{"barOrder":[[]]}}"#, "customization.barOrder[0]: must be text"),
    (
      #"{"customization":{"tabs":{"a":{},"a":{}}}}"#,
      "customization.tabs.a: duplicate key"
    ),
    (#"{"tabs":[{"id":"a","allowsMoving":"no"}]}"#, "tabs[0].allowsMoving: must be true or false"),
    (#"{"tabs":[{"id":"a","behavior":"fixed"}]}"#, "tabs[0].behavior: must be an object"),
    (
      #"{"tabs":[{"id":"a","behavior":{"tabBar":"disabled"}}]}"#,
      "tabs[0].behavior.tabBar: unknown key; allowed are bar, sidebar"
    ),
    (
      #"{"tabs":["a",{"id":"b","behavior":{"sidebar":"visible"}}]}"#,
      #"tabs[1].behavior.sidebar: unknown value "visible"; allowed are automatic, reorderable, "#
        + "disabled"
    ),
    (
      #"{"tabs":[{"id":"a","defaultVisibility":{"bar":"disabled"}}]}"#,
      #"tabs[0].defaultVisibility.bar: unknown value "disabled"; allowed are automatic, visible, "#
        + "hidden"
    ),
  ])
  func `an invalid customization throws an error with its path`(json: String, message: String) {
    do {
      _ = try HostDescription(json: json)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
      #expect(error.exitStatus == 2)
    }
  }

  @Test func `the customization is empty by default`() throws {
    let description = try HostDescription(json: #"{"tabs":["a"]}"#)
    #expect(!description.allowsReordering)
    #expect(description.customizationIdentifier == nil)
    #expect(description.customization == nil)
    let tab = try #require(description.tabs.first)
    #expect(tab.allowsMoving == nil)
    #expect(tab.behavior.isEmpty && tab.defaultVisibility.isEmpty)
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
    #expect(description.customization == expected)
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
    #expect(described.host.allowsReordering)
    #expect(tabs.map(\.allowsMoving) == [false, true, true, true, true])
    #expect(tabs.map(\.allowsHiding) == [false, true, false, true, false])
    #expect(tabs.map(\.isHidden) == [false, false, true, false, false])
    #expect(
      tabs.map(\.preferredPlacement) == [.automatic, .fixed, .optional, .pinned, .automatic]
    )
    #expect(described.log.diagnostics.isEmpty)
  }

  @MainActor @Test func `contradictory settings are logged as diagnostics`() throws {
    let json = #"""
      {"shown":false,
       "tabs":[{"id":"a","behavior":{"bar":"reorderable"},"defaultVisibility":{"bar":"hidden"}}]}
      """#
    let described = try HostDescription(json: json).makeHost()
    #expect(described.log.diagnostics.map(\.name) == ["conflictingBehavior"])
    #expect(described.log.diagnostics.map(\.identifiers) == [["a"]])
  }
}
