import TabHost
import TabHostTestSupport
import Testing

/// The values that observers read inside `onChange`.
@MainActor struct ObservedValueTests {
  /// The properties that a batch changes at its end, which excludes properties of tabs outside of
  /// the host and the appearance of the host.
  nonisolated private static let inBatches = ObservedProperty.all.filter { property in
    !property.name.contains("outside of a host") && !property.name.hasPrefix("isDisplayed")
  }

  /// Returns the present value of a property as text, which is equal for equal values.
  private func text(of property: ObservedProperty, in fixture: HostFixture) -> String {
    property.read(fixture).map(ValueText.text(of:)) ?? "nil"
  }

  @Test(arguments: ObservedProperty.all)
  func `inside onChange the new value is readable`(property: ObservedProperty) {
    let fixture = property.make()
    // Retained so that no new object gets the address of an old one.
    let before = property.read(fixture)
    let watch = Watch {
      _ = property.read(fixture)
    } then: {
      text(of: property, in: fixture)
    }
    property.change(fixture)
    expectEqual(watch.notes, [text(of: property, in: fixture)])
    expect(watch.notes.first != before.map(ValueText.text(of:)) ?? "nil")
  }

  @Test(arguments: inBatches)
  func `in a batch observers are notified once, at its end, with the new value`(
    property: ObservedProperty
  ) {
    let fixture = property.make()
    let watch = Watch {
      _ = property.read(fixture)
    } then: {
      text(of: property, in: fixture)
    }
    fixture.host.performBatchUpdates {
      property.change(fixture)
      expectEqual(watch.count, 0)
      fixture.tab("a").subtitle = "more"
    }
    expectEqual(watch.notes, [text(of: property, in: fixture)])
  }

  @Test func `one observer of several properties reads all new values`() {
    let fixture = HostFixture.group()
    let tab = fixture.tab("b")
    func values() -> String {
      "\(tab.title) \(tab.isEnabled) \(tab.badgeValue ?? "nil") \(fixture.selected ?? "nil")"
    }
    let watch = Watch {
      _ = values()
    } then: {
      values()
    }
    fixture.host.performBatchUpdates {
      tab.title = "B"
      tab.isEnabled = false
      tab.badgeValue = "1"
      fixture.host.selectedTab = tab
    }
    expectEqual(watch.notes, ["B false 1 b"])
  }

  @Test func `observers of a tab outside of a host read its new value`() {
    let tab = TabItem.bare("a")
    let watch = Watch {
      _ = tab.title
    } then: {
      tab.title
    }
    tab.title = "A"
    expectEqual(watch.notes, ["A"])
  }

  @Test func `observers of a group outside of a host read its new children`() {
    let (child, group) = (TabItem.bare("c"), TabGroupItem.of([], "g"))
    let watch = Watch {
      _ = (group.children, child.parent)
    } then: {
      "\(group.children.map(\.identifier)) \(child.parent?.identifier ?? "nil")"
    }
    group.children = [child]
    expectEqual(watch.notes, ["[\"c\"] g"])
  }
}

/// Describes values: tabs by identifier, other objects by identity, and everything else by value.
@MainActor private enum ValueText {
  static func text(of value: Any) -> String {
    if let tab = value as? TabItem { return tab.identifier }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return "\(ObjectIdentifier(value as AnyObject))" }
    if mirror.children.isEmpty { return String(describing: value) }
    let parts = mirror.children.map { child in
      (child.label.map { "\($0): " } ?? "") + text(of: child.value)
    }
    return "\(type(of: value))(\(parts.joined(separator: ", ")))"
  }
}

/// Observing the navigation controller on screen.
@MainActor struct ObservedContentTests {
  private let host = TabHostController()
  private let tab = TabItem(title: "a", identifier: "a") { _ in
    NavigationController(rootViewController: ViewController())
  }
  private let group = TabGroupItem.of([.bare("c")], "g")

  init() {
    host.diagnosticHandler = { _ in }
    host.traitCollection = .portrait
    host.tabs = [tab, group]
  }

  /// Returns the values read inside `onChange`, one for each notification.
  private func observed(_ change: () -> Void) -> [ObjectIdentifier?] {
    Watch.values({ present }, during: change)
  }

  private var present: ObjectIdentifier? {
    host.visibleNavigationController.map { ObjectIdentifier($0) }
  }

  @Test(arguments: Need.allCases)
  fileprivate func `creating content notifies observers of the navigation controller`(
    need: Need
  ) {
    expect(present == nil)
    let controllers = observed { need.make(tab, in: host) }
    expect(present != nil)
    expectEqual(controllers, [present])
  }

  @Test func `unloading content notifies observers of the navigation controller`() {
    host.preload([tab])
    let controllers = observed { host.unload(tab) }
    expectEqual(controllers, [nil])
  }

  @Test func `creating the content of another tab notifies no observer`() {
    let other = TabItem(title: "b", identifier: "b") { _ in NavigationController() }
    host.tabs.append(other)
    expectEqual(observed { host.preload([other]) }, [])
  }

  @Test func `assigning a managing navigation controller notifies observers`() {
    host.selectedTab = group
    let navigation = NavigationController()
    let controllers = observed { group.managingNavigationController = navigation }
    expectEqual(controllers, [ObjectIdentifier(navigation)])
  }

  @Test func `clearing the selection notifies observers of the navigation controller`() {
    host.appear()
    expectEqual(observed { host.selectedTab = nil }, [nil])
  }
}

/// Operations that create the content of the selected tab.
private enum Need: CaseIterable {
  case appear, preload, viewController, selectedViewController

  @MainActor func make(_ tab: TabItem, in host: TabHostController) {
    switch self {
    case .appear: host.appear()
    case .preload: host.preload([tab])
    case .viewController: _ = tab.viewController
    case .selectedViewController: _ = host.selectedViewController
    }
  }
}
