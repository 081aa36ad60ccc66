/// The tabs of a host by identifier.
///
/// A set of tabs takes a third of the memory of a dictionary, because each tab contains its
/// identifier.
@MainActor final class TabIndex {
  private var elements: Set<Element> = []
  /// Creating a key for each lookup would double the time that it takes.
  private let key = Key()

  /// A value in the set, which is equal to any other with the same identifier.
  private enum Element: Hashable {
    case tab(TabItem)
    /// Stands for a tab in a lookup. Never in the set.
    case key(Key)

    var identifier: String {
      switch self {
      case .tab(let tab): tab.identifier
      case .key(let key): key.identifier
      }
    }

    var tab: TabItem? { if case .tab(let tab) = self { tab } else { nil } }

    static func == (left: Element, right: Element) -> Bool { left.identifier == right.identifier }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  private final class Key {
    var identifier = ""
  }

  private func element(for identifier: String) -> Element {
    key.identifier = identifier
    return .key(key)
  }

  subscript(identifier: String) -> TabItem? {
    let elements = elements
    return elements.firstIndex(of: element(for: identifier)).flatMap { elements[$0].tab }
  }

  /// All tabs, in no particular order.
  var tabs: some Collection<TabItem> { elements.lazy.compactMap(\.tab) }

  /// Adds a tab, unless there is one with the same identifier.
  ///
  /// - Returns: The tab in the index with that identifier.
  func insert(_ tab: TabItem) -> TabItem {
    change { $0.insert(.tab(tab)).memberAfterInsert.tab } ?? tab
  }

  func remove(_ tab: TabItem) { change { _ = $0.remove(.tab(tab)) } }

  /// Makes room for a number of further tabs, which is faster than growing often.
  func makeRoom(for count: Int) {
    if count > 1 { change { $0.reserveCapacity($0.count + count) } }
  }

  /// Changes the elements in a copy; see `replace(_:with:)`.
  private func change<Result>(_ change: (inout Set<Element>) -> Result) -> Result {
    var changed = replace(&elements, with: [])
    defer { elements = changed }
    return change(&changed)
  }
}
