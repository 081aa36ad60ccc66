import TabHost
import TabHostTerminal
import Testing

@MainActor struct ScreenTests {
  let host: TabHostController
  let folders: TabGroupItem
  let user: ScreenDriver

  init() {
    let letters = ListViewController(rows: ["Tide Pools", "Night Sky"].map { ListRow($0) })
    let inbox = TabItem(title: "Inbox", identifier: "inbox") { _ in letters }
    let others = ["Sent", "Bills", "Travel"].map { name in
      TabItem(title: name, identifier: name.lowercased()) { _ in ViewController() }
    }
    others[0].contextMenuProvider = { _ in Menu(children: [Action(title: "Export") { _ in }]) }
    folders = TabGroupItem(title: "Folders", identifier: "folders", children: others.suffix(2))
    folders.allowsReordering = true
    host = TabHostController(tabs: [inbox, others[0], folders])
    user = ScreenDriver(host, columns: 60, rows: 12)
    user.screen.options.showsStatusLine = true
  }

  @Test func `keys move the focus, and Enter selects`() throws {
    #expect(user.focus == .row("inbox"))
    try user.press("down", "enter")
    #expect(host.selectedTab?.identifier == "sent")

    try user.moveFocus(toRow: "inbox")
    try user.press("enter", "tab", "down")
    #expect(user.focus == .element(.content, row: "Night Sky"))

    user.type("ftide")
    try user.press("enter")
    #expect(user.focus == .element(.content, row: "Tide Pools"))
  }

  @Test func `the mouse selects, opens menus and moves rows`() throws {
    try user.click("Bills")
    #expect(host.selectedTab?.identifier == "bills")

    try user.click(.row("sent"), .right)
    #expect(user.list == ["Export"])
    try user.press("escape")
    #expect(user.list == nil)

    try user.drag(.row("bills"), to: .row("travel"))
    #expect(folders.displayOrder.map(\.identifier) == ["travel", "bills"])
  }

  @Test func `a narrow terminal has a bar in place of the sidebar`() throws {
    #expect(user.statusLine.hasPrefix(" Enter select"))
    user.resize(columns: 40, rows: 12)
    try user.click(.tab("sent"))
    #expect(user.lines(containing: "[Sent]").count == 1)

    let error = #expect(throws: ScreenDriver.NotOnScreen.self) { try user.click(.row("sent")) }
    #expect(error?.subject == "row \"sent\"")
  }
}
