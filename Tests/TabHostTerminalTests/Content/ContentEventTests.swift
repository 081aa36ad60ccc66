import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@MainActor struct ContentEventTests {
  @Test func `the Tab key moves the focus through all areas that can have it`() {
    let fixture = ContentFixture(60, 14)
    fixture.host.bottomAccessory = TabAccessory(contentView: Notebook("now"))
    fixture.host.sidebar.bottomBarView = Notebook("bottom")
    var places: [FrameElement.ID?] = []
    for _ in 0..<5 {
      fixture.press(.tab)
      places.append(fixture.screen.focus)
    }
    expectEqual(places, [.sidebarBottomBar, .content, .accessory, .help, .row(0)])
    // A page that cannot become focused is skipped.
    fixture.host.selectedTab = fixture.tab("c")
    fixture.press(.tab, .tab)
    expectEqual(fixture.screen.focus, .accessory)
  }

  @Test func `keys are sent to the focused content, and unhandled keys to the key bindings`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    expectEqual(fixture.screen.focus, .content)
    expect(fixture.page.wasFocused)
    fixture.page.taken = [.character("?")]
    fixture.press(.character("?"), .character("x"), .left)
    expectEqual(
      fixture.page.take(),
      [
        "gained", "character(\"?\")", "character(\"x\")", "left", "lost",
      ]
    )
    expect(!fixture.text.contains("Keys"))
    expectEqual(fixture.screen.focus, .row(0))
    expectEqual(fixture.page.wasFocused, false)
  }

  @Test func `a new page is notified of the focus before it receives a key`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.host.selectedTab = fixture.tab("b")
    fixture.screen.handle(.key(KeyPress(.character("x"))), at: .zero)
    expectEqual(fixture.pages["b"]?.take(), ["gained", "character(\"x\")"])
    expectEqual(fixture.page.take(), ["gained", "lost"])
  }

  @Test func `the release of a key is not sent to content`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    _ = fixture.page.take()
    fixture.screen.handle(.key(KeyPress(.up, kind: .release)), at: .zero)
    expectEqual(fixture.page.take(), [])
  }

  @Test func `content receives no keys while the list of keyboard shortcuts is open`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.screen.perform(.help)
    _ = fixture.page.take()
    fixture.press(.down)
    expectEqual(fixture.page.take(), ["lost"])
    fixture.press(.escape)
    expectEqual(fixture.page.take(), ["gained"])
  }

  @Test func `content that is no longer visible loses the focus`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.host.selectedTab = fixture.tab("b")
    _ = fixture.screen.frame()
    expectEqual(fixture.page.take(), ["gained", "lost"])
    expectEqual(fixture.pages["b"]?.take(), ["gained"])
    fixture.host.selectedTab = fixture.tab("c")
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.focus, .row(2))
  }

  @Test func `a press focuses content, which receives all mouse events until the release`() throws {
    let fixture = ContentFixture(60, 14)
    try fixture.user.mouse(.press, .cell(20, 3))
    try fixture.user.mouse(.drag, .cell(0, 0))
    try fixture.user.mouse(.release, .cell(59, 13))
    expectEqual(fixture.screen.focus, .content)
    expectEqual(
      fixture.page.take(),
      [
        "press left 1,1", "gained", "drag left -19,-2", "release left 40,11",
      ]
    )
    expectEqual(fixture.host.selectedTab?.identifier, "a")
  }

  @Test func `a press on the heading focuses the content without sending it an event`() throws {
    let fixture = ContentFixture(60, 14)
    try fixture.user.mouse(.press, .cell(40, 0))
    expectEqual(fixture.page.take(), ["gained"])
  }

  @Test func `a wheel event scrolls the host if the content does not handle it`() throws {
    let fixture = ContentFixture(40, 12)
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    try fixture.user.mouse(.press, .cell(5, 4), .wheelDown)
    expectEqual(fixture.page.take(), ["press wheelDown 4,2"])
    expect(!fixture.host.isTabBarMinimized)
    fixture.page.takesMouse = false
    try fixture.user.mouse(.press, .cell(5, 4), .wheelDown)
    expect(fixture.host.isTabBarMinimized)
    try fixture.user.mouse(.press, .cell(5, 4), .wheelUp)
    expect(!fixture.host.isTabBarMinimized)
  }

  @Test func `a page key scrolls the host if the content does not handle it`() {
    let fixture = ContentFixture(40, 12)
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    fixture.press(.up, .pageDown)
    expect(fixture.host.isTabBarMinimized)
  }

  @Test func `pasted text is sent to the focused content`() {
    let fixture = ContentFixture(60, 14)
    fixture.press(.right)
    fixture.screen.handle(.paste(PastedText("words")), at: .zero)
    expectEqual(fixture.page.take(), ["gained", "paste words"])
  }

  @Test func `the text cursor is the one of the focused content, if it is inside the page`() {
    let fixture = ContentFixture(60, 14)
    fixture.page.cursorPlace = CellPoint(column: 4, row: 1)
    _ = fixture.screen.frame()
    expect(fixture.screen.cursor == nil)
    fixture.press(.right)
    expectEqual(fixture.screen.cursor, CellPoint(column: 23, row: 3))
    fixture.page.cursorPlace = CellPoint(column: .max, row: .min)
    _ = fixture.screen.frame()
    expect(fixture.screen.cursor == nil)
  }

  @Test func `the accessory and the bottom bar receive mouse events on their lines`() throws {
    let fixture = ContentFixture(60, 14)
    let now = Notebook("now")
    let bottom = Notebook("bottom")
    fixture.host.bottomAccessory = TabAccessory(contentView: now)
    fixture.host.sidebar.bottomBarView = bottom
    try fixture.user.click(.cell(20, 13))
    try fixture.user.mouse(.press, .cell(4, 13))
    expectEqual(now.take(), ["press left 2,0", "gained", "release left 2,0", "lost"])
    expectEqual(bottom.take(), ["press left 4,0", "gained"])
  }

  @Test func `the rule above focused content is heavy`() {
    let fixture = ContentFixture(60, 14)
    expect(!fixture.text.contains("━"))
    fixture.press(.right)
    expect(fixture.text.contains("├━━━━━"))
  }

  @Test func `the Tab key skips content that cannot become focused`() {
    final class Picture: ViewController, TerminalContent {
      var canBecomeFocused: Bool { false }
      func draw(on canvas: inout Canvas) { canvas.line("picture", row: 0) }
    }
    let fixture = ContentFixture(60, 14)
    fixture.host.bottomAccessory = TabAccessory(contentView: Picture())
    expect(fixture.text.contains("picture"))
    fixture.press(.tab, .tab)
    expectEqual(fixture.screen.focus, .help)
  }

  @Test func `content receives no drag or release for a press that began elsewhere`() throws {
    let fixture = ContentFixture(60, 14)
    fixture.screen.perform(.help)
    try fixture.user.mouse(.press, .cell(0, 13))
    try fixture.user.mouse(.drag, .cell(40, 8))
    try fixture.user.mouse(.release, .cell(40, 8))
    expectEqual(fixture.page.take().filter { $0.contains("drag") || $0.contains("release") }, [])
  }

  @Test func `a wheel event does not end a mouse drag in content`() throws {
    let fixture = ContentFixture(60, 14)
    try fixture.user.mouse(.press, .cell(40, 8))
    try fixture.user.mouse(.press, .cell(40, 8), .wheelDown)
    _ = fixture.page.take()
    try fixture.user.mouse(.drag, .cell(2, 4))
    try fixture.user.mouse(.release, .cell(2, 4))
    expectEqual(fixture.page.take().count, 2)
  }
}
