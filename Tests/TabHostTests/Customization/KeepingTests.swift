import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Loading and saving customizations.
@MainActor struct KeepingTests {
  private let store = RecordingStore()

  private func launch() -> HostFixture { .keeping(in: store) }

  @Test func `a customization is loaded once, when it is first needed`() {
    let host = TabHostController()
    host.customizationStore = store
    host.customizationIdentifier = "main"
    store.expect([])
    host.tabs = [.bare("a")]
    host.tabs = [.bare("b")]
    expect(host.customization.isEmpty)
    store.expect(["load main"])
  }

  @Test func `a changed customization is saved when editing ends, or at once outside editing`() {
    let fixture = launch()
    _ = store.take()
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b"))
    fixture.user.drag(fixture.tab("c1"), toBarAt: 0)
    store.expect([])
    fixture.user.endEditing()
    store.expect(["save main"])
    expectEqual(store.kept["main"], fixture.host.customization)
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    store.expect(["save main"])
    fixture.user.collapse(fixture.group("g"))
    store.expect(["save main"])
    fixture.user.beginEditing()
    fixture.user.endEditing()
    fixture.user.tapRow("a")
    fixture.tab("m").isHidden = true
    fixture.group("g").displayOrderIdentifiers = ["c3"]
    store.expect([])
  }

  @Test func `the delegate is called before the customization is saved`() {
    let fixture = launch()
    var saved: [Bool] = []
    let listener = Listener { saved.append(store.kept["main"] != nil) }
    fixture.host.delegate = listener
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b"))
    fixture.user.endEditing()
    expectEqual(saved, [false])
    expect(store.kept["main"] != nil)
  }

  private final class Listener: TabHostControllerDelegate {
    let didEndEditing: () -> Void

    init(_ didEndEditing: @escaping () -> Void) { self.didEndEditing = didEndEditing }

    func tabHostControllerDidEndEditing(_ host: TabHostController) { didEndEditing() }
  }

  @Test func `a failed save is reported once and retried with the next save`() {
    let fixture = launch()
    store.fails = true
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    expectEqual(fixture.log.diagnostics.map(\.name), ["unsavedCustomization"])
    expectEqual(fixture.host.customization[group: "g"].tabOrder, ["c2", "c1", "c3"])
    fixture.log.clear()
    fixture.user.tapRow("b")
    expectEqual(fixture.takeRules(), [])
    store.fails = false
    fixture.user.beginEditing()
    fixture.user.endEditing()
    expectEqual(fixture.takeRules(), [])
    expectEqual(store.kept["main"], fixture.host.customization)
  }

  @Test func `an error that repeats is reported once, until a save succeeds`() {
    let fixture = launch()
    store.fails = true
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.host.saveCustomization()
    expectEqual(fixture.takeRules(), ["unsavedCustomization"])
    store.fails = false
    fixture.host.saveCustomization()
    expectEqual(store.kept["main"], fixture.host.customization)
    store.fails = true
    fixture.user.moveRow(fixture.tab("c1"), .before, fixture.tab("c3"))
    expectEqual(fixture.takeRules(), ["unsavedCustomization"])
    expect(!fixture.host.isCustomizationSavePending)
  }

  @Test func `what is saved already is not saved again`() {
    let fixture = launch()
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    _ = store.take()
    fixture.host.saveCustomization()
    store.expect([])
  }

