import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// The scroll position of lists: read, set, kept when rows change, and at the end.
@MainActor struct ListScrollingTests {
  private struct Line: Identifiable {
    let id: Int
  }

  /// How the list gets its rows.
  enum Source: CaseIterable {
    /// The app assigns fixed rows after each change.
    case assigned
    /// The list requests the items.
    case items
    /// The list requests rows one by one, which have no identity.
    case rows
  }

  private final class Store {
    var lines: [Line] = []
  }

  /// A list of the lines `1`, `2`, … that is four lines high.
  @MainActor private struct Log {
    let store = Store()
    let list = ListViewController()
    let source: Source

    init(_ source: Source = .assigned, lines: Int = 20, followsEnd: Bool = false) {
      self.source = source
      store.lines = (0..<lines).map { Line(id: $0 + 1) }
      list.followsEnd = followsEnd
      update { _ in }
    }

    func update(_ change: (inout [Line]) -> Void) {
      change(&store.lines)
      let store = store
      let row = { (line: Line) in ListRow("\(line.id)") }
      switch source {
      case .assigned: list.sections = [ListSection(items: store.lines, row: row)]
      case .items where list.sections.isEmpty:
        list.sections = [ListSection(items: { store.lines }, row: row)]
      case .rows where list.sections.isEmpty:
        list.sections = [ListSection(count: { store.lines.count }, row: { row(store.lines[$0]) })]
      case .items, .rows: list.setNeedsDisplay()
      }
    }

    func append(_ count: Int = 1) {
      update { lines in
        for _ in 0..<count { lines.append(Line(id: (lines.last?.id ?? 0) + 1)) }
      }
    }

    var shown: [String] { list.lines(5, 4).map { $0.filter { $0 == ">" || $0.isNumber } } }

    func wheel(_ button: MouseEvent.Button) { list.mouse(.press, button, 0, 0) }
  }

  // MARK: - Reading and setting the position

  @Test func `the visible rows can be read, and a row can be scrolled to`() {
    let log = Log()
    expectEqual(log.list.indicesForVisibleRows, [])
    _ = log.shown
    expectEqual(log.list.indicesForVisibleRows, (0..<4).map { ListIndex($0) })
    let positions: [(ListViewController.ScrollPosition, Int)] = [
      (.top, 9), (.bottom, 6), (.middle, 7), (.none, 7),
    ]
    for (position, first) in positions {
      log.list.scrollToRow(at: ListIndex(9), at: position)
      expectEqual(log.list.indicesForVisibleRows, (first..<first + 4).map { ListIndex($0) })
    }
    log.list.scrollToRow(at: ListIndex(2))
    expectEqual(log.shown, ["3", "4", "5", "6"])
    log.list.scrollToRow(at: ListIndex(99), at: .top)
    expectEqual(log.shown, ["17", "18", "19", "20"])
    expectEqual(log.list.focusedIndex, ListIndex(0))
  }

  @Test func `a row is scrolled to below the title of its section`() {
    let list = ListViewController(
      sections: ["A", "B"].map { (title: String) in
        ListSection(title, rows: (0..<9).map { ListRow("\(title)\($0)") })
      }
    )
    _ = list.lines(8, 4)
    list.scrollToRow(at: ListIndex(4, section: 1), at: .top)
    expectEqual(list.lines(8, 4).map { String($0.dropFirst().prefix(2)) }, ["B", "B4", "B5", "B6"])
    expectEqual(list.indicesForVisibleRows.first, ListIndex(4, section: 1))
  }

  @Test func `a position that is set before the first frame holds`() {
    for source in Source.allCases {
      let log = Log(source)
      log.list.scrollToRow(at: ListIndex(9), at: .bottom)
      expectEqual(log.shown, ["7", "8", "9", "10"])
    }
    let log = Log()
    log.list.scrollToRow(at: ListIndex(9), at: .top)
    log.list.focusedIndex = ListIndex(1)
    expectEqual(log.shown, ["1", ">2", "3", "4"])
  }

  // MARK: - Rows that change

  @Test(arguments: [Source.assigned, .items])
  func `the wheel holds although the focused row moves, until a key moves the focus`(
    source: Source
  ) {
    let log = Log(source)
    _ = log.shown
    log.list.press(.down)
    log.wheel(.wheelDown)
    expectEqual(log.shown, ["4", "5", "6", "7"])
    log.wheel(.wheelUp)
    expectEqual(log.shown, ["1", ">2", "3", "4"])
    log.update { $0.swapAt(1, 15) }
    expectEqual(log.shown, ["1", "16", "3", "4"])
    log.update { $0.shuffle(by: 7) }
    let shown = log.shown
    log.update { $0.shuffle(by: 3) }
    expectEqual(log.list.focusedIndex.flatMap(log.list.itemIdentifier), AnyHashable(2))
    expect(log.list.indicesForVisibleRows.first == ListIndex(0) && shown != log.shown)
    log.list.press(.down)
    expect(log.shown.contains { $0.hasPrefix(">") })
  }

