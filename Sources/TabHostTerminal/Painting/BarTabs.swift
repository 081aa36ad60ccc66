import TabHost

/// The tabs of a bar that scrolls, one after the other, without a list of them all.
@MainActor struct BarTabs {
  private let parts: [[TabItem]]
  private let pinnedStart: Int
  private let pinnedEnd: Int
  let count: Int

  /// The tabs of a bar without the one apart, and one more at the end, if there is one.
  init(_ bar: TabHostController.Bar, andLast last: TabItem? = nil) {
    parts = [bar.fixed, bar.middle, bar.pinned, last.map { [$0] } ?? []]
    pinnedStart = bar.fixed.count + bar.middle.count
    pinnedEnd = pinnedStart + bar.pinned.count
    count = pinnedEnd + parts[3].count
  }

  /// All tabs of a bar, in the order of its items.
  init(all bar: TabHostController.Bar) {
    self.init(bar, andLast: bar.prominent)
  }

  /// The tab at an index below ``count``.
  subscript(index: Int) -> TabItem {
    var index = index
    for part in parts.dropLast() {
      if index < part.count { return part[index] }
      index -= part.count
    }
    return parts[parts.count - 1][index]
  }

  var indices: Range<Int> { 0..<count }

  /// Whether the tab at an index is pinned, and stands as an icon.
  func isPinned(_ index: Int) -> Bool { (pinnedStart..<pinnedEnd).contains(index) }

  /// Returns the index of a tab, or nil if it is not among the tabs.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - hint: An index near which the tab is likely to be. Any number is valid: the bar may have
  ///     become shorter since the index was stored.
  /// - Complexity: Linear, or constant if the tab is near the hint.
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

  /// The distance from a hint within which a tab is searched for first.
  private static let reach = 16
}

/// The items of a bar but one, which is about to be put elsewhere among them.
@MainActor struct OtherBarTabs {
  private let all: BarTabs
  /// The place of the one among all items; nil if it is none of them.
  let home: Int?

  init(_ bar: TabHostController.Bar, but tab: TabItem) {
    all = BarTabs(all: bar)
    home = all.firstIndex(of: tab)
  }

  var count: Int { all.count - (home == nil ? 0 : 1) }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> TabItem { all[index >= home ?? .max ? index + 1 : index] }

  /// The place of a tab among the others; nil if it is not there.
  func firstIndex(of tab: TabItem) -> Int? {
    guard let index = all.firstIndex(of: tab), index != home else { return nil }
    return index > home ?? .max ? index - 1 : index
  }
}
