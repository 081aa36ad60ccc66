import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Stores that change the host.
@MainActor struct ReentrantStoreTests {
  private let store = RecordingStore()

  private func hiding(_ tabs: String...) -> TabCustomization {
    var customization = TabCustomization()
    for tab in tabs { customization[tab: tab].sidebarVisibility = .hidden }
    return customization
  }

  private func launch() -> HostFixture { .keeping(in: store) }

  @Test func `a choice after a save that set another identifier is saved there`() {
    let fixture = launch()
    store.duringNextSave = { fixture.host.customizationIdentifier = "other" }
    fixture.host.customization = hiding("a")
    #expect(store.kept == ["main": hiding("a")])
    #expect(fixture.host.customization.isEmpty)
    fixture.host.customization = hiding("a")
    #expect(store.kept == ["main": hiding("a"), "other": hiding("a")])
    #expect(store.calls == ["load main", "save main", "load other", "save other"])
  }

  @Test func `a choice after a save that set another store is saved there`() {
    let fixture = launch()
    let other = RecordingStore()
    store.duringNextSave = { fixture.host.customizationStore = other }
    fixture.host.customization = hiding("a")
    fixture.host.customization = hiding("a")
    #expect(store.kept == ["main": hiding("a")])
    #expect(other.kept == ["main": hiding("a")])
  }

  @Test func `a choice inside a save is saved where it was made`() {
    let fixture = launch()
    store.duringNextSave = {
      fixture.host.customization = hiding("b")
      fixture.host.customizationIdentifier = "other"
    }
    fixture.host.customization = hiding("a")
    #expect(store.kept == ["main": hiding("b")])
    #expect(fixture.host.customization.isEmpty)
  }

  @Test func `a customization assigned inside a load stays`() {
    let fixture = HostFixture.editable { $0.customizationStore = store }
    store.kept["main"] = hiding("a")
    store.duringNextLoad = { fixture.host.customization = hiding("b") }
    fixture.host.customizationIdentifier = "main"
    #expect(fixture.host.customization == hiding("b"))
    #expect(fixture.tab("b").isHidden && !fixture.tab("a").isHidden)
    #expect(store.kept["main"] == hiding("b"))
  }

  @Test func `an identifier set inside a load is loaded in its place`() {
    let fixture = HostFixture.editable { $0.customizationStore = store }
    store.kept = ["main": hiding("a"), "other": hiding("b")]
    store.duringNextLoad = { fixture.host.customizationIdentifier = "other" }
    fixture.host.customizationIdentifier = "main"
    #expect(fixture.host.customization == hiding("b"))
    #expect(fixture.tab("b").isHidden && !fixture.tab("a").isHidden)
    #expect(store.calls == ["load main", "load other"])
  }

  @Test func `a load that sets the identifier each time is cut off and reported`() {
    final class Turning: TabCustomizationStore {
      weak var host: TabHostController?

      func load(identifier: String) -> TabCustomization? {
        host?.customizationIdentifier = identifier + "+"
        return nil
      }

      func save(_ customization: TabCustomization, identifier: String) {}
    }
    let turning = Turning()
    let fixture = HostFixture.editable { $0.customizationStore = turning }
    turning.host = fixture.host
    fixture.host.customizationIdentifier = "main"
    #expect(Set(fixture.takeRules()) == ["selectionLoop"])
    #expect(fixture.host.customization.isEmpty)
  }

  // MARK: - Two hosts

  @Test func `of two hosts with one identifier the second to save reports it`() {
    let (first, second) = (launch(), launch())
    first.host.customization = hiding("a")
    #expect(first.takeRules() + second.takeRules() == [])
    second.host.customization = hiding("b")
    #expect(second.takeRules() == ["sharedIdentifier"])
    #expect(store.kept["main"] == hiding("b"))
    second.host.customization = hiding("m")
    #expect(second.takeRules() == [])
    first.host.customization = hiding("b")
    #expect(first.takeRules() == ["sharedIdentifier"])
  }

  @Test func `a host that replaces another one with the same identifier reports nothing`() {
    let first = launch()
    first.host.customization = hiding("a")
    let second = launch()
    #expect(second.host.customization == hiding("a"))
    second.host.customization = hiding("b")
    #expect(second.takeRules() == [])
  }

  @Test func `two file stores in one directory have the same entries`() throws {
    let folder = try StoreFolder(isFast: true)
    let stores = [0, 1].map { _ in FileTabCustomizationStore(directory: folder.path) }
    let hosts = stores.map { HostFixture.keeping(in: $0) }
    hosts[0].host.customization = hiding("a")
    hosts[1].host.customization = hiding("b")
    #expect(hosts.map { $0.takeRules() } == [[], ["sharedIdentifier"]])
  }
}
