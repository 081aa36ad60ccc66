import TabHost
import TabHostTesting
import Testing

@MainActor @Suite("Pressing keys in scripts") struct KeyCommandScriptTests {
  @Test(arguments: [
    ("press", "s:1:1: missing words; the form is press KEY"),
    ("press r s", #"s:1:9: unexpected "s"; the form is press KEY"#),
    ("press escpe", #"s:1:7: "escpe" is not a key; did you mean "escape"?"#),
    ("press crtl+r", #"s:1:7: "crtl" is not a modifier; did you mean "ctrl"?"#),
    ("press ctrl+uo", #"s:1:7: "uo" is not a key; did you mean "up"?"#),
    ("press ctrl+", #"s:1:7: "ctrl+" is not a key"#),
    ("press \"\"", #"s:1:7: "" is not a key"#),
  ])
  func `a misspelled key is an error with a position`(script: String, message: String) {
    #expect(throws: ScriptError.self) { try HostScript(parsing: script, name: "s") }
    do {
      _ = try HostScript(parsing: script, name: "s")
    } catch {
      #expect(error.description.hasPrefix(message))
      #expect(error.exitStatus == 2)
    }
  }

  @Test(
    arguments: [
      ("r", "r", []), ("ctrl+r", "r", .control), ("alt+up", KeyCommand.inputUpArrow, .alternate),
      ("escape", KeyCommand.inputEscape, []),
      ("cmd+shift+f12", KeyCommand.f12, [.command, .shift]),
      ("ctrl++", "+", .control), ("+", "+", []), ("R", "r", .shift), ("space", " ", []),
      ("tab", "\t", []), ("enter", "\r", []), ("backspace", "\u{8}", []),
      ("\"#\"", "#", []), ("delete", KeyCommand.inputDelete, []),
    ] as [(String, String, KeyModifierFlags)]
  )
  func `a key performs the command with its input and modifiers`(
    key: String,
    input: String,
    modifiers: KeyModifierFlags
  ) throws {
    let described = try HostDescription(json: #"{"tabs":["a"]}"#).makeHost()
    described.host.addKeyCommand(
      KeyCommand(title: "Do it", input: input, modifierFlags: modifiers) { _ in }
    )
    var lines: [String] = []
    let script = try HostScript(parsing: "press \(key)", name: "s")
    try ScriptRunner(described) { lines += $0.split(separator: "\n").map(String.init) }.run(script)
    #expect(lines.suffix(2) == ["> press \(key)", "  handler Do it"])
  }

  @Test func `a key without a command is refused, and the search field takes a character`() throws {
    let lines = try transcript(
      #"{"tabs":["a",{"kind":"search","id":"s"}]}"#,
      "press x\nsearch\npress x\npress ctrl+x\nprint state"
    )
    #expect(lines.contains("> press x"))
    #expect(lines.filter { $0 == "  refused: notAvailable" }.count == 2)
  }

  @Test func `a description sets the style`() throws {
    for (style, value) in [("light", UserInterfaceStyle.light), ("dark", .dark)] {
      let json = #"{"traits":{"style":"\#(style)"}}"#
      let host = try HostDescription(json: json).makeHost().host
      #expect(host.traitCollection.userInterfaceStyle == value)
    }
    #expect(throws: HostDescriptionError.self) {
      try HostDescription(json: #"{"traits":{"style":"bright"}}"#)
    }
  }
}