  @Test(arguments: [Source.assigned, .items])
  func `visible rows stay at their lines when rows are inserted before them, except at the start`(
    source: Source
  ) {
    let log = Log(source)
    expectEqual(log.shown, [">1", "2", "3", "4"])
    log.update { $0.insert(Line(id: 0), at: 0) }
    expectEqual(log.shown, [">0", "1", "2", "3"])
    log.wheel(.wheelDown)
    expectEqual(log.shown, ["3", "4", "5", "6"])
    log.update { $0.insert(contentsOf: [Line(id: -2), Line(id: -1)], at: 0) }
    expectEqual(log.shown, ["3", "4", "5", "6"])
    log.update { $0.removeAll { $0.id < 1 || $0.id == 4 } }
    expectEqual(log.shown, ["2", ">3", "5", "6"])
  }

  @Test func `rows in another order do not move the list`() {
    let log = Log(lines: 60)
    _ = log.shown
    for _ in 0..<4 { log.wheel(.wheelDown) }
    expectEqual(log.list.indicesForVisibleRows.first, ListIndex(12))
    for step in [7, 11, 13] {
      log.update { $0.shuffle(by: step) }
      _ = log.shown
      expectEqual(log.list.indicesForVisibleRows.first, ListIndex(12))
    }
  }

  @Test func `a wheel among rows that were found holds, too`() {
    let log = Log(lines: 40)
    _ = log.shown
    log.list.press(.character("f"))
    log.list.type("1")
    expectEqual(log.shown.prefix(3), [">1", "10", "11"])
    log.wheel(.wheelDown)
    expectEqual(log.shown.prefix(3), ["12", "13", "14"])
    log.append()
    expectEqual(log.shown.prefix(3), ["12", "13", "14"])
  }

  // MARK: - Following the end

  @Test(arguments: Source.allCases)
  func `a list that follows its end shows the rows that are appended, with the focus`(
    source: Source
  ) {
    let log = Log(source, lines: 0, followsEnd: true)
    _ = log.shown
    log.append()
    expectEqual(log.shown.first, ">1")
    log.append(4)
    expectEqual(log.shown, ["2", "3", "4", ">5"])
    log.append(2)
    expectEqual(log.list.focusedIndex, ListIndex(6))
    expectEqual(log.shown, ["4", "5", "6", ">7"])
    expectEqual(log.list.indicesForVisibleRows, (3..<7).map { ListIndex($0) })
  }

  @Test(arguments: Source.allCases)
  func `the wheel ends following, and begins it again at the end`(source: Source) {
    let log = Log(source, followsEnd: true)
    expectEqual(log.shown, ["17", "18", "19", ">20"])
    log.wheel(.wheelUp)
    log.append(2)
    expectEqual(log.shown, ["14", "15", "16", "17"])
    log.wheel(.wheelDown)
    log.append()
    expectEqual(log.shown, ["17", "18", "19", ">20"])
    log.wheel(.wheelDown)
    log.append()
    expectEqual(log.shown, ["21", "22", "23", "24"])
    // The wheel does not move the focus.
    expectEqual(log.list.focusedIndex, ListIndex(19))
  }

  @Test(arguments: Source.allCases)
  func `a key that moves the focus ends following, and End begins it again`(source: Source) {
    let log = Log(source, followsEnd: true)
    _ = log.shown
    log.list.press(.up)
    log.append()
    expectEqual(log.shown, ["17", "18", ">19", "20"])
    expect(log.list.press(.end))
    log.append()
    expectEqual(log.shown, ["19", "20", "21", ">22"])
    log.wheel(.wheelUp)
    log.append()
    expect(log.list.press(.end))
    expectEqual(log.shown, ["20", "21", "22", ">23"])
    log.append()
    expectEqual(log.shown, ["21", "22", "23", ">24"])
    expect(!log.list.press(.end))
  }

  @Test func `a wheel that begins to follow the end is handled, so that it is recorded`() {
    let log = Log(followsEnd: true)
    _ = log.shown
    expect(!log.list.mouse(.press, .wheelDown, 0, 0))
    log.list.press(.up)
    expect(log.list.mouse(.press, .wheelDown, 0, 0))
    expect(!log.list.mouse(.press, .wheelDown, 0, 0))
    log.append()
    expectEqual(log.shown, ["18", ">19", "20", "21"])
  }

  @Test func `a key without an effect at the end does not change what stays at its line`() {
    let log = Log(lines: 6)
    _ = log.shown
    log.list.press(.end)
    log.wheel(.wheelUp)
    log.wheel(.wheelDown)
    expectEqual(log.shown, ["3", "4", "5", ">6"])
    expect(!log.list.press(.down))
    log.update { $0.swapAt(0, 5) }
    expectEqual(log.shown, ["3", "4", "5", "1"])
  }

