import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Key commands in a terminal.
@MainActor struct KeyCommandScreenTests {
  private let fixture = ScreenFixture()

  private func add(
    _ title: String,
    _ input: String,
    _ modifiers: KeyModifierFlags = [],
    _ configure: (KeyCommand) -> Void = { _ in }
  ) {
    let log = fixture.log
    let command = KeyCommand(title: title, input: input, modifierFlags: modifiers) {
      log.append(.handler($0.title))
    }
    configure(command)
    fixture.host.addKeyCommand(command)
  }

  @Test(
    arguments: [
      ("r", [], .character("r"), []),
      ("r", .control, .character("r"), .control),
      ("r", .alternate, .character("r"), .alt),
      ("r", .command, .character("r"), .alt),
      ("r", .command, .character("r"), .super),
      ("r", .shift, .character("R"), []),
      ("R", .control, .character("R"), .control),
      ("?", [], .character("?"), []),
      ("\r", .alternate, .enter, .alt),
      ("\t", .shift, .backTab, []),
      (" ", .control, .character(" "), .control),
      (KeyCommand.inputUpArrow, .shift, .up, .shift),
      (KeyCommand.inputEscape, [], .escape, []),
      (KeyCommand.inputDelete, [], .delete, []),
      (KeyCommand.f5, .control, .function(5), .control),
    ] as [(String, KeyModifierFlags, KeyPress.Key, KeyModifiers)]
  )
  func `a key performs the command with its input and modifiers`(
    input: String,
    flags: KeyModifierFlags,
    key: KeyPress.Key,
    modifiers: KeyModifiers
  ) {
    add("done", input, flags)
    fixture.press(key, modifiers: modifiers)
    expectEqual(fixture.log.takeHandlers(), ["done"])
  }

  @Test func `a key on a keyboard for another script performs the command at its position`() {
    add("done", "c", .alternate)
    let press = KeyPress(.character("с"), modifiers: .alt, baseCharacter: "c")
    fixture.screen.handle(.key(press), at: .zero)
    expectEqual(fixture.log.takeHandlers(), ["done"])
  }

