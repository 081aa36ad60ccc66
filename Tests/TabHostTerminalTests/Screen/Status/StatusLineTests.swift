import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Text of the status line.
@MainActor struct StatusLineTests {
  private let line = StatusLine(
    hints: [.init(key: "Enter", effect: "select"), .init(key: "m", effect: "menu")],
    help: .init(key: "?", effect: "keys")
  )

  /// The line as text, with blanks between its two ends.
  private func text(_ line: StatusLine, columns: Int, isRightToLeft: Bool = false) -> String {
    let glyphs = FrameGlyphs(drawing: .unicode, isRightToLeft: isRightToLeft)
    return Frame(line.picture(columns: columns, glyphs).cells).plainText
  }

  @Test(arguments: [
    (40, " Enter select   m menu           ? keys\n"), (32, " Enter select   m menu   ? keys\n"),
    (31, " Enter select           ? keys\n"), (23, " Enter select   ? keys\n"),
    (22, "               ? keys\n"), (8, " ? keys\n"), (7, "\n"), (2, "\n"), (0, "\n"),
  ])
  func `hints are omitted from the last one on, and the list of keys comes last`(
    columns: Int,
    text: String
  ) {
    expectEqual(self.text(line, columns: columns), text)
  }

  @Test(arguments: [
    (40, " Cart is disabled                ? keys\n"), (27, " Cart is disabled   ? keys\n"),
    (26, " Cart is disabled\n"), (12, " Cart is d…\n"), (3, " C\n"), (2, "\n"),
  ])
  func `a notice precedes the help and is truncated only if it does not fit alone`(
    columns: Int,
    text: String
  ) {
    var line = line
    line.hints = []
    line.notice = StatusText("Cart is disabled")
    expectEqual(self.text(line, columns: columns), text)
  }

  @Test(arguments: [
    (60, " Cart of Ana   Enter select   m menu                 ? keys\n"),
    (40, " Cart of Ana   Enter select      ? keys\n"), (27, " Cart of Ana        ? keys\n"),
    (22, " Cart of Ana   ? keys\n"), (21, " Cart of Ana\n"), (12, " Cart of A…\n"), (2, "\n"),
  ])
  func `a title precedes the hints and is truncated only if it does not fit alone`(
    columns: Int,
    text: String
  ) {
    var line = line
    line.title = "Cart of Ana"
    expectEqual(self.text(line, columns: columns), text)
  }

  @Test(arguments: [
    (40, " Moved to Archive   u Undo       ? keys\n"), (33, " Moved to Archive   u Undo\n"),
    (21, " Moved to …   u Undo\n"), (18, " Moved to Archive\n"),
  ])
  func `the action of a message is shown as long as the message has some room`(
    columns: Int,
    text: String
  ) {
    var line = line
    line.hints = []
    line.notice = StatusText("Moved to Archive")
    line.action = .init(key: "u", effect: "Undo")
    expectEqual(self.text(line, columns: columns), text)
  }

  @Test(arguments: [
    (60, " Move Inbox below Drafts   Enter drop here   Esc cancel\n"),
    (44, " Move Inbox below Drafts   Enter drop here\n"),
    (40, " Below Drafts   Enter drop here\n"), (30, " Move Inbox below Drafts\n"),
    (24, " Below Drafts\n"), (12, " Below Dra…\n"),
  ])
  func `a notice has its short form if there is room for a hint then, or if it does not fit`(
    columns: Int,
    text: String
  ) {
    var line = StatusLine(hints: [
      .init(key: "Enter", effect: "drop here"), .init(key: "Esc", effect: "cancel"),
    ])
    let values = ["title": "Inbox", "other": "Drafts"]
    line.notice = StatusText(.moveBelow, short: .belowOther, values)
    expectEqual(self.text(line, columns: columns), text)
  }

  @Test(arguments: [(false, [1..<13, 16..<22, 33..<39]), (true, [27..<39, 18..<24, 1..<7])])
  func `the cells of each hint are known`(isRightToLeft: Bool, columns: [Range<Int>]) {
    let line = StatusLine(
      hints: [
        .init(key: "Enter", effect: "select", press: KeyPress(.enter)),
        .init(key: "m", effect: "menu", press: KeyPress(.character("m"))),
      ],
      help: .init(key: "?", effect: "keys", press: KeyPress(.character("?")))
    )
    let glyphs = FrameGlyphs(drawing: .unicode, isRightToLeft: isRightToLeft)
    let hints = line.picture(columns: 40, glyphs).hints
    expectEqual(hints.map { $0.rect.column..<$0.rect.endColumn }, columns)
    expectEqual(hints.map(\.press.key), [.enter, .character("m"), .character("?")])
  }