  @Test func `a failed load is reported, and the host uses the defaults`() {
    store.fails = true
    let fixture = HostFixture.editable { $0.customizationStore = store }
    fixture.host.customizationIdentifier = "main"
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic unreadableCustomization [main]: the disk is full; the host uses the defaults"
      ]
    )
    expectEqual(fixture.barText, "f | a b m g | p")
    expect(fixture.host.customization.isEmpty)
  }

  @Test func `without an identifier nothing is loaded or saved`() {
    let fixture = HostFixture.editable { $0.customizationStore = store }
    fixture.user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    expect(!fixture.host.customization.isEmpty)
    store.expect([])
  }

  @Test func `assigning applies silently, is saved, and has no effect the second time`() {
    let fixture = launch()
    _ = store.take()
    var customization = TabCustomization()
    customization[tab: "b"].sidebarVisibility = .hidden
    customization[tab: "c1"].tabBarVisibility = .visible
    customization[group: "g"].tabOrder = ["c3", "nobody", "c1"]
    customization[group: "g"].isExpanded = false
    customization.rootOrder = ["p", "a"]
    customization.barOrder = ["c1", "g"]
    for _ in 0..<2 {
      fixture.host.customization = customization
      fixture.expect([])
      expectEqual(fixture.rowText, "p a f m s g")
      expectEqual(fixture.barText, "f | c1 g a m | p")
      expectEqual(fixture.group("g").displayOrder.map(\.identifier), ["c3", "c1", "c2"])
      expectEqual(fixture.host.customization, customization)
    }
    store.expect(["save main"])
    fixture.host.customization = TabCustomization()
    expectEqual(fixture.rowText, "a b f m p s g c1 c2 c3")
    expectEqual(fixture.barText, "f | a b m g | p")
  }

  @Test func `a programmatic reset is silent and removes only its scope`() {
    let fixture = launch()
    fixture.host.customization[tab: "b"].sidebarVisibility = .hidden
    fixture.host.customization[tab: "c1"].tabBarVisibility = .visible
    fixture.host.customization[group: "g"].tabOrder = ["c3"]
    fixture.host.resetCustomization(.order)
    expectEqual(fixture.rowText, "a f m p s g c1 c2 c3")
    fixture.host.resetCustomization(.bar)
    expectEqual(fixture.barText, "f | a m g | p")
    fixture.host.resetCustomization(.tab("b"))
    expect(fixture.host.customization.isEmpty)
    expectEqual(fixture.rowText, "a b f m p s g c1 c2 c3")
    fixture.expect([])
  }

  @Test func `the customization of absent tabs is kept until it is pruned`() {
    let fixture = launch()
    let removedGroup = fixture.group("g")
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.user.moveRow(fixture.tab("b"), .before, fixture.tab("a"))
    fixture.host.tabs.removeAll { $0 === removedGroup }
    expectEqual(fixture.host.customization[group: "g"].tabOrder, ["c3", "c1", "c2"])
    fixture.host.pruneCustomization()
    var left = TabCustomization()
    left.rootOrder = ["b", "a", "f", "m", "p", "s"]
    expectEqual(fixture.host.customization, left)
    expectEqual(store.kept["main"], left)
    fixture.host.tabs.append(removedGroup)
    expectEqual(fixture.rowText, "b a f m p s g c1 c2 c3")
  }

  @Test func `pruning keeps an order that the app has overridden without effect`() {
    let fixture = launch()
    let (host, group) = (fixture.host, fixture.group("g"))
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    group.children.removeAll { $0.identifier == "c2" }
    group.displayOrderIdentifiers = ["c1", "c3"]
    host.pruneCustomization()
    expectEqual(host.customization[group: "g"].tabOrder, ["c3", "c1"])
    expectEqual(group.displayOrder.map(\.identifier), ["c1", "c3"])
  }

  @Test func `customization pruned while its tab is absent does not return with the tab`() {
    let fixture = launch()
    let removedGroup = fixture.group("g")
    fixture.user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.host.performBatchUpdates {
      fixture.host.tabs.removeAll { $0 === removedGroup }
      fixture.host.pruneCustomization()
      fixture.host.tabs.append(removedGroup)
    }
    expect(fixture.host.customization.isEmpty)
    expectEqual(fixture.rowText, "a b f m p s g c1 c2 c3")
  }

  @Test func `customization of a tab in one host does not apply in another`() {
    let fixture = launch()
    fixture.user.beginEditing()
    fixture.user.uncheck(fixture.tab("b"))
    fixture.user.endEditing()
    let other = TabHostController(tabs: [fixture.tab("b")])
    expect(!other.tabs[0].isHidden)
  }

  @Test func `pruning removes absent tabs from the root order in effect`() {
    let fixture = HostFixture.roots("a", "b")
    let host = fixture.host
    host.customization.rootOrder = ["b", "gone", "a"]
    host.pruneCustomization()
    expectEqual(host.customization.rootOrder, ["b", "a"])
    expectEqual(host.displayOrderIdentifiers, ["b", "a"])
  }
}
