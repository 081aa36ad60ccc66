import TabHost
import TabHostTestSupport
import Testing

@MainActor @Suite("Rule 87: items of rows") struct RowItemTests {
  @Test func `an item keeps what was written to it, and follows what was not`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    var content = try #require(item.contentConfiguration as? ListContentConfiguration)
    #expect(content.text == "a")
    fixture.tab("a").title = "Other"
    #expect((item.contentConfiguration as? ListContentConfiguration)?.text == "Other")
    content.secondaryText = "mine"
    item.contentConfiguration = content
    fixture.host.sidebar.displayedRows = 3..<5
    #expect(fixture.host.sidebar.item(for: fixture.tab("a")) == nil)
    fixture.host.sidebar.displayedRows = 0..<5
    let again = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    #expect(again === item)
    #expect((again.contentConfiguration as? ListContentConfiguration)?.secondaryText == "mine")
    #expect(fixture.host.sidebar.item(at: 0) === item)
    #expect(fixture.host.sidebar.item(at: 99) == nil)
  }

  @Test func `the state says how the row is`() throws {
    let fixture = RowFixture()
    func state(_ identifier: String) throws -> CellConfigurationState {
      try #require(fixture.host.sidebar.item(for: fixture.tab(identifier))).configurationState
    }
    #expect(try state("a").isSelected)
    #expect(try !state("b").isSelected)
    #expect(try state("g").isExpanded)
    #expect(try state("a").traitCollection.listEnvironment == .sidebar)
    fixture.tab("b").isEnabled = false
    fixture.tab("b").preferredPlacement = .pinned
    #expect(try state("b").isDisabled)
    #expect(try state("b").isPinned)
    fixture.host.user.beginEditing()
    #expect(try state("a").isEditing)
  }

  @Test func `a disabled row is dimmed unless its colour was chosen`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    fixture.tab("a").isEnabled = false
    let content = try #require(item.contentConfiguration as? ListContentConfiguration)
    #expect(content.textProperties.color == .secondaryLabel)
    var chosen = content
    chosen.textProperties.color = .red
    item.contentConfiguration = chosen
    fixture.tab("a").isEnabled = true
    fixture.tab("a").isEnabled = false
    let kept = try #require(item.contentConfiguration as? ListContentConfiguration)
    #expect(kept.textProperties.color == .red)
  }

  @Test func `an item for another row is reported, and a fresh one taken`() {
    let fixture = RowFixture(rows: 0..<1)
    var rules: [TabHostController.Diagnostic] = []
    fixture.host.diagnosticHandler = { rules.append($0) }
    let foreign = fixture.host.sidebar.item(for: fixture.tab("a"))
    fixture.witness.makeItem = { foreign ?? TabSidebarItem(request: $0) }
    fixture.host.sidebar.displayedRows = 0..<2
    #expect(rules.map(\.rule) == [.foreignSidebarItem])
    #expect(rules.map(\.identifiers) == [["b"]])
    #expect(fixture.host.sidebar.item(for: fixture.tab("b"))?.tab === fixture.tab("b"))
  }

  @Test func `an accessory that stands twice is reported, labels may`() throws {
    let fixture = RowFixture()
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    item.accessories = [
      .checkmark(), .label(text: "1"), .label(text: "2"), .checkmark(displayed: .whenEditing),
    ]
    #expect(rules == [.repeatedAccessory])
    #expect(item.accessories.count == 3)
  }

  @Test func `another delegate is asked for the items of the rows on screen`() {
    let fixture = RowFixture(rows: 0..<2)
    let other = RowWitness()
    fixture.host.sidebar.delegate = other
    #expect(other.take() == ["item a", "update a", "item b", "update b"])
    #expect(fixture.witness.take() == [])
  }

  @Test func `a tab that left gets another item, one that moved keeps its own`() {
    let fixture = RowFixture(rows: 0..<2)
    let (a, b) = (fixture.tab("a"), fixture.tab("b"))
    fixture.host.tabs = [b, fixture.group]
    fixture.witness.events = []
    fixture.host.tabs = [a, b, fixture.group]
    #expect(fixture.witness.take() == ["end g", "item a", "update a", "begin a"])
    fixture.host.performBatchUpdates {
      fixture.host.tabs = [b, fixture.group]
      fixture.host.tabs = [a, b, fixture.group]
    }
    #expect(fixture.witness.take() == [])
  }

  @Test func `callbacks may change the host: rows are told until they stay`() {
    let fixture = RowFixture(rows: 0..<3, shown: false)
    fixture.witness.onBegin = { tab in
      if tab.identifier == "a" { fixture.host.tabs = [fixture.tab("b"), fixture.group] }
      tab.badgeValue = "1"
    }
    fixture.host.appear()
    #expect(
      fixture.witness.take() == [
        "appear a", "item a", "update a", "begin a", "did b", "leave a", "appear b", "end a",
        "item b", "update b", "begin b", "item g", "update g", "begin g", "item c1", "update c1",
        "begin c1", "update b", "update g", "update c1",
      ]
    )
  }

  @Test func `a deselected row is updated although a callback has changed the rows before it`() {
    let fixture = RowFixture()
    fixture.host.user.tap(row("c1")
    fixture.witness.onUpdate = { item in
      fixture.witness.onUpdate = { _ in }
      fixture.group("g").sidebarActions = [Action(title: "New") { _ in }]
    }
    fixture.host.user.tap(row("a")
    let selected = fixture.host.sidebar.rows.compactMap(\.tab).filter {
      fixture.host.sidebar.item(for: $0)?.configurationState.isSelected == true
    }
    #expect(selected.map(\.identifier) == ["a"])
  }

  @Test func `callbacks that change rows without end are cut off`() {
    let fixture = RowFixture(rows: 0..<1)
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    var number = 0
    fixture.witness.onUpdate = { item in
      number += 1
      item.tab?.title = "\(number)"
    }
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    #expect(rules == [.selectionLoop])
  }

  @Test func `writing to an item inside update asks for no further one`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.witness.onUpdate = { $0.contentConfiguration = $0.defaultContentConfiguration() }
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    #expect(fixture.witness.take() == ["update a"])
  }
}