  @Test func `End scrolls to the focused last row after the wheel`() {
    let log = Log()
    _ = log.shown
    log.list.press(.end)
    log.wheel(.wheelUp)
    expectEqual(log.shown, ["14", "15", "16", "17"])
    expect(log.list.press(.down))
    expectEqual(log.shown, ["17", "18", "19", ">20"])
    expect(!log.list.press(.down))
  }

  @Test(arguments: [Source.assigned, .items])
  func `a list that follows its end can lose its first rows`(source: Source) {
    let log = Log(source, followsEnd: true)
    _ = log.shown
    for _ in 0..<3 {
      log.append(2)
      log.update { $0.removeFirst(2) }
    }
    expectEqual(log.shown, ["23", "24", "25", ">26"])
    log.wheel(.wheelUp)
    expectEqual(log.shown, ["20", "21", "22", "23"])
    log.append(2)
    log.update { $0.removeFirst(2) }
    expectEqual(log.shown, ["20", "21", "22", "23"])
  }

  @Test func `the app begins and ends following`() {
    let log = Log()
    _ = log.shown
    log.list.followsEnd = true
    expectEqual(log.shown, ["17", "18", "19", ">20"])
    log.append()
    expectEqual(log.shown, ["18", "19", "20", ">21"])
    log.list.scrollToRow(at: ListIndex(3), at: .top)
    log.append()
    expectEqual(log.shown, ["4", "5", "6", "7"])
    log.list.scrollToRow(at: ListIndex(21))
    log.list.followsEnd = false
    log.append()
    expectEqual(log.shown, ["19", "20", ">21", "22"])
    log.list.followsEnd = true
    expectEqual(log.shown, ["20", "21", "22", ">23"])
  }

  @Test func `the end is followed at another size, and below a heading and titles`() {
    let log = Log(followsEnd: true)
    _ = log.shown
    log.list.columns = [ListColumn("N")]
    expectEqual(log.list.lines(9, 6).last?.hasPrefix(">20"), true)
    log.append()
    expectEqual(log.list.lines(9, 3).last?.hasPrefix(">21"), true)
    log.list.sections.append(ListSection("Later", rows: [ListRow("x")]))
    expectEqual(log.list.lines(9, 6).last?.hasPrefix(">x"), true)
  }

  @Test func `rows before the end are not requested`() {
    var requested: [Int] = []
    var count = 1_000_000
    let list = ListViewController(sections: [
      ListSection(
        count: { count },
        row: {
          requested.append($0)
          return ListRow("\($0)")
        }
      )
    ])
    list.followsEnd = true
    _ = list.lines(9, 4)
    requested = []
    count += 10
    _ = list.lines(9, 4)
    expectEqual(Set(requested), Set(count - 4..<count))
    requested = []
    list.mouse(.press, .wheelUp, 0, 0)
    _ = list.lines(9, 4)
    expectEqual(Set(requested).subtracting([count - 1]), Set(count - 7..<count - 3))
  }

  @Test func `a search goes on with the rows that are appended`() {
    var requested: Set<Int> = []
    var count = 100
    let list = ListViewController(sections: [
      ListSection(
        count: { count },
        row: {
          requested.insert($0)
          return ListRow("\($0)")
        }
      )
    ])
    list.followsEnd = true
    _ = list.lines(9, 6)
    list.press(.character("f"))
    list.type("99")
    expectEqual(list.lines(9, 6).first, ">99")
    requested = []
    count = 200
    expectEqual(list.lines(9, 6).prefix(2).map { $0.dropFirst() }, ["99", "199"])
    expectEqual(requested, Set(100..<200).union([99]))
  }

  // MARK: - A second tap on the tab

  @Test func `lists and texts scroll to their beginning when their tab is selected again`() {
    let lines = (0..<40).map { "\($0)" }
    let list = ListViewController(rows: lines.map { ListRow($0) })
    let text = TextViewController(StyledText(lines.joined(separator: "\n")))
    for page in [list, text] as [any ViewController & ScrollingContent] {
      let fixture = ViewFixture(page)
      expect(page.scroll(by: 9))
      expectEqual(page.scrollOffset, 9)
      fixture.host.tabs[0].reselectionBehavior = .none
      fixture.host.user.tap("tab")
      expectEqual(page.scrollOffset, 9)
      fixture.host.tabs[0].reselectionBehavior = .automatic
      fixture.host.user.tap("tab")
      expectEqual(page.scrollOffset, 0)
    }
  }
}

extension Array {
  /// Takes every element a number of positions after the previous one, which moves all but the first
  /// one by different distances.
  fileprivate mutating func shuffle(by step: Int) {
    let count = count
    self = indices.map { self[$0 * step % count] }
  }
}
