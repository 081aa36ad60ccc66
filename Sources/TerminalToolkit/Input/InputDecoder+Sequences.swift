extension InputDecoder {
  /// Whether the sequence was preceded by another Escape.
  var isDoubled: Bool { sequence.count > 1 && sequence[1] == 0x1B }

  /// The number of bytes that introduce the sequence: `ESC [`, or `ESC ESC [`.
  var openingCount: Int { isDoubled ? 3 : 2 }

  /// Whether no byte has followed the introducer yet.
  var isOpening: Bool { sequence.count <= openingCount }

  /// The parsed sequence, or `nil` if it is malformed or exceeded the limit.
  var controlSequence: ControlSequence? {
    isCut ? nil : ControlSequence(sequence.dropFirst(openingCount))
  }

  /// Appends a byte to the sequence, if there is room.
  mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.sequenceLimit {
      sequence.append(byte)
    } else {
      isCut = true
    }
  }

  /// Appends a printable byte and returns `true`. Any other byte ends the sequence and returns
  /// `false`.
  mutating func takeIntoSequence(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E:
      keep(byte)
      return true
    case 0x18, 0x1A:
      keep(byte)
      finish(nil)
    default:
      breakOff()
      take(byte)
    }
    return false
  }

  // MARK: - Strings

  mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString(end: [byte])
    case 0x18, 0x1A:
      keep(byte)
      finish(nil)
    default: keep(byte)
    }
  }

  mutating func takeAfterStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      finishString(end: [0x1B, byte])
      return
    }
    state = .string
    breakOff()
    take(0x1B)
    take(byte)
  }

  private mutating func finishString(end: [UInt8]) {
    let reply = isCut ? nil : TerminalReply(string: sequence.dropFirst(openingCount - 1))
    end.forEach { keep($0) }
    finish(reply.map { [.reply($0)] })
  }

  // MARK: - Ending

  /// Ends the sequence and emits its events. `nil` denotes an unknown sequence.
  mutating func finish(_ meaning: [InputEvent]?) {
    guard let meaning else {
      events.append(.reply(.unknown(sequence)))
      endSequence()
      return
    }
    let isDoubled = isDoubled
    endSequence()
    for event in meaning {
      switch event {
      case .key(let key) where isDoubled: send(key.adding(.alt))
      case .key: events.append(event)
      default:
        if isDoubled { send(KeyPress(.escape)) }
        events.append(event)
      }
    }
  }

  /// Ends an incomplete sequence or scalar, which no further byte will complete.
  mutating func breakOff() {
    switch state {
    case .ground, .paste: break
    case .scalar(_, let modifiers):
      state = .ground
      send(KeyPress(.character("\u{FFFD}"), modifiers: modifiers))
    case .escape:
      sequence.forEach { _ in send(KeyPress(.escape)) }
      endSequence()
    case .control, .singleShift, .string:
      guard isOpening, let opening = sequence.last else { return finish(nil) }
      let isKey = isPaused
      if isDoubled || isKey { send(KeyPress(.escape)) }
      endSequence()
      let character = Character(Unicode.Scalar(opening))
      send(KeyPress(.character(character), modifiers: isKey ? [] : .alt))
    case .stringEscape:
      state = .string
      breakOff()
      send(KeyPress(.escape))
    case .console, .mouse: finish(nil)
    }
  }

  /// Ends pasted text and emits it.
  mutating func finishPaste() {
    events.append(.paste(paste.finish()))
    paste = PasteAssembly(limit: pasteLimit)
    state = .ground
  }

  mutating func endSequence() {
    state = .ground
    isPaused = false
    sequence.removeAll(keepingCapacity: sequence.capacity <= 64)
    isCut = false
  }

  mutating func send(_ key: KeyPress) {
    events.append(.key(key))
  }
}
