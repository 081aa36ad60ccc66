import TabHost

/// The tabs of a scrolling bar as one sequence, without an array that concatenates them.
@MainActor struct BarTabs {
  private let parts: [[TabItem]]
  private let pinnedStart: Int
  private let pinnedEnd: Int
  let count: Int

  /// Creates the sequence of the tabs of a bar without the prominent tab, followed by `last`.
  init(_ bar: TabHostController.Bar, andLast last: TabItem? = nil) {
    parts = [bar.fixed, bar.middle, bar.pinned, last.map { [$0] } ?? []]
    pinnedStart = bar.fixed.count + bar.middle.count
    pinnedEnd = pinnedStart + bar.pinned.count
    count = pinnedEnd + parts[3].count
  }

  /// Creates the sequence of all tabs of a bar, in the order of its items.
  init(all bar: TabHostController.Bar) {
    self.init(bar, andLast: bar.prominent)
  }

  /// Returns the tab at an index below ``count``.
  subscript(index: Int) -> TabItem {
    var index = index
    for part in parts.dropLast() {
      if index < part.count { return part[index] }
      index -= part.count
    }
    return parts[parts.count - 1][index]
  }

  var indices: Range<Int> { 0..<count }

  /// Returns whether the tab at an index is pinned, and therefore shown as an icon.
  func isPinned(_ index: Int) -> Bool { (pinnedStart..<pinnedEnd).contains(index) }

  /// Returns the index of a tab, or `nil` if the bar does not contain it.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - hint: An index near which the tab is likely to be. Any number is valid: the bar may have
  ///     become shorter since the index was stored.
  /// - Complexity: O(*n*), where *n* is the number of tabs; O(1) if the tab is near the hint.
  func firstIndex(of tab: TabItem, near hint: Int = 0) -> Int? {
    let hint = min(max(hint, 0), count)
    let near = max(hint - Self.reach, 0)..<min(hint + Self.reach, count)
    if let index = near.first(where: { self[$0] === tab }) { return index }
    var start = 0
    for part in parts {
      if let index = part.firstIndex(where: { $0 === tab }) { return start + index }
      start += part.count
    }
    return nil
  }

  /// The distance from the hint within which the search begins.
  private static let reach = 16
}

/// The tabs of a bar except the one that is being moved.
@MainActor struct OtherBarTabs {
  private let all: BarTabs
  /// The index of the moved tab among all tabs, or `nil` if the bar does not contain it.
  let home: Int?

  init(_ bar: TabHostController.Bar, besides tab: TabItem) {
    all = BarTabs(all: bar)
    home = all.firstIndex(of: tab)
  }

  var count: Int { all.count - (home == nil ? 0 : 1) }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> TabItem { all[index >= home ?? .max ? index + 1 : index] }

  /// Returns the index of a tab among the other tabs, or `nil` if it is not one of them.
  func firstIndex(of tab: TabItem) -> Int? {
    guard let index = all.firstIndex(of: tab), index != home else { return nil }
    return index > home ?? .max ? index - 1 : index
  }
}
