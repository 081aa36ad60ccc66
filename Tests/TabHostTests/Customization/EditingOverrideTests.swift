import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A subclass that overrides the method with which editing begins and ends.
@MainActor struct EditingOverrideTests {
  private let fixture = Fixture()
  private var host: EditedHost { fixture.host }
  private var user: UserInteraction { host.user }

  @Test func `the user's Edit and Done call the override once, around the delegate's calls`() {
    expectEqual(user.beginEditing(), .performed)
    fixture.expect(["before true", "willBeginEditing", "after true editing"])
    user.uncheck("a")
    expectEqual(user.endEditing(), .performed)
    fixture.expect([
      "before false editing", "visibilityDidChangeFor([a])",
      "didSelectTab(b, previous: a) fallback", "didEndEditing", "after false",
    ])
  }

  @Test func `the command of the sidebar's menu calls the override once`() {
    host.sidebar.navigationOverflowItems = DeferredMenuElement { $0([]) }
    user.openSidebarOverflow()
    user.performMenuElement("Edit")
    fixture.expect(["before true", "willBeginEditing", "after true editing"])
  }

  @Test func `the app's setEditing and isEditing make the calls of the user's actions`() {
    host.setEditing(true, animated: false)
    fixture.expect(["before true", "willBeginEditing", "after true editing"])
    host.isEditing = false
    fixture.expect(["before false editing", "didEndEditing", "after false"])
    host.setEditing(false, animated: false)
    fixture.expect(["before false", "after false"])
  }

  @Test func `leaving the screen calls the override once, around the delegate's calls`() {
    user.beginEditing()
    fixture.log = []
    host.disappear()
    fixture.expect(["before false editing", "didEndEditing", "after false"])
  }

  @Test func `a compact width calls the override once, around the delegate's calls`() {
    user.beginEditing()
    user.uncheck("a")
    fixture.log = []
    host.traitCollection.horizontalSizeClass = .compact
    fixture.expect([
      "before false editing", "visibilityDidChangeFor([a])",
      "didSelectTab(b, previous: a) fallback",
      "didEndEditing", "after false",
    ])
  }

  @Test func `another store calls the override once`() {
    user.beginEditing()
    fixture.log = []
    host.customizationIdentifier = "other"
    fixture.expect(["before false editing", "didEndEditing", "after false"])
  }

  @Test func `editing that becomes impossible while it begins ends with one call`() {
    fixture.onWillBegin = { $0.mode = .tabBar }
    user.beginEditing()
    fixture.expect([
      "before true", "willBeginEditing", "before false editing", "didEndEditing", "after false",
      "after true",
    ])
  }

  @Test func `an action that is refused does not call the override`() {
    expectEqual(user.endEditing(), .refused(.notEditing))
    host.mode = .tabBar
    expectEqual(user.beginEditing(), .refused(.notAvailable))
    fixture.expect([])
  }

  @Test func `without super, editing does not begin, and the outcome says so`() {
    host.callsSuper = false
    expectEqual(user.beginEditing(), .vetoed)
    expect(!host.isEditing)
    fixture.expect(["before true", "after true"])
  }

  @Test func `without super, editing does not end, and the outcome says so`() {
    user.beginEditing()
    host.callsSuper = false
    fixture.log = []
    expectEqual(user.endEditing(), .vetoed)
    expect(host.isEditing)
    fixture.expect(["before false editing", "after false editing"])
  }

  @Test func `without super, editing ends where it cannot go on`() {
    for stop in [
      { $0.disappear() }, { $0.traitCollection.horizontalSizeClass = .compact },
      { $0.customizationIdentifier = "other" },
    ] as [(EditedHost) -> Void] {
      let fixture = Fixture()
      fixture.host.user.beginEditing()
      fixture.host.callsSuper = false
      fixture.log = []
      stop(fixture.host)
      expect(!fixture.host.isEditing)
      expectEqual(fixture.log.filter { $0.hasPrefix("before") }.count, 1)
      expectEqual(fixture.log.last, "didEndEditing")
    }
  }

  @Test func `an override that makes editing impossible is the reason of a refusal`() {
    host.onSetEditing = { host in if host.mode != .tabBar { host.mode = .tabBar } }
    expectEqual(user.beginEditing(), .refused(.notAvailable))
    fixture.expect(["before true", "after true"])
  }

  @Test func `a call of the override is an event`() {
    var events: [String] = []
    let observer = Observer { if $0.name == "setEditing" { events.append("\($0)") } }
    host.addObserver(observer)
    user.beginEditing()
    user.endEditing()
    expectEqual(events, ["setEditing(editing: true)", "setEditing(editing: false)"])
  }
}

/// A host that notes each call of the method, and whether the user is editing then.
private final class EditedHost: TabHostController {
  var callsSuper = true
  var note: (String) -> Void = { _ in }
  var onSetEditing: (EditedHost) -> Void = { _ in }

  override func setEditing(_ editing: Bool, animated: Bool) {
    note("before \(editing)\(isEditing ? " editing" : "")")
    onSetEditing(self)
    if callsSuper { super.setEditing(editing, animated: animated) }
    note("after \(editing)\(isEditing ? " editing" : "")")
  }
}

@MainActor private final class Fixture: TabHostControllerDelegate {
  let host = EditedHost()
  var log: [String] = []
  var onWillBegin: (TabHostController) -> Void = { _ in }

  init() {
    host.customizationStore = InMemoryTabCustomizationStore()
    host.tabs = ["a", "b"].map { TabItem(title: $0, identifier: $0) { _ in ViewController() } }
    host.tabs[0].allowsHiding = true
    host.mode = .tabSidebar
    host.traitCollection = .pad
    host.appear()
    host.delegate = self
    host.note = { [weak self] in self?.log.append($0) }
  }

  func expect(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(log, calls, sourceLocation: sourceLocation)
    log = []
  }

  func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController) {
    log.append("willBeginEditing")
    onWillBegin(tabHostController)
  }

  func tabHostControllerDidEndEditing(_ tabHostController: TabHostController) {
    log.append("didEndEditing")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) {
    log.append("visibilityDidChangeFor([\(tabs.map(\.identifier).joined(separator: ", "))])")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    let previous = previousTab?.identifier ?? "nil"
    log.append("didSelectTab(\(selectedTab.identifier), previous: \(previous)) fallback")
  }
}

private final class Observer: TabHostObserver {
  private let note: (TabHostEvent) -> Void

  init(_ note: @escaping (TabHostEvent) -> Void) { self.note = note }

  func tabHostController(_ tabHostController: TabHostController, willBegin event: TabHostEvent) {
    note(event)
  }
}
