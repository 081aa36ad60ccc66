// Requests of an application, and the replies of the terminal. What is not read as a reply would be
// keys, and would be entered into the shell after the end.

/// The replies that an application awaits.
struct TerminalReplies {
  /// The number of requests for attributes without a reply. Such a request follows all others, so that
  /// its reply is the last one.
  private var count = 0
  /// The time after which no reply is awaited: the terminal is one that does not reply.
  private var deadline = Duration.zero

  /// The longest time for which a reply is awaited.
  private static let limit = Duration.seconds(3)

  /// Records that requests are sent.
  mutating func expect(at time: Duration) {
    count += 1
    deadline = time + Self.limit
  }

  /// Returns whether a reply is awaited at a time.
  func isAwaited(at time: Duration) -> Bool { count > 0 && time < deadline }

  /// Decodes input, and records and removes the last replies in it, of which the screen needs none.
  mutating func decode(
    _ bytes: [UInt8],
    by decoder: inout InputDecoder,
    at time: Duration
  ) -> [InputEvent] {
    decoder.replyDelay = isAwaited(at: time) ? deadline - time : nil
    return decoder.feed(bytes).filter { event in
      guard case .reply(.attributes) = event, count > 0 else { return true }
      count -= 1
      return false
    }
  }
}

extension TerminalApplication {
  /// The longest time by which an end or a suspension is delayed for a reply.
  private static let timeOfLastReply = Duration.seconds(1)

  /// Sends requests to the terminal.
  func request(_ requests: String) {
    guard !requests.isEmpty else { return }
    replies.expect(at: clock.now())
    device.write(Array((requests + TerminalFamily.attributesRequest).utf8))
  }

  /// Performs an action that lets another program read the replies of the terminal: at once, or for a
  /// moment not while a reply is awaited.
  func whenAnswered(_ action: @escaping (TerminalApplication) -> Void) {
    guard replies.isAwaited(at: clock.now()) else { return action(self) }
    answeredActions.append(action)
    let clock = clock
    Task { [weak self] in
      await clock.sleep(Self.timeOfLastReply)
      self?.performAnsweredActions(isOverdue: true)
    }
  }

  /// Performs the actions that were delayed for a reply, unless one is still awaited.
  func performAnsweredActions(isOverdue: Bool = false) {
    guard !answeredActions.isEmpty, isOverdue || !replies.isAwaited(at: clock.now()) else { return }
    let actions = answeredActions
    answeredActions = []
    for action in actions { action(self) }
  }

  /// Closes the device. Discards input before, for a moment, while a reply is awaited.
  func closeDevice() async {
    whenAnswered { $0.device.close() }
    for await event in device.events { discard(event) }
  }

  /// Discards an event after the user has quit, except for replies.
  func discard(_ event: DeviceEvent) {
    switch event {
    case .bytes(let bytes):
      _ = replies.decode(bytes, by: &decoder, at: clock.now())
      performAnsweredActions()
    case .closed: device.close()
    case .childEnded, .logChanged, .outputAccepted, .resized, .resumed, .suspended, .terminated:
      break
    }
  }
}
