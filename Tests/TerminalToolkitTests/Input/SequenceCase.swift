import Testing

@testable import TerminalToolkit

/// A sequence with the terminal that sends it and the expected events.
struct SequenceCase: Sendable, CustomTestStringConvertible {
  let terminal: String
  let sequence: String
  let events: [InputEvent]

  init(_ terminal: String, _ sequence: String, _ events: InputEvent...) {
    self.terminal = terminal
    self.sequence = sequence
    self.events = events
  }

  var testDescription: String { "\(terminal): \(sequence)" }

  static let all = xterm + xtermModified + tmux + console + rxvt + windows + kitty + other

  static let xterm = [
    SequenceCase("xterm", "␛[A", .key(.up)),
    SequenceCase("xterm", "␛[B", .key(.down)),
    SequenceCase("xterm", "␛[C", .key(.right)),
    SequenceCase("xterm", "␛[D", .key(.left)),
    SequenceCase("xterm", "␛[E", .key(.special(57427))),
    SequenceCase("xterm", "␛[F", .key(.end)),
    SequenceCase("xterm", "␛[H", .key(.home)),
    SequenceCase("xterm, application cursor keys", "␛OA", .key(.up)),
    SequenceCase("xterm, application cursor keys", "␛OD", .key(.left)),
    SequenceCase("xterm, application cursor keys", "␛OH", .key(.home)),
    SequenceCase("xterm, application cursor keys", "␛OF", .key(.end)),
    SequenceCase("xterm, application keypad", "␛OM", .key(.enter)),
    SequenceCase("xterm, application keypad", "␛Op", .character("0")),
    SequenceCase("xterm, application keypad", "␛Oy", .character("9")),
    SequenceCase("xterm, application keypad", "␛Ok", .character("+")),
    SequenceCase("xterm, application keypad", "␛O ", .character(" ")),
    SequenceCase("xterm, application keypad", "␛OI", .key(.tab)),
    SequenceCase("xterm", "␛OP", .key(.function(1))),
    SequenceCase("xterm", "␛OS", .key(.function(4))),
    SequenceCase("xterm", "␛[15~", .key(.function(5))),
    SequenceCase("xterm", "␛[17~", .key(.function(6))),
    SequenceCase("xterm", "␛[24~", .key(.function(12))),
    SequenceCase("xterm", "␛[29~", .key(.menu)),
    SequenceCase("xterm", "␛[2~", .key(.insert)),
    SequenceCase("xterm", "␛[3~", .key(.delete)),
    SequenceCase("xterm", "␛[5~", .key(.pageUp)),
    SequenceCase("xterm", "␛[6~", .key(.pageDown)),
    SequenceCase("xterm", "␛[Z", .key(.backTab)),
    SequenceCase("xterm", "\u{7F}", .key(.backspace)),
    SequenceCase("xterm", "\u{8}", .key(.backspace)),
    SequenceCase("xterm", "␛x", .character("x", .alt)),
    SequenceCase("xterm", "␛X", .character("X", .alt)),
    SequenceCase("xterm", "␛^", .character("^", .alt)),
    SequenceCase("xterm", "␛ä", .character("ä", .alt)),
    SequenceCase("xterm", "␛\u{1}", .character("a", [.alt, .control])),
    SequenceCase("xterm", "␛\u{18}", .character("x", [.alt, .control])),
    SequenceCase("xterm", "␛\u{7F}", .key(.backspace, .alt)),
    SequenceCase("xterm", "␛\r", .key(.enter, .alt)),
  ]

  static let xtermModified = [
    SequenceCase("xterm", "␛[1;2A", .key(.up, .shift)),
    SequenceCase("xterm", "␛[1;3B", .key(.down, .alt)),
    SequenceCase("xterm", "␛[1;5C", .key(.right, .control)),
    SequenceCase("xterm", "␛[1;8D", .key(.left, [.shift, .alt, .control])),
    SequenceCase("xterm", "␛[;5A", .key(.up, .control)),
    SequenceCase("xterm", "␛[1;5P", .key(.function(1), .control)),
    SequenceCase("xterm", "␛[1;2R", .key(.function(3), .shift)),
    SequenceCase("xterm", "␛[1;16R", .key(.function(3), [.shift, .alt, .control, .super])),
    SequenceCase("xterm", "␛[3;5~", .key(.delete, .control)),
    SequenceCase("xterm", "␛[29;2~", .key(.menu, .shift)),
    SequenceCase("xterm, old", "␛[5A", .key(.up, .control)),
    SequenceCase("xterm, old", "␛O5A", .key(.up, .control)),
    SequenceCase("xterm, old", "␛O2P", .key(.function(1), .shift)),
    SequenceCase("xterm, old", "␛O1;2P", .key(.function(1), .shift)),
    SequenceCase("xterm, other keys", "␛[27;5;97~", .character("a", .control)),
    SequenceCase("xterm, other keys", "␛[27;6;65~", .character("A", .control)),
    SequenceCase("xterm, other keys", "␛[27;6;33~", .character("!", .control)),
    SequenceCase("xterm, other keys", "␛[27;5;9~", .key(.tab, .control)),
    SequenceCase("xterm, other keys", "␛[27;6;9~", .key(.backTab, .control)),
    SequenceCase("xterm, other keys", "␛[27;2;13~", .key(.enter, .shift)),
    SequenceCase("xterm, other keys", "␛[27;2;32~", .character(" ", .shift)),
    SequenceCase("xterm, other keys", "␛[27;3;127~", .key(.backspace, .alt)),
    SequenceCase("xterm, other keys as u", "␛[65;6u", .character("A", .control)),
  ]

