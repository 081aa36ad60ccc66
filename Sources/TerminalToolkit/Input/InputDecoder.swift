/// Decodes the bytes that a terminal sends into events.
///
/// The decoder accepts bytes in pieces of any size. It returns complete events immediately and
/// buffers incomplete ones, so the events do not depend on how the bytes are split. It never waits
/// and reads no clock. Memory is bounded: at most ``pasteLimit`` bytes of a paste, or 4096 bytes of
/// anything else. No input makes it trap, and the cost per byte is constant.
///
/// **Escape.** Escape is both a key and the first byte of sequences, and only time distinguishes
/// them. The caller provides the time:
///
///     // Wait for input, but no longer than decoder.timeout after the last byte.
///     // 1. bytes arrived          decoder.feed(bytes)
///     // 2. the timeout expired    decoder.flush(idle: sinceLastByte)
///
/// **Incomplete sequences.** After the timeout, a single Escape is the Escape key, and Escape
/// followed by only the introducer of a sequence (`[`, `O`, `P`, `]`, `_`) is that character with
/// Alt. A longer incomplete sequence is ``TerminalReply/unknown(_:)``. The same applies when a
/// control character interrupts a sequence; the control character is then decoded separately. CAN
/// and SUB end a sequence and are part of it.
///
/// **Two Escapes.** Before a key sequence, the first Escape is Alt, as older terminals send it.
/// Before a letter, before a recognized sequence that is not a key, and alone, it is the Escape
/// key.
///
/// **Replies.** A reply of the terminal may arrive in pieces, with a pause after its Escape. While the
/// caller awaits one, it sets ``replyDelay``: input that may be the beginning of a reply is then kept
/// for that time. An Escape that was kept for longer than ``escapeDelay`` is a key if no reply follows,
/// so it is not Alt for the next key.
///
/// **Pasted text** is never decoded as keys, however long a terminal pauses within it. Only the end
/// marker ends it or, if that got lost, Control-C after a pause, so that the keyboard does not remain
/// without effect. This Control-C is not decoded as a key, either. ``reset()`` discards the text; call
/// that method when the terminal is set up again after a suspension.
///
/// C1 control characters are not recognized as single bytes, because the input is UTF-8.
public struct InputDecoder: Sendable {
  /// The time without further input after which an Escape is a key.
  public var escapeDelay: Duration
  /// The time without further input after which an incomplete sequence is ended.
  public let sequenceDelay: Duration
  /// The time without further input after which Control-C ends a paste.
  public let pasteDelay: Duration
  /// The time without further input after which the beginning of a reply is ended, or `nil` if no reply
  /// is awaited.
  ///
  /// It has no effect if the other delays are longer. The default is `nil`.
  public var replyDelay: Duration?
  /// The maximum number of bytes of a paste that are kept.
  public let pasteLimit: Int

  /// The state of the parser, which determines the meaning of the next byte.
  enum State {
    case ground
    /// Within the bytes of a scalar, possibly preceded by Escape.
    case scalar(ScalarAssembly, modifiers: KeyModifiers)
    /// After one or two Escapes.
    case escape
    /// After `ESC [`: a control sequence.
    case control
    /// After `ESC O`: a keypad key or an arrow key.
    case singleShift
    /// After `ESC [ [`: a function key of the Linux console.
    case console
    /// After `ESC [ M`: the three bytes of a mouse report in the oldest form.
    case mouse
    /// After `ESC ]`, `ESC P` or `ESC _`: a string.
    case string
    /// After an Escape within a string, which may be the start of its terminator.
    case stringEscape
    /// Within pasted text.
    case paste
  }

  /// The maximum number of bytes of a sequence that are kept.
  static let sequenceLimit = 4096

  var state = State.ground
  /// Whether no byte has followed an Escape, or a part of a paste, for its delay.
  var isPaused = false
  /// The bytes of the current sequence, including its first Escape.
  var sequence: [UInt8] = []
  /// Whether the current sequence exceeded the limit.
  var isCut = false
  /// The pasted text received so far.
  var paste: PasteAssembly
  /// The events decoded during the current call.
  var events: [InputEvent] = []

  /// Creates a decoder in its initial state.
  ///
  /// - Parameters:
  ///   - escapeDelay: The time after which an Escape is a key. The default, 50 ms, suits typing
  ///     over a network connection.
  ///   - sequenceDelay: The time after which an incomplete sequence is ended. The default is 500
  ///     ms.
  ///   - pasteDelay: The time after which Control-C ends a paste whose end marker got lost. The default
  ///     is 1 s.
  ///   - pasteLimit: The maximum number of bytes of a paste that are kept. The default is 1 MiB;
  ///     negative values count as 0.
  public init(
    escapeDelay: Duration = .milliseconds(50),
    sequenceDelay: Duration = .milliseconds(500),
    pasteDelay: Duration = .seconds(1),
    pasteLimit: Int = 1 << 20
  ) {
    self.escapeDelay = escapeDelay
    self.sequenceDelay = sequenceDelay
    self.pasteDelay = pasteDelay
    self.pasteLimit = max(pasteLimit, 0)
    paste = PasteAssembly(limit: self.pasteLimit)
  }

  /// Decodes the next bytes and returns the events that they complete, in order.
  ///
  /// The number of events is at most about one per byte, so the size of a read bounds the result.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    // Contiguous bytes are read directly, without a call of the iterator for each byte.
    let inBlock: Void? = bytes.withContiguousStorageIfAvailable { block in
      // The storage does not escape this closure, and the span checks every access.
      let block = unsafe block.span
      for index in block.indices { take(block[index]) }
    }
    if inBlock == nil {
      for byte in bytes { take(byte) }
    }
    return takeEvents()
  }

  /// Discards incomplete input, including a paste, and returns to the initial state.
  public mutating func reset() {
    state = .ground
    isPaused = false
    sequence = []
    isCut = false
    paste = PasteAssembly(limit: pasteLimit)
  }

  // MARK: - Timeouts

  /// The time after the last byte at which ``flush(idle:)`` must be called, or `nil` if only
  /// further bytes can produce an event.
  public var timeout: Duration? {
    switch state {
    case .ground: nil
    case .paste: isPaused ? nil : pasteDelay
    case .escape: isPaused ? delayOfReply(escapeDelay) : escapeDelay
    case .control, .string, .stringEscape: delayOfReply(isOpening ? escapeDelay : sequenceDelay)
    case .singleShift: isOpening ? escapeDelay : sequenceDelay
    case .scalar, .console, .mouse: sequenceDelay
    }
  }

  private func delayOfReply(_ delay: Duration) -> Duration { max(delay, replyDelay ?? .zero) }

  /// Ends incomplete input if no byte has arrived for the time in ``timeout``, and returns the
  /// resulting events.
  ///
  /// Does nothing if the time has not passed or nothing is pending. Before calling this method,
  /// read and feed all input that is already available. Afterwards, ``timeout`` may be a longer one.
  ///
  /// - Parameter idle: The time since the last byte was read.
  public mutating func flush(idle: Duration) -> [InputEvent] {
    guard let timeout, idle >= timeout else { return [] }
    switch state {
    case .paste: isPaused = true
    case .escape where idle < delayOfReply(escapeDelay): isPaused = true
    default: breakOff()
    }
    return takeEvents()
  }

  /// Whether the end marker of a paste has not arrived for ``pasteDelay``, so that Control-C ends the
  /// paste.
  public var isPasteOverdue: Bool { if case .paste = state { isPaused } else { false } }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}
