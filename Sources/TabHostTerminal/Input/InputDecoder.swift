/// Turns the bytes that a terminal sends into events.
///
/// Fed with bytes in any pieces, it returns at once what is complete and keeps what is not; how
/// the bytes are cut makes no difference. It never waits, reads no clock, and needs bounded
/// memory: at most ``pasteLimit`` bytes of a paste, or 4096 bytes of anything else. No input
/// makes it trap, and the cost per byte is constant.
///
/// **Escape.** Escape is a key, and begins sequences; only time tells. Whoever reads the bytes
/// has the clock:
///
///     // Wait for input, but no longer than decoder.timeout after the last byte.
///     // 1. bytes came           decoder.feed(bytes)
///     // 2. the time is over     decoder.flush(idle: sinceLastByte)
///
/// **What is broken off.** After the time, Escape is a key, and Escape with the opening of a
/// sequence (`[`, `O`, `P`, `]`, `_`) is that character with Alt; more of a sequence than that is
/// ``TerminalReply/unknown(_:)``. The same holds when a control character comes in the middle of
/// a sequence, which then counts by itself. CAN and SUB end a sequence and belong to it.
///
/// **Two Escapes.** Before the sequence of a key the first one is Alt, as old terminals send it.
/// Before a letter, before what is understood and no key, and alone, it is the Escape key.
///
/// **Pasted text** is never keys. Only the end mark ends it, no passing of time; ``reset()``
/// does too, and is for the moment when a terminal has been left and is taken again.
///
/// Control characters of the upper half (C1) are not understood as single bytes, because the
/// input is UTF-8.
public struct InputDecoder: Sendable {
  /// How long an Escape may stand alone before it is a key.
  public let escapeDelay: Duration
  /// How long a sequence may pause before it is given up.
  public let sequenceDelay: Duration
  /// The most bytes of a paste that are kept.
  public let pasteLimit: Int

  /// Where in the grammar of a terminal the next byte stands.
  enum State {
    case ground
    /// In the middle of a scalar, which may have come after Escape.
    case scalar(ScalarAssembly, modifiers: KeyModifiers)
    /// After one Escape, or two.
    case escape
    /// After `ESC [`: a control sequence.
    case control
    /// After `ESC O`: a key of the keypad, or an arrow.
    case singleShift
    /// After `ESC [ [`: a function key of the Linux console.
    case console
    /// After `ESC [ M`: three bytes of an old mouse report.
    case mouse
    /// After `ESC ]`, `ESC P` or `ESC _`: a string.
    case string
    /// After an Escape that may end the string.
    case stringEscape
    /// In pasted text.
    case paste
  }

  /// The most bytes of a sequence that are kept.
  static let sequenceLimit = 4096

  var state = State.ground
  /// The bytes of the sequence so far, from its first Escape.
  var sequence: [UInt8] = []
  /// Whether the sequence was longer than its limit.
  var isCut = false
  /// The pasted text so far.
  var paste: PasteAssembly
  /// What the bytes of this call have come to.
  var events: [InputEvent] = []

  /// A decoder at the start of a terminal's input.
  ///
  /// The default delays suit people and a network between: 50 ms for an Escape, half a second for
  /// a sequence. The default limit of a paste is 1 MiB; a limit below zero counts as zero.
  public init(
    escapeDelay: Duration = .milliseconds(50),
    sequenceDelay: Duration = .milliseconds(500),
    pasteLimit: Int = 1 << 20
  ) {
    self.escapeDelay = escapeDelay
    self.sequenceDelay = sequenceDelay
    self.pasteLimit = max(pasteLimit, 0)
    paste = PasteAssembly(limit: self.pasteLimit)
  }

  /// Takes the next bytes, and returns the events that are complete with them, in order.
  ///
  /// Returns at most about one event a byte, so that the size of a read bounds the result.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    // Bytes in one block need no call of the sequence's own for each of them.
    let inBlock: Void? = bytes.withContiguousStorageIfAvailable { block in
      // Is not kept, and every access is checked.
      let block = unsafe block.span
      for index in block.indices { take(block[index]) }
    }
    if inBlock == nil {
      for byte in bytes { take(byte) }
    }
    return takeEvents()
  }

  /// Forgets what is pending, a paste too, and is as new.
  public mutating func reset() {
    state = .ground
    sequence = []
    isCut = false
    paste = PasteAssembly(limit: pasteLimit)
  }

  // MARK: - Waiting

  /// How long after the last byte ``flush(idle:)`` has something to do; `nil` when only bytes can
  /// bring an event.
  public var timeout: Duration? {
    switch state {
    case .ground, .paste: nil
    case .escape: escapeDelay
    case .control, .singleShift, .string, .stringEscape:
      isOpening ? escapeDelay : sequenceDelay
    case .scalar, .console, .mouse: sequenceDelay
    }
  }

  /// Ends what is pending if no byte has come for as long as ``timeout`` says.
  ///
  /// `idle` is the time since the last byte was read. Called too early, or with nothing pending,
  /// it does nothing. A caller that was busy reads what has come meanwhile before it calls.
  public mutating func flush(idle: Duration) -> [InputEvent] {
    guard let timeout, idle >= timeout else { return [] }
    breakOff()
    return takeEvents()
  }

  /// The bytes held until more come: never more than the limits.
  var pendingBytes: Int { sequence.count + paste.count }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}
