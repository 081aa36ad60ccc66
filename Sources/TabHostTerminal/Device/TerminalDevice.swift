/// A terminal as bytes and signals: what a program reads from it, writes to it, and is told of it.
///
/// A device is set up for a full screen when it is made, and leaves the terminal as it was with
/// ``close()``. It knows nothing of keys and of what is drawn.
///
///     let device = try StandardTerminal.open()
///     for await event in device.events {
///       switch event {
///       case .bytes(let bytes): decode(bytes)
///       case .resized(let size): draw(size)
///       case .resumed: drawEverything()
///       case .suspended: break
///       case .closed: device.close()
///       case .terminated(let signal):
///         device.close()
///         signal.endProcess()
///       }
///     }
@MainActor public protocol TerminalDevice: AnyObject {
  /// How large the terminal is now.
  var size: CellSize { get }

  /// What the terminal can do.
  var capabilities: TerminalCapabilities { get }

  /// What the device tells, in order. To be read by one loop; ends after ``close()``.
  var events: AsyncStream<DeviceEvent> { get }

  /// Writes all of some bytes, and returns when the terminal has taken them.
  ///
  /// While the terminal is left (suspended, closed, gone) the bytes are lost, without an error: the
  /// events tell what to do. A terminal that does not take them any more is told as
  /// ``DeviceEvent/closed``.
  func write(_ bytes: [UInt8])

  /// Leaves the terminal and stops the process and its group, as Control-Z does in a shell.
  ///
  /// Returns soon, maybe before. ``DeviceEvent/suspended`` and ``DeviceEvent/resumed`` tell of it.
  func suspend()

  /// Leaves the terminal as it was before the device was made, and ends the events.
  ///
  /// Does nothing the second time.
  func close()
}

extension TerminalDevice {
  /// Writes a text as UTF-8, as it is: escape sequences take effect.
  public func write(_ text: String) {
    write(Array(text.utf8))
  }
}
