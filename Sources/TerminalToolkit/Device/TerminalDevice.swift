/// A terminal as a stream of bytes and signals, without the decoding of keys and without drawing.
///
/// A device sets up the terminal for a full screen when it is created and restores it in
/// ``close()``.
///
///     let device = try StandardTerminal.open()
///     for await event in device.events {
///       switch event {
///       case .bytes(let bytes): decode(bytes)
///       case .resized(let size): draw(size)
///       case .resumed: drawEverything()
///       case .suspended, .outputAccepted, .logChanged, .childEnded: break
///       case .closed: device.close()
///       case .terminated(let signal):
///         device.close()
///         signal.endProcess()
///       }
///     }
@MainActor public protocol TerminalDevice: AnyObject {
  /// The current size of the terminal.
  var size: CellSize { get }

  /// The capabilities of the terminal.
  var capabilities: TerminalCapabilities { get }

  /// The events of the device, in order.
  ///
  /// Only one loop may read the stream. It ends after ``close()``.
  var events: AsyncStream<DeviceEvent> { get }

  /// Whether the terminal has not accepted all written bytes yet.
  ///
  /// Write the next frame when the device sends ``DeviceEvent/outputAccepted``: a terminal that
  /// does not read would otherwise receive all frames of the meantime. The default implementation
  /// returns `false`.
  var hasPendingOutput: Bool { get }

  /// What the program has written to standard output and standard error since the device was created.
  ///
  /// A device that shares the terminal with these streams keeps their output off the screen. The
  /// default implementation returns an empty log.
  var log: ProgramLog { get }

  /// Writes all of the given bytes, in order, without waiting for the terminal to accept them.
  ///
  /// While the terminal is not set up (suspended or closed), the bytes are discarded without an
  /// error; the events report that state. If the terminal stops accepting bytes, the device sends
  /// ``DeviceEvent/closed``.
  func write(_ bytes: [UInt8])

  /// Restores the terminal and stops the process group, as Control-Z does in a shell.
  ///
  /// This method returns quickly, possibly before the process stops. The device sends
  /// ``DeviceEvent/suspended`` and ``DeviceEvent/resumed``.
  func suspend()

  /// Restores the terminal, runs a program in it, and sets it up again when the program has ended.
  ///
  /// This method returns quickly. The device sends ``DeviceEvent/suspended``,
  /// ``DeviceEvent/resumed`` and ``DeviceEvent/childEnded(_:)``. Call this method again only after the
  /// last one.
  ///
  /// - Throws: An error if there is no such program, or if the device runs none, as the default
  ///   implementation. The device sends no events then.
  func run(_ program: ChildProgram) throws(ChildProgramError)

  /// Restores the terminal to its state before the device was created, and ends the events.
  ///
  /// Further calls have no effect.
  func close()
}

extension TerminalDevice {
  /// `false`: the terminal accepts all bytes when they are written.
  public var hasPendingOutput: Bool { false }

  /// Throws an error: the device runs no programs.
  public func run(_ program: ChildProgram) throws(ChildProgramError) {
    throw ChildProgramError(name: program.name, reason: "this terminal runs no other programs")
  }

  /// An empty log.
  public var log: ProgramLog { ProgramLog() }

  /// Writes a text as UTF-8 without sanitizing it: escape sequences take effect.
  public func write(_ text: String) {
    write(Array(text.utf8))
  }
}
