import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Customization identifiers of tabs.
@MainActor struct CustomizationIdentifierTests {
  private let store = RecordingStore()

  /// A host with the roots `a`, `b` and the group `g` of `c` and `d`, each with a suffix, and with
  /// the identifiers without the suffix for customization.
  private func launch(_ suffix: String) -> HostFixture {
    let fixture = HostFixture(traits: .pad, shown: false) { _ in [] }
    let host = fixture.host
    host.customizationStore = store
    host.customizationIdentifier = "main"
    host.allowsReordering = true
    func named(_ name: String) -> TabItem {
      let tab = TabItem.page(name + suffix, fixture.log)
      tab.customizationIdentifier = name
      tab.allowsHiding = true
      return tab
    }
    let group = TabGroupItem.of([named("c"), named("d")], "g\(suffix)")
    group.customizationIdentifier = "g"
    group.allowsReordering = true
    host.tabs = [named("a"), named("b"), group]
    host.appear()
    fixture.log.clear()
    return fixture
  }

  @Test func `orders list identifiers, and pruning keeps what is stored under the others`() {
    let first = launch("1")
    let user = first.user
    user.beginEditing()
    user.uncheck(first.tab("b1"))
    user.moveRow(first.tab("d1"), .before, first.tab("c1"))
    user.moveRow(first.tab("b1"), .before, first.tab("a1"))
    user.drag(first.tab("c1"), toBarAt: 0)
    user.collapse(first.group("g1"))
    user.endEditing()
    expectEqual(first.group("g1").displayOrderIdentifiers, ["d1", "c1"])
    expectEqual(first.host.displayOrderIdentifiers, ["b1", "a1", "g1"])
    let stored = first.host.customization

    let second = launch("2")
    expectEqual(second.group("g2").displayOrderIdentifiers, ["d2", "c2"])
    second.host.pruneCustomization()
    expectEqual(second.host.customization, stored)
  }

  @Test func `a reset by name, of a tab or a group, uses it`() {
    let fixture = launch("1")
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b1"))
    fixture.user.moveRow(fixture.tab("d1"), .before, fixture.tab("c1"))
    fixture.user.endEditing()
    fixture.host.resetCustomization(.tab("b"))
    expect(!fixture.tab("b1").isHidden)
    fixture.host.resetCustomization(.group("g"))
    expectEqual(fixture.group("g1").displayOrder.map(\.identifier), ["c1", "d1"])
    expect(fixture.host.customization.isEmpty)
  }

  @Test func `the default is the identifier`() {
    let tab = TabItem.bare("a")
    expectEqual(tab.customizationIdentifier, "a")
    tab.customizationIdentifier = "b"
    expectEqual(tab.customizationIdentifier, "b")
    tab.customizationIdentifier = "a"
    expectEqual(tab.customizationIdentifier, "a")
  }

  @Test func `two tabs can exchange identifiers`() {
    let fixture = HostFixture.roots("a", "b")
    let tabs = [("a", "b"), ("b", "a")].map { name, customization in
      let tab = TabItem.shown(name)
      tab.customizationIdentifier = customization
      return tab
    }
    fixture.host.tabs = tabs
    expectEqual(fixture.takeRules(), [])
    expectEqual(fixture.host.tabs.map(\.customizationIdentifier), ["b", "a"])
    fixture.host.tabs = [tabs[1]]
    fixture.host.tabs = [.shown("a")]
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `assigning the present store does not end editing`() {
    let fixture = launch("1")
    fixture.user.beginEditing()
    _ = fixture.take()
    fixture.host.customizationStore = store
    expect(fixture.host.isEditing && fixture.take() == [])
  }

  @Test func `a reset of one tab or group leaves all other entries`() {
    let fixture = HostFixture.group(traits: .pad)
    var customization = TabCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[tab: "b"].sidebarVisibility = .hidden
    customization[group: "g"].tabOrder = ["c2", "c1"]
    customization[group: "absent"].tabOrder = ["x"]
    fixture.host.customization = customization
    fixture.host.resetCustomization(.tab("a"))
    customization[tab: "a"] = TabCustomization.Tab()
    expectEqual(fixture.host.customization, customization)
    expect(!fixture.tab("a").isHidden && fixture.tab("b").isHidden)
    fixture.host.resetCustomization(.group("absent"))
    customization[group: "absent"] = TabCustomization.Group()
    expectEqual(fixture.host.customization, customization)
    fixture.host.resetCustomization(.group("g"))
    expectEqual(fixture.group("g").displayOrder.map(\.identifier), ["c1", "c2"])
  }
}
