import TabHost
import TabHostTestSupport
import Testing

/// Sidebar items.
@MainActor struct RowItemTests {
  @Test func `an item keeps assigned properties and reflects changes of others`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    var content = try #require(item.contentConfiguration as? ListContentConfiguration)
    expectEqual(content.text, "a")
    fixture.tab("a").title = "Other"
    expectEqual((item.contentConfiguration as? ListContentConfiguration)?.text, "Other")
    content.secondaryText = "mine"
    item.contentConfiguration = content
    fixture.host.sidebar.displayedRows = 3..<5
    expect(fixture.host.sidebar.item(for: fixture.tab("a")) == nil)
    fixture.host.sidebar.displayedRows = 0..<5
    let again = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    expect(again === item)
    expectEqual((again.contentConfiguration as? ListContentConfiguration)?.secondaryText, "mine")
    expect(fixture.host.sidebar.item(at: 0) === item)
    expect(fixture.host.sidebar.item(at: 99) == nil)
  }

  @Test func `the configuration state describes the row`() throws {
    let fixture = RowFixture()
    func state(_ identifier: String) throws -> CellConfigurationState {
      try #require(fixture.host.sidebar.item(for: fixture.tab(identifier))).configurationState
    }
    try expect(state("a").isSelected)
    try expect(!state("b").isSelected)
    try expect(state("g").isExpanded)
    try expectEqual(state("a").traitCollection.listEnvironment, .sidebar)
    fixture.tab("b").isEnabled = false
    fixture.tab("b").preferredPlacement = .pinned
    try expect(state("b").isDisabled)
    try expect(state("b").isPinned)
    fixture.host.sidebar.isHidden = false
    fixture.host.traitCollection = .portrait
    try expectEqual(state("a").traitCollection.orientation, .portrait)
    fixture.host.user.beginEditing()
    try expect(state("a").isEditing)
  }

  @Test func `a disabled row is dimmed unless its color was assigned`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    fixture.tab("a").isEnabled = false
    let content = try #require(item.contentConfiguration as? ListContentConfiguration)
    expectEqual(content.textProperties.color, .secondaryLabel)
    var chosen = content
    chosen.textProperties.color = .red
    item.contentConfiguration = chosen
    fixture.tab("a").isEnabled = true
    fixture.tab("a").isEnabled = false
    let kept = try #require(item.contentConfiguration as? ListContentConfiguration)
    expectEqual(kept.textProperties.color, .red)
  }

  @Test func `an item of another row is reported and replaced with a new one`() {
    let fixture = RowFixture(rows: 0..<1)
    var rules: [TabHostController.Diagnostic] = []
    fixture.host.diagnosticHandler = { rules.append($0) }
    let foreign = fixture.host.sidebar.item(for: fixture.tab("a"))
    fixture.rowRecorder.makeItem = { foreign ?? TabSidebarItem(request: $0) }
    fixture.host.sidebar.displayedRows = 0..<2
    expectEqual(rules.map(\.rule), [.foreignSidebarItem])
    expectEqual(rules.map(\.identifiers), [["b"]])
    expect(fixture.host.sidebar.item(for: fixture.tab("b"))?.tab === fixture.tab("b"))
  }

  @Test func `a repeated accessory is reported unless it is a label`() throws {
    let fixture = RowFixture()
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    item.accessories = [
      .checkmark(), .label(text: "1"), .label(text: "2"), .checkmark(displayed: .whenEditing),
    ]
    expectEqual(rules, [.repeatedAccessory])
    expectEqual(item.accessories.count, 3)
  }

  @Test func `the items of the rows on screen are requested from a new delegate`() {
    let fixture = RowFixture(rows: 0..<2)
    let other = RowRecorder()
    fixture.host.sidebar.delegate = other
    other.expect(["item a", "update a", "item b", "update b"])
    fixture.rowRecorder.expect([])
  }

  @Test func `callbacks can change the host, and rows are notified until they are stable`() {
    let fixture = RowFixture(rows: 0..<3, shown: false)
    fixture.rowRecorder.onBegin = { tab in
      if tab.identifier == "a" { fixture.host.tabs = [fixture.tab("b"), fixture.group] }
      tab.badgeValue = "1"
    }
    fixture.host.appear()
    fixture.rowRecorder.expect([
      "appear a", "item a", "update a", "begin a", "did b", "leave a", "appear b", "end a",
      "item b", "update b", "begin b", "item g", "update g", "begin g", "item c1", "update c1",
      "begin c1", "update b", "update g", "update c1",
    ])
  }

  @Test func `a deselected row is updated although a callback has changed the rows before it`() {
    let fixture = RowFixture()
    fixture.host.user.tapRow("c1")
    fixture.rowRecorder.onUpdate = { item in
      fixture.rowRecorder.onUpdate = { _ in }
      fixture.group("g").sidebarActions = [Action(title: "New") { _ in }]
    }
    fixture.host.user.tapRow("a")
    let selected = fixture.host.sidebar.rows.compactMap(\.tab).filter {
      fixture.host.sidebar.item(for: $0)?.configurationState.isSelected == true
    }
    expectEqual(selected.map(\.identifier), ["a"])
  }

  @Test func `callbacks that endlessly change rows are reported; the last change is discarded`() {
    let fixture = RowFixture(rows: 0..<2)
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    var number = 0
    fixture.rowRecorder.onUpdate = { item in
      number += 1
      item.tab?.title = "\(number)"
    }
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    expectEqual(rules, [.selectionLoop])
    fixture.rowRecorder.onUpdate = { _ in }
    _ = fixture.rowRecorder.take()
    fixture.tab("b").title = "B"
    fixture.rowRecorder.expect(["update b"])
  }

  @Test func `changing an item inside the update callback causes no further update`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.rowRecorder.onUpdate = { $0.contentConfiguration = $0.defaultContentConfiguration() }
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    fixture.rowRecorder.expect(["update a"])
  }

  @Test func `rows 67 and 68: rows change after the animations and before the completions`() {
    let fixture = RowFixture()
    fixture.host.user.hideSidebar()
    let ends = ["end a", "end b", "end g", "end c1", "end c2"]
    fixture.rowRecorder.expect(["will hide", "alongside"] + ends + ["completion"])
    fixture.host.user.showSidebar()
    fixture.rowRecorder.expect(["will show", "alongside"] + RowFixture.allRows + ["completion"])
  }

  @Test func `row 75: an item is reconfigured only while its row is on screen`() {
    let fixture = RowFixture(rows: 0..<1)
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("a"))
    fixture.rowRecorder.expect(["update a"])
    fixture.host.sidebar.reconfigureItem(for: fixture.tab("b"))
    fixture.host.sidebar.reconfigureItem(for: TabItem(title: "x", identifier: "x"))
    fixture.rowRecorder.expect([])
  }
}

