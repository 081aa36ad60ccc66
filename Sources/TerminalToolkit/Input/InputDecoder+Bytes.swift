extension InputDecoder {
  /// Processes one byte. A byte that interrupts a sequence is processed again in the initial state.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeFromStart(byte)
    case .scalar(let scalar, let modifiers): takeMore(byte, of: scalar, modifiers: modifiers)
    case .escape: takeAfterEscape(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .console: takeConsole(byte)
    case .mouse: takeMouse(byte)
    case .string: takeString(byte)
    case .stringEscape: takeAfterStringEscape(byte)
    case .paste: takePasted(byte)
    }
  }

  private mutating func takeFromStart(_ byte: UInt8) {
    if byte == 0x1B {
      keep(byte)
      state = .escape
    } else {
      takeText(byte, modifiers: [])
    }
  }

  /// Processes a byte outside a sequence: a control character, a letter, or the first byte of a
  /// scalar.
  private mutating func takeText(_ byte: UInt8, modifiers: KeyModifiers) {
    if (0x20...0x7E).contains(byte) {
      send(KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers: modifiers))
    } else if let key = KeyTable.controlCharacters[byte] {
      send(key.adding(modifiers))
    } else if let scalar = ScalarAssembly(lead: byte) {
      state = .scalar(scalar, modifiers: modifiers)
    } else {
      send(KeyPress(.character("\u{FFFD}"), modifiers: modifiers))
    }
  }

  private mutating func takeMore(
    _ byte: UInt8,
    of scalar: ScalarAssembly,
    modifiers: KeyModifiers
  ) {
    var scalar = scalar
    guard scalar.append(byte) else {
      breakOff()
      take(byte)
      return
    }
    guard let complete = scalar.scalar else {
      state = .scalar(scalar, modifiers: modifiers)
      return
    }
    state = .ground
    if complete.value < 0xA0 {
      events.append(.reply(.unknown(Array(String(complete).utf8))))
    } else {
      send(KeyPress(.character(Character(complete)), modifiers: modifiers))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string
    case _ where isPaused:
      // No reply has followed, so the Escape was a key.
      breakOff()
      return take(byte)
    case 0x1B:
      if isDoubled { send(KeyPress(.escape)) } else { keep(byte) }
      return
    case UInt8(ascii: "O"): state = .singleShift
    default:
      if isDoubled { send(KeyPress(.escape)) }
      endSequence()
      takeText(byte, modifiers: .alt)
      return
    }
    keep(byte)
  }

  private mutating func takeControl(_ byte: UInt8) {
    let wasOpening = isOpening
    guard takeIntoSequence(byte) else { return }
    switch byte {
    case UInt8(ascii: "[") where wasOpening: state = .console
    case UInt8(ascii: "M") where wasOpening: state = .mouse
    case UInt8(ascii: "$"):
      // `$` is the final byte of an rxvt key, which has a number of at most two digits and nothing
      // else. In any other sequence the final byte follows.
      guard sequence.count <= openingCount + 3, let key = controlSequence?.keyWithSuffix()
      else { return }
      finish([.key(key)])
    case 0x40...0x7E:
      guard let sequence = controlSequence else { return finish(nil) }
      sequence.startsPaste ? startPaste() : finish(sequence.events)
    default: break
    }
  }

  private mutating func startPaste() {
    if isDoubled { send(KeyPress(.escape)) }
    endSequence()
    state = .paste
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    guard takeIntoSequence(byte) else { return }
    if !(0x30...0x3B).contains(byte) {
      finish(controlSequence?.singleShiftKey().map { [.key($0)] })
    }
  }

  private mutating func takeConsole(_ byte: UInt8) {
    guard takeIntoSequence(byte) else { return }
    finish(KeyTable.console[Unicode.Scalar(byte)].map { [.key(KeyPress($0))] })
  }

  private mutating func takeMouse(_ byte: UInt8) {
    // A coordinate that is out of range is encoded as 0; all other values are encoded as bytes from
    // 32.
    guard byte == 0 || byte >= 0x20 else {
      _ = takeIntoSequence(byte)
      return
    }
    keep(byte)
    guard sequence.count == openingCount + 4 else { return }
    finish(MouseEvent(bytes: sequence.suffix(3)).map { [.mouse($0)] })
  }

  private mutating func takePasted(_ byte: UInt8) {
    let isPaused = isPaused
    self.isPaused = false
    // Terminals remove this character from pasted text.
    if isPaused, byte == 0x03 { return finishPaste() }
    if paste.append(byte) { finishPaste() }
  }
}
