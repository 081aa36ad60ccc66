import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Parsing descriptions.
struct HostDescriptionTests {
  @Test(arguments: InvalidDescriptions.all)
  func `an invalid description throws an error with its path`(json: String, message: String) {
    let error = HostDescription.error(json: json)
    expectEqual(error?.description, message)
    expectEqual(error?.exitStatus, 2)
  }

  @Test func `the default traits are those of a tablet`() throws {
    let description = try HostDescription(json: "\u{FEFF}{}")
    expectEqual(description.mode, .automatic)
    expectEqual(description.traits, .pad)
    expect(description.isShown)
    expect(description.selected == nil)
    expect(description.tabs.isEmpty)
  }

  @Test func `a tab is an object or just its identifier`() throws {
    let json = #"{"tabs":["a",{"id":"b","title":"B","managed":false,"children":[]},{"id":"c"}]}"#
    let tabs = try HostDescription(json: json).tabs
    expectEqual(tabs.map(\.id), ["a", "b", "c"])
    expectEqual(tabs.map(\.kind), [.tab, .group, .tab])
    expectEqual(tabs.map(\.hasContent), [true, false, true])
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
    expectEqual(host.mode, .tabSidebar)
    expectEqual(host.prominentTabIdentifier, "s")
    expectEqual(host.compactTabIdentifiers, ["a"])
    expectEqual(host.traitCollection.userInterfaceIdiom, .mac)
    expectEqual(host.traitCollection.horizontalSizeClass, .compact)
    expectEqual(host.traitCollection.orientation, .portrait)
    expectEqual(host.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(host.traitCollection.verticalBarEdge, .trailing)

    let tab = try #require(described.knownTabs["a"])
    expectEqual(tab.title, "A")
    expectEqual(tab.image?.systemName, "star")
    expectEqual(tab.subtitle, "sub")
    expectEqual(tab.badgeValue, "3")
    expect(!tab.hasContent)
    expectEqual(tab.preferredPlacement, .fixed)
    expect(tab.isHidden && tab.isHiddenByDefault && tab.allowsHiding && !tab.isEnabled)

    let group = try #require(described.knownTabs["g"] as? TabGroupItem)
    expect(group.hasContent)
    expect(group.managingNavigationController != nil)
    expect(group.isSidebarDestination && group.isCollapsedByDefault && group.allowsReordering)
    expectEqual(group.sidebarAppearance, .rootSection)
    expectEqual(group.barPresentation, .inlineChildren)
    expectEqual(group.defaultChildIdentifier, "c2")
    expectEqual(group.displayOrder.map(\.identifier), ["c2", "c1"])
    expectEqual(group.sidebarActions.map(\.title), ["New"])
    expect(described.knownTabs["s"] is SearchTabItem)
    expectEqual(described.knownTabs["s"]?.title, "Search")
  }
}
