import TabHost
import TabHostTestSupport
import Testing

/// The events of the user's actions and of handlers.
@MainActor struct ActionEventTests {
  private let host = TabHostController(tabs: [
    TabItem(title: "A", identifier: "a"), TabItem(title: "B", identifier: "b"),
    TabGroupItem(title: "G", identifier: "g", children: [TabItem(title: "C", identifier: "c")]),
  ])
  private let observer = EventList()

  init() {
    host.mode = .tabSidebar
    host.appear()
    host.addObserver(observer, of: [.action, .handler])
  }

  @Test func `an action is reported once, before and after it is performed`() {
    host.user.tap("b")
    expectEqual(observer.events, ["tap(b)", "performed"])
    expectEqual(observer.selectedBefore, ["a"])
  }

  @Test func `a refused action is reported with its refusal`() throws {
    let foreign = TabItem(title: "X", identifier: "x")
    host.user.tapRow(foreign)
    expectEqual(observer.events, ["tapRow(x)", "notOnScreen"])
  }

  @Test func `an action that consists of others is reported as one action`() throws {
    let (a, b) = (host.tabs[0], host.tabs[1])
    host.user.arrange(.moveRow(a, .after, b))
    host.tabs.append(SearchTabItem())
    host.user.activateSearch()
    host.user.beginExternalDrag([]).enter(.tab(a))
    expectEqual(
      observer.events,
      [
        "moveRow(a after b)", "notPermitted", "activateSearch", "performed", "beginExternalDrag",
        "performed", "enterDropTarget(a)", "notPermitted",
      ]
    )
  }

  @Test func `changes of the environment are reported if a value changes`() {
    host.traitCollection.horizontalSizeClass = .compact
    host.traitCollection.horizontalSizeClass = .compact
    host.sidebar.displayedRows = 0..<3
    host.sidebar.displayedRows = 0..<3
    host.disappear()
    expectEqual(
      observer.events,
      [
        "changeTraits(compact)", "performed", "displayRows(0..<3)", "performed", "disappear",
        "performed",
      ]
    )
  }

  @Test func `an action that a handler performs is reported inside the outer action`() throws {
    let group = try #require(host.tabs[2] as? TabGroupItem)
    let action = Action(title: "Do") { [host] _ in host.user.goBack() }
    group.sidebarActions = [action]
    host.user.perform(action, in: group)
    expectEqual(
      observer.events,
      [
        "performAction(Do, g)", "handler Do", "goBack", "noNavigationController", "performed",
      ]
    )
  }

  @Test func `the handlers of search fields, accessories and drops are reported`() throws {
    host.searchTextHandler = { _ in }
    host.isSearchable = true
    host.user.activateSearch()
    host.user.enterSearchText("x")
    host.tabs[0].dropHandler = DropHandler(accepting: ["t"]) { _ in }
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "t", visibility: .all) { _ in nil }
    let drag = host.user.beginExternalDrag([DragItem(itemProvider: provider)])
    drag.enter(.tab(host.tabs[0]))
    drag.drop()
    expectEqual(
      observer.events.filter { $0.hasPrefix("handler") },
      [
        "handler searchTextHandler", "handler dropHandler(a)",
      ]
    )
  }
}

/// Lists actions, outcomes and handlers as text.
@MainActor private final class EventList: TabHostObserver {
  var events: [String] = []
  var selectedBefore: [String] = []

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
    guard let action = event.action else { return events.append("\(event)") }
    selectedBefore.append(host.selectedTab?.identifier ?? "")
    events.append(text(of: action))
  }

  func tabHostController(
    _ host: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    switch result {
    case .outcome(.refused(let refusal)): events.append(refusal.rawValue)
    case .outcome(let outcome): events.append("\(outcome)")
    case .completed, .answer: break
    }
  }

  private func text(of action: UserAction) -> String {
    switch action {
    case .tap(let tab): "tap(\(tab.identifier))"
    case .tapRow(let tab): "tapRow(\(tab.identifier))"
    case .arrange(.moveRow(let tab, let side, let other)):
      "moveRow(\(tab.identifier) \(side) \(other.identifier))"
    case .performAction(let action, let group):
      "performAction(\(action.title), \(group.identifier))"
    case .changeTraits(let traits): "changeTraits(\(traits.horizontalSizeClass))"
    case .displayRows(let rows): "displayRows(\(rows))"
    case .enterDropTarget(.tab(let tab), _): "enterDropTarget(\(tab.identifier))"
    case .beginExternalDrag: "beginExternalDrag"
    default: "\(action)"
    }
  }
}
