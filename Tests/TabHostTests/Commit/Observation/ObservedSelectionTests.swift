import TabHost
import TabHostTestSupport
import Testing

/// Observation of a selection that ends without another one.
@MainActor struct ObservedSelectionTests {
  /// A host with one root tab `a`, which is selected.
  ///
  /// It has no delegate, so only observers read its properties.
  @MainActor fileprivate struct Subject {
    let tab = TabItem(title: "a", identifier: "a") { _ in
      NavigationController(rootViewController: ViewController())
    }
    let host: TabHostController
    let selection: TabSelection<String>

    init() {
      host = TabHostController.with(.portrait, tab)
      selection = TabSelection(host, values: ["a"]) { $0 }
      host.appear()
    }
  }

  fileprivate enum Clearing: String, CaseIterable {
    case selectedTab, selectedIndex, selectedViewController, selectionValue, tabs, hiddenTab

    @MainActor fileprivate func perform(on subject: Subject) {
      let host = subject.host
      switch self {
      case .selectedTab: host.selectedTab = nil
      case .selectedIndex: host.selectedIndex = nil
      case .selectedViewController: host.selectedViewController = nil
      case .selectionValue: subject.selection.value = nil
      case .tabs: host.tabs = []
      case .hiddenTab: subject.tab.isHidden = true
      }
    }
  }

  fileprivate enum Property: String, CaseIterable {
    case selectedTab, selectedPath, selectedIndex, selectedViewController, contentTab
    case selectedBarItem, selectionOrigin, visibleNavigationController, selectionValue
    case selectedRows

    /// Returns the value as text, `nil` if nothing is selected.
    @MainActor fileprivate func text(of subject: Subject) -> String {
      let host = subject.host
      return switch self {
      case .selectedTab: host.selectedTab?.identifier ?? "nil"
      case .selectedPath: host.selectedPath.last?.identifier ?? "nil"
      case .selectedIndex: host.selectedIndex.map(String.init) ?? "nil"
      case .selectedViewController: host.selectedViewController.map { _ in "some" } ?? "nil"
      case .contentTab: host.contentTab?.identifier ?? "nil"
      case .selectedBarItem: host.selectedBarItem?.identifier ?? "nil"
      case .selectionOrigin: host.selectionOrigin?.rawValue ?? "nil"
      case .visibleNavigationController:
        host.visibleNavigationController.map { _ in "some" } ?? "nil"
      case .selectionValue: subject.selection.value ?? "nil"
      case .selectedRows: host.sidebar.rows.first(where: \.isSelected)?.identifier ?? "nil"
      }
    }
  }

  @Test(arguments: Clearing.allCases, Property.allCases)
  fileprivate func `observers of the selection are notified when it is cleared`(
    clearing: Clearing,
    property: Property
  ) {
    let subject = Subject()
    expect(property.text(of: subject) != "nil")
    let watch = Watch {
      _ = property.text(of: subject)
    } then: {
      property.text(of: subject)
    }
    clearing.perform(on: subject)
    expectEqual(watch.notes, ["nil"])
  }

  @Test func `each of two observers of the selection is notified when it is cleared`() {
    let subject = Subject()
    let host = subject.host
    let tab = Watch {
      _ = host.selectedTab
    } then: {
      Property.selectedTab.text(of: subject)
    }
    let origin = Watch {
      _ = host.selectionOrigin
    } then: {
      Property.selectionOrigin.text(of: subject)
    }
    host.selectedTab = nil
    expectEqual([tab.notes, origin.notes], [["nil"], ["nil"]])
  }

  @Test func `showing the only tab again after the selection was cleared notifies observers`() {
    let subject = Subject()
    Clearing.hiddenTab.perform(on: subject)
    let watch = Watch {
      _ = subject.host.selectedTab
    } then: {
      subject.host.selectedTab?.identifier
    }
    subject.tab.isHidden = false
    expectEqual(watch.notes, ["a"])
  }
}

/// Observing the restoration state.
@MainActor struct ObservedRestorationTests {
  /// A change of the restoration state of a host with the root `a`, and a group `g` of `c`.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var hasTabs = true
    /// Changes the state before it is observed.
    var prepare: @MainActor @Sendable (TabHostController) -> Void = { $0.appear() }
    let perform: @MainActor @Sendable (TabHostController) -> Void
    /// Changes the state of a new host to the one that observers read.
    let result: @MainActor @Sendable (inout TabRestorationState) -> Void
  }

  nonisolated static let changes: [Change] = [
    Change(
      testDescription: "the user hides the sidebar",
      perform: { $0.user.hideSidebar() },
      result: { $0.isSidebarHidden = true }
    ),
    Change(
      testDescription: "the app hides the sidebar",
      perform: { $0.sidebar.isHidden = true },
      result: { $0.isSidebarHidden = true }
    ),
    Change(
      testDescription: "the app chooses the default visibility of the sidebar",
      perform: { $0.sidebar.isHidden = false },
      result: { $0.isSidebarHidden = false }
    ),
    Change(
      testDescription: "the user collapses a group",
      perform: { host in
        if let group = host.tabs[1] as? TabGroupItem { host.user.collapse(group) }
      },
      result: { $0.expansion = ["g": false] }
    ),
    Change(
      testDescription: "the app clears the selection",
      perform: { $0.selectedTab = nil },
      result: { $0.selectionPath = [] }
    ),
    restoring("visibility") { $0.isSidebarHidden = true },
    restoring("selection") { $0.selectionPath = ["g", "c"] },
    restoring("path", hasTabs: false) { $0.selectionPath = ["x", "y"] },
    restoring("state", hasTabs: false) {
      $0 = TabRestorationState(
        selectionPath: ["x", "y"],
        isSidebarHidden: true,
        expansion: ["x": false]
      )
    },
    Change(
      testDescription: "tabs resolve a pending path",
      hasTabs: false,
      prepare: { host in
        var state = host.restorationState
        state.selectionPath = ["gone", "b"]
        host.restore(state)
      },
      perform: { $0.tabs = [.shown("b")] },
      result: { $0.selectionPath = ["b"] }
    ),
  ]

  /// Returns the restoration of a state, before there are tabs or after.
  nonisolated private static func restoring(
    _ name: String,
    hasTabs: Bool = true,
    _ result: @escaping @MainActor @Sendable (inout TabRestorationState) -> Void
  ) -> Change {
    Change(
      testDescription: "the app restores a \(name)",
      hasTabs: hasTabs,
      prepare: { _ in },
      perform: { host in
        var state = host.restorationState
        result(&state)
        host.restore(state)
      },
      result: result
    )
  }

  @Test(arguments: changes)
  func `inside onChange the new state is readable, once`(change: Change) {
    let host = TabHostController.with(.pad, .shown("a"), TabGroupItem.of([.shown("c")], "g"))
    if !change.hasTabs { host.tabs = [] }
    change.prepare(host)
    var state = host.restorationState
    change.result(&state)
    let states = Watch.values({ host.restorationState }, during: { change.perform(host) })
    expectEqual(states, [state])
    expectEqual(host.restorationState, state)
  }
}
