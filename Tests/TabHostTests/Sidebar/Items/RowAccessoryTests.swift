import TabHost
import TabHostTestSupport
import Testing

/// Performing row accessories.
@MainActor struct RowAccessoryTests {
  private let fixture = RowFixture()

  private func item(_ identifier: String) throws -> TabSidebarItem {
    try #require(fixture.host.sidebar.item(for: fixture.tab(identifier)))
  }

  private func press(_ index: Int, of identifier: String) -> UserInteraction.Outcome {
    fixture.host.user.performAccessory(at: index, of: fixture.tab(identifier))
  }

  /// Returns a detail accessory that records its action.
  private func detail(_ displayed: CellAccessory.DisplayedState = .always) -> CellAccessory {
    .detail(displayed: displayed) { [rowRecorder = fixture.rowRecorder] in
      rowRecorder.events.append("detail")
    }
  }

  @Test func `an accessory runs its handler without changing the selection`() throws {
    try item("b").accessories = [.label(text: "3"), detail()]
    expectEqual(press(1, of: "b"), .performed)
    fixture.rowRecorder.expect(["detail"])
    expectEqual(fixture.host.selectedTab?.identifier, "a")
  }

  @Test func `the accessory of a disabled tab can be performed`() throws {
    try item("b").accessories = [detail()]
    fixture.tab("b").isEnabled = false
    _ = fixture.rowRecorder.take()
    expectEqual(press(0, of: "b"), .performed)
    fixture.rowRecorder.expect(["detail"])
  }

  @Test func `accessories without an action and invalid indices are refused as not available`()
    throws
  {
    try item("b").accessories = [.label(text: "3"), .checkmark()]
    for index in [-1, 0, 1, 2] { expectEqual(press(index, of: "b"), .refused(.notAvailable)) }
    expectEqual(press(0, of: "a"), .refused(.notAvailable))
  }

  @Test func `hidden accessories are refused as not on screen`() throws {
    var hidden = detail()
    hidden.isHidden = true
    try item("b").accessories = [hidden]
    expectEqual(press(0, of: "b"), .refused(.notOnScreen))
    try item("b").accessories = [detail(.whenEditing)]
    expectEqual(press(0, of: "b"), .refused(.notOnScreen))
    fixture.host.user.beginEditing()
    _ = fixture.rowRecorder.take()
    expectEqual(press(0, of: "b"), .performed)
    fixture.rowRecorder.expect(["detail"])
    try item("b").accessories = [detail(.whenNotEditing)]
    expectEqual(press(0, of: "b"), .refused(.notOnScreen))
  }

  @Test func `accessories of a row that is not on screen are refused`() throws {
    try item("b").accessories = [detail()]
    fixture.host.sidebar.displayedRows = 3..<5
    expectEqual(press(0, of: "b"), .refused(.notOnScreen))
    fixture.host.sidebar.displayedRows = 0..<5
    expectEqual(press(0, of: "b"), .performed)
    fixture.host.user.hideSidebar()
    expectEqual(press(0, of: "b"), .refused(.notOnScreen))
    let elsewhere = TabItem(title: "", identifier: "x")
    expectEqual(fixture.host.user.performAccessory(at: 0, of: elsewhere), .refused(.notOnScreen))
  }

  @Test func `a switch is turned, and the values of a choice are in a menu`() throws {
    var changes: [String] = []
    try item("b").accessories = [
      .toggle(isOn: true) { changes.append("toggle \($0)") },
      .choice(["One", "Two"], selectedIndex: 0) { changes.append("choice \($0)") },
      .stepper(.init()), .textField("a"), .progress(.spinner),
    ]
    expectEqual(press(0, of: "b"), .performed)
    expectEqual(press(1, of: "b"), .performed)
    expectEqual(fixture.host.openMenu?.lines, ["+ One", "Two"])
    guard case .action(let two)? = fixture.host.openMenu?.items.last else { return }
    expectEqual(two.state, .off)
    fixture.host.user.performMenuElement(two)
    expectEqual(changes, ["toggle false", "choice 1"])
    for index in 2...4 { expectEqual(press(index, of: "b"), .refused(.notAvailable)) }
  }

  @Test func `a disabled accessory is refused`() throws {
    try item("b").accessories = [.toggle(isOn: true, isEnabled: false) { _ in }, detail()]
    expectEqual(press(0, of: "b"), .refused(.disabled))
    try item("b").accessories[1].isEnabled = false
    expectEqual(press(1, of: "b"), .refused(.disabled))
  }

  @Test func `a menu accessory opens a menu whose sender is the tab`() throws {
    var sender: TabItem?
    let action = Action(title: "One") { sender = $0.sender as? TabItem }
    try item("b").accessories = [.popUpMenu(Menu(children: [action]))]
    expectEqual(press(0, of: "b"), .performed)
    expect(fixture.host.openMenu?.tab === fixture.tab("b"))
    expectEqual(fixture.host.openMenu?.lines, ["One"])
    expectEqual(fixture.host.user.performMenuElement(action), .performed)
    expect(sender === fixture.tab("b"))
    expect(fixture.host.openMenu == nil)
  }

