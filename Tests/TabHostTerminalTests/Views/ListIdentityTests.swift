import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Lists that follow the rows of their items.
@MainActor struct ListIdentityTests {
  private struct Letter: Identifiable {
    let id: Int
    var subject: String { "Letter \(id)" }
  }

  private final class Store {
    var letters = (1...30).map { Letter(id: $0) }
    var opened: [Int] = []
    var archived: [Int] = []
  }

  /// How the list gets its rows.
  enum Source: CaseIterable {
    /// The app assigns fixed rows after each change.
    case assigned
    /// The list requests the items.
    case items
    /// The list requests rows one by one, which set their identity.
    case rows
  }

  @MainActor private struct Mailbox {
    let store = Store()
    let list = ListViewController()
    let fixture: ViewFixture
    let source: Source

    init(_ source: Source, letters: Int = 30) {
      self.source = source
      store.letters = (1...letters).map { Letter(id: $0) }
      let (store, list) = (store, list)
      list.allowsMultipleSelection = true
      list.activationHandler = { store.opened.append(store.letters[$0.row].id) }
      list.contextMenuProvider = { index in
        let letter = store.letters[index.row]
        let archive = Action(title: "Archive") { _ in store.archived.append(letter.id) }
        return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [archive]) })
      }
      fixture = ViewFixture(list)
      show()
      _ = fixture.lines
    }

    func show() {
      let store = store
      switch source {
      case .assigned:
        list.sections = [ListSection(items: store.letters) { ListRow($0.subject) }]
      case .items where list.sections.isEmpty:
        list.sections = [ListSection(items: { store.letters }, row: { ListRow($0.subject) })]
      case .rows where list.sections.isEmpty:
        let row = { (index: Int) in
          var row = ListRow(store.letters[index].subject)
          row.id = store.letters[index].id
          return row
        }
        list.sections = [ListSection(count: { store.letters.count }, row: row)]
      case .items, .rows: list.setNeedsDisplay()
      }
    }

    func update(_ change: (inout [Letter]) -> Void) {
      change(&store.letters)
      show()
    }

    func insert(_ ids: Int...) {
      update { $0.insert(contentsOf: ids.map { Letter(id: $0) }, at: 0) }
    }

    /// The line with a text.
    func line(of text: String) -> Int? { fixture.lines.firstIndex { $0.contains(text) } }
  }

  // MARK: - Focus

  @Test(arguments: Source.allCases)
  func `the focus stays on its row when rows are inserted or moved`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.down)
    mailbox.insert(0)
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.opened, [2])
    expectEqual(mailbox.list.focusedIndex, ListIndex(2))
    mailbox.update { $0.reverse() }
    expectEqual(mailbox.list.focusedIndex, ListIndex(28))
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.opened, [2, 2])
  }

  @Test(arguments: Source.allCases)
  func `the focused row stays at its line`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.end, .up, .up)
    let line = mailbox.line(of: "Letter 28")
    expect(line != nil)
    mailbox.insert(-1, 0)
    expectEqual(mailbox.line(of: "Letter 28"), line)
    mailbox.update { $0.removeAll { $0.id < 3 } }
    expectEqual(mailbox.line(of: "Letter 28"), line)
  }

  @Test(arguments: Source.allCases)
  func `if the focused row is not visible, the first visible one stays at its line`(
    source: Source
  ) {
    let mailbox = Mailbox(source)
    for _ in 0..<5 { mailbox.fixture.mouse(.press, .wheelDown, 3, 3) }
    let lines = mailbox.fixture.lines
    expectEqual(lines.first?.hasPrefix("☐ Letter 16 "), true)
    mailbox.insert(-1, 0)
    expectEqual(mailbox.fixture.lines, lines)
    mailbox.update { letters in
      letters.removeAll { $0.id == 16 }
      letters += (31...40).map { Letter(id: $0) }
    }
    expect(mailbox.fixture.lines[1].hasPrefix("☐ Letter 17 "))
  }

  @Test(arguments: Source.allCases)
  func `the focus moves to the next row when its row is removed, or to the one before`(
    source: Source
  ) {
    let mailbox = Mailbox(source, letters: 6)
    mailbox.fixture.press(.down, .down)
    mailbox.update { $0.removeAll { $0.id < 4 } }
    mailbox.fixture.press(.enter)
    mailbox.fixture.press(.end)
    mailbox.update { $0.removeLast(2) }
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.opened, [4, 4])
    mailbox.update { $0 = [Letter(id: 9)] }
    mailbox.fixture.press(.enter)
    mailbox.update { $0 = [] }
    expect(mailbox.list.focusedIndex == nil)
    expectEqual(mailbox.store.opened, [4, 4, 9])
  }

  @Test(arguments: Source.allCases)
  func `an event that moves the focus and a change before the next frame both count`(
    source: Source
  ) {
    let mailbox = Mailbox(source)
    let screen = mailbox.fixture.screen
    screen.handle(.key(KeyPress(.pageDown)), at: .zero)
    let focused = mailbox.list.focusedIndex.flatMap(mailbox.list.itemIdentifier)
    mailbox.insert(-1, 0)
    screen.handle(.key(KeyPress(.down)), at: .zero)
    mailbox.insert(-2)
    screen.handle(.key(KeyPress(.enter)), at: .zero)
    expectEqual(mailbox.store.opened.map { AnyHashable($0 - 1) }, [focused])
  }

  @Test func `a handler that changes the rows keeps the focus, and is not told that it has moved`()
  {
    let mailbox = Mailbox(.assigned)
    var focused: [ListIndex?] = []
    mailbox.list.focusHandler = { focused.append($0) }
    mailbox.list.activationHandler = { _ in mailbox.insert(0) }
    mailbox.fixture.press(.down, .enter)
    expectEqual(focused, [ListIndex(1)])
    expectEqual(mailbox.list.focusedIndex, ListIndex(2))
  }

  @Test func `a focus that nobody has moved stays at the first row when rows come in above`() {
    let list = ListViewController(sections: [
      ListSection(items: [Letter(id: 1)]) { ListRow($0.subject) }
    ])
    list.sections = [ListSection(items: [0, 1].map { Letter(id: $0) }) { ListRow($0.subject) }]
    expectEqual(list.focusedIndex, ListIndex(0))
    _ = list.lines(12, 4)
    list.sections = [ListSection(items: [-1, 0].map { Letter(id: $0) }) { ListRow($0.subject) }]
    expectEqual(list.focusedIndex, ListIndex(0))
    _ = list.lines(12, 4)
    list.focusedIndex = ListIndex(0)
    list.sections = [ListSection(items: [-2, -1].map { Letter(id: $0) }) { ListRow($0.subject) }]
    expectEqual(list.focusedIndex, ListIndex(1))
  }

  @Test func `rows follow their items into other sections`() {
    let list = ListViewController()
    func show(_ new: [Int], _ read: [Int]) {
      list.sections = [("New", new), ("Read", read)].map { title, ids in
        ListSection(title, items: ids.map { Letter(id: $0) }) { ListRow($0.subject) }
      }
    }
    show([1, 2], [3])
    list.selectedIndices = [ListIndex(0), ListIndex(0, section: 1)]
    list.focusedIndex = ListIndex(0)
    show([2], [3, 1])
    expectEqual(list.focusedIndex, ListIndex(1, section: 1))
    expectEqual(list.selectedIndices, [ListIndex(0, section: 1), ListIndex(1, section: 1)])
    expectEqual(list.listIndex(for: 2), ListIndex(0))
    expect(list.listIndex(for: 4) == nil)
  }

  @Test func `rows without an identity keep their positions`() {
    let list = ListViewController(rows: ["One", "Two"].map { ListRow($0) })
    let fixture = ViewFixture(list)
    fixture.press(.down)
    list.selectedIndices = [ListIndex(1)]
    list.sections = [ListSection(rows: ["Zero", "One", "Two"].map { ListRow($0) })]
    expectEqual(list.focusedIndex, ListIndex(1))
    expectEqual(list.selectedIndices, [ListIndex(1)])
    expectEqual(list.selectedIdentifiers, [])
    expect(list.itemIdentifier(for: ListIndex(1)) == nil)
  }

  @Test func `a row without an identity keeps the focus beside those with one`() {
    let list = ListViewController()
    let fixture = ViewFixture(list)
    func show(_ ids: Range<Int>) {
      let items = ListSection(items: ids.map { Letter(id: $0) }) { ListRow($0.subject) }
      list.sections = [ListSection(rows: [ListRow("All")]), items]
    }
    show(1..<9)
    _ = fixture.lines
    show(0..<9)
    expectEqual(list.focusedIndex, ListIndex(0))
    expectEqual(fixture.lines.prefix(2), ["All", "Letter 0"])
  }

  // MARK: - Selection, fields and messages

  @Test(arguments: Source.allCases)
  func `the selection follows its rows, and loses those that are removed`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.character(" "), .down, .character(" "))
    expectEqual(mailbox.list.selectedIndices, [ListIndex(0), ListIndex(1)])
    mailbox.update { letters in
      letters.removeFirst()
      letters.insert(contentsOf: [-1, 0].map { Letter(id: $0) }, at: 0)
    }
    expectEqual(mailbox.fixture.lines.filter { $0.contains("☑") }.count, 1)
    expectEqual(mailbox.list.selectedIndices, [ListIndex(2)])
    expectEqual(mailbox.list.selectedIdentifiers, [2])
  }

  @Test(arguments: Source.allCases)
  func `identities can be selected before their rows are listed`(source: Source) {
    let mailbox = Mailbox(source, letters: 3)
    mailbox.list.selectedIdentifiers = [2, 40]
    expectEqual(mailbox.list.selectedIndices, [ListIndex(1)])
    mailbox.update { $0.append(Letter(id: 40)) }
    expectEqual(mailbox.list.selectedIndices, [ListIndex(1), ListIndex(3)])
    mailbox.list.selectedIdentifiers = []
    expectEqual(mailbox.list.selectedIndices, [])
  }

  @Test(arguments: [Source.assigned, .items])
  func `a large selection follows rows that are shuffled`(source: Source) {
    let mailbox = Mailbox(source, letters: 20_000)
    mailbox.list.selectedIndices = Set((0..<10_000).map { ListIndex($0 * 2) })
    let selected = mailbox.list.selectedIdentifiers
    mailbox.update { $0.sort { ($0.id % 7, $0.id) < ($1.id % 7, $1.id) } }
    expectEqual(mailbox.list.selectedIdentifiers, selected)
    let ids = mailbox.list.selectedIndices.map { AnyHashable(mailbox.store.letters[$0.row].id) }
    expectEqual(Set(ids), selected)
  }

  @Test func `a text that the user edits follows its row, and is discarded with it`() {
    let list = ListViewController()
    var changes: [String] = []
    func show(_ ids: Int...) {
      list.sections = [
        ListSection(items: ids.map { Letter(id: $0) }) { letter in
          ListRow(
            letter.subject,
            accessory: .textField("") { changes.append("\(letter.id) \($0)") }
          )
        }
      ]
    }
    show(1, 2)
    _ = list.lines(30, 6)
    list.press(.down)
    list.type("ab")
    show(0, 1, 2)
    list.type("c")
    list.press(.enter)
    expectEqual(changes, ["2 abc"])
    list.type("x")
    show(0, 1)
    expect(list.edit == nil)
    list.press(.enter, .enter)
    expectEqual(changes, ["2 abc"])
  }

  @Test func `the message of a row follows it`() {
    let list = ListViewController()
    func show(_ ids: Int...) {
      list.sections = [
        ListSection(items: ids.map { Letter(id: $0) }) { letter in
          ListRow(letter.subject, accessory: .textField("")) { _ in "Empty" }
        }
      ]
    }
    show(1, 2)
    list.focusedIndex = ListIndex(1)
    list.checkFocusedRow()
    expectEqual(list.rowsWithMessage, [ListIndex(1)])
    show(0, 1, 2)
    list.followRows()
    expectEqual(list.rowsWithMessage, [ListIndex(2)])
  }

  @Test(arguments: Source.allCases)
  func `a click acts on the row that was pressed`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.down)
    mailbox.fixture.mouse(.press, 9, 1)
    mailbox.insert(0)
    mailbox.fixture.mouse(.release, 9, 1)
    expectEqual(mailbox.store.opened, [2])
    mailbox.fixture.mouse(.press, 9, 2)
    mailbox.update { $0.removeAll { $0.id == 2 } }
    mailbox.fixture.mouse(.release, 9, 2)
    expectEqual(mailbox.store.opened, [2])
  }

  // MARK: - Order

  private func table(_ ids: [Int]) -> ListSection {
    ListSection(items: ids.map { Letter(id: $0) }) { ListRow(columns: ["\($0.id)"]) }
  }

  @Test func `a list that has been sorted stays sorted`() {
    let list = ListViewController(sections: [table([2, 3, 1])])
    list.columns = [ListColumn("Number") { $0.columnTexts[0] < $1.columnTexts[0] }]
    func ids() -> [AnyHashable?] {
      (0..<list.sections[0].rowCount).map { list.itemIdentifier(for: ListIndex($0)) }
    }
    list.sort = ListSort(column: 0)
    list.sections = [table([2, 3, 1])]
    expectEqual(ids(), [2, 3, 1])
    list.sort(by: ListSort(column: 0, order: .reverse))
    list.focusedIndex = ListIndex(0)
    list.sections = [table([2, 5, 3, 4, 1])]
    expectEqual(ids(), [5, 4, 3, 2, 1])
    expectEqual(list.focusedIndex, ListIndex(2))
    expectEqual(list.item(for: ListIndex(0), as: Letter.self)?.id, 5)
    list.sort = nil
    list.sections = [table([2, 3, 1])]
    expectEqual(ids(), [2, 3, 1])
  }

  @Test func `a row that the user moves ends the order of the column`() {
    let list = ListViewController(sections: [table([2, 3, 1])])
    list.columns = [ListColumn("Number") { $0.columnTexts[0] < $1.columnTexts[0] }]
    list.sort(by: ListSort(column: 0))
    list.focusedIndex = ListIndex(0)
    list.moveRowHandler = { _, _ in list.sections = [self.table([2, 1, 3])] }
    _ = list.lines(20, 6)
    list.press(.character("e"))
    list.press(.down, modifiers: .alt)
    expect(list.sort == nil)
    expectEqual(list.itemIdentifier(for: ListIndex(0)), AnyHashable(2))
    expectEqual(list.focusedIndex, ListIndex(1))
  }

  @Test(arguments: Source.allCases)
  func `the app moves the rows of its items`(source: Source) {
    let mailbox = Mailbox(source, letters: 3)
    mailbox.list.moveRowHandler = { from, to in
      mailbox.update { $0.insert($0.remove(at: from.row), at: to.row) }
    }
    mailbox.fixture.press(.character(" "), .character("e"))
    mailbox.fixture.press(.down, .down, modifiers: .alt)
    expectEqual(mailbox.store.letters.map(\.id), [2, 3, 1])
    expectEqual(mailbox.list.focusedIndex, ListIndex(2))
    expectEqual(mailbox.list.selectedIndices, [ListIndex(2)])
  }

  @Test(arguments: Source.allCases)
  func `rows that were found are searched again when they have moved`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.character("f"))
    mailbox.fixture.type("29")
    expectEqual(mailbox.fixture.lines.first?.hasSuffix("Letter 29"), true)
    mailbox.update { $0.reverse() }
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.opened, [29])
    mailbox.update { $0.reverse() }
    mailbox.fixture.press(.home, .character("n"))
    expectEqual(mailbox.list.focusedIndex, ListIndex(28))
    // A row that is not visible has moved.
    mailbox.fixture.press(.home)
    mailbox.update { $0.swapAt(28, 27) }
    mailbox.fixture.press(.character("n"))
    expectEqual(mailbox.list.focusedIndex, ListIndex(27))
  }

  // MARK: - Menus and alerts

  @Test(arguments: Source.allCases)
  func `an open menu stays at its row`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.down, .character("m"))
    mailbox.insert(0)
    expectEqual(mailbox.fixture.lines.first { $0.contains("◂") }?.contains("Letter 2 "), true)
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.archived, [2])
  }

  @Test(arguments: Source.allCases)
  func `an open menu closes with its row, and the next key is not for the row that follows`(
    source: Source
  ) {
    let mailbox = Mailbox(source)
    mailbox.fixture.press(.down, .character("m"))
    mailbox.update { $0.remove(at: 1) }
    // The user has not seen yet that the menu is closed.
    mailbox.fixture.screen.handle(.key(KeyPress(.enter)), at: .zero)
    expect(mailbox.fixture.host.openMenu == nil)
    expect(mailbox.store.archived == [] && mailbox.store.opened == [])
    mailbox.fixture.press(.enter)
    expectEqual(mailbox.store.opened, [3])
  }

  @Test func `a menu closes when the list loses all its rows`() {
    let mailbox = Mailbox(.assigned)
    mailbox.fixture.press(.character("m"))
    mailbox.list.sections = []
    expect(mailbox.fixture.host.openMenu == nil)
  }

  @Test func `swipe actions and the menus of accessories close with their row`() {
    let mailbox = Mailbox(.assigned)
    let flag = ContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    mailbox.list.trailingSwipeActionsProvider = { _ in SwipeActionsConfiguration(actions: [flag]) }
    mailbox.fixture.press(.character(">"))
    expect(mailbox.fixture.host.openMenu != nil)
    mailbox.update { $0.removeFirst() }
    expect(mailbox.fixture.host.openMenu == nil)

    var chosen: [String] = []
    func show(_ ids: Int...) {
      mailbox.list.sections = [
        ListSection(items: ids.map { Letter(id: $0) }) { letter in
          let choice = CellAccessory.choice(["A", "B"], selectedIndex: 0) {
            chosen.append("\(letter.id) \($0)")
          }
          return ListRow(letter.subject, accessory: choice)
        }
      ]
    }
    show(1, 2)
    mailbox.list.focusedIndex = ListIndex(0)
    mailbox.fixture.press(.enter)
    show(0, 1, 2)
    mailbox.fixture.press(.down, .enter)
    expectEqual(chosen, ["1 1"])
    mailbox.fixture.press(.enter)
    show(0, 2)
    expect(mailbox.fixture.host.openMenu == nil)
  }

  /// The titles of the alerts on screen.
  private func alerts(_ mailbox: Mailbox) -> [String?] {
    mailbox.fixture.host.presentedControllers.map(\.viewController.title)
  }

  private func present(_ title: String, in mailbox: Mailbox) {
    let alert = AlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    mailbox.list.present(alert, animated: true)
  }

  @Test(arguments: Source.allCases, [true, false])
  func `an alert of a row is dismissed with the row`(source: Source, isFromMenu: Bool) {
    let mailbox = Mailbox(source)
    let delete = Action(title: "Delete…") { _ in present("Delete?", in: mailbox) }
    mailbox.list.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in Menu(children: [delete]) })
    }
    mailbox.list.activationHandler = { _ in present("Delete?", in: mailbox) }
    if isFromMenu { mailbox.fixture.press(.character("m")) }
    mailbox.fixture.press(.enter)
    expectEqual(alerts(mailbox), ["Delete?"])
    mailbox.insert(0)
    _ = mailbox.fixture.lines
    expectEqual(alerts(mailbox), ["Delete?"])
    mailbox.update { $0.removeAll { $0.id == 1 } }
    _ = mailbox.fixture.lines
    expectEqual(alerts(mailbox), [])
  }

  @Test(arguments: Source.allCases)
  func `an alert of an action that removes the row remains`(source: Source) {
    let mailbox = Mailbox(source)
    mailbox.list.activationHandler = { index in
      mailbox.update { $0.remove(at: index.row) }
      present("Deleted", in: mailbox)
    }
    mailbox.fixture.press(.enter)
    mailbox.fixture.press(.down)
    expectEqual(alerts(mailbox), ["Deleted"])
  }

  @Test func `a sheet remains when the row that has presented it is removed`() {
    let mailbox = Mailbox(.assigned)
    mailbox.list.activationHandler = { _ in
      mailbox.list.present(TextViewController(title: "Reply"), animated: true)
    }
    mailbox.fixture.press(.enter)
    mailbox.update { $0.removeFirst() }
    _ = mailbox.fixture.lines
    expectEqual(alerts(mailbox), ["Reply"])
  }

  // MARK: - Mistakes, and costs

  @Test func `an identity that occurs twice is reported once, and the first row keeps it`() {
    let list = ListViewController(title: "Mail")
    func show() {
      list.sections = [
        ListSection(items: [1, 2, 1].map { Letter(id: $0) }) { ListRow($0.subject) }
      ]
    }
    show()
    let fixture = ViewFixture(list)
    var diagnostics: [String] = []
    fixture.host.diagnosticHandler = { diagnostics.append($0.description) }
    show()
    list.sections = [
      ListSection(items: { [3, 3].map { Letter(id: $0) } }, row: { ListRow($0.subject) })
    ]
    _ = fixture.lines
    _ = fixture.lines
    expectEqual(
      diagnostics,
      [
        """
        TabHost: duplicateIdentifier: "3": two rows of the list "Mail" have this id; the list \
        follows the first of them
        """
      ]
    )
    show()
    expectEqual(list.itemIdentifier(for: ListIndex(0)), AnyHashable(1))
    expect(list.itemIdentifier(for: ListIndex(2)) == nil)
    expectEqual(list.item(for: ListIndex(2), as: Letter.self)?.id, 1)
  }

  @Test func `a mistake of a list without a host is reported with its first frame`() {
    let list = ListViewController(sections: [
      ListSection(items: [1, 1].map { Letter(id: $0) }) { ListRow($0.subject) }
    ])
    let host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in list }])
    var rules: [TabHostController.Diagnostic.Rule] = []
    host.diagnosticHandler = { rules.append($0.rule) }
    let driver = ScreenDriver(host, columns: 40, rows: 12)
    _ = driver.frame
    expectEqual(rules, [.duplicateIdentifier])
  }

  @Test(arguments: [Source.items, .rows])
  func `large lists are not requested in whole`(source: Source) {
    var requested = 0
    var first = 0
    let row = { (index: Int) in
      requested += 1
      var row = ListRow("\(index)")
      row.id = first + index
      return row
    }
    let list = ListViewController()
    var letters = (0..<100_000).map { Letter(id: $0) }
    list.sections =
      source == .rows
      ? [ListSection(count: { 100_000 }, row: row)]
      : [ListSection(items: { letters }, row: { row($0.id) })]
    list.allowsMultipleSelection = true
    _ = list.lines(20, 10)
    list.press(.end)
    list.press(.character(" "))
    _ = list.lines(20, 10)
    requested = 0
    // The focused row is gone, and so are all rows that were visible.
    first = -200_000
    letters = letters.map { Letter(id: $0.id - 200_000) }
    _ = list.lines(20, 10)
    expect(requested < 5_000)
    expectEqual(list.focusedIndex, ListIndex(99_999))
  }

  @Test func `closures that read positions of the list while it requests rows are harmless`() {
    let list = ListViewController()
    var ids = [1, 2, 3]
    list.sections = [
      ListSection(
        count: { ids.count },
        row: { index in
          let isSelected = list.selectedIndices.contains(ListIndex(index))
          var row = ListRow(isSelected ? "selected" : "row")
          row.id = ids[index]
          return row
        }
      )
    ]
    _ = list.lines(20, 4)
    list.selectedIndices = [ListIndex(0)]
    ids.insert(0, at: 0)
    expectEqual(list.lines(20, 4).filter { $0.contains("selected") }.count, 1)
    expectEqual(list.selectedIdentifiers, [1])
  }
}
