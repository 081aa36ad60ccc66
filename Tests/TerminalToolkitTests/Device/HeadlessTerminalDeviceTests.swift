import TabHostTestSupport
import Testing

@testable import TerminalToolkit

@MainActor struct HeadlessTerminalDeviceTests {
  private let modes = TerminalFamily.xterm.modes

  /// Returns the events of a device until it is closed.
  private func events(of device: any TerminalDevice) async -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    for await event in device.events { events.append(event) }
    return events
  }

  @Test func `events are delivered in order`() async throws {
    let device = try HeadlessTerminalDevice()
    device.feed("a\u{1B}[A")
    device.feed([])
    device.size = CellSize(columns: 80, rows: 24)
    device.size = CellSize(columns: 40, rows: 10)
    device.send(.terminated(.hangup))
    device.send(.closed)
    device.close()
    device.feed("lost")
    await expectEqual(
      events(of: device),
      [
        .bytes(Array("a\u{1B}[A".utf8)),
        .resized(CellSize(columns: 40, rows: 10)),
        .terminated(.hangup),
        .closed,
      ]
    )
  }

  @Test func `written bytes are collected until the device is closed`() throws {
    let device = try HeadlessTerminalDevice()
    expectEqual(device.takeWritten(), Array(modes.entry.utf8))
    device.write("ab")
    device.write([0x63])
    expectEqual(device.written, Array("abc".utf8))
    expectEqual(device.takeWritten(), Array("abc".utf8))
    device.close()
    device.close()
    device.write("lost")
    expect(device.isClosed)
    expectEqual(device.takeWritten(), Array(modes.exit.utf8))
  }

  @Test func `output that the terminal does not accept is pending until it does`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.acceptsOutput = false
    device.write("a")
    device.write("b")
    expectEqual(device.written, [])
    expect(device.hasPendingOutput)
    device.acceptsOutput = true
    device.acceptsOutput = true
    expectEqual(device.takeWritten(), Array("ab".utf8))
    expect(!device.hasPendingOutput)
    device.close()
    await expectEqual(events(of: device), [.outputAccepted])
  }

  @Test func `suspending exits and enters the modes and sends events`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.suspend()
    expectEqual(device.takeWritten(), Array((modes.exit + modes.entry).utf8))
    device.close()
    device.suspend()
    expectEqual(device.suspensions, 1)
    await expectEqual(events(of: device), [.suspended, .resumed])
  }

  @Test func `a program exits the modes, and the answer of the test enters them`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.run(ChildProgram("less"))
    expectEqual(device.takeWritten(), Array(modes.exit.utf8))
    device.endProgram(.success(.exited(2)))
    expectEqual(device.takeWritten(), Array(modes.entry.utf8))
    expectEqual(device.programs, [ChildProgram("less")])
    device.close()
    device.run(ChildProgram("vi"))
    device.endProgram(.success(.exited(0)))
    expectEqual(device.programs.count, 1)
    await expectEqual(
      events(of: device),
      [.suspended, .resumed, .childEnded(.success(.exited(2)))]
    )
  }

  @Test func `a headless device refuses unsuitable capabilities`() {
    let capabilities = TerminalCapabilities(environment: [:])
    #expect(throws: TerminalDeviceError.unsuitable("TERM is not set")) {
      try HeadlessTerminalDevice(capabilities: capabilities)
    }
  }
}
