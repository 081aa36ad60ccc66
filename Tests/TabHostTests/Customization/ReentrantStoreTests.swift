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
    expectEqual(store.kept, ["main": hiding("a")])
    expect(fixture.host.customization.isEmpty)
    fixture.host.customization = hiding("a")
    expectEqual(store.kept, ["main": hiding("a"), "other": hiding("a")])
    expectEqual(store.calls, ["load main", "save main", "load other", "save other"])
  }

  @Test func `a choice after a save that set another store is saved there`() {
    let fixture = launch()
    let other = RecordingStore()
    store.duringNextSave = { fixture.host.customizationStore = other }
    fixture.host.customization = hiding("a")
    fixture.host.customization = hiding("a")
    expectEqual(store.kept, ["main": hiding("a")])
    expectEqual(other.kept, ["main": hiding("a")])
  }

  @Test func `a choice inside a save is saved where it was made`() {
    let fixture = launch()
    store.duringNextSave = {
      fixture.host.customization = hiding("b")
      fixture.host.customizationIdentifier = "other"
    }
    fixture.host.customization = hiding("a")
    expectEqual(store.kept, ["main": hiding("b")])
    expect(fixture.host.customization.isEmpty)
  }

  @Test func `what another host saves during a save is applied after it`() {
    let (first, second) = (launch(), launch())
    let watch = Watch {
      _ = second.host.customization
    } then: {
      second.host.customization = hiding("a", "b")
      return nil
    }
    first.host.customization = hiding("a")
    expectEqual(first.host.customization, hiding("a", "b"))
    expectEqual(second.host.customization, hiding("a", "b"))
    expectEqual(store.kept["main"], hiding("a", "b"))
    expectEqual(watch.count, 1)
  }

  @Test func `a customization assigned inside a load stays`() {
    let fixture = HostFixture.editable { $0.customizationStore = store }
    store.kept["main"] = hiding("a")
    store.duringNextLoad = { fixture.host.customization = hiding("b") }
    fixture.host.customizationIdentifier = "main"
    expectEqual(fixture.host.customization, hiding("b"))
    expect(fixture.tab("b").isHidden && !fixture.tab("a").isHidden)
    expectEqual(store.kept["main"], hiding("b"))
  }

  @Test func `an identifier set inside a load is loaded in its place`() {
    let fixture = HostFixture.editable { $0.customizationStore = store }
    store.kept = ["main": hiding("a"), "other": hiding("b")]
    store.duringNextLoad = { fixture.host.customizationIdentifier = "other" }
    fixture.host.customizationIdentifier = "main"
    expectEqual(fixture.host.customization, hiding("b"))
    expect(fixture.tab("b").isHidden && !fixture.tab("a").isHidden)
    expectEqual(store.calls, ["load main", "load other"])
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
    expectEqual(Set(fixture.takeRules()), ["selectionLoop"])
    expect(fixture.host.customization.isEmpty)
  }

  @Test func `tabs assigned inside a load are replaced by those whose assignment loads`() {
    let host = TabHostController()
    let (inner, outer) = (TabItem.bare("x"), TabItem.bare("a"))
    host.diagnosticHandler = { _ in }
    host.customizationStore = store
    host.customizationIdentifier = "main"
    var during: [String] = []
    store.duringNextLoad = {
      host.tabs = [inner]
      during = host.tabs.map(\.identifier)
    }
    host.tabs = [outer]
    expectEqual(during, ["x"])
    expectEqual(host.tabs.map(\.identifier), ["a"])
    expect(inner.tabHostController == nil && host.tab(forIdentifier: "x") == nil)
    expect(host.tab(forIdentifier: "a") === outer)
  }

  @Test func `the host is unchanged while an identifier is loaded, and changes once`() {
    let fixture = launch()
    fixture.host.customization = hiding("b")
    store.kept["other"] = hiding("a")
    fixture.log.clear()
    var rows: [String] = []
    store.duringNextLoad = { rows.append(fixture.rowText) }
    fixture.host.customizationIdentifier = "other"
    expectEqual(rows, ["a f m p s g c1 c2 c3"])
    expectEqual(fixture.rowText, "b f m p s g c1 c2 c3")
    fixture.expectCalls([.didSelect("b", previous: "a", origin: .fallback)])
  }

  // MARK: - Failed saves

  @Test func `what could not be saved is saved later, although the host has left the identifier`() {
    let fixture = launch()
    store.fails = true
    fixture.host.customization = hiding("a")
    fixture.host.customizationIdentifier = "other"
    expect(fixture.host.customization.isEmpty)
    store.fails = false
    fixture.host.customization = hiding("b")
    expectEqual(store.kept, ["main": hiding("a"), "other": hiding("b")])
  }

  @Test func `what could not be saved applies again when the host returns to its identifier`() {
    let fixture = launch()
    store.fails = true
    fixture.host.customization = hiding("a")
    fixture.host.customizationIdentifier = "other"
    fixture.host.customizationIdentifier = "main"
    expectEqual(fixture.host.customization, hiding("a"))
    expect(fixture.tab("a").isHidden)
    store.fails = false
    fixture.user.collapse(fixture.group("g"))
    expectEqual(store.kept, ["main": fixture.host.customization])
    expectEqual(fixture.host.customization[tab: "a"].sidebarVisibility, .hidden)
  }

  @Test func `a choice made inside a save survives if the save of it fails`() {
    let fixture = launch()
    store.duringNextSave = {
      fixture.host.customization = hiding("b")
      fixture.host.customizationIdentifier = "other"
      store.duringNextSave = { store.fails = true }
    }
    fixture.host.customization = hiding("a")
    store.fails = false
    expectEqual(store.kept["main"], hiding("a"))
    fixture.host.customization = hiding("m")
    expectEqual(store.kept, ["main": hiding("b"), "other": hiding("m")])
  }

  @Test func `a choice survives if the save fails inside of which the host left the identifier`() {
    let fixture = launch()
    store.failsAfterBlock = true
    store.duringNextSave = { fixture.host.customizationIdentifier = "other" }
    fixture.host.customization = hiding("a")
    store.failsAfterBlock = false
    expectEqual(store.kept, [:])
    fixture.host.customizationIdentifier = "main"
    expectEqual(fixture.host.customization, hiding("a"))
    fixture.host.customization = hiding("a", "b")
    expectEqual(store.kept["main"], hiding("a", "b"))
  }

  // MARK: - Two hosts

  @Test func `identifiers are compared byte by byte`() throws {
    let names = ["\u{e9}", "e\u{301}"]
    let folder = try StoreFolder(isFast: true)
    let fileStore = FileTabCustomizationStore(directory: folder.path)
    let fixture = HostFixture.editable { $0.customizationStore = fileStore }
    for (name, tab) in zip(names, ["a", "b"]) {
      fixture.host.customizationIdentifier = name
      expect(fixture.host.customization.isEmpty)
      fixture.host.customization = hiding(tab)
    }
    expectEqual(fixture.takeRules(), [])
    expectEqual(folder.names, ["%C3%A9.json", "e%CC%81.json"])
    try expectEqual(fileStore.load(identifier: names[0]), hiding("a"))
    try expectEqual(fileStore.load(identifier: names[1]), hiding("b"))
  }

  @Test func `what one host saves is applied to the others with its identifier and store`() {
    let (first, second) = (launch(), launch())
    first.user.beginEditing()
    first.user.uncheck(first.tab("b"))
    _ = (first.takeCalls(), second.takeCalls())
    expect(second.host.customization.isEmpty)
    first.user.endEditing()
    expect(second.host.customization == hiding("b") && second.tab("b").isHidden)
    first.expectCalls([.visibilityDidChange(["b"]), .didEndEditing])
    second.expectCalls([])
    second.host.customization = hiding("m")
    expect(first.host.customization == hiding("m") && store.kept["main"] == hiding("m"))
    expectEqual(first.takeRules() + second.takeRules(), [])
  }

  @Test func `while the user is editing, the choices of both hosts are merged at the end`() {
    let (first, second) = (launch(), launch())
    second.user.beginEditing()
    second.user.uncheck(second.tab("b"))
    first.host.customization = hiding("a")
    expectEqual(second.host.customization, hiding("b"))
    second.user.endEditing()
    for host in [first.host, second.host] { expectEqual(host.customization, hiding("a", "b")) }
    expectEqual(store.kept["main"], hiding("a", "b"))
  }

  @Test func `a host that has left an identifier takes over nothing`() {
    let (first, second) = (launch(), launch())
    second.host.customizationIdentifier = "other"
    first.host.customization = hiding("a")
    expect(second.host.customization.isEmpty)
  }

  @Test func `a save keeps what another process has changed`() throws {
    let folder = try StoreFolder(isFast: true)
    let fixture = HostFixture.keeping(in: FileTabCustomizationStore(directory: folder.path))
    fixture.host.customization = hiding("a")
    let identifier = try #require(fixture.host.customizationIdentifier)
    let other = FileTabCustomizationStore(directory: folder.path)
    _ = try other.load(identifier: identifier)
    try other.save(hiding("a", "m"), identifier: identifier)
    fixture.host.customization = hiding("b")
    try expectEqual(other.load(identifier: identifier), hiding("b", "m"))
    fixture.host.customization = hiding("a", "b")
    try expectEqual(other.load(identifier: identifier), hiding("a", "b", "m"))
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `a host that replaces another one with the same identifier reports nothing`() {
    let first = launch()
    first.host.customization = hiding("a")
    let second = launch()
    expectEqual(second.host.customization, hiding("a"))
    second.host.customization = hiding("b")
    expectEqual(second.takeRules(), [])
  }

  @Test func `two file stores in one directory have the same entries`() throws {
    let folder = try StoreFolder(isFast: true)
    let stores = [0, 1].map { _ in FileTabCustomizationStore(directory: folder.path) }
    let hosts = stores.map { HostFixture.keeping(in: $0) }
    hosts[0].host.customization = hiding("a")
    expectEqual(hosts[1].host.customization, hiding("a"))
    expectEqual(hosts.map { $0.takeRules() }, [[], []])
  }
}
