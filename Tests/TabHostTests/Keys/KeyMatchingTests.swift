import TabHost
import TabHostTestSupport
import Testing

/// A key command and a press.
struct KeyMatch: Sendable, CustomTestStringConvertible {
  let input: String
  let flags: KeyModifierFlags
  let pressed: String
  let held: KeyModifierFlags
  let matches: Bool

  init(
    _ input: String,
    _ flags: KeyModifierFlags = [],
    by pressed: String,
    _ held: KeyModifierFlags = [],
    is matches: Bool
  ) {
    (self.input, self.flags, self.pressed, self.held) = (input, flags, pressed, held)
    self.matches = matches
  }

  var testDescription: String { "\(input) \(flags.rawValue) by \(pressed) \(held.rawValue)" }

  static let all = [
    KeyMatch("r", by: "r", is: true),
    KeyMatch("r", by: "s", is: false),
    KeyMatch("r", .control, by: "r", .control, is: true),
    KeyMatch("r", .control, by: "r", is: false),
    KeyMatch("r", by: "r", .control, is: false),
    KeyMatch("r", .command, by: "r", .alternate, is: false),
    KeyMatch("R", by: "r", .shift, is: true),
    KeyMatch("r", .shift, by: "R", is: true),
    KeyMatch("r", by: "R", is: false),
    KeyMatch("1", by: "1", .numericPad, is: true),
    KeyMatch("1", .numericPad, by: "1", is: false),
    KeyMatch("1", .numericPad, by: "1", .numericPad, is: true),
    KeyMatch("r", by: "r", .alphaShift, is: true),
    KeyMatch("r", .alphaShift, by: "r", is: false),
    KeyMatch("?", by: "?", is: true),
    KeyMatch(KeyCommand.inputUpArrow, .shift, by: KeyCommand.inputUpArrow, .shift, is: true),
    KeyMatch(KeyCommand.inputUpArrow, by: KeyCommand.inputDownArrow, is: false),
    KeyMatch(KeyCommand.f12, by: KeyCommand.f12, is: true),
    KeyMatch("\r", .command, by: "\r", .command, is: true),
  ]
}

/// Matching key presses.
@MainActor struct KeyMatchingTests {
  @Test(arguments: KeyMatch.all)
  func `a press performs a command with the same key and modifiers`(match: KeyMatch) {
    let fixture = KeyFixture()
    fixture.page.commands = [fixture.command("done", match.input, match.flags)]
    #expect(fixture.press(match.pressed, match.held) == [match.matches ? "done" : "refused"])
  }

  @Test func `modifiers have the values of UIKit`() {
    let flags: [KeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
  }

  @Test func `keys that point left and right are exchanged in a right-to-left layout`() {
    let fixture = KeyFixture()
    let command = fixture.command("back", KeyCommand.inputLeftArrow)
    fixture.page.commands = [command, fixture.command("open", "[")]
    #expect(command.resolvedInput(in: .leftToRight) == KeyCommand.inputLeftArrow)
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    #expect(fixture.press(KeyCommand.inputRightArrow) == ["back"])
    #expect(fixture.press("]") == ["open"])
    #expect(fixture.press("[") == ["refused"])
    command.allowsAutomaticMirroring = false
    #expect(fixture.press(KeyCommand.inputRightArrow) == ["refused"])
    #expect(fixture.press(KeyCommand.inputLeftArrow) == ["back"])
  }

  @Test func `the constants of keys are different`() {
    let inputs = [
      KeyCommand.inputUpArrow, KeyCommand.inputDownArrow, KeyCommand.inputLeftArrow,
      KeyCommand.inputRightArrow, KeyCommand.inputEscape, KeyCommand.inputPageUp,
      KeyCommand.inputPageDown, KeyCommand.inputHome, KeyCommand.inputEnd, KeyCommand.inputDelete,
      KeyCommand.f1, KeyCommand.f2, KeyCommand.f3, KeyCommand.f4, KeyCommand.f5, KeyCommand.f6,
      KeyCommand.f7, KeyCommand.f8, KeyCommand.f9, KeyCommand.f10, KeyCommand.f11, KeyCommand.f12,
    ]
    #expect(Set(inputs).count == inputs.count)
    let fixture = KeyFixture()
    fixture.page.commands = inputs.map { fixture.command($0, $0) }
    #expect(inputs.flatMap { fixture.press($0) } == inputs)
  }
}