@MainActor @Suite("Rows that are swiped and dragged") struct RowGestureStateTests {
  @Test func `a swiped row says so until it is closed`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
      ])
    }
    fixture.host.user.openSwipeActions(.trailing, on: fixture.tab("b"))
    #expect(fixture.witness.take() == ["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    #expect(item.configurationState.isSwiped)
    fixture.host.user.closeSwipeActions()
    #expect(fixture.witness.take() == ["update b"])
    #expect(!item.configurationState.isSwiped)
  }

  @Test func `a row that would take a drop says so, once it was asked`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").dropHandler = DropHandler(accepting: ["photo"]) { _ in }
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "photo", visibility: .all) { done in
      done(nil, nil)
      return nil
    }
    let drag = fixture.host.user.beginExternalDrag([DragItem(itemProvider: provider)])
    drag.enter(.tab(fixture.tab("a")))
    #expect(fixture.witness.take() == [])
    drag.enter(.tab(fixture.tab("b")))
    #expect(fixture.witness.take() == ["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    #expect(item.configurationState.cellDropState == .targeted)
    drag.drop()
    #expect(fixture.witness.take() == ["update b"])
    #expect(item.configurationState.cellDropState == .none)
  }

  @Test func `a dragged row says so until the drag is over`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider())] }
    let (outcome, drag) = fixture.host.user.drag(row: fixture.tab("b"))
    #expect(outcome == .performed)
    #expect(fixture.witness.take() == ["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    #expect(item.configurationState.cellDragState == .dragging)
    drag?.cancel()
    #expect(fixture.witness.take() == ["update b"])
  }
}