  @Test func `a notice in wide characters takes its columns`() {
    let line = StatusLine(notice: StatusText("保存しました"))
    expectEqual(text(line, columns: 14), " 保存しました\n")
    expectEqual(text(line, columns: 11), " 保存しま…\n")
  }

  @Test func `keys, effects and notices have the styles of their roles`() {
    let styles = Theme.dark[.trueColor]
    var glyphs = FrameGlyphs(drawing: .unicode, isRightToLeft: false)
    glyphs.styles = styles
    func style(_ role: Theme.Role) -> CellStyle {
      var style = styles[.status]
      style.apply(styles[role])
      return style
    }
    let cells = line.picture(columns: 40, glyphs).cells
    expectEqual(
      [0, 1, 7].map { cells[$0, 0].style },
      [styles[.status], style(.key), styles[.status]]
    )
    for (isFading, role) in [(false, Theme.Role.notice), (true, .secondary)] {
      let line = StatusLine(notice: StatusText("Saved"), isFading: isFading)
      expectEqual(line.picture(columns: 40, glyphs).cells[1, 0].style, style(role))
    }
  }

  // MARK: - Keys

  @Test(arguments: [
    (StatusSituation(place: .list), "Enter choose, m menu, Esc close, / find"),
    (StatusSituation(place: .query), "Enter choose, m menu, Esc clear"),
    (StatusSituation(place: .alert), "Enter choose, Tab next, Esc cancel"),
    (StatusSituation(place: .presented), "Enter press, Esc close, m menu"),
    (StatusSituation(place: .search, isEditing: true), "Down results, Tab scopes, Esc cancel"),
    (StatusSituation(place: .move, canDrop: true), "Enter drop here, + add row, Esc cancel"),
    (
      StatusSituation(place: .move),
      "Up target, Down target, Left target, Right target, + add row, Esc cancel"
    ),
    (
      StatusSituation(place: .tabRow(isChecked: true), showsSidebar: true),
      "Enter select, m menu, < actions, > actions, v move, Ctrl-P find, / search, Ctrl-B hide sidebar, e edit, q quit"
    ),
    (
      StatusSituation(place: .tabRow(isChecked: true), isEditing: true, showsSidebar: true),
      "Space hide, v move, e done, p add to bar, r reset"
    ),
    (
      StatusSituation(place: .tabRow(isChecked: false), isEditing: true, showsSidebar: true),
      "Space show, v move, e done, p add to bar, r reset"
    ),
    (
      StatusSituation(place: .groupRow(isExpanded: true, isDestination: true), showsSidebar: true),
      "Left collapse, Enter select, m menu, < actions, > actions, v move, Ctrl-P find, / search, Ctrl-B hide sidebar, e edit, q quit"
    ),
    (
      StatusSituation(
        place: .groupRow(isExpanded: false, isDestination: true),
        isEditing: true,
        showsSidebar: true
      ),
      "v move, e done, p add to bar, r reset"
    ),
    (
      StatusSituation(place: .actionRow, showsSidebar: true),
      "Enter perform, Ctrl-P find, / search, Ctrl-B hide sidebar, e edit, q quit"
    ),
    (StatusSituation(place: .actionRow, isEditing: true, showsSidebar: true), "e done, r reset"),
    (
      StatusSituation(place: .item),
      "Enter select, o more tabs, m menu, Ctrl-P find, / search, Ctrl-B sidebar, e edit, q quit"
    ),
    (StatusSituation(place: .item, isEditing: true), "v move, e done, p remove, r reset"),
    (
      StatusSituation(place: .content),
      "Tab next area, Backspace back, Ctrl-P find, / search, Ctrl-B sidebar, e edit, q quit"
    ),
    (
      StatusSituation(place: .button),
      "Enter press, m menu, Tab next area, Ctrl-P find, / search, Ctrl-B sidebar, e edit, q quit"
    ),
    (StatusSituation(place: .nothing), "Ctrl-P find, / search, Ctrl-B sidebar, e edit, q quit"),
  ])
  func `the keys that matter depend on what has the focus`(
    situation: StatusSituation,
    keys: String
  ) {
    let commands = situation.focusedCommands + situation.otherCommands
    let hints = commands.compactMap {
      KeyBindings.standard.hint($0, localized($1))
    }
    expectEqual(hints.map { "\($0.key) \($0.effect)" }.joined(separator: ", "), keys)
  }

