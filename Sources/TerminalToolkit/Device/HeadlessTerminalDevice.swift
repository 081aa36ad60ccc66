/// A simulated terminal for tests, which collects output and receives input from the test.
///
/// It sends events in the order in which the test produces them, and accepts all output unless the
/// test simulates a terminal that does not; see ``acceptsOutput``. It replies to the request for its
/// attributes, as every terminal does; see ``repliesToRequests``.
@MainActor public final class HeadlessTerminalDevice: TerminalDevice {
  /// The capabilities passed to the initializer.
  public let capabilities: TerminalCapabilities
  /// The events of the device, buffered without a limit.
  public let events: AsyncStream<DeviceEvent>
  private let continuation: AsyncStream<DeviceEvent>.Continuation

  /// The size of the terminal. Setting a different size sends ``DeviceEvent/resized(_:)``.
  public var size: CellSize {
    didSet { if size != oldValue { continuation.yield(.resized(size)) } }
  }

  /// The bytes written since the last call of ``takeWritten()``.
  public private(set) var written: [UInt8] = []

  /// Whether the terminal accepts output.
  ///
  /// While it does not, written bytes are pending. Setting this property to `true` appends them to
  /// ``written`` and sends ``DeviceEvent/outputAccepted``.
  public var acceptsOutput = true {
    didSet {
      guard acceptsOutput, !pending.isEmpty else { return }
      written += pending
      pending = []
      send(.outputAccepted)
    }
  }

  /// Whether the terminal replies to the request for its attributes when it is written.
  ///
  /// Other requests have no reply. The default is `true`.
  public var repliesToRequests = true

  /// The log of the program. Setting it sends ``DeviceEvent/logChanged``.
  public var log = ProgramLog() {
    didSet { if log != oldValue { send(.logChanged) } }
  }

  /// Whether bytes are pending because the terminal does not accept output.
  public var hasPendingOutput: Bool { !pending.isEmpty }

  private var pending: [UInt8] = []

  /// Whether the device is closed. Output is then discarded.
  public private(set) var isClosed = false

  /// The programs that ``run(_:)`` was called with, none of which was started.
  public private(set) var programs: [ChildProgram] = []

  /// The number of calls of ``suspend()``.
  public private(set) var suspensions = 0

  /// Creates a terminal with the given size and capabilities.
  ///
  /// The default capabilities are those of most terminals. The bytes that set up the terminal are
  /// already in ``written``.
  ///
  /// - Throws: ``TerminalDeviceError/unsuitable(_:)`` if the capabilities include a refusal, as for
  ///   other devices.
  public init(
    size: CellSize = CellSize(columns: 80, rows: 24),
    capabilities: TerminalCapabilities = TerminalCapabilities()
  ) throws(TerminalDeviceError) {
    if let refusal = capabilities.refusal { throw .unsuitable(refusal) }
    self.size = size
    self.capabilities = capabilities
    (events, continuation) = AsyncStream.makeStream()
    written += capabilities.modes.entry.utf8
  }

  /// Returns the bytes written since the last call and resets ``written``.
  public func takeWritten() -> [UInt8] {
    defer { written = [] }
    return written
  }

  /// Sends an event to the reader of ``events``.
  public func send(_ event: DeviceEvent) {
    continuation.yield(event)
  }

  /// Sends input bytes, as if the user typed them.
  public func feed(_ bytes: [UInt8]) {
    if !bytes.isEmpty { send(.bytes(bytes)) }
  }

  /// Sends a text as UTF-8, as if the user typed it.
  public func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// Appends bytes to ``written``, or to the pending ones; see ``acceptsOutput``.
  public func write(_ bytes: [UInt8]) {
    guard !isClosed else { return }
    if acceptsOutput { written += bytes } else { pending += bytes }
    if repliesToRequests, bytes.suffix(3) == Array(TerminalFamily.attributesRequest.utf8)[...] {
      feed("\u{1B}[?62c")
    }
  }

  /// Writes the bytes that restore and set up the terminal, and sends ``DeviceEvent/suspended`` and
  /// ``DeviceEvent/resumed`` without delay.
  public func suspend() {
    guard !isClosed else { return }
    suspensions += 1
    pending = []
    written += (capabilities.modes.exit + capabilities.modes.entry).utf8
    send(.suspended)
    send(.resumed)
  }

  /// Writes the bytes that restore the terminal, and sends ``DeviceEvent/suspended``.
  ///
  /// No program is started. The test answers the request with ``endProgram(_:)``.
  public func run(_ program: ChildProgram) {
    guard !isClosed else { return }
    programs.append(program)
    pending = []
    written += capabilities.modes.exit.utf8
    send(.suspended)
  }

  /// Writes the bytes that set up the terminal, and sends ``DeviceEvent/resumed`` and
  /// ``DeviceEvent/childEnded(_:)``, as after the end of a program.
  public func endProgram(_ result: Result<ChildProgram.Ending, ChildProgramError>) {
    guard !isClosed else { return }
    written += capabilities.modes.entry.utf8
    send(.resumed)
    send(.childEnded(result))
  }

  /// Writes the bytes that restore the terminal and ends the events.
  public func close() {
    guard !isClosed else { return }
    pending = []
    written += capabilities.modes.exit.utf8
    isClosed = true
    continuation.finish()
  }
}