  @Test func `an empty accessory menu does not open, nor does any menu during editing`() throws {
    try item("b").accessories = [.popUpMenu(Menu()), detail()]
    expectEqual(press(0, of: "b"), .performed)
    expect(fixture.host.openMenu == nil)
    fixture.host.user.beginEditing()
    expectEqual(press(0, of: "b"), .refused(.notPermitted))
  }

  @Test func `a disclosure without a handler expands and collapses its group`() throws {
    try item("g").accessories = [.outlineDisclosure()]
    expectEqual(press(0, of: "g"), .performed)
    expect(!fixture.group.isExpanded)
    expectEqual(press(0, of: "g"), .performed)
    expect(fixture.group.isExpanded)
    try item("b").accessories = [.outlineDisclosure()]
    expectEqual(press(0, of: "b"), .refused(.notCollapsible))
  }

  @Test func `a disclosure with a handler only runs the handler`() throws {
    let rowRecorder = fixture.rowRecorder
    try item("g").accessories = [.outlineDisclosure { rowRecorder.events.append("mine") }]
    expectEqual(press(0, of: "g"), .performed)
    rowRecorder.expect(["mine"])
    expect(fixture.group.isExpanded)
  }

  @Test func `performing an accessory closes an open menu`() throws {
    let menu = Menu(children: [Action(title: "One") { _ in }])
    fixture.tab("a").contextMenuProvider = { _ in menu }
    fixture.host.user.openContextMenu(on: fixture.tab("a"))
    expect(fixture.host.openMenu != nil)
    try item("b").accessories = [detail()]
    expectEqual(press(0, of: "b"), .performed)
    expect(fixture.host.openMenu == nil)
  }

  @Test func `an accessory that performs itself endlessly is stopped and reported`() throws {
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    let tab = fixture.tab("b")
    let user = fixture.host.user
    try item("b").accessories = [.detail { user.performAccessory(at: 0, of: tab) }]
    expectEqual(press(0, of: "b"), .performed)
    expectEqual(rules, [.selectionLoop])
  }
}

/// Copies of sidebar items.
@MainActor struct ItemCopyTests {
  /// An item with an additional property that its copies retain.
  private final class NotedItem: TabSidebarItem {
    var note = ""
    let request: Request

    override init(request: Request) {
      self.request = request
      super.init(request: request)
    }

    override func copy() -> TabSidebarItem {
      let copy = NotedItem(request: request)
      copy.copyConfiguration(from: self)
      copy.note = note
      return copy
    }
  }

  @Test func `a copy belongs to the same row and has the assigned properties`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    var content = item.defaultContentConfiguration()
    content.secondaryText = "mine"
    item.contentConfiguration = content
    item.accessories = [.checkmark()]
    let copy = item.copy()
    expect(copy !== item)
    expect(copy.tab === fixture.tab("a"))
    expectEqual(copy.configurationState, item.configurationState)
    expectEqual((copy.contentConfiguration as? ListContentConfiguration)?.secondaryText, "mine")
    expectEqual(copy.accessories.count, 1)
    copy.accessories = []
    expectEqual(item.accessories.count, 1)
  }

  @Test func `properties that were not assigned reflect changes of the tab in the copy, too`()
    throws
  {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    let copy = item.copy()
    fixture.tab("a").title = "Other"
    expectEqual((copy.contentConfiguration as? ListContentConfiguration)?.text, "Other")
  }

  @Test func `a copy of an action's item belongs to the same action and group`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(at: 5))
    let copy = item.copy()
    expect(copy.action === item.action)
    expect(copy.group === fixture.group)
  }

  @Test func `a copy can be returned as the item of its row`() throws {
    let fixture = RowFixture()
    let item = try #require(fixture.host.sidebar.item(for: fixture.tab("a")))
    var rules: [TabHostController.Diagnostic.Rule] = []
    fixture.host.diagnosticHandler = { rules.append($0.rule) }
    item.accessories = [.checkmark()]
    fixture.rowRecorder.makeItem = {
      $0.content.isTab("a") ? item.copy() : TabSidebarItem(request: $0)
    }
    fixture.host.user.hideSidebar()
    fixture.host.user.showSidebar()
    expectEqual(fixture.host.sidebar.item(for: fixture.tab("a"))?.accessories.count, 1)
    expectEqual(rules, [])
  }

  @Test func `a subclass can override copy()`() throws {
    let fixture = RowFixture(shown: false)
    fixture.rowRecorder.makeItem = { NotedItem(request: $0) }
    fixture.host.appear()
    let item = fixture.host.sidebar.item(for: fixture.tab("a")) as? NotedItem
    item?.note = "mine"
    item?.accessories = [.checkmark()]
    let copy = item?.copy() as? NotedItem
    expectEqual(copy?.note, "mine")
    expectEqual(copy?.accessories.count, 1)
  }
}

extension TabSidebarItem.Content {
  /// Returns whether the content is the tab with the given identifier.
  @MainActor fileprivate func isTab(_ identifier: String) -> Bool {
    if case .tab(let tab) = self { tab.identifier == identifier } else { false }
  }
}
