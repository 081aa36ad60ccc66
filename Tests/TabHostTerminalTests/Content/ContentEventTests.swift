import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@MainActor @Suite("Content under keys and mouse") struct ContentEventTests {
  @Test func `the tab key goes through all areas that can have the focus`() {
    let fixture = ContentFixture(60, 14)
    fixture.host.bottomAccessory = TabAccessory(contentView: Notebook("now"))
    fixture.host.sidebar.bottomBarView = Notebook("bottom")
    var places: [FrameLayout.Target?] = []
    for _ in 0..<5 {
      fixture.press(.tab)
      places.append(fixture.screen.focus)
    }
    #expect(places == [.sidebarBottomBar, .content, .accessory, .help, .row(0)])
    // A page that takes no keys is passed over.
    fixture.host.selectedTab = fixture.tab("c")
    fixture.press(.tab, .tab)
    #expect(fixture.screen.focus == .accessory)
  }

  @Test func `keys go to the content that has the focus, and what it leaves to the bindings`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    #expect(fixture.screen.focus == .content)
    #expect(fixture.page.wasFocused)
    fixture.page.taken = [.character("?")]
    fixture.press(.character("?"), .character("/"), .left)
    #expect(
      fixture.page.take() == [
        "gained", "character(\"?\")", "character(\"/\")", "left", "lost",
      ]
    )
    #expect(!fixture.text.contains("Keys"))
    #expect(fixture.screen.focus == .row(0))
    #expect(fixture.page.wasFocused == false)
  }

  @Test func `a page that has come since the last frame hears of the focus before a key`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.host.selectedTab = fixture.tab("b")
    fixture.screen.handle(.key(KeyPress(.character("x"))), at: .zero)
    #expect(fixture.pages["b"]?.take() == ["gained", "character(\"x\")"])
    #expect(fixture.page.take() == ["gained", "lost"])
  }

  @Test func `a key that is let go of is not sent`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    _ = fixture.page.take()
    fixture.screen.handle(.key(KeyPress(.up, kind: .release)), at: .zero)
    #expect(fixture.page.take() == [])
  }

  @Test func `over a list of keys the content gets nothing`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.screen.perform(.help)
    _ = fixture.page.take()
    fixture.press(.down)
    #expect(fixture.page.take() == ["lost"])
    fixture.press(.escape)
    #expect(fixture.page.take() == ["gained"])
  }

  @Test func `the focus leaves content that leaves the screen`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.host.selectedTab = fixture.tab("b")
    _ = fixture.screen.frame()
    #expect(fixture.page.take() == ["gained", "lost"])
    #expect(fixture.pages["b"]?.take() == ["gained"])
    fixture.host.selectedTab = fixture.tab("c")
    _ = fixture.screen.frame()
    #expect(fixture.screen.focus == .row(2))
  }

  @Test func `a press focuses content, and is followed until the button goes up`() {
    let fixture = ContentFixture(60, 14)
    fixture.mouse(.press, 20, 3)
    fixture.mouse(.drag, 0, 0)
    fixture.mouse(.release, 59, 13)
    #expect(fixture.screen.focus == .content)
    #expect(
      fixture.page.take() == [
        "press left 1,1", "gained", "drag left -19,-2", "release left 40,11",
      ]
    )
    #expect(fixture.host.selectedTab?.identifier == "a")
  }

  @Test func `a press on the heading focuses the content and sends nothing`() {
    let fixture = ContentFixture(60, 14)
    fixture.mouse(.press, 40, 0)
    #expect(fixture.page.take() == ["gained"])
  }

  @Test func `the wheel is for the content under it, and what that leaves scrolls`() {
    let fixture = ContentFixture(40, 12)
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    fixture.mouse(.press, .wheelDown, 5, 4)
    #expect(fixture.page.take() == ["press wheelDown 4,2"])
    #expect(!fixture.host.isTabBarMinimized)
    fixture.page.takesMouse = false
    fixture.mouse(.press, .wheelDown, 5, 4)
    #expect(fixture.host.isTabBarMinimized)
    fixture.mouse(.press, .wheelUp, 5, 4)
    #expect(!fixture.host.isTabBarMinimized)
  }

  @Test func `a page key that content leaves scrolls, too`() {
    let fixture = ContentFixture(40, 12)
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    fixture.press(.up, .pageDown)
    #expect(fixture.host.isTabBarMinimized)
  }

  @Test func `pasted text goes to the content that has the focus`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.screen.handle(.paste(PastedText("words")), at: .zero)
    #expect(fixture.page.take() == ["gained", "paste words"])
  }

  @Test func `the text cursor is that of the content that has the focus, inside of it`() {
    let fixture = ContentFixture(60, 14)
    fixture.page.cursorPlace = CellPoint(column: 4, row: 1)
    _ = fixture.screen.frame()
    #expect(fixture.screen.cursor == nil)
    fixture.press(.right)
    #expect(fixture.screen.cursor == CellPoint(column: 23, row: 3))
    fixture.page.cursorPlace = CellPoint(column: .max, row: .min)
    _ = fixture.screen.frame()
    #expect(fixture.screen.cursor == nil)
  }

  @Test func `accessory and bottom bar take the mouse in their lines`() {
    let fixture = ContentFixture(60, 14)
    let now = Notebook("now")
    let bottom = Notebook("bottom")
    fixture.host.bottomAccessory = TabAccessory(contentView: now)
    fixture.host.sidebar.bottomBarView = bottom
    fixture.mouse(.press, 20, 13)
    fixture.mouse(.release, 20, 13)
    fixture.mouse(.press, 4, 13)
    #expect(now.take() == ["press left 2,0", "gained", "release left 2,0", "lost"])
    #expect(bottom.take() == ["press left 4,0", "gained"])
  }

  @Test func `it is seen that the content has the focus`() {
    let fixture = ContentFixture(60, 14)
    #expect(!fixture.text.contains("━"))
    fixture.press(.right)
    #expect(fixture.text.contains("│━━━━━"))
  }

  @Test func `content that takes no keys is passed over`() {
    final class Picture: ViewController, TerminalContent {
      var canBecomeFocused: Bool { false }
      func draw(on canvas: inout Canvas) { canvas.line("picture", row: 0) }
    }
    let fixture = ContentFixture(60, 14)
    fixture.host.bottomAccessory = TabAccessory(contentView: Picture())
    #expect(fixture.text.contains("picture"))
    fixture.press(.tab, .tab)
    #expect(fixture.screen.focus == .help)
  }

  @Test func `a button that went down elsewhere does not come up in content`() {
    let fixture = ContentFixture(60, 14)
    fixture.screen.perform(.help)
    fixture.mouse(.press, 0, 13)
    fixture.mouse(.drag, 40, 8)
    fixture.mouse(.release, 40, 8)
    #expect(fixture.page.take().filter { $0.contains("drag") || $0.contains("release") } == [])
  }

  @Test func `the wheel does not end what a button has begun in content`() {
    let fixture = ContentFixture(60, 14)
    fixture.mouse(.press, 40, 8)
    fixture.mouse(.press, .wheelDown, 40, 8)
    _ = fixture.page.take()
    fixture.mouse(.drag, 2, 4)
    fixture.mouse(.release, 2, 4)
    #expect(fixture.page.take().count == 2)
  }
}
