/// The tabs of one group, or the root tabs, in the order of the sidebar, with their numbers of
/// rows.
///
/// A section is created when rows are read, follows tabs that enter and leave at their declared
/// places, and is discarded when their order changes otherwise. When the row count of a tab changes,
/// the sections on the path to the root note it and recount lazily, so that a change costs the depth
/// of the tree and a read costs the number of changes.
@MainActor final class SidebarSection {
  private(set) var slots: [TabItem]
  /// Whether hidden tabs are listed, as they are while the user is editing.
  let listsHidden: Bool
  private var counts: CountTree
  /// The slots that need to be recounted, each once.
  private var outdated: [Int] = []
  /// The first of ``outdated``.
  private var firstOutdated = Int.max

  init(slots: [TabItem], listsHidden: Bool) {
    self.slots = slots
    self.listsHidden = listsHidden
    var counts = CountTree(reservingCapacity: slots.count)
    for index in slots.indices {
      counts.append(Self.rows(at: index, of: slots, listingHidden: listsHidden))
    }
    self.counts = counts
  }

  /// Replaces consecutive tabs by others, at a cost proportional to those and the tabs after them.
  ///
  /// - Parameter slots: The tabs after the change.
  /// - Returns: `false` if the section has to be created anew, because it is to be recounted.
  func replaceSlots(_ old: Range<Int>, by new: Range<Int>, in slots: [TabItem]) -> Bool {
    guard outdated.isEmpty else { return false }
    self.slots = slots
    // Changed in a copy, so that no access to the property overlaps with another one.
    var counts = replace(&self.counts, with: .empty)
    let following = counts.removeSuffix(from: old.lowerBound).dropFirst(old.count)
    for index in new {
      counts.append(Self.rows(at: index, of: slots, listingHidden: listsHidden))
    }
    for count in following { counts.append(Int(count)) }
    self.counts = counts
    if old.count != new.count {
      for index in new.upperBound..<slots.count { slots[index].slot = Int32(index) }
    }
    return true
  }

  /// Notes that the row count of a tab has changed. Returns `false` if that was already noted.
  func note(_ tab: TabItem) -> Bool {
    // A section that is about to be replaced may not contain the tab.
    let slot = Int(tab.slot)
    guard slot < slots.count, slots[slot] === tab else { return true }
    guard !tab.isRowCountOutdated else { return false }
    tab.isRowCountOutdated = true
    var slots = replace(&outdated, with: [])
    slots.append(slot)
    outdated = slots
    firstOutdated = min(firstOutdated, slot)
    return true
  }

  /// Returns whether all rows of a tab come after a window of rows, as do all rows that are not
  /// counted yet.
  func lists(_ tab: TabItem, after window: Range<Int>) -> Bool {
    let slot = Int(tab.slot)
    guard slot < slots.count, slots[slot] === tab else { return false }
    return counts.sum(before: min(slot, firstOutdated)) >= window.upperBound
  }

  /// The present numbers of rows of the tabs.
  var currentCounts: CountTree {
    if !outdated.isEmpty { recount() }
    return counts
  }

  /// The total number of rows of all tabs.
  var total: Int { currentCounts.total }

  /// Returns the slot whose rows contain an offset, and the offset within these rows.
  func slot(at offset: Int) -> (index: Int, rest: Int) { currentCounts.find(offset) }

  /// Returns the number of rows before those of a tab.
  func offset(of tab: TabItem) -> Int { currentCounts.sum(before: Int(tab.slot)) }

  private func recount() {
    let outdated = outdated
    self.outdated = []
    firstOutdated = .max
    // Changed in a copy, so that no access to the property overlaps with another one.
    var counts = replace(&self.counts, with: .empty)
    for index in outdated {
      let tab = slots[index]
      tab.isRowCountOutdated = false
      counts.set(index, to: Self.rows(of: tab, listingHidden: listsHidden))
    }
    self.counts = counts
  }

  /// Stores the slot of a tab, and returns its number of rows.
  private static func rows(at index: Int, of slots: [TabItem], listingHidden: Bool) -> Int {
    let tab = slots[index]
    tab.slot = Int32(index)
    tab.isRowCountOutdated = false
    return rows(of: tab, listingHidden: listingHidden)
  }

