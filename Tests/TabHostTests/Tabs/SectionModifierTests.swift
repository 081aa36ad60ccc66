import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Hiding and disabling whole groups.
@MainActor struct SectionModifierTests {
  @Test func `parity 10: hiding a group removes its contents from all surfaces and keeps content`()
  {
    let fixture = HostFixture.group(traits: .compact)
    fixture.host.selectedTab = fixture.tab("c1")
    let content = fixture.tab("c1").viewController
    fixture.host.selectedTab = fixture.tab("a")
    _ = fixture.take()
    fixture.tab("g").isHidden = true
    expectEqual(fixture.host.bar.text, "middle a b")
    expectEqual(fixture.user.tap("c1"), .refused(.hidden))
    fixture.host.traitCollection = .pad
    expectEqual(fixture.user.tapRow("c1"), .refused(.hidden))
    fixture.expect([.sidebarAvailabilityDidChange(available: true)])
    fixture.tab("g").isHidden = false
    expect(!fixture.tab("c1").isHidden && fixture.tab("c1").viewController === content)
  }

  @Test(arguments: [TraitCollection.pad, .compact])
  func `parity 11: the user cannot select tabs in a disabled group`(traits: TraitCollection) {
    let fixture = HostFixture.group(traits: traits)
    fixture.tab("g").isEnabled = false
    expect(fixture.tab("c1").isEnabled && !fixture.tab("c1").isEffectivelyEnabled)
    expectEqual(fixture.user.tap("c1"), .refused(.disabled))
    expectEqual(fixture.user.springLoad(fixture.tab("c1")), .refused(.disabled))
    fixture.expect([])
    fixture.tab("g").isEnabled = true
    expectEqual(fixture.user.tap("c1"), .performed)
  }

  @Test func `parity 11: the app can select tabs in a disabled group, and they stay selected`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.tab("g").isEnabled = false
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.tab("g").isEnabled = true
    fixture.tab("g").isEnabled = false
    fixture.expectCalls([.didSelect("c1", previous: "a", origin: .program)])
  }

  @Test func `parity 11: the rows of a disabled group are disabled and invalidated`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.needsFrameHandler = {}
    fixture.tab("g").isEnabled = false
    let rows = fixture.host.sidebar.rows.map { "\($0.identifier) \($0.isEnabled)" }
    expectEqual(rows, ["a true", "b true", "g false", "c1 false", "c2 false"])
    let changes = fixture.host.takeChanges()
    expect(changes.bar && changes.sidebar && changes.tabs == ["g"])
  }

  @Test func `parity 11: the items of rows in a disabled group are disabled`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.sidebar.displayedRows = 0..<5
    let item = fixture.host.sidebar.item(for: fixture.tab("c1"))
    expectEqual(item?.configurationState.isDisabled, false)
    fixture.tab("g").isEnabled = false
    expectEqual(item?.configurationState.isDisabled, true)
  }

  @Test func `parity 55: resetting the order of a group keeps its expansion`() {
    let fixture = HostFixture.group(traits: .pad)
    var customization = TabCustomization()
    customization[group: "g"].tabOrder = ["c2", "c1"]
    customization[group: "g"].isExpanded = false
    fixture.host.customization = customization
    expectEqual(fixture.group("g").displayOrder.map(\.identifier), ["c2", "c1"])
    customization[group: "g"].resetTabOrder()
    fixture.host.customization = customization
    expectEqual(fixture.group("g").displayOrder.map(\.identifier), ["c1", "c2"])
    expect(!fixture.group("g").isExpanded)
    fixture.expect([])
  }
}
