public import TabHost

/// The tabs that a script can name: those it began with and those it added, also while they are in
/// no host. They are kept alive.
@MainActor public final class KnownTabs {
  private var tabs: [String: TabItem] = [:]

  /// The groups that had a managing navigation controller when they became known, in that order.
  private(set) var managedGroups: [TabGroupItem] = []

  /// Knows no tab.
  public init() {}

  /// Knows all tabs that are in a host. Walks its tree once.
  public init(in host: TabHostController) {
    var pending = Array(host.tabs.reversed())
    while let tab = pending.popLast() {
      add(tab)
      if let group = tab as? TabGroupItem { pending += group.children.reversed() }
    }
  }

  /// The tab with an identifier, if it is known.
  public subscript(identifier: String) -> TabItem? { tabs[identifier] }

  /// What can be named, in alphabetical order.
  var identifiers: [String] { tabs.keys.sorted() }

  /// Knows one more tab. Takes the place of one with the same identifier.
  public func add(_ tab: TabItem) {
    let former = tabs.updateValue(tab, forKey: tab.identifier)
    guard former !== tab else { return }
    if let former = former as? TabGroupItem { managedGroups.removeAll { $0 === former } }
    if let group = tab as? TabGroupItem, group.managingNavigationController != nil {
      managedGroups.append(group)
    }
  }
}
