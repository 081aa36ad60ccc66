import TabHostTestSupport
import Testing

@testable import TabHostTerminal

struct ScrollWindowTests {
  @Test(arguments: [
    (5, 0, 20, 0..<5), (5, 4, 20, 0..<5), (9, 0, 13, 0..<3), (9, 2, 13, 0..<3), (9, 3, 14, 1..<4),
    (9, 8, 13, 6..<9), (9, 5, 3, 5..<6), (9, 5, 0, 5..<6), (0, 0, 10, 0..<0), (3, 99, 99, 0..<3),
  ])
  func `the window always contains the item in focus`(
    count: Int,
    focus: Int,
    room: Int,
    items: Range<Int>
  ) {
    let window = ScrollWindow(count: count, focus: focus, room: room, arrow: 1) { _ in 4 }
    expectEqual(window.items, items)
  }

  @Test(arguments: [
    (5, 0, 20, 0..<5), (9, 0, 13, 0..<3), (9, 2, 14, 2..<5), (9, 8, 13, 6..<9), (9, 99, 13, 6..<9),
    (9, -3, 13, 0..<3), (5, 4, 20, 0..<5), (9, 5, 0, 5..<6), (0, 2, 10, 0..<0),
  ])
  func `the window begins at the first item, or earlier to use the available room`(
    count: Int,
    first: Int,
    room: Int,
    items: Range<Int>
  ) {
    let window = ScrollWindow(count: count, first: first, room: room, arrow: 1) { _ in 4 }
    expectEqual(window.items, items)
  }

  @Test func `arrows indicate items beyond the window`() {
    let window = ScrollWindow(count: 9, focus: 4, room: 14, arrow: 1) { _ in 4 }
    expect(window.hasEarlier && window.hasLater)
    let last = ScrollWindow(count: 9, focus: 8, room: 14, arrow: 1) { _ in 4 }
    expect(last.hasEarlier && !last.hasLater)
  }

  @Test func `only the extents of items near the window are requested`() {
    var asked = 0
    _ = ScrollWindow(count: 1_000_000, focus: 500_000, room: 40, arrow: 1) { _ in
      asked += 1
      return 4
    }
    _ = ScrollWindow(count: 1_000_000, first: 500_000, room: 40, arrow: 1) { _ in
      asked += 1
      return 4
    }
    expect(asked < 40)
  }
}
