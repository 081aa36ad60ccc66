import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Parsing descriptions.
struct HostDescriptionTests {
  @Test(arguments: InvalidDescriptions.all)
  func `an invalid description throws an error with its path`(json: String, message: String) {
    let error = HostDescription.error(json: json)
    #expect(error?.description == message)
    #expect(error?.exitStatus == 2)
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