  /// A group that is hoisted out of a hidden one is hidden, too.
  private static func rows(of tab: TabItem, listingHidden: Bool) -> Int {
    if !listingHidden, tab.asGroup?.isHoisted == true, !tab.isShownInTree { return 0 }
    return tab.rowCount(listingHidden: listingHidden)
  }
}

/// Numbers with prefix sums in logarithmic time (a Fenwick tree).
struct CountTree {
  private(set) var total = 0
  private var counts: [Int32] = []
  /// The sums of the ranges of the tree, by their ends. The first is empty.
  private var sums = [0]

  static let empty = CountTree(reservingCapacity: 0)

  init(reservingCapacity capacity: Int) {
    counts.reserveCapacity(capacity)
    sums.reserveCapacity(capacity + 1)
  }

  /// Appends a number in constant amortized time.
  mutating func append(_ count: Int) {
    let end = sums.count
    var sum = count
    var length = 1
    while end & length == 0 {
      sum += sums[end - length]
      length *= 2
    }
    sums.append(sum)
    counts.append(Int32(count))
    total += count
  }

  /// Removes the numbers from an index on, and returns them.
  mutating func removeSuffix(from index: Int) -> [Int32] {
    let suffix = Array(counts[index...])
    for count in suffix { total -= Int(count) }
    counts.removeLast(suffix.count)
    sums.removeLast(suffix.count)
    return suffix
  }

  subscript(index: Int) -> Int { Int(counts[index]) }

  mutating func set(_ index: Int, to count: Int) {
    let difference = count - Int(counts[index])
    guard difference != 0 else { return }
    counts[index] = Int32(count)
    total += difference
    var position = index + 1
    while position < sums.count {
      sums[position] += difference
      position += position & -position
    }
  }

  func sum(before index: Int) -> Int {
    var sum = 0
    var position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  /// Returns the index whose count contains an offset below ``total``, and the offset within that
  /// count.
  func find(_ offset: Int) -> (index: Int, rest: Int) {
    var position = 0
    var rest = offset
    // The greatest power of two that is not greater than the number of counts.
    var step = 1 << (Int.bitWidth - 1 - counts.count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next < sums.count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step /= 2
    }
    return (position, rest)
  }
}

// MARK: - Counting

extension TabGroupItem {
  /// Returns the number of rows of the children and the actions, even if the group is collapsed.
  func contentRowCount(listingHidden: Bool) -> Int {
    madeSection(listingHidden: listingHidden).total + shownActions.count
  }

  /// Returns the section of the children at their own place, without those that are hoisted.
  func madeSection(listingHidden: Bool) -> SidebarSection {
    if let section, section.listsHidden == listingHidden { return section }
    let made = SidebarSection(slots: displayOrderInPlace, listsHidden: listingHidden)
    section = made
    return made
  }

  /// The children that are not hoisted.
  private var displayOrderInPlace: [TabItem] {
    let order = childList.displayOrder
    for tab in order where tab.asGroup?.isHoisted == true {
      return order.filter { $0.asGroup?.isHoisted != true }
    }
    return order
  }
}

extension TabItem {
  /// The tab's row count changed; sections that contain it recount lazily.
  func rowsDidChange() { rowsDidChange(in: host) }

  /// - Parameter host: The host of the tab, passed by a caller that has it.
  func rowsDidChange(in host: TabHostController?) {
    var tab = self
    while let parent = tab.storedParent, tab.asGroup?.isHoisted != true {
      guard let section = parent.section, section.note(tab) else {
        // Nobody has counted the rows, or their number is noted already.
        host?.transaction.note(.rows)
        return
      }
      tab = parent
    }
    guard let host else { return }
    guard let section = host.sidebar.section else { return host.transaction.note(.rows) }
    // Rows after the window are only counted.
    let isOffScreen =
      !PresentationRules.dependsOnSelection(host.state.traits.userInterfaceIdiom)
      && host.sidebar.display.isFull(before: tab, in: section)
    _ = section.note(tab)
    host.transaction.note(isOffScreen ? .rowsOffScreen : .rows)
  }
}
