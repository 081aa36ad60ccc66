import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Delegates, stores and diagnostic handlers change a host while it is being customized.
@MainActor struct CustomizingFromInsideTests {
  /// Performs an action in each call about customization.
  private final class Listener: TabHostControllerDelegate {
    var onBegin: (TabHostController) -> Void = { _ in }
    var onVisibility: (TabHostController) -> Void = { _ in }

    func tabHostControllerWillBeginEditing(_ host: TabHostController) { onBegin(host) }

    func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
      onVisibility(host)
    }
  }

  /// Changes the host inside the calls about customization.
  private final class ReentrantDelegate: TabHostControllerDelegate {
    func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
      host.selectedTab = host.tab(forIdentifier: "m")
    }

    func tabHostController(_ host: TabHostController, displayOrderDidChangeFor: TabGroupItem) {
      host.tabs.removeAll { $0.identifier == "p" }
    }

    func tabHostControllerDidEndEditing(_ host: TabHostController) {
      host.user.beginEditing()
    }
  }

  /// A store that performs an action when it loads or saves.
  private final class ChangingCustomizationStore: TabCustomizationStore {
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
  private let store = ChangingCustomizationStore()
  private var host: TabHostController { fixture.host }
  private var user: UserInteraction { fixture.user }

  private func keep() {
    host.customizationStore = store
    host.customizationIdentifier = "main"
  }

  @Test func `beginning to edit inside willBeginEditing is refused`() {
    let listener = Listener()
    var outcomes: [UserInteraction.Outcome] = []
    listener.onBegin = { outcomes.append($0.user.beginEditing()) }
    fixture.host.delegate = listener
    expectEqual(user.beginEditing(), .performed)
    expectEqual(outcomes, [.refused(.alreadyEditing)])
    user.endEditing()
    fixture.expect([.willBeginEditing, .didEndEditing])
  }

  @Test func `editing cannot begin again before didEndEditing`() {
    let listener = Listener()
    listener.onVisibility = { $0.user.beginEditing() }
    fixture.host.delegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.endEditing()
    fixture.expect([.willBeginEditing, .visibilityDidChange(["b"]), .didEndEditing])
    expect(!host.isEditing)
  }

  /// Notes what the host says about editing in each call of its end.
  private final class EditingReader: TabHostControllerDelegate {
    private(set) var log: [String] = []

    func note(_ call: String, _ host: TabHostController) {
      expectEqual(host.user.beginEditing(), .refused(.alreadyEditing))
      expectEqual(host.user.endEditing(), .performed)
      log.append(host.isEditing ? "\(call) while editing" : call)
    }

    func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
      note("visibility", host)
    }

    func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem)
    {
      note("order", host)
    }

    func tabHostController(
      _ host: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      note("selection", host)
    }

    func tabHostControllerDidEndEditing(_ host: TabHostController) {
      log.append(host.isEditing ? "end while editing" : "end")
    }
  }

  @Test(arguments: [false, true])
  func `isEditing is true until didEndEditing begins`(isInBatch: Bool) {
    let reader = EditingReader()
    host.delegate = reader
    user.beginEditing()
    user.uncheck(fixture.tab("a"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    let watch = Watch { _ = host.isEditing }
    if isInBatch {
      host.performBatchUpdates {
        user.endEditing()
        expect(host.isEditing)
      }
    } else {
      user.endEditing()
    }
    expectEqual(
      reader.log,
      ["visibility while editing", "order while editing", "selection while editing", "end"]
    )
    expect(watch.count == 1 && !host.isEditing)
  }

  @Test func `a group removed during a visibility notification gets no order notification`() {
    let listener = Listener()
    listener.onVisibility = { $0.tabs.removeLast() }
    fixture.host.delegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.log.clear()
    user.endEditing()
    fixture.expect([
      .visibilityDidChange(["b"]), .sidebarAvailabilityDidChange(available: false),
      .didEndEditing,
    ])
  }

  @Test func `a host that disappears during a visibility notification ends editing once`() {
    let listener = Listener()
    listener.onVisibility = { $0.disappear() }
    fixture.host.delegate = listener
    user.beginEditing()
    user.uncheck(fixture.tab("b"))
    fixture.log.clear()
    user.endEditing()
    fixture.expectCalls([.visibilityDidChange(["b"]), .didEndEditing])
  }

  @Test func `a delegate can select, edit again and change tabs inside editing calls`() {
    let reentrantDelegate = ReentrantDelegate()
    fixture.host.delegate = reentrantDelegate
    user.beginEditing()
    user.uncheck(fixture.tab("a"))
    user.moveRow(fixture.tab("c3"), .before, fixture.tab("c1"))
    fixture.log.clear()
    user.endEditing()
    fixture.expect(
      [
        .visibilityDidChange(["a"]), .didSelect("m", previous: "a", origin: .program),
        .displayOrderDidChange("g"), .didEndEditing, .willBeginEditing,
      ] + firstExchange("a", "m")
    )
    expect(host.isEditing)
    expectEqual(fixture.rowText, "[a] b f m s g c3 c1 c2")
  }

  @Test func `changes that a store makes while it saves are saved, too`() {
    keep()
    store.onSave = { [host] in host.customization[tab: "x"].sidebarVisibility = .hidden }
    user.collapse(fixture.group("g"))
    expectEqual(store.saves, 2)
    expectEqual(store.kept, host.customization)
    expectEqual(store.kept?[tab: "x"].sidebarVisibility, .hidden)
  }

  @Test func `a store that changes the customization at every save is stopped and reported`() {
    keep()
    store.onSave = { [host, store] in host.customization.barOrder = ["\(store.saves)"] }
    user.collapse(fixture.group("g"))
    expectEqual(fixture.takeRules(), ["selectionLoop"])
  }

  @Test func `a diagnostic handler can change a customization that failed to save`() {
    keep()
    store.onSave = { throw ChangingCustomizationStore.Failure() }
    var reports = 0
    host.diagnosticHandler = { [host] _ in
      reports += 1
      host.pruneCustomization()
    }
    user.collapse(fixture.group("g"))
    expectEqual(reports, 1)
    expectEqual(host.customization[group: "g"].isExpanded, false)
  }

  @Test func `after a failed save, reverting the change saves again`() {
    keep()
    store.onSave = { throw ChangingCustomizationStore.Failure() }
    user.collapse(fixture.group("g"))
    store.onSave = {}
    user.expand(fixture.group("g"))
    expectEqual(store.kept, TabCustomization())
  }

  @Test func `a reset after a failed load is saved`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    store.onLoad = { throw ChangingCustomizationStore.Failure() }
    keep()
    host.resetCustomization()
    expectEqual(store.kept, TabCustomization())
  }

  @Test func `a save after a failed load keeps the stored customization and applies it`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    store.kept?[group: "g"].tabOrder = ["c3", "c2", "c1"]
    store.onLoad = { throw ChangingCustomizationStore.Failure() }
    keep()
    store.onLoad = {}
    expectEqual(fixture.rowText, "a b f m p s g c1 c2 c3")
    fixture.log.clear()
    user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    fixture.expect([.displayOrderDidChange("g")])
    expectEqual(fixture.rowText, "a f m p s g c2 c1 c3")
    expectEqual(store.kept, host.customization)
    expectEqual(store.kept?[tab: "b"].sidebarVisibility, .hidden)
    expectEqual(store.kept?[group: "g"].tabOrder, ["c2", "c1", "c3"])
  }

  @Test func `a store that fails temporarily loses no customization`() {
    store.kept = TabCustomization()
    store.kept?[tab: "b"].sidebarVisibility = .hidden
    let before = store.kept
    store.onLoad = { throw ChangingCustomizationStore.Failure() }
    store.onSave = { [store] in
      store.kept = before
      throw ChangingCustomizationStore.Failure()
    }
    keep()
    user.moveRow(fixture.tab("c2"), .before, fixture.tab("c1"))
    store.onLoad = {}
    store.onSave = {}
    user.collapse(fixture.group("g"))
    expectEqual(store.kept, host.customization)
    expectEqual(store.kept?[tab: "b"].sidebarVisibility, .hidden)
    expectEqual(store.kept?[group: "g"].tabOrder, ["c2", "c1", "c3"])
    expectEqual(store.kept?[group: "g"].isExpanded, false)
  }
}
