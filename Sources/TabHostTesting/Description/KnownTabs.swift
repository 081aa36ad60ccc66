public import TabHost

/// The tabs that a script can refer to by their identifiers, whether or not they are in a host.
///
/// They are the initial tabs and those that the script added. All of them are retained.
@MainActor public final class KnownTabs {
  private var tabs: [Identifier: TabItem] = [:]

  /// The groups that had a managing navigation controller when they were added, in the order of
  /// adding.
  private(set) var managedGroups: [TabGroupItem] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of all tabs of a host.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public init(in host: TabHostController) {
    var pending = Array(host.rootTabs.reversed())
    while let tab = pending.popLast() {
      add(tab)
      if let group = tab as? TabGroupItem { pending += group.children.reversed() }
    }
  }

  /// The tab with the given identifier, or `nil` if there is none.
  public subscript(identifier: String) -> TabItem? { tabs[Identifier(identifier)] }

  /// The identifiers of all tabs, in alphabetical order.
  package var identifiers: [String] { tabs.keys.map(\.text).sorted() }

  /// Adds a tab, which replaces one with the same identifier.
  public func add(_ tab: TabItem) {
    let former = tabs.updateValue(tab, forKey: Identifier(tab.identifier))
    guard former !== tab else { return }
    if let former = former as? TabGroupItem { managedGroups.removeAll { $0 === former } }
    if let group = tab as? TabGroupItem, group.managingNavigationController != nil {
      managedGroups.append(group)
    }
  }
}
