import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Pressing keys in scripts.
@MainActor struct KeyCommandScriptTests {
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
    try expectEqual(described.run("press \(key)").suffix(2), ["> press \(key)", "  handler Do it"])
  }

  @Test func `a description sets the style`() throws {
    for (style, value) in [("light", UserInterfaceStyle.light), ("dark", .dark)] {
      let json = #"{"traits":{"style":"\#(style)"}}"#
      let host = try HostDescription(json: json).makeHost().host
      expectEqual(host.traitCollection.userInterfaceStyle, value)
    }
  }
}
