/// A terminal that is not there, for tests: bytes are fed, what is written is collected.
///
/// Tells what it is told to, in order, and refuses nothing.
@MainActor public final class HeadlessTerminalDevice: TerminalDevice {
  /// What the device was made with.
  public let capabilities: TerminalCapabilities
  /// What the device was told to tell, without a limit.
  public let events: AsyncStream<DeviceEvent>
  private let continuation: AsyncStream<DeviceEvent>.Continuation

  /// How large the terminal is. Another size is told as ``DeviceEvent/resized(_:)``.
  public var size: CellSize {
    didSet { if size != oldValue { continuation.yield(.resized(size)) } }
  }

  /// Everything that was written since the last ``takeWritten()``.
  public private(set) var written: [UInt8] = []

  /// Whether the device was closed. What is written then is lost.
  public private(set) var isClosed = false

  /// How often ``suspend()`` was called.
  public private(set) var suspensions = 0

  /// A terminal of a size; it can do what most terminals can, unless told otherwise.
  ///
  /// - Throws: ``TerminalDeviceError/unsuitable(_:)`` for capabilities that are refused elsewhere,
  ///   too.
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

  /// What was written since the last call, which is forgotten.
  public func takeWritten() -> [UInt8] {
    defer { written = [] }
    return written
  }

  /// Lets something happen at the terminal.
  public func send(_ event: DeviceEvent) {
    continuation.yield(event)
  }

  /// Feeds bytes, as if they were typed.
  public func feed(_ bytes: [UInt8]) {
    if !bytes.isEmpty { send(.bytes(bytes)) }
  }

  /// Feeds a text as UTF-8, as if it were typed.
  public func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// Collects bytes in ``written``.
  public func write(_ bytes: [UInt8]) {
    if !isClosed { written += bytes }
  }

  /// Tells of a suspension and, at once, of its end, in between leaving and entering the modes.
  public func suspend() {
    guard !isClosed else { return }
    suspensions += 1
    written += (capabilities.modes.exit + capabilities.modes.entry).utf8
    send(.suspended)
    send(.resumed)
  }

  /// Leaves the modes and ends the events.
  public func close() {
    guard !isClosed else { return }
    written += capabilities.modes.exit.utf8
    isClosed = true
    continuation.finish()
  }
}
