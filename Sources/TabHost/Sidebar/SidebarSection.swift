/// The tabs of one group, or the root tabs, in the order of the sidebar, with their numbers of
/// rows.
///
/// A section is created when rows are read, follows tabs that enter and leave at their declared
/// places, and is discarded when their order changes otherwise. When the row count of a tab changes,
/// the sections on the path to the root note it and recount lazily, so that a change costs the depth
/// of the tree and a read costs the number of changes.
@MainActor final class SidebarSection {
  private(set) var slots: [TabItem]
  /// The numbers of rows while hidden tabs have none; `nil` until they are needed.
  private var counts: CountTree?
  /// The numbers of rows while the user is editing, when hidden tabs are listed; `nil` until they are
  /// needed.
  private var editingCounts: CountTree?
  /// The slots that need to be recounted, each once.
  private var outdated: [Int] = []
  /// The first of ``outdated``.
  private var firstOutdated = Int.max

  init(slots: [TabItem]) { self.slots = slots }

  /// Replaces consecutive tabs by others, at a cost proportional to those and the tabs after them.
  ///
  /// - Parameter slots: The tabs after the change.
  /// - Returns: `false` if the section has to be created anew, because it is to be recounted.
  func replaceSlots(_ old: Range<Int>, by new: Range<Int>, in slots: [TabItem]) -> Bool {
    guard outdated.isEmpty else { return false }
    self.slots = slots
    change { counts, listingHidden in
      let following = counts.removeSuffix(from: old.lowerBound).dropFirst(old.count)
      for index in new { counts.append(number(slots[index], index, listingHidden)) }
      for count in following { counts.append(Int(count)) }
    }
    if old.count != new.count {
      for index in new.upperBound..<slots.count { slots[index].slot = Int32(index) }
    }
    return true
  }

  /// Changes the numbers of rows, in copies, so that no access to a property overlaps with another one.
  ///
  /// - Parameter mutate: Changes numbers that do or do not include hidden tabs.
  private func change(_ mutate: (inout CountTree, Bool) -> Void) {
    if var counts = replace(&counts, with: nil) {
      mutate(&counts, false)
      self.counts = counts
    }
    if var counts = replace(&editingCounts, with: nil) {
      mutate(&counts, true)
      editingCounts = counts
    }
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
  func lists(_ tab: TabItem, after window: Range<Int>, listingHidden: Bool) -> Bool {
    let slot = Int(tab.slot)
    guard slot < slots.count, slots[slot] === tab,
      let counts = listingHidden ? editingCounts : counts
    else { return false }
    return counts.sum(before: min(slot, firstOutdated)) >= window.upperBound
  }

  /// Returns the present numbers of rows of the tabs.
  func counts(listingHidden: Bool) -> CountTree {
    if !outdated.isEmpty { recount() }
    if let counts = listingHidden ? editingCounts : counts { return counts }
    var counts = CountTree(reservingCapacity: slots.count)
    for index in slots.indices { counts.append(number(slots[index], index, listingHidden)) }
    if listingHidden { editingCounts = counts } else { self.counts = counts }
    return counts
  }

  /// Returns the number of rows before those of a tab.
  func offset(of tab: TabItem, listingHidden: Bool) -> Int {
    // The slot of a tab is known when the rows are counted.
    let counts = counts(listingHidden: listingHidden)
    return counts.sum(before: Int(tab.slot))
  }

  private func recount() {
    let outdated = replace(&outdated, with: [])
    firstOutdated = .max
    for index in outdated { slots[index].isRowCountOutdated = false }
    change { counts, listingHidden in
      for index in outdated { counts.set(index, to: Self.rows(of: slots[index], listingHidden)) }
    }
  }

  /// Stores the slot of a tab, and returns its number of rows.
  private func number(_ tab: TabItem, _ slot: Int, _ listingHidden: Bool) -> Int {
    tab.slot = Int32(slot)
    tab.isRowCountOutdated = false
    return Self.rows(of: tab, listingHidden)
  }

  /// A group that is hoisted out of a hidden one is hidden, too.
  private static func rows(of tab: TabItem, _ listingHidden: Bool) -> Int {
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
    madeSection.counts(listingHidden: listingHidden).total + shownActions.count
  }

  /// The section of the children at their own place, without those that are hoisted.
  var madeSection: SidebarSection {
    if let section { return section }
    let made = SidebarSection(slots: displayOrderInPlace)
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
      && host.sidebar.display.isFull(before: tab, in: section, of: host)
    _ = section.note(tab)
    host.transaction.note(isOffScreen ? .rowsOffScreen : .rows)
  }
}
