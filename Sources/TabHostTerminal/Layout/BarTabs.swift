import TabHost

/// The tabs of a bar as one sequence, without an array that concatenates them.
@MainActor struct BarTabs {
  private let parts: [[TabItem]]
  let count: Int

  /// Creates the sequence of all tabs of a bar, in the order of its items.
  init(all bar: TabHostController.Bar) {
    parts = [bar.fixed, bar.middle, bar.pinned, bar.prominent.map { [$0] } ?? []]
    count = parts.reduce(0) { $0 + $1.count }
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

  /// Returns the index of a tab, or `nil` if the bar does not contain it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  func firstIndex(of tab: TabItem) -> Int? {
    var start = 0
    for part in parts {
      if let index = part.firstIndex(where: { $0 === tab }) { return start + index }
      start += part.count
    }
    return nil
  }
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
