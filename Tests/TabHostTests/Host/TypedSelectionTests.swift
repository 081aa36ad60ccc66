import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor struct TypedSelectionTests {
  private enum Screen: String, CaseIterable { case first = "a", second = "b", deep = "c1" }

  private let fixture = HostFixture.group(traits: .portrait)
  private var host: TabHostController { fixture.host }

  // MARK: - Reading and setting

  @Test func `the value reflects the selection, whatever its origin`() {
    let selection = TabSelection<Screen>(host)
    expectEqual(selection.value, .first)
    fixture.user.tap("b")
    expectEqual(selection.value, .second)
    host.selectedTab = fixture.tab("c1")
    expectEqual(selection.value, .deep)
    fixture.tab("c1").isHidden = true
    expect(fixture.selected == "c2" && selection.value == nil)
    expectEqual(fixture.takeRules(), [])
  }

  @Test func `setting the value selects the tab programmatically`() {
    let selection = TabSelection<Screen>(host)
    selection.value = .deep
    fixture.expectCalls([.didSelect("c1", previous: "a", origin: .program)])
    selection.value = .deep
    fixture.expectCalls([])
    selection.value = nil
    expect(fixture.takeCalls() == [] && host.selectedTab == nil && selection.value == nil)
  }

  @Test func `setting the present value changes nothing, even if the tab has no value`() {
    let selection = TabSelection<Screen>(host)
    host.selectedTab = fixture.tab("c2")
    let value = selection.value
    selection.value = value
    expect(value == nil && fixture.selected == "c2")
  }

  @Test func `any hashable value can be used, and tabs and values can be looked up`() {
    struct Place: Hashable { let number: Int }
    let selection = TabSelection(host, values: (1...2).map(Place.init)) { "c\($0.number)" }
    selection.value = Place(number: 2)
    expectEqual(fixture.selected, "c2")
    expect(selection.tab(for: Place(number: 1)) === fixture.tab("c1"))
    expect(selection.tab(for: Place(number: 3)) == nil)
    expectEqual(selection.value(for: fixture.tab("c1")), Place(number: 1))
    expect(selection.value(for: fixture.tab("a")) == nil)
  }

  // MARK: - Misuse

  @Test func `of two values with the same identifier, the first is used and the other reported`() {
    let selection = TabSelection(host, values: [1, 2, 3, 1]) { $0 == 3 ? "b" : "a" }
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic ambiguousSelection [a]: two values of a selection have this identifier; the"
          + " first one is used"
      ]
    )
    fixture.log.clear()
    expectEqual(selection.value, 1)
    selection.value = 2
    expectEqual(fixture.takeRules(), ["foreignSelection"])
    expectEqual(selection.value, 1)
  }

  @Test func `a value without a tab is reported, and works once the tab exists`() {
    let selection = TabSelection(host, values: ["a", "z"]) { $0 }
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic unknownSelection [z]: a value of a selection has this identifier, but no tab;"
          + " add the tab"
      ]
    )
    fixture.log.clear()
    selection.value = "z"
    expectEqual(
      fixture.log.diagnostics.map(\.description),
      [
        "diagnostic foreignSelection [z]: the assigned value has no tab in the host; the selection"
          + " is unchanged"
      ]
    )
    expectEqual(selection.value, "a")
    fixture.log.clear()
    host.tabs.append(.page("z", fixture.log))
    selection.value = "z"
    fixture.expectCalls([.didSelect("z", previous: "a", origin: .program)])
  }

  @Test func `setting a value that is not in the list is rejected`() {
    let selection = TabSelection(host, values: ["a"]) { $0 }
    selection.value = "b"
    expectEqual(fixture.takeRules(), ["foreignSelection"])
    expectEqual(fixture.selected, "a")
  }

  // MARK: - Notifications

  private func recordValues(_ selection: TabSelection<Screen>) -> Notes {
    let received = Notes()
    selection.valueHandler = { received.words.append($0.map { "\($0)" } ?? "nil") }
    return received
  }

  @Test func `the handler is called once for each change of any origin`() {
    let selection = TabSelection<Screen>(host)
    let received = recordValues(selection)
    received.expect([])
    fixture.user.tap("b")
    fixture.user.tap("b")
    received.expect(["second"])
    selection.value = .deep
    selection.value = .deep
    received.expect(["deep"])
    fixture.tab("c1").isHidden = true
    received.expect(["nil"])
    fixture.tab("c2").isHidden = true
    received.expect(["first"])
    host.selectedTab = nil
    received.expect(["nil"])
    selection.value = .first
    received.expect(["first"])
    fixture.answers.shouldSelectAnswers["b"] = false
    fixture.user.tap("b")
    received.expect([])
    selection.valueHandler = nil
    selection.value = .second
    received.expect([])
  }

  @Test func `a batch and a chain of redirects notify only of the final value`() {
    let selection = TabSelection<Screen>(host)
    let received = recordValues(selection)
    host.performBatchUpdates {
      selection.value = .second
      selection.value = .deep
    }
    received.expect(["deep"])
    fixture.answers.reselectInDid = ["b": "a"]
    fixture.user.tap("b")
    received.expect(["first"])
  }

  @Test func `the handler is called after subclass and delegate, before search and content`() {
    let host = RecordingHost()
    let selection = TabSelection(host, values: ["s", "b"]) { $0 }
    host.searchText = "forest"
    selection.valueHandler = { [notes = host.notes] in notes.words.append("value \($0 ?? "nil")") }
    host.searchTextHandler = { [notes = host.notes] in notes.words.append("text \($0)") }
    host.notes.words = []
    host.user.tap(host.tabs[1])
    let words = host.notes.words.prefix(5).map { $0.hasPrefix("b ") ? "content" : $0 }
    expectEqual(words, ["subclass", "delegate", "value b", "text ", "content"])
  }

  /// A host that is its own delegate and records all calls.
  private final class RecordingHost: TabHostController, TabHostControllerDelegate {
    let notes = Notes()

    override init() {
      super.init()
      delegate = self
      traitCollection = .portrait
      let notes = notes
      let pages = ["s", "b"].map { name in
        TabItem(title: name, identifier: name) { RecordingPage($0.identifier, notes) }
      }
      isSearchable = true
      tabs = pages
      appear()
    }

    override func selectedTabDidChange(from previousTab: TabItem?) {
      notes.words.append("subclass")
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      notes.words.append("delegate")
    }
  }

  @Test func `the handler is called for a restored selection`() {
    let fixture = HostFixture.unbuilt()
    let selection = TabSelection(fixture.host, values: ["c2"]) { $0 }
    let received = Notes()
    selection.valueHandler = { received.words.append($0 ?? "nil") }
    fixture.host.restore(.path("g", "c2"))
    fixture.build()
    received.expect(["c2"])
  }

  @Test func `a handler can select, and other handlers receive only the final value`() {
    let first = TabSelection<Screen>(host)
    let second = TabSelection<Screen>(host)
    let firstReceived = recordValues(first)
    first.valueHandler = { [unowned first] value in
      firstReceived.words.append("\(value.map { "\($0)" } ?? "nil")")
      if value == .second { first.value = .deep }
    }
    let received = recordValues(second)
    fixture.user.tap("b")
    firstReceived.expect(["second", "deep"])
    received.expect(["deep"])
    fixture.expectCalls([
      .shouldSelect("b"), .didSelect("b", previous: "a"),
      .didSelect("c1", previous: "b", origin: .program),
    ])
  }

  @Test func `a handler that endlessly changes the value is stopped and reported`() {
    let selection = TabSelection<Screen>(host)
    selection.valueHandler = { [unowned selection] in
      selection.value = $0 == .first ? .second : .first
    }
    selection.value = .second
    expect(fixture.takeRules().contains("selectionLoop"))
  }

  // MARK: - Memory

  @Test func `a selection stored in a property of its host creates no retain cycle`() {
    final class HostWithSelection: TabHostController {
      private(set) lazy var screen = TabSelection<Screen>(self)
      var received = 0
      func recordValues() { screen.valueHandler = { [weak self] _ in self?.received += 1 } }
    }
    weak var host: TabHostController?
    weak var selection: TabSelection<Screen>?
    func use() {
      let holding = HostWithSelection(tabs: Screen.allCases.map { .bare($0.rawValue) })
      holding.recordValues()
      host = holding
      selection = holding.screen
      holding.screen.value = .deep
      expectEqual(holding.received, 1)
    }
    use()
    expect(host == nil)
    expect(selection == nil)
  }

  @Test func `a released selection calls its handler no more`() {
    var selection: TabSelection<Screen>? = TabSelection(host)
    weak var gone: TabSelection<Screen>?
    gone = selection
    let received = selection.map(recordValues)
    selection = nil
    fixture.user.tap("b")
    expect(gone == nil)
    expectEqual(received?.take(), [])
  }

  @Test func `without a host, the value is nil, and setting it does nothing`() {
    func make() -> TabSelection<Screen> {
      TabSelection(TabHostController(tabs: Screen.allCases.map { .bare($0.rawValue) }))
    }
    let selection = make()
    selection.value = .deep
    expect(selection.value == nil && selection.tab(for: .deep) == nil)
  }
}
