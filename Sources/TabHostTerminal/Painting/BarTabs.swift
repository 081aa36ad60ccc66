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

  /// The tab at an index below ``count``.
  subscript(index: Int) -> TabItem {
    var index = index
    for part in parts.dropLast() {
      if index < part.count { return part[index] }
      index -= part.count
    }
    return parts[parts.count - 1][index]
  }

  /// Whether the tab at an index is pinned, and stands as an icon.
  func isPinned(_ index: Int) -> Bool { (pinnedStart..<pinnedEnd).contains(index) }

  /// Linear.
  func firstIndex(of tab: TabItem) -> Int? {
    var start = 0
    for part in parts {
      if let index = part.firstIndex(where: { $0 === tab }) { return start + index }
      start += part.count
    }
    return nil
  }
}
