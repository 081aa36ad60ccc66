/// Which of many items in a line are on show when not all fit: always the one that matters.
struct ScrollWindow: Hashable, Sendable {
  /// The items on show.
  let items: Range<Int>
  /// Whether there are items before those on show.
  let hasEarlier: Bool
  /// Whether there are items after those on show.
  let hasLater: Bool

  /// Shows as many of `count` items as fit into `room`, from the first item from which `focus` is
  /// seen.
  ///
  /// Where something is left out, an arrow of `arrow` extent stands at that end; without room for
  /// arrows and an item, there are none. Asks only for the extents of items near those on show.
  init(count: Int, focus: Int, room: Int, arrow: Int, extent: (Int) -> Int) {
    self.init(count: count, anchor: focus, isFirst: false, room: room, arrow: arrow, extent)
  }

  /// Shows as many of `count` items as fit into `room`, from `first` on; the last ones where it is
  /// too far, so that no room is left empty.
  init(count: Int, first: Int, room: Int, arrow: Int, extent: (Int) -> Int) {
    self.init(count: count, anchor: first, isFirst: true, room: room, arrow: arrow, extent)
  }

  private init(
    count: Int,
    anchor: Int,
    isFirst: Bool,
    room: Int,
    arrow: Int,
    _ extent: (Int) -> Int
  ) {
    guard count > 0 else {
      self.init(items: 0..<0, hasEarlier: false, hasLater: false)
      return
    }
    let anchor = min(max(anchor, 0), count - 1)
    func arrows(_ start: Int, _ end: Int) -> Int {
      (start > 0 ? arrow : 0) + (end < count ? arrow : 0)
    }
    var start = anchor
    var end = anchor + 1
    var used = extent(anchor)
    func growBackwards() {
      while start > 0 {
        let more = used + extent(start - 1)
        guard more + arrows(start - 1, end) <= room else { break }
        used = more
        start -= 1
      }
    }
    if !isFirst { growBackwards() }
    while end < count {
      let more = used + extent(end)
      guard more + arrows(start, end + 1) <= room else { break }
      used = more
      end += 1
    }
    if isFirst, end == count { growBackwards() }
    let fitsArrows = arrows(start, end) + 3 * arrow <= room
    self.init(
      items: start..<end,
      hasEarlier: start > 0 && fitsArrows,
      hasLater: end < count && fitsArrows
    )
  }

  private init(items: Range<Int>, hasEarlier: Bool, hasLater: Bool) {
    self.items = items
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
  }
}