  static let tmux = [
    SequenceCase("tmux", "␛[1~", .key(.home)),
    SequenceCase("tmux", "␛[4~", .key(.end)),
    SequenceCase("tmux", "␛␛[A", .key(.up, .alt)),
    SequenceCase("tmux", "␛␛OA", .key(.up, .alt)),
    SequenceCase("tmux", "␛␛[3~", .key(.delete, .alt)),
    SequenceCase("tmux, extended keys", "␛[97;6u", .character("A", .control)),
    SequenceCase("tmux", "␛[I", .focus(.gained)),
    SequenceCase("tmux", "␛[O", .focus(.lost)),
    SequenceCase("tmux", "␛[200~a\r␛[201~", .paste("a\n")),
  ]

  static let console = [
    SequenceCase("Linux console", "␛[[A", .key(.function(1))),
    SequenceCase("Linux console", "␛[[E", .key(.function(5))),
    SequenceCase("Linux console", "␛␛[[A", .key(.function(1), .alt)),
    SequenceCase("Linux console", "␛[17~", .key(.function(6))),
    SequenceCase("Linux console", "␛[25~", .key(.function(13))),
    SequenceCase("Linux console", "␛[34~", .key(.function(20))),
    SequenceCase("Linux console", "␛[1~", .key(.home)),
    SequenceCase("Linux console", "␛[4~", .key(.end)),
    SequenceCase("Linux console", "␛[G", .key(.special(57427))),
    SequenceCase("Linux console", "␛\t", .key(.tab, .alt)),
  ]

  static let rxvt = [
    SequenceCase("rxvt", "␛[7~", .key(.home)),
    SequenceCase("rxvt", "␛[8~", .key(.end)),
    SequenceCase("rxvt", "␛[a", .key(.up, .shift)),
    SequenceCase("rxvt", "␛[d", .key(.left, .shift)),
    SequenceCase("rxvt", "␛Oa", .key(.up, .control)),
    SequenceCase("rxvt", "␛Od", .key(.left, .control)),
    SequenceCase("rxvt", "␛[3$", .key(.delete, .shift)),
    SequenceCase("rxvt", "␛[3^", .key(.delete, .control)),
    SequenceCase("rxvt", "␛[3@", .key(.delete, [.shift, .control])),
    SequenceCase("rxvt", "␛␛[3$", .key(.delete, [.shift, .alt])),
    SequenceCase("rxvt", "␛[23$", .key(.function(11), .shift)),
    SequenceCase("rxvt", "␛[11~", .key(.function(1))),
    SequenceCase("rxvt", "␛[14~", .key(.function(4))),
    SequenceCase("rxvt", "␛␛[a", .key(.up, [.alt, .shift])),
    SequenceCase("rxvt", "␛[32;11;6M", .mouse(.press, .left, 10, 5)),
    SequenceCase("rxvt", "␛[35;11;6M", .mouse(.release, .none, 10, 5)),
  ]

  static let windows = [
    SequenceCase("Windows Terminal", "␛[1;5A", .key(.up, .control)),
    SequenceCase("Windows Terminal", "␛[20~", .key(.function(9))),
    SequenceCase("Windows Terminal", "\u{0}", .character(" ", .control)),
    SequenceCase("Windows Terminal", "␛\u{0}", .character(" ", [.control, .alt])),
    SequenceCase("Windows Terminal", "\u{1F}", .character("_", .control)),
    SequenceCase("Windows Terminal", "␛[<35;3;4M", .mouse(.move, .none, 2, 3)),
    SequenceCase(
      "Windows Terminal",
      "␛[?61;4;6;7;14;21;22;23;24;28;32;42c",
      .reply(.attributes([61, 4, 6, 7, 14, 21, 22, 23, 24, 28, 32, 42]))
    ),
    SequenceCase(
      "Windows Terminal, its own keys",
      "␛[65;30;97;1;0;1_",
      .unknown("␛[65;30;97;1;0;1_")
    ),
  ]
}
