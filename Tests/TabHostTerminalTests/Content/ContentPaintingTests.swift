import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drawing content.
@MainActor struct ContentPaintingTests {
  @Test func `a page takes the area below the heading`() {
    let fixture = ContentFixture(60, 9)
    expect(fixture.screen.frame().plainLine(2).hasSuffix("│ page of a"))
    expectEqual(fixture.page.size, CellSize(columns: 40, rows: 7))
    fixture.tab("a").subtitle = "Two"
    expect(fixture.screen.frame().plainLine(1).hasSuffix("│ Two"))
    expect(fixture.screen.frame().plainLine(2).hasSuffix("├" + String(repeating: "─", count: 42)))
    expect(fixture.screen.frame().plainLine(3).hasSuffix("│ page of a"))
  }

  @Test func `a page that does not draw itself shows its symbol and its title`() {
    let fixture = ContentFixture(60, 9)
    fixture.tab("c").image = TabImage(systemName: "leaf")
    fixture.host.selectedTab = fixture.tab("c")
    expect(fixture.screen.frame().plainLine(4).hasSuffix(String(repeating: " ", count: 20) + "♧"))
    expect(fixture.screen.frame().plainLine(5).hasSuffix(String(repeating: " ", count: 20) + "c"))
  }

  @Test func `the page of a group that does not draw itself lists its visible children`() {
    let fixture = ContentFixture(60, 9)
    fixture.tab("g1").isHidden = true
    fixture.host.selectedTab = fixture.tab("g")
    expect(fixture.screen.frame().plainLine(2).hasSuffix("│   g2"))
    fixture.tab("g1").isHidden = false
    fixture.screen.size = CellSize(columns: 60, rows: 3)
    expect(fixture.screen.frame().plainLine(2).hasSuffix(" …"))
  }

  @Test(arguments: [false, true])
  func `the page of an empty group says so below its title`(isManaged: Bool) {
    let fixture = ContentFixture(60, 9)
    let group = TabGroupItem.of([], "Trips")
    if isManaged { group.managingNavigationController = NavigationController() }
    fixture.host.tabs = [group]
    func line(_ number: Int) -> String {
      fixture.screen.frame().plainLine(number).split(separator: "│").last
        .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    expectEqual([line(5), line(6), line(7)], ["Trips", "This group is empty", ""])
    group.children = [.bare("x").with { $0.isEnabled = false }]
    expectEqual(line(2), "x")
    group.children[0].isHidden = true
    expectEqual(line(6), "This group is empty")
  }

  @Test func `the visible view controller of a navigation stack draws itself`() {
    let fixture = ContentFixture()
    let stack = NavigationController(rootViewController: Notebook("root"))
    fixture.host.tabs.append(.showing(stack, "stack"))
    fixture.host.selectedTab = fixture.tab("stack")
    expect(fixture.text.contains("page of root"))
    stack.pushViewController(Notebook("top"), animated: false)
    expect(fixture.text.contains("page of top"))
    stack.popViewController(animated: false)
    expect(fixture.text.contains("page of root"))
  }

  @Test func `a container draws itself, but not its children`() {
    let fixture = ContentFixture()
    let child = Notebook("child")
    fixture.page.addChild(child)
    child.didMove(toParent: fixture.page)
    expect(fixture.text.contains("page of a"))
    expectEqual(child.draws, 0)
  }

  @Test func `painting calls no content provider and draws no content that is not loaded`() {
    var made = 0
    let pages = ["a", "b"].map { Notebook($0) }
    let tabs = pages.map { page in
      TabItem(title: page.title ?? "", identifier: page.title ?? "") { _ in
        made += 1
        return page
      }
    }
    let host = TabHostController(tabs: tabs)
    let painter = FramePainter(host: host)
    _ = painter.frame(size: CellSize(columns: 80, rows: 24))
    expectEqual(made, 0)
    host.preload([tabs[0]])
    expectEqual(made, 1)
    _ = painter.frame(size: CellSize(columns: 80, rows: 24))
    expectEqual(pages[0].draws, (pages[0].isViewLoaded ? 1 : 0))
    host.appear()
    _ = painter.frame(size: CellSize(columns: 80, rows: 24))
    expect(made == 1 && pages[1].draws == 0)
  }

  @Test func `an accessory has a line of its own, with a rule if there is room`() {
    let fixture = ContentFixture(40, 12)
    fixture.host.bottomAccessory = TabAccessory(contentView: Notebook("now"))
    expectEqual(fixture.screen.frame().plainLine(8), String(repeating: "─", count: 40))
    expectEqual(fixture.screen.frame().plainLine(9), "page of now")
    expectEqual(fixture.screen.layout().bar?.rect.row, 10)
    fixture.screen.size = CellSize(columns: 40, rows: 5)
    expectEqual(fixture.screen.frame().plainLine(3), "page of now")
    fixture.screen.size = CellSize(columns: 40, rows: 3)
    expect(!fixture.text.contains("page of now"))
  }

  @Test func `beside a sidebar, an accessory is at the bottom of the content`() {
    let fixture = ContentFixture(60, 9)
    fixture.host.bottomAccessory = TabAccessory(contentView: Notebook("now"))
    expect(fixture.screen.frame().plainLine(8).hasSuffix("│page of now"))
    fixture.host.isBottomAccessoryHidden = true
    expect(!fixture.text.contains("now"))
  }

  @Test func `an accessory is inline in a minimized bar`() throws {
    let fixture = ContentFixture(40, 12)
    let plain = ViewController()
    plain.title = "Now"
    fixture.host.bottomAccessory = TabAccessory(contentView: plain)
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    try fixture.user.mouse(.press, .cell(5, 0), .wheelDown)
    expectEqual(fixture.screen.frame().plainLine(11), "[a]◂ Now")
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(
      fixture.screen.frame().plainLine(11),
      String(repeating: " ", count: 32) + "Now ▸[a]"
    )
  }

  @Test func `the bottom bar of the sidebar draws itself`() {
    let fixture = ContentFixture(60, 12)
    fixture.host.sidebar.bottomBarView = Notebook("x")
    expect(fixture.screen.frame().plainLine(11).hasPrefix("page of x"))
  }

  @Test func `drawing a frame updates the content layout guide of the host`() {
    let fixture = ContentFixture(60, 14)
    fixture.host.bottomAccessory = TabAccessory(contentView: Notebook("now"))
    _ = fixture.screen.frame()
    expectEqual(fixture.host.contentLayoutGuide.insets, EdgeInsets(leading: 18, bottom: 2))
    fixture.host.user.toggleSidebar()
    _ = fixture.screen.frame()
    expectEqual(fixture.host.contentLayoutGuide.insets, EdgeInsets(top: 1, bottom: 2))
  }

  @Test func `the host provides the frames of visible tabs and actions`() throws {
    let fixture = ContentFixture(60, 14)
    let group = try #require(fixture.tab("g") as? TabGroupItem)
    expectEqual(fixture.tab("b").frame(in: fixture.host), CGRect(x: 0, y: 2, width: 17, height: 1))
    expectEqual(
      fixture.screen.frame(of: group.sidebarActions[0], in: group),
      CGRect(x: 0, y: 7, width: 17, height: 1)
    )
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(fixture.tab("b").frame(in: fixture.host)?.minX, 0)
    fixture.screen.size = CellSize(columns: 30, rows: 10)
    _ = fixture.screen.frame()
    expectEqual(fixture.tab("b").frame(in: fixture.host)?.minY, 9)
    expect(fixture.screen.frame(of: group.sidebarActions[0], in: group) == nil)
  }
}
