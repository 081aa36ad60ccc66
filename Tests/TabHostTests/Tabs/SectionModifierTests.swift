import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Hiding and disabling whole groups.
@MainActor struct SectionModifierTests {
  @Test func `parity 11: the rows of a disabled group are disabled and invalidated`() {
    let fixture = HostFixture.group(traits: .pad)
    fixture.host.needsFrameHandler = {}
    fixture.tab("g").isEnabled = false
    let rows = fixture.host.sidebar.rows.map { "\($0.identifier) \($0.isEnabled)" }
    expectEqual(rows, ["a true", "b true", "g false", "c1 false", "c2 false"])
    let changes = fixture.host.takeChanges()
    expectEqual(changes, [.bar, .sidebar, .looks])
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
