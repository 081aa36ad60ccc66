/// The range of visible items in a line with limited room.
struct ScrollWindow: Hashable, Sendable {
  /// The indices of the visible items.
  let items: Range<Int>
  /// Whether there are items before the visible ones.
  let hasEarlier: Bool
  /// Whether there are items after the visible ones.
  let hasLater: Bool

  /// Creates a window that contains the item `focus` and begins as early as possible.
  ///
  /// An arrow with the extent `arrow` indicates items beyond either end. Without room for the
  /// arrows and an item, there are no arrows. The extents are requested only for items near the
  /// window.
  init(count: Int, focus: Int, room: Int, arrow: Int, extent: (Int) -> Int) {
    self.init(count: count, anchor: focus, isFirst: false, room: room, arrow: arrow, extent)
  }

  /// Creates a window that begins with the item `first`, or earlier if the last items would leave
  /// room unused.
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