  @Test func `a command takes precedence over the keys of the terminal, except for leaving`() {
    add("q", "q")
    add("edit", "e")
    add("copy", "c", .control)
    fixture.press(.character("q"), .character("e"))
    expectEqual(fixture.log.takeHandlers(), ["q", "edit"])
    expect(!fixture.screen.wantsToQuit && !fixture.host.isEditing)
    fixture.press(.character("c"), modifiers: .control)
    expectEqual(fixture.log.takeHandlers(), [])
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `the list of keys and the palette omit the keys that the app takes`() {
    add("next", "n", .control)
    add("copy", "c", .control)
    add("edit", "e")
    fixture.press(.character("?"))
    expectEqual(fixture.user.lines(containing: "│ Down ").first?.contains("Down j "), true)
    fixture.press(.end)
    expectEqual(fixture.user.lines(containing: "│ Quit ").first?.contains("q Ctrl-C "), true)
    expectEqual(fixture.user.list?.contains("Edit, or done"), false)
    fixture.press(.escape)
    fixture.press(.character("p"), modifiers: .control)
    fixture.type("edit")
    expectEqual(fixture.user.lines(containing: "edit, or done").first?.contains(" e "), false)
  }

  @Test func `Escape closes what is open before it performs a command`() {
    add("escape", KeyCommand.inputEscape)
    fixture.screen.perform(.edit)
    expect(fixture.host.isEditing)
    fixture.press(.escape)
    expect(fixture.log.takeHandlers() == [] && !fixture.host.isEditing)
    fixture.press(.escape)
    expectEqual(fixture.log.takeHandlers(), ["escape"])
  }

  @Test func `keys of an open list are not commands`() {
    add("down", KeyCommand.inputDownArrow)
    fixture.press(.character("?"))
    fixture.press(.down)
    expectEqual(fixture.log.takeHandlers(), [])
    fixture.press(.escape)
    fixture.press(.down)
    expectEqual(fixture.log.takeHandlers(), ["down"])
  }

  @Test func `the search field takes characters, and commands take the other keys`() {
    fixture.host.isSearchable = true
    add("x", "x")
    add("ctrl", "x", .control)
    fixture.press(.character("/"))
    fixture.press(.character("x"))
    fixture.press(.character("x"), modifiers: .control)
    expectEqual(fixture.log.takeHandlers(), ["ctrl"])
    expectEqual(fixture.host.searchText, "x")
    add("first", "y") { $0.wantsPriorityOverSystemBehavior = true }
    fixture.press(.character("y"))
    expectEqual(fixture.log.takeHandlers(), ["first"])
    expectEqual(fixture.host.searchText, "x")
  }

  @Test func `the list of keys has the commands under the name of the app, and performs one`() {
    fixture.host.title = "Films"
    add("Play", "p", .control)
    add("Stop", "s", .command) { $0.discoverabilityTitle = "Stop the film" }
    add("Off", "o") { $0.attributes = .disabled }
    fixture.press(.character("?"))
    // The heading of the screen has the title, too.
    expectEqual(fixture.user.lines(containing: "Films").count, 2)
    expectEqual(fixture.user.lines(containing: "Play").first?.contains("Ctrl-P"), true)
    expectEqual(fixture.user.lines(containing: "Stop the film").first?.contains("Alt-S"), true)
    expect(fixture.user.lines(containing: "Off").isEmpty)
    fixture.press(.enter)
    expectEqual(fixture.log.takeHandlers(), ["Play"])
  }

  @Test(
    arguments: [
      ("i", .control, "Tab"), ("m", .control, "Enter"), ("j", .control, "Enter"),
      ("h", .control, "Backspace"), ("[", .control, "Esc"), ("1", .control, "1"),
      ("r", [.control, .shift], "Ctrl-R"), ("\r", .shift, "Enter"), ("\t", .control, "Tab"),
      (KeyCommand.inputEscape, .alternate, "Esc"), (" ", .shift, "Space"),
      ("r", .control, nil), ("r", .alternate, nil), ("]", .control, nil), (" ", .control, nil),
      (KeyCommand.inputUpArrow, .control, nil), ("\t", .shift, nil), ("R", [], nil),
    ] as [(String, KeyModifierFlags, String?)]
  )
  func `a key that the terminal does not distinguish is reported once`(
    input: String,
    flags: KeyModifierFlags,
    other: String?
  ) {
    var messages: [String] = []
    fixture.host.diagnosticHandler = { messages.append($0.description) }
    add("Do", input, flags)
    fixture.press(.character("x"))
    expectEqual(messages, [])
    fixture.screen.distinguishesAllKeys = false
    fixture.press(.character("x"), .character("y"))
    expectEqual(messages.count, (other == nil ? 0 : 1))
    if let other {
      expectEqual(
        messages.first?.hasPrefix("TabHost: indistinctKey: the terminal reports \(other) for "),
        true
      )
      let advice = "; add another key, or use a terminal with the kitty keyboard protocol"
      expectEqual(messages.first?.hasSuffix(advice), true)
    }
  }

  @Test func `the replies of the terminal set the style and whether keys are distinguished`() {
    func reply(_ reply: TerminalReply) { fixture.screen.handle(.reply(reply), at: .zero) }
    fixture.screen.distinguishesAllKeys = false
    reply(.keyboardFlags(1))
    expect(fixture.screen.distinguishesAllKeys)
    reply(.keyboardFlags(0))
    expect(!fixture.screen.distinguishesAllKeys)
    reply(.background(.init(red: 255, green: 255, blue: 230)))
    expectEqual(fixture.host.traitCollection.userInterfaceStyle, .light)
    reply(.background(.init(red: 0, green: 43, blue: 54)))
    expectEqual(fixture.host.traitCollection.userInterfaceStyle, .dark)
    reply(.colorScheme(.light))
    expectEqual(fixture.host.traitCollection.userInterfaceStyle, .light)
    reply(.colorScheme(.dark))
    fixture.screen.size = CellSize(columns: 50, rows: 24)
    expectEqual(fixture.host.traitCollection.userInterfaceStyle, .dark)
    expectEqual(fixture.host.traitCollection.horizontalSizeClass, .compact)
  }

  @Test(
    arguments: [
      (nil, .unspecified), ("15;0", .dark), ("0;15", .light), ("0;default;7", .light),
      ("12;8", .dark), ("default;default", .unspecified), ("0;99", .unspecified),
      ("", .unspecified),
    ] as [(String?, UserInterfaceStyle)]
  )
  func `COLORFGBG describes the style of the background`(
    value: String?,
    style: UserInterfaceStyle
  ) {
    var environment = ["TERM": "xterm"]
    environment["COLORFGBG"] = value
    expectEqual(TerminalCapabilities(environment: environment).userInterfaceStyle, style)
  }
}