  @Test func `a hint has the first key of its command, and a command without a key has no hint`() {
    var bindings = KeyBindings.standard
    bindings[.character("q")] = .help
    let (quit, help) = (KeyPress(.character("c"), modifiers: .control), KeyPress(.character("?")))
    expectEqual(bindings.hint(.quit, "quit"), .init(key: "Ctrl-C", effect: "quit", press: quit))
    expectEqual(bindings.hint(.help, "keys"), .init(key: "?", effect: "keys", press: help))
    expect(KeyBindings([]).hint(.quit, "quit") == nil)
  }

  // MARK: - Sentences

  @Test(arguments: [
    (UserInteraction.Refusal.disabled, "Cart is disabled"), (.hidden, "Cart is hidden"),
    (.notOnScreen, "Cart is not on screen"), (.notPermitted, "Not possible with Cart"),
    (.notEditing, "Only possible while editing; e begins it"),
    (.alreadyEditing, "Editing has already begun"),
    (.notAvailable, "Cart is not available here"),
    (.noFurtherPage, "There is no further page"), (.notCollapsible, "Cart cannot be collapsed"),
    (.noNavigationController, "There is nothing to go back to"),
    (.atRoot, "There is nothing to go back to"),
    (.unknownTab, "Not possible"),
    (.covered, "Close what is on top first"),
  ])
  func `each refusal has a sentence`(refusal: UserInteraction.Refusal, text: String) {
    expectEqual(StatusText.refusal(refusal, title: "Cart", editKey: "e").text, text)
  }

  @Test func `each sentence about a title that is not short has a form for 40 columns`() {
    let title = String(repeating: "Inbox ", count: 8)
    let tab = TabItem(title: title, identifier: "inbox")
    let reasons: [TabHostController.Sidebar.Unavailability] = [
      .compactWidth, .placement(.tv), .pages, .mode, .noRootGroup, .noSelectedGroup,
    ]
    let drops: [StatusText] = [Move.Effect.none, .held].map {
      StatusText.drop($0, of: title, count: 1, on: $0 == .none ? title : nil)
    }
    let texts =
      UserInteraction.Refusal.allCases.map {
        StatusText.refusal($0, title: title, editKey: "Shift-Super-Insert")
      } + reasons.map { StatusText.noSidebar(because: $0) }
      + [
        .veto(of: title), .noMenu(title), .noSwipeActions(title), .notMovable(tab),
        .notAddable(title),
        .needsAnswer(title), .notClosable(title, closeButton: nil),
        .notClosable(title, closeButton: "Cancel"), .notWhileEditing("Shift-Super-Insert"),
        .nothingToDrag(title), .notHideable(tab),
        .notPasted(on: title), .noEffect(of: "Shift-Super-Insert"),
        .arrangement(nil, titled: title), .arrangement(.dragToBar(tab, at: 0), titled: title),
        .arrangement(.dragOffBar(tab), titled: title),
      ] + drops
    expectEqual(texts.filter { SafeText($0.short).columns > 38 }, [])
  }

  @Test func `no text calls moving grabbing`() {
    let texts = [TabHostController.Strings.Text].terminal
    expectEqual(texts.filter { $0.english.lowercased().contains("grab") }, [])
  }

  @Test func `a sentence without a tab is about this`() {
    expectEqual(StatusText.refusal(.disabled).text, "This is disabled")
    expectEqual(StatusText.refusal(.disabled, title: "").text, "This is disabled")
    expectEqual(StatusText.refusal(.notPermitted).text, "Not possible with this")
    expectEqual(StatusText.refusal(.notEditing).text, "Only possible while editing")
    expect(UserInteraction.Refusal.allCases.allSatisfy { !StatusText.refusal($0).text.isEmpty })
  }

  @Test(
    arguments: [
      (Move.Effect.copy, "Sea", "Copy 2 items to Sea"), (.move, "Sea", "Move 2 items to Sea"),
      (.none, "Sea", "Sea does not accept 2 items"), (.held, "Sea", "Sea does not accept 2 items"),
      (.none, nil, "Drag 2 items to a row"), (.held, nil, "Drag 2 items to a row"),
    ] as [(Move.Effect, String?, String)]
  )
  func `a sentence states what a drop would do`(
    effect: Move.Effect,
    target: String?,
    text: String
  ) {
    expectEqual(StatusText.drop(effect, of: "Boat", count: 2, on: target).text, text)
    let ofOne = text.replacing("2 items", with: "Boat")
    expectEqual(StatusText.drop(effect, of: "Boat", count: 1, on: target).text, ofOne)
  }
}
