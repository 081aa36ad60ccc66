import TabHost
import TabHostTestSupport
import Testing

/// A host owns its tabs, a group its children and its stack, and a tab its content. Back references
/// are `nil` once the owner has been released.
@MainActor struct OwnershipTests {
  /// The objects that a test can hold and release.
  nonisolated fileprivate enum Owner: String, CaseIterable {
    case host, group, child, page, navigation
  }

  /// A host with a group that manages a stack, the selected child of the group and its page.
  @MainActor fileprivate final class Family {
    private var host: TabHostController?
    private var group: TabGroupItem?
    private var child: TabItem?
    private var page: ViewController?
    private var navigation: NavigationController?
    private let isShown: Bool

    init(shown: Bool) {
      let page = ViewController()
      let child = TabItem.showing(page, "child")
      let group = TabGroupItem.of([child], "group")
      let navigation = NavigationController()
      group.managingNavigationController = navigation
      let host = TabHostController(tabs: [group])
      host.diagnosticHandler = { _ in }
      host.selectedTab = child
      host.preload([child])
      if shown { host.appear() }
      (self.host, self.group, self.child) = (host, group, child)
      (self.page, self.navigation, isShown) = (page, navigation, shown)
    }

    func release(_ owner: Owner) {
      switch owner {
      case .host: host = nil
      case .group: group = nil
      case .child: child = nil
      case .page: page = nil
      case .navigation: navigation = nil
      }
    }

    /// The back references of the objects that the test still holds.
    var references: [String] {
      var references: [String] = []
      func note(_ name: String, _ object: AnyObject?) {
        references.append("\(name) \(object == nil ? "nil" : "there")")
      }
      if let group { note("group.host", group.tabHostController) }
      if let child {
        note("child.host", child.tabHostController)
        note("child.parent", child.parent)
        note("child.managingTabGroup", child.managingTabGroup)
      }
      if let page {
        note("page.tab", page.tab)
        note("page.host", page.tabHostController)
        note("page.parent", page.parent)
      }
      if let navigation {
        note("navigation.host", navigation.tabHostController)
        note("navigation.parent", navigation.parent)
      }
      return references
    }

    /// Returns the expected back references, given the held objects.
    func expected(_ held: Set<Owner>) -> [String] {
      let host = held.contains(.host)
      let group = host || held.contains(.group)
      let child = group || held.contains(.child)
      let navigation = group || held.contains(.navigation)
      var references: [String] = []
      func note(_ owner: Owner, _ name: String, _ exists: Bool) {
        if held.contains(owner) { references.append("\(name) \(exists ? "there" : "nil")") }
      }
      note(.group, "group.host", host)
      note(.child, "child.host", host)
      note(.child, "child.parent", group)
      note(.child, "child.managingTabGroup", group)
      note(.page, "page.tab", child)
      note(.page, "page.host", host)
      note(.page, "page.parent", isShown && navigation)
      note(.navigation, "navigation.host", host)
      note(.navigation, "navigation.parent", isShown && host)
      return references
    }
  }

  /// Returns all permutations of the values.
  nonisolated private static func orders<Value: Hashable>(of values: [Value]) -> [[Value]] {
    guard !values.isEmpty else { return [[]] }
    return values.flatMap { first in
      orders(of: values.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test(arguments: [false, true])
  func `back references are nil after the owner's release, in any order of releases`(shown: Bool) {
    for order in Self.orders(of: Owner.allCases) {
      let family = Family(shown: shown)
      var held = Set(Owner.allCases)
      expectEqual(family.references, family.expected(held))
      for owner in order {
        family.release(owner)
        held.remove(owner)
        let names = order.map(\.rawValue).joined(separator: ", ")
        expectEqual(family.references, family.expected(held), "\(names), after \(owner)")
      }
    }
  }

  @Test func `a tab that outlives its host can be used and added to another host`() {
    let (a, c) = (TabItem.bare("a"), TabItem.bare("c"))
    let group = TabGroupItem.of([c], "g")
    var host: TabHostController? = TabHostController(tabs: [a, group])
    host?.selectedTab = c
    host = nil
    a.title = "A"
    a.isHidden = true
    group.children = []
    expect([a, c, group].allSatisfy { $0.tabHostController == nil })
    let other = TabHostController(tabs: [group, c])
    expect(c.tabHostController === other && c.parent == nil)
    expect(group.tabHostController === other)
    expect(a.tabHostController == nil)
  }

  @Test func `children that outlive their group have no parent and can be added to another group`()
  {
    let child = TabItem.bare("c")
    var group: TabGroupItem? = TabGroupItem.of([child], "g")
    expect(child.parent === group)
    group = nil
    expect(child.parent == nil)
    let other = TabGroupItem.of([child], "h")
    expect(child.parent === other)
  }

  @Test func `a page that outlives its tab has no tab and can become the content of another`() {
    let page = ViewController()
    var tab: TabItem? = TabItem.showing(page, "a")
    expect(tab?.viewController === page && page.tab === tab)
    tab = nil
    expect(page.tab == nil && page.tabHostController == nil)
    let other = TabItem.showing(page, "b")
    expect(other.viewController === page && page.tab === other)
  }

  @Test func `a sidebar that outlives its host has no rows and is not available`() {
    var host: TabHostController? = TabHostController.with(.pad, .bare("a"), .bare("b"))
    let sidebar = host?.sidebar
    host = nil
    sidebar?.isHidden.toggle()
    sidebar?.displayedRows = 0..<2
    expectEqual(sidebar?.rows.count, 0)
    expectEqual(sidebar?.isAvailable, false)
  }

  @Test(arguments: CallbackListener.Callback.ofSelection)
  func `a tab that is released while it is being selected leaves no references`(
    callback: CallbackListener.Callback
  ) {
    let page = ViewController()
    let host = TabHostController()
    host.diagnosticHandler = { _ in }
    host.tabs = [.bare("a"), .showing(page, "b")]
    host.appear()
    weak let tab = host.tabs[1]
    let listener = CallbackListener(in: callback) { host in host.tabs = [.bare("z")] }
    host.delegate = listener
    host.user.tap("b")
    expect(listener.isDone)
    expect(tab == nil && page.tab == nil && page.tabHostController == nil)
    expectEqual(host.selectedTab?.identifier, "z")
  }
}

extension CallbackListener.Callback {
  /// The callbacks of a selection by the user.
  fileprivate static let ofSelection: [Self] = [.shouldSelect, .didSelect]
}
