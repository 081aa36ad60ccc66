import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// The tree of the article "Drawing content", on a screen.
@MainActor struct TreePageTests {
  private let page = TreePage(
    Folder(
      "Music",
      [
        Folder("Blues", [Folder("Chicago"), Folder("Delta")]),
        Folder("Folk"),
        Folder("Jazz", [Folder("Bebop"), Folder("Modal"), Folder("Swing")]),
      ]
    )
  )
  private let user: ScreenDriver

  init() {
    let host = TabHostController(tabs: [
      TabItem(title: "Genres", identifier: "genres") { [page] _ in page },
      TabItem(title: "Songs", identifier: "songs") { _ in ViewController() },
    ])
    host.mode = .tabBar
    host.tabBarMinimizeBehavior = .onScrollDown
    var options = FrameOptions()
    options.showsStatusLine = true
    let size = CellSize(columns: 40, rows: 10)
    host.appear()
    user = ScreenDriver(HostScreen(host: host, size: size, options: options))
    // The focus moves from the bar to the page.
    user.press(.up)
  }

  /// The lines of the page, of the bar and of the status line. A line in reversed video begins with `>`.
  private var lines: [String] {
    let frame = user.frame
    return (2..<frame.size.rows).map { row in
      let line = frame.plainLine(row)
      return line.isEmpty ? "" : (frame.cells[1, row].style.isReversed ? ">" : " ") + line
    }
  }

