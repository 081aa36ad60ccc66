import TabHost
import TabHostTesting
import Testing

@Suite("Parsing descriptions") struct HostDescriptionTests {
  @Test(arguments: [
    (#"{"tabz":[]}"#, #"tabz: unknown key; did you mean "tabs"?"#),
    (
      #"{"orientation":"portrait"}"#,
      "orientation: unknown key; allowed are allowsReordering, answers, compactTabIdentifiers, "
        + "customization, customizationIdentifier, mode, prominentTabIdentifier, selected, shown, "
        + "tabs, traits"
    ),
    (
      #"{"mode":"tabbar"}"#,
      #"mode: unknown value "tabbar"; allowed are automatic, tabBar, tabSidebar; "#
        + #"did you mean "tabBar"?"#
    ),
    (#"{"mode":1}"#, "mode: must be text"),
    (#"{"shown":"yes"}"#, "shown: must be true or false"),
    (#"{"tabs":{}}"#, "tabs: must be an array of tabs"),
    (#"{"tabs":["a",1]}"#, "tabs[1]: a tab must be an object or an identifier"),
    (#"{"tabs":[{}]}"#, "tabs[0].id: is missing: every tab has an identifier"),
    (#"{"tabs":[{"id":null}]}"#, "tabs[0].id: must be text"),
    (
      #"{"tabs":["a","b",{"id":"g","children":[{"id":7}]}]}"#,
      "tabs[2].children[0].id: must be text"
    ),
    (
      #"{"tabs":[{"id":"a","placement":"bottom"}]}"#,
      #"tabs[0].placement: unknown value "bottom"; allowed are automatic, default, optional, "#
        + "movable, pinned, fixed, sidebarOnly"
    ),
    (
      #"{"tabs":[{"id":"a","managed":true}]}"#,
      #"tabs[0].managed: only a group has this; a tab is one with "children" or with "#
        + #""kind": "group""#
    ),
    (
      #"{"tabs":["a",{"id":"g","children":["b",{"id":"a"}]}]}"#,
      #"tabs[1].children[1].id: duplicate identifier "a"; tabs[0].id has it, too"#
    ),
    (
      #"{"tabs":[{"kind":"search"},{"kind":"search"}]}"#,
      #"tabs[1].id: duplicate identifier "TabHost.Search"; tabs[0].id has it, too"#
    ),
    (
      #"{"tabs":["inbox"],"selected":"imbox"}"#,
      #"selected: no tab has the identifier "imbox"; did you mean "inbox"?"#
    ),
    (
      #"{"tabs":[{"id":"g","children":["a"],"selectedChild":"b"}]}"#,
      #"tabs[0].selectedChild: no child is called "b""#
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"actions":[{"id":"n"},{"id":"n"}]}]}"#,
      #"tabs[0].actions[1].id: an action of this group is already called "n""#
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"actions":[{"title":"n"}]}]}"#,
      "tabs[0].actions[0].id: is missing: every action has an identifier"
    ),
    (
      #"{"tabs":[{"id":"g","children":[],"displayOrder":["a",2]}]}"#,
      "tabs[0].displayOrder[1]: must be text"
    ),
    (
      #"{"traits":{"idiom":"watch"}}"#,
      #"traits.idiom: unknown value "watch"; allowed are pad, phone, mac, vision, tv, terminal"#
    ),
    (#"{"traits":[]}"#, "traits: must be an object"),
    (
      #"{"answers":{"shouldSelectTab":{"a b":1}}}"#,
      #"answers.shouldSelectTab["a b"]: must be true or false"#
    ),
    (
      #"{"answers":{"displayedViewControllersFor":{"a":"b"}}}"#,
      "answers.displayedViewControllersFor.a: must be an array of texts"
    ),
    (
      #"{"answers":{"accessory":{}}}"#,
      "answers.accessory: unknown key; allowed are displayedViewControllersFor, dragItems, drop, "
        + "dropOnAction, menu, reselectInDid, reselectInShould, shouldSelectTab, swipe"
    ),
    ("[]", "the description must be an object"),
    ("", "not JSON: line 1, column 1: the text ends where a value is expected"),
    ("{\n  \"tabs\": [\"a\"", "not JSON: line 2, column 15: the text ends inside an array"),
    (#"{"tabs":["a",]}"#, "not JSON: line 1, column 14: expected a value"),
    (#"{"tabs":["a"}"#, "not JSON: line 1, column 13: expected ',' or ']'"),
    (#"{"mode" "tabBar"}"#, "not JSON: line 1, column 9: expected ':' after a key"),
    (#"{"tabs":["\ud800"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["\udc00a"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["a\x"]}"#, "not JSON: line 1, column 12: an invalid escape in a text"),
    (#"{"tabs":["\u+123"]}"#, "not JSON: line 1, column 11: an invalid escape in a text"),
    (#"{"tabs":["\ud83d\ude00",1]}"#, "tabs[1]: a tab must be an object or an identifier"),
    (#"{"tabs":[0x10]}"#, "not JSON: line 1, column 10: expected a value"),
    (#"{"tabs":[01]}"#, "not JSON: line 1, column 10: expected a value"),
    (#"{"tabs":[-0.5e+3]}"#, "tabs[0]: a tab must be an object or an identifier"),
    (#"{mode:1}"#, "not JSON: line 1, column 2: expected a key in quotes"),
    (#"{"mode":"tabBar"#, "not JSON: line 1, column 9: a text without an end"),
    (#"{} {}"#, "not JSON: line 1, column 4: unexpected text after the end of the description"),
    (
      #"{"\u001b":1}"#,
      #"["\u{1B}"]: unknown key; allowed are allowsReordering, answers, compactTabIdentifiers, "#
        + "customization, customizationIdentifier, mode, prominentTabIdentifier, selected, shown, "
        + "tabs, traits"
    ),
  ])
  func `an invalid description throws an error with its path`(json: String, message: String) {
    do {
      _ = try HostDescription(json: json)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
      #expect(error.exitStatus == 2)
    }
  }

  @Test func `the default traits are those of a tablet`() throws {
    let description = try HostDescription(json: "\u{FEFF}{}")
    #expect(description.mode == .automatic)
    #expect(description.traits == .pad)
    #expect(description.isShown)
    #expect(description.selected == nil)
    #expect(description.tabs.isEmpty)
  }

  @Test func `a tab is an object or just its identifier`() throws {
    let json = #"{"tabs":["a",{"id":"b","title":"B","managed":false,"children":[]},{"id":"c"}]}"#
    let tabs = try HostDescription(json: json).tabs
    #expect(tabs.map(\.id) == ["a", "b", "c"])
    #expect(tabs.map(\.kind) == [.tab, .group, .tab])
    #expect(tabs.map(\.hasContent) == [true, false, true])
  }

  @Test func `group keys without an effect are allowed for a tab`() throws {
    let json = #"{"tabs":[{"kind":"tab","id":"a","children":[],"managed":false,"actions":[]}]}"#
    #expect(try HostDescription(json: json).tabs.map(\.kind) == [.tab])
  }

  @MainActor @Test func `the default identifier of a search tab is that of the framework`() throws {
    let tab = try #require(try HostDescription(json: #"{"tabs":[{"kind":"search"}]}"#).tabs.first)
    #expect(tab.id == SearchTabItem.identifier)
  }

  @MainActor @Test func `a host has all described properties`() throws {
    let described = try HostDescription(
      json: #"""
        {"mode":"tabSidebar", "shown":false, "prominentTabIdentifier":"s",
         "compactTabIdentifiers":["a"],
         "traits":{"idiom":"mac","horizontal":"compact","orientation":"portrait","direction":"rtl",
                   "verticalBarEdge":"trailing"},
         "tabs":[
          {"id":"a","title":"A","image":"star","subtitle":"sub","badge":"3","content":false,
           "placement":"fixed","isHidden":true,"isHiddenByDefault":true,"allowsHiding":true,
           "isEnabled":false},
          {"id":"g","content":true,"managed":true,"sidebarDestination":true,
           "collapsedByDefault":true,"appearance":"rootSection","barPresentation":"inlineChildren",
           "children":["c1","c2"],"defaultChild":"c2","selectedChild":"c1",
           "allowsReordering":true,"displayOrder":["c2"],"actions":[{"id":"n","title":"New"}]},
          {"kind":"search","id":"s"}]}
        """#
    ).makeHost()
    let host = described.host
    #expect(host.mode == .tabSidebar)
    #expect(host.prominentTabIdentifier == "s")
    #expect(host.compactTabIdentifiers == ["a"])
    #expect(host.traitCollection.userInterfaceIdiom == .mac)
    #expect(host.traitCollection.horizontalSizeClass == .compact)
    #expect(host.traitCollection.orientation == .portrait)
    #expect(host.traitCollection.layoutDirection == .rightToLeft)
    #expect(host.traitCollection.verticalBarEdge == .trailing)

    let tab = try #require(described.knownTabs["a"])
    #expect(tab.title == "A")
    #expect(tab.image?.systemName == "star")
    #expect(tab.subtitle == "sub")
    #expect(tab.badgeValue == "3")
    #expect(!tab.hasContent)
    #expect(tab.preferredPlacement == .fixed)
    #expect(tab.isHidden && tab.isHiddenByDefault && tab.allowsHiding && !tab.isEnabled)

    let group = try #require(described.knownTabs["g"] as? TabGroupItem)
    #expect(group.hasContent)
    #expect(group.managingNavigationController is RecordingNavigationController)
    #expect(group.isSidebarDestination && group.isCollapsedByDefault && group.allowsReordering)
    #expect(group.sidebarAppearance == .rootSection)
    #expect(group.barPresentation == .inlineChildren)
    #expect(group.defaultChildIdentifier == "c2")
    #expect(group.displayOrder.map(\.identifier) == ["c2", "c1"])
    #expect(group.sidebarActions.map(\.title) == ["New"])
    #expect(described.knownTabs["s"] is SearchTabItem)
    #expect(described.knownTabs["s"]?.title == "Search")
  }

  @MainActor @Test func `a restored selection is notified once, before the host appears`() throws {
    let described = try HostDescription(json: #"{"tabs":["a","b"],"selected":"b"}"#).makeHost()
    #expect(described.log.calls == [.didSelect("b", previous: nil, origin: .restoration)])
    #expect(described.log.entries.first == .didSelect("b", previous: nil, origin: .restoration))
    #expect(described.log.content.last == .didAppear("b"))
    #expect(!described.log.content.contains(.make("a")))
  }
}
