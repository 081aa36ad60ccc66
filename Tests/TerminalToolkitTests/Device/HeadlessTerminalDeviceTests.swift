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
    #expect(
      await events(of: device) == [
        .bytes(Array("a\u{1B}[A".utf8)),
        .resized(CellSize(columns: 40, rows: 10)),
        .terminated(.hangup),
        .closed,
      ]
    )
  }

  @Test func `written bytes are collected until the device is closed`() throws {
    let device = try HeadlessTerminalDevice()
    #expect(device.takeWritten() == Array(modes.entry.utf8))
    device.write("ab")
    device.write([0x63])
    #expect(device.written == Array("abc".utf8))
    #expect(device.takeWritten() == Array("abc".utf8))
    device.close()
    device.close()
    device.write("lost")
    #expect(device.isClosed)
    #expect(device.takeWritten() == Array(modes.exit.utf8))
  }

  @Test func `output that the terminal does not accept is pending until it does`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.acceptsOutput = false
    device.write("a")
    device.write("b")
    #expect(device.written == [])
    #expect(device.hasPendingOutput)
    device.acceptsOutput = true
    device.acceptsOutput = true
    #expect(device.takeWritten() == Array("ab".utf8))
    #expect(!device.hasPendingOutput)
    device.close()
    #expect(await events(of: device) == [.outputAccepted])
  }

  @Test func `suspending exits and enters the modes and sends events`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.suspend()
    #expect(device.takeWritten() == Array((modes.exit + modes.entry).utf8))
    device.close()
    device.suspend()
    #expect(device.suspensions == 1)
    #expect(await events(of: device) == [.suspended, .resumed])
  }

  @Test func `a program exits the modes, and the answer of the test enters them`() async throws {
    let device = try HeadlessTerminalDevice()
    _ = device.takeWritten()
    device.run(ChildProgram("less"))
    #expect(device.takeWritten() == Array(modes.exit.utf8))
    device.endProgram(.success(.exited(2)))
    #expect(device.takeWritten() == Array(modes.entry.utf8))
    #expect(device.programs == [ChildProgram("less")])
    device.close()
    device.run(ChildProgram("vi"))
    device.endProgram(.success(.exited(0)))
    #expect(device.programs.count == 1)
    #expect(
      await events(of: device) == [.suspended, .resumed, .childEnded(.success(.exited(2)))]
    )
  }

  @Test func `a headless device refuses unsuitable capabilities`() {
    let capabilities = TerminalCapabilities(environment: [:])
    #expect(throws: TerminalDeviceError.unsuitable("TERM is not set")) {
      try HeadlessTerminalDevice(capabilities: capabilities)
    }
  }
}