  private func expectLines(
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  @Test func `the arrow keys, Enter and the page keys move the focus and expand rows`() {
    user.press(.right, .down, .enter)
    expectLines(
      """
        ▾ Music                              │
      >   ▾ Blues                            █
            Chicago                          █
            Delta                            │
          Folk                               ▾
       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter collapse         ? keys
      """
    )
    user.press(.down, .down, .up, .up, .left)
    expectLines(
      """
        ▾ Music
      >   ▸ Blues
          Folk
          ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter expand           ? keys
      """
    )
    user.press(.pageDown)
    expectLines(
      """
        ▾ Music
          ▸ Blues
          Folk
      >   ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter expand           ? keys
      """
    )
  }

  @Test func `the down arrow key leaves the tree only from its last row`() {
    user.press(.right, .down, .down, .down)
    #expect(page.focus == 3)
    user.press(.down)
    expectLines(
      """
        ▾ Music
          ▸ Blues
          Folk
          ▸ Jazz

       ────────────────────────────────────────
             [Genres]◂            Songs
        Enter select   1-2 tabs         ? keys
      """
    )
  }

  @Test func `keys that the user binds to commands have their effects, also in the status line`() {
    user.screen.keyBindings[.character("x")] = .moveRight
    user.screen.keyBindings[.character("o")] = .activate
    user.screen.keyBindings[.enter] = nil
    user.type("x")
    expectLines(
      """
      > ▾ Music
          ▸ Blues
          Folk
          ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   o collapse   m menu    ? keys
      """
    )
    user.type("o")
    expectLines(
      """
      > ▸ Music




       ────────────────────────────────────────
             [Genres]             Songs
        / find   o expand   m menu      ? keys
      """
    )
    user.press(.enter)
    expectLines(
      """
      > ▸ Music




       ────────────────────────────────────────
             [Genres]             Songs
        Enter does nothing here         ? keys
      """
    )
  }

  @Test func `a click moves the focus and expands a row`() throws {
    try user.click("Music")
    try user.click("Jazz")
    expectLines(
      """
        ▾ Music                              │
          ▸ Blues                            █
          Folk                               █
      >   ▾ Jazz                             │
            Bebop                            ▾
       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter collapse         ? keys
      """
    )
    try user.click("Jazz")
    expectLines(
      """
        ▾ Music
          ▸ Blues
          Folk
      >   ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter expand           ? keys
      """
    )
  }

  @Test func `the wheel and the scrollbar scroll the tree and minimize the bar`() throws {
    try user.click("Music")
    try user.click("Jazz")
    let point = CellPoint(column: 4, row: 4)
    try user.mouse(.press, .cell(point), .wheelDown)
    expectLines(
      """
          Folk                               ▴
      >   ▾ Jazz                             │
            Bebop                            █
            Modal                            █
            Swing                            │
       ────────────────────────────────────────
                       [Genres]
        / find   Enter collapse         ? keys
      """
    )
    try user.mouse(.press, .cell(point), .wheelUp)
    expectLines(
      """
        ▾ Music                              │
          ▸ Blues                            █
          Folk                               █
      >   ▾ Jazz                             │
            Bebop                            ▾
       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter collapse         ? keys
      """
    )
    // Below the thumb.
    try user.click(.cell(38, 6))
    expectLines(
      """
          Folk                               ▴
      >   ▾ Jazz                             │
            Bebop                            █
            Modal                            █
            Swing                            │
       ────────────────────────────────────────
                       [Genres]
        / find   Enter collapse         ? keys
      """
    )
    // The thumb.
    try user.mouse(.press, .cell(38, 5))
    try user.mouse(.drag, .cell(38, 3))
    try user.mouse(.release, .cell(38, 3))
    expectLines(
      """
        ▾ Music                              │
          ▸ Blues                            █
          Folk                               █
      >   ▾ Jazz                             │
            Bebop                            ▾
       ────────────────────────────────────────
             [Genres]             Songs
        / find   Enter collapse         ? keys
      """
    )
  }

  @Test func `the menu key and a right click open the menu of a row`() throws {
    var played: [String] = []
    page.menuProvider = { folder in
      let play = Action(title: "Play") { _ in played.append(folder.name) }
      return Menu(title: folder.name, children: [play])
    }
    user.press(.right, .down)
    user.press(.menu)
    expectLines(
      """
        ▾ Music
          ▸ Blues                            ◂
        ╭─Blues─╮
        │ Play  │
        ╰───────╯
       ────────────────────────────────────────
             [Genres]             Songs
        Enter choose   Esc close   / find
      """
    )
    user.press(.escape)
    try user.click("Folk", .right)
    expectLines(
      """
        ▾ Music
          ▸ Blues
          Folk                               ◂
          ╭─Folk─╮
          │ Play │
       ───╰──────╯─────────────────────────────
             [Genres]             Songs
        Enter choose   Esc close   / find
      """
    )
    user.press(.enter)
    #expect(played == ["Folk"])
  }

  @Test func `the find command moves to the matches of a text`() {
    user.press(.right)
    user.type("/")
    expectLines(
      """
      > ▾ Music
          ▸ Blues
          Folk
          ▸ Jazz
         ⌕
       ────────────────────────────────────────
             [Genres]             Songs
        Esc close   Tab next area      F1 keys
      """
    )
    user.type("lx")
    user.press(.backspace)
    expectLines(
      """
        ▾ Music
      >   ▸ Blues
          Folk
          ▸ Jazz
         ⌕ l
       ────────────────────────────────────────
             [Genres]             Songs
        Esc close   Tab next area      F1 keys
      """
    )
    user.press(.enter)
    expectLines(
      """
        ▾ Music
      >   ▸ Blues
          Folk
          ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   n next   N previous    ? keys
      """
    )
    user.type("n")
    #expect(page.focus == 2)
    user.type("n")
    #expect(page.focus == 1)
    user.type("N")
    #expect(page.focus == 2)
    // Another text, which is pasted and not found.
    user.type("f")
    user.paste("zither")
    expectLines(
      """
        ▾ Music
          ▸ Blues
      >   Folk
          ▸ Jazz
         ⌕ zither
       ────────────────────────────────────────
             [Genres]             Songs
        Esc close   Tab next area      F1 keys
      """
    )
    user.press(.escape)
    user.type("n")
    expectLines(
      """
        ▾ Music
          ▸ Blues
      >   Folk
          ▸ Jazz

       ────────────────────────────────────────
             [Genres]             Songs
        / find   n next   N previous    ? keys
      """
    )
  }

  @Test func `the palette and the list of keys contain the commands of the tree`() throws {
    user.type("?")
    expectLines(
      """
      >│ Expand                  Enter Space │
       │ Find                            f / │
       │ Menu                  Menu m Ctrl-O │
       │Selection ───────────────────────────│
       │ Close, or to the selection      Esc │
       │Move ────────────────────────────────│─
       ╰────────────────────────────────────▾╯
        Enter choose   Esc close   / find
      """
    )
    user.press(.escape)
    user.type(":menu")
    expectLines(
      """
       │Commands ─────────────────────────────│
      >│ Context menu  menu     Menu m Ctrl-O │
       │                                      │
       │                                      │
       │                                      │
       │                                      │
       ╰──────────────────────────────────────╯
        Enter choose   Esc clear
      """
    )
  }
}
