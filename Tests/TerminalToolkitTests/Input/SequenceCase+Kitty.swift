@testable import TerminalToolkit

extension SequenceCase {
  /// Sequences of the kitty keyboard protocol.
  static let kitty = [
    SequenceCase("kitty", "␛[97u", .character("a")),
    SequenceCase("kitty", "␛[97;1u", .character("a")),
    SequenceCase("kitty", "␛[97;5u", .character("a", .control)),
    SequenceCase("kitty", "␛[97;2u", .character("A")),
    SequenceCase("kitty", "␛[97:65;2u", .character("A")),
    SequenceCase("kitty", "␛[97:65;6u", .character("A", .control)),
    SequenceCase("kitty", "␛[49:33;2u", .character("!")),
    SequenceCase("kitty", "␛[49;6u", .character("1", [.shift, .control])),
    SequenceCase("kitty", "␛[49;2u", .key(.character("1"), .shift)),
    SequenceCase("kitty", "␛[223;2u", .character("ß", .shift)),
    SequenceCase("kitty", "␛[97;9u", .character("a", .super)),
    SequenceCase("kitty", "␛[97;17u", .character("a", .hyper)),
    SequenceCase("kitty", "␛[97;33u", .character("a", .meta)),
    SequenceCase("kitty, Caps Lock", "␛[97;65u", .character("A")),
    SequenceCase("kitty, Caps Lock", "␛[97:65;66u", .character("a")),
    SequenceCase("kitty, Caps Lock", "␛[97;69u", .character("a", .control)),
    SequenceCase("kitty, Num Lock", "␛[1;129A", .key(.up)),
    SequenceCase("kitty", "␛[97;1:1u", .character("a")),
    SequenceCase("kitty", "␛[97;1:2u", .key(.character("a"), [], .repeat)),
    SequenceCase("kitty", "␛[97;1:3u", .key(.character("a"), [], .release)),
    SequenceCase("kitty", "␛[97;;229u", .key(.character("a"), text: "å")),
    SequenceCase("kitty", "␛[97;3;229u", .key(.character("a"), .alt, text: "å")),
    SequenceCase("kitty", "␛[97;1:3;97u", .key(.character("a"), [], .release)),
    SequenceCase("kitty", "␛[97;2;65:769u", .key(.character("A"), text: "A\u{301}")),
    SequenceCase("kitty", "␛[97;1;27u", .character("a")),
    SequenceCase(
      "kitty, Cyrillic",
      "␛[1089::99;5u",
      .key(.character("с"), .control, base: "c")
    ),
    SequenceCase(
      "kitty, Cyrillic",
      "␛[1089:1057:99;6u",
      .key(.character("С"), .control, base: "c")
    ),
    SequenceCase("kitty, input method", "␛[0;;228u", .character("ä")),
    SequenceCase("kitty, input method", "␛[0;;27721:23383u", .character("汉"), .character("字")),
    SequenceCase("kitty", "␛[27u", .key(.escape)),
    SequenceCase("kitty", "␛[27;3u", .key(.escape, .alt)),
    SequenceCase("kitty", "␛[13;2u", .key(.enter, .shift)),
    SequenceCase("kitty", "␛[127;5u", .key(.backspace, .control)),
    SequenceCase("kitty", "␛[9;5u", .key(.tab, .control)),
    SequenceCase("kitty", "␛[9;2u", .key(.backTab)),
    SequenceCase("kitty", "␛[9;6:3u", .key(.backTab, .control, .release)),
    SequenceCase("kitty", "␛[32;2u", .character(" ", .shift)),
    SequenceCase("kitty", "␛[105;5u", .character("i", .control)),
    SequenceCase("kitty", "␛[1;1:2A", .key(.up, [], .repeat)),
    SequenceCase("kitty", "␛[1;1:3A", .key(.up, [], .release)),
    SequenceCase("kitty", "␛[3;5:3~", .key(.delete, .control, .release)),
    SequenceCase("kitty", "␛[P", .key(.function(1))),
    SequenceCase("kitty", "␛[13~", .key(.function(3))),
    SequenceCase("kitty", "␛[57376u", .key(.function(13))),
    SequenceCase("kitty", "␛[57398u", .key(.function(35))),
    SequenceCase("kitty", "␛[57363u", .key(.menu)),
    SequenceCase("kitty", "␛[57399u", .character("0")),
    SequenceCase("kitty", "␛[57408u", .character("9")),
    SequenceCase("kitty", "␛[57414;5u", .key(.enter, .control)),
    SequenceCase("kitty", "␛[57419u", .key(.up)),
    SequenceCase("kitty", "␛[57427~", .key(.special(57427))),
    SequenceCase("kitty", "␛[57358u", .key(.special(57358))),
    SequenceCase("kitty", "␛[57441;2:3u", .key(.special(57441), .shift, .release)),
    SequenceCase("kitty", "␛[?5u", .reply(.keyboardFlags(5))),
  ]

  /// Sequences that are not sent by any key.
  static let other = [
    "␛[1u", "␛[155u", "␛[55296u", "␛[1114112u", "␛[0u", "␛[97;0u", "␛[97;257u", "␛[97;1:4u",
    "␛[97;1;97;1u", "␛[;u", "␛[2;5A", "␛[1;5;5A", "␛[99~", "␛[~", "␛[1;2;3~",
    "␛[27;5~", "␛[27;5;1~", "␛[99999999999999999999999999999999u", "␛[1;99999999999999999999A",
    "␛[201~", "␛[200;1~", "␛[?200~", "␛[1I", "␛[?1049h", "␛[>0;276;0c", "␛[0n", "␛[5 q", "␛[1 2u",
    "␛[5<u", "␛[[Z", "␛[99$y", "␛[4;1$y", "␛Oz", "␛O;;;A", "␛]52;c;YQ==\u{7}", "␛P!|00000000␛\\",
    "␛_Gi=1;OK␛\\", "␛␛[99~", "␛␛]0;x\u{7}",
  ].map { SequenceCase("nobody", $0, .unknown($0)) }
}
