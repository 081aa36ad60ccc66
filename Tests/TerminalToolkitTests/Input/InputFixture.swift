@testable import TerminalToolkit

/// Returns the bytes of a text in which `␛` represents Escape.
func bytes(_ text: String) -> [UInt8] {
  Array(text.replacing("␛", with: "\u{1B}").utf8)
}

/// Returns the events of bytes that are fed in several pieces.
func events(of pieces: [[UInt8]], by decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  var decoder = decoder
  return pieces.flatMap { decoder.feed($0) }
}

/// Returns the events of a text, with `␛` for Escape, that is fed at once.
func events(_ text: String) -> [InputEvent] {
  events(of: [bytes(text)])
}

/// Returns the events of a text that is followed by a second without input.
func eventsAtRest(_ text: String) -> [InputEvent] {
  var decoder = InputDecoder()
  return decoder.feed(bytes(text)) + decoder.flush(idle: .seconds(1))
}

/// Returns all ways to split bytes into two pieces, and the split into single bytes.
func cuts(of bytes: [UInt8]) -> [[[UInt8]]] {
  bytes.indices.map { [Array(bytes[..<$0]), Array(bytes[$0...])] } + [bytes.map { [$0] }]
}

extension InputEvent {
  static func key(
    _ key: KeyPress.Key,
    _ modifiers: KeyModifiers = [],
    _ kind: KeyPress.Kind = .press,
    text: String? = nil,
    base: Character? = nil
  ) -> InputEvent {
    .key(KeyPress(key, modifiers: modifiers, kind: kind, text: text, baseCharacter: base))
  }

  static func character(_ character: Character, _ modifiers: KeyModifiers = []) -> InputEvent {
    .key(.character(character), modifiers)
  }

  static func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button,
    _ column: Int,
    _ row: Int,
    _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    let location = CellPoint(column: column, row: row)
    return .mouse(MouseEvent(kind, button: button, location: location, modifiers: modifiers))
  }

  static func paste(_ text: String) -> InputEvent { .paste(PastedText(text)) }

  static func unknown(_ text: String) -> InputEvent { .reply(.unknown(bytes(text))) }
}

extension InputDecoder {
  /// The number of bytes buffered until more arrive; never more than the limits.
  var pendingBytes: Int { sequence.count + paste.count }
}