/// Swiped and dragged rows.
@MainActor struct RowGestureStateTests {
  @Test func `the state of a swiped row is swiped until it is closed`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
      ])
    }
    fixture.host.user.openSwipeActions(.trailing, on: fixture.tab("b"))
    fixture.rowRecorder.expect(["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    expect(item.configurationState.isSwiped)
    fixture.host.user.closeSwipeActions()
    fixture.rowRecorder.expect(["update b"])
    expect(!item.configurationState.isSwiped)
  }

  @Test func `the state of a row that would accept a drop is targeted`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").dropHandler = DropHandler(accepting: ["photo"]) { _ in }
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "photo", visibility: .all) { done in
      done(nil, nil)
      return nil
    }
    let drag = fixture.host.user.beginExternalDrag([DragItem(itemProvider: provider)])
    drag.enter(.tab(fixture.tab("a")))
    fixture.rowRecorder.expect([])
    drag.enter(.tab(fixture.tab("b")))
    fixture.rowRecorder.expect(["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    expectEqual(item.configurationState.cellDropState, .targeted)
    drag.drop()
    fixture.rowRecorder.expect(["update b"])
    expectEqual(item.configurationState.cellDropState, .none)
  }

  @Test func `the state of a dragged row is dragging until the drag ends`() throws {
    let fixture = RowFixture(rows: 0..<2)
    fixture.tab("b").dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider())] }
    let (outcome, drag) = fixture.host.user.drag(row: fixture.tab("b"))
    expectEqual(outcome, .performed)
    fixture.rowRecorder.expect(["update b"])
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("b")))
    expectEqual(item.configurationState.cellDragState, .dragging)
    drag?.cancel()
    fixture.rowRecorder.expect(["update b"])
  }
}
