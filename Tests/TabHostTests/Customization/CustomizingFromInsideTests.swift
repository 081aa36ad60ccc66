import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// What delegates, stores and diagnostic handlers do to a host that is being customized.
@MainActor @Suite("Customizing from inside calls") struct CustomizingFromInsideTests {
  /// Does something in each call about customization.
  private final class Listener: TabHostControllerDelegate {
    var onBegin: (TabHostController) -> Void = { _ in }
    var onVisibility: (TabHostController) -> Void = { _ in }

    func tabHostControllerWillBeginEditing(_ host: TabHostController) { onBegin(host) }

    func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
      onVisibility(host)
    }
  }

  /// A store that does something while it saves.
  private final class MeddlingStore: TabCustomizationStore {
    struct Failure: Error {}

    var kept: TabCustomization?
    var saves = 0
    var onSave: () throws -> Void = {}
    var onLoad: () throws -> Void = {}

    func load(identifier: String) throws -> TabCustomization? {
      try onLoad()
      return kept
    }

    func save(_ customization: TabCustomization, identifier: String) throws {
      saves += 1
      kept = customization
      try onSave()
    }
  }

  private let fixture = HostFixture.editable()
  private let store = MeddlingStore()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  private func keep() {
    host.customizationStore = store
    host.customizationIdentifier = "main"
  }

  @Test func `nobody begins to edit from inside willBeginEditing`() {
    let listener = Listener()
    var outcomes: [UserInteraction.Outcome] = []
    listener.onBegin = { outcomes.append($0.user.beginEditing()) }
    fixture.recorder.forwardedDelegate = listener
    #expect(user.beginEditing() == .performed)
    #expect(outcomes == [.refused(.alreadyEditing)])
    user.endEditing()
    #expect(fixture.take() == [.willBeginEditing, .didEndEditing])
  }

  @Test func `nobody begins to edit before the end of the time before is told`() {
    let listener = Listener()
    listener.onVisibility = { $0.user.beginEditing() }
    fixture.recorder.forwardedDelegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.endEditing()
    #expect(fixture.take() == [.willBeginEditing, .visibilityDidChange(["b"]), .didEndEditing])
    #expect(!host.isEditing)
  }

  @Test func `a group that is taken out while visibility is told is not told of`() {
    let listener = Listener()
    listener.onVisibility = { $0.tabs.removeLast() }
    fixture.recorder.forwardedDelegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.log.clear()
    user.endEditing()
    #expect(
      fixture.take() == [
        .visibilityDidChange(["b"]), .sidebarAvailabilityDidChange(available: false),
        .didEndEditing,
      ]
    )
  }

  @Test func `a host that leaves the screen while visibility is told ends editing once`() {
    let listener = Listener()
    listener.onVisibility = { $0.disappear() }
    fixture.recorder.forwardedDelegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    fixture.log.clear()
    user.endEditing()
    #expect(fixture.takeCalls() == [.visibilityDidChange(["b"]), .didEndEditing])
  }

  @Test func `code that hides what a person has unchecked counts at once`() {
    user.beginEditing()
    user.uncheck(fixture.tab("a"))
    fixture.log.clear()
    fixture.tab("a").isHidden = true
    #expect(fixture.takeCalls() == [.didSelect("b", previous: "a", origin: .fallback)])
  }

  @Test func `what a store changes while it saves is saved, too`() {
    keep()
    store.onSave = { [host] in host.customization[tab: "x"].sidebarVisibility = .hidden }
    user.collapse(fixture.group("g"))
    #expect(store.saves == 2)
    #expect(store.kept == host.customization)
    #expect(store.kept?[tab: "x"].sidebarVisibility == .hidden)
  }

  @Test func `a store that never comes to rest is left, and reported`() {
    keep()
    store.onSave = { [host, store] in host.customization.barOrder = ["\(store.saves)"] }
    user.collapse(fixture.group("g"))
    #expect(fixture.takeRules() == ["selectionLoop"])
  }

  @Test func `a handler may change the customization that could not be saved`() {
    keep()
    store.onSave = { throw MeddlingStore.Failure() }
    var reports = 0
    host.diagnosticHandler = { [host] _ in
      reports += 1
      host.pruneCustomization()
    }
    user.collapse(fixture.group("g"))
    #expect(reports == 1)
    #expect(host.customization[group: "g"].isExpanded == false)
  }

  @Test func `after a failure it is not taken for granted what the store has`() {
    keep()
    store.onSave = { throw MeddlingStore.Failure() }
    user.collapse(fixture.group("g"))
    store.onSave = {}
    user.expand(fixture.group("g"))
    #expect(store.kept == TabCustomization())
  }

  @Test func `a reset after a failed load is saved`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    store.onLoad = { throw MeddlingStore.Failure() }
    keep()
    host.resetCustomization()
    #expect(store.kept == TabCustomization())
  }

  @Test func `what could be loaded only later is not lost by a save, and shown from then on`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    store.kept?[group: "g"].tabOrder = ["c3", "c2", "c1"]
    store.onLoad = { throw MeddlingStore.Failure() }
    keep()
    store.onLoad = {}
    #expect(fixture.rowText == "a b f m p s g c1 c2 c3")
    fixture.log.clear()
    user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    #expect(fixture.take() == [.displayOrderDidChange("g")])
    #expect(fixture.rowText == "a f m p s g c2 c1 c3")
    #expect(store.kept == host.customization)
    #expect(store.kept?[tab: "b"].sidebarVisibility == .hidden)
    #expect(store.kept?[group: "g"].tabOrder == ["c2", "c1", "c3"])
  }

  @Test func `a store that is away for a while loses nothing when it is back`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    let before = store.kept
    store.onLoad = { throw MeddlingStore.Failure() }
    store.onSave = { [store] in
      store.kept = before
      throw MeddlingStore.Failure()
    }
    keep()
    user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    store.onLoad = {}
    store.onSave = {}
    user.collapse(fixture.group("g"))
    #expect(store.kept == host.customization)
    #expect(store.kept?[tab: "b"].sidebarVisibility == .hidden)
    #expect(store.kept?[group: "g"].tabOrder == ["c2", "c1", "c3"])
    #expect(store.kept?[group: "g"].isExpanded == false)
  }

  @Test func `another identifier ends editing, and saves it under the one before`() {
    keep()
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    fixture.log.clear()
    host.customizationIdentifier = nil
    #expect(fixture.takeCalls() == [.visibilityDidChange(["b"]), .didEndEditing])
    #expect(store.kept?[tab: "b"].sidebarVisibility == .hidden)
  }

  @Test func `tabs that leave, and come back under another identifier, are as that says`() {
    let memory = InMemoryTabCustomizationStore()
    memory.customizations["one"] = TabCustomization()
    memory.customizations["one"]?[tab: "a"].sidebarVisibility = .hidden
    memory.customizations["two"] = TabCustomization()
    memory.customizations["two"]?[tab: "b"].sidebarVisibility = .hidden
    host.customizationStore = memory
    host.customizationIdentifier = "one"
    let tabs = host.tabs
    host.performBatchUpdates {
      host.tabs = []
      host.customizationIdentifier = "two"
      host.tabs = tabs
    }
    #expect(fixture.rowText == "a f m p s g c1 c2 c3")
  }
}
