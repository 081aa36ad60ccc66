import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Programs that an application runs in the terminal.
@MainActor struct ApplicationChildTests {
  private let host = TabHostController.titled("a", "b")
  private let device: HeadlessTerminalDevice
  private let application: TerminalApplication
  private let program = ChildProgram("/usr/bin/less", ["file"])

  init() throws {
    device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    application = TerminalApplication(host: host, device: device, clock: ManualClock().clock)
    application.reducesMotion = true
  }

  /// The events of the device up to now, which the application handles.
  private func handleEvents(_ count: Int) async {
    var events = device.events.makeAsyncIterator()
    for _ in 0..<count {
      if let event = await events.next(isolation: MainActor.shared) {
        _ = application.handle(event)
      }
    }
  }

  private func start() async {
    application.begin()
    // The reply to the requests.
    await handleEvents(1)
    _ = device.takeText()
  }

  @Test func `the result is passed on after the terminal was set up, and all is drawn`() async {
    await start()
    var results: [Result<ChildProgram.Ending, ChildProgramError>] = []
    application.run(program) { [device] in
      results.append($0)
      expect(device.takeText().contains("Tab a"))
    }
    expectEqual(device.programs, [program])
    expectEqual(device.takeText(), device.capabilities.modes.exit)
    device.endProgram(.success(.exited(1)))
    await handleEvents(3)
    expectEqual(results, [.success(.exited(1))])
    application.run(program) { _ in }
    expectEqual(device.programs, [program, program])
  }

  @Test func `a second program is refused while one uses the terminal`() async {
    await start()
    var results: [String] = []
    application.run(program) { results.append("first: \($0)") }
    application.run(ChildProgram("vi")) { results.append("second: \($0)") }
    let error = ChildProgramError(name: "vi", reason: "less is using the terminal")
    expectEqual(
      results,
      ["second: \(Result<ChildProgram.Ending, ChildProgramError>.failure(error))"]
    )
    expectEqual("\(error)", "can't run vi: less is using the terminal")
    expectEqual(device.programs, [program])
  }

  @Test func `an application that does not run refuses programs`() async {
    let error = ChildProgramError(name: "less", reason: "the application does not run")
    await #expect(throws: error) { try await application.run(program) }
    await start()
    application.end()
    await #expect(throws: error) { try await application.run(program) }
    expectEqual(device.programs, [])
  }

  @Test func `the end of the run completes the program with an error`() async {
    await start()
    var results: [Result<ChildProgram.Ending, ChildProgramError>] = []
    application.run(program) { results.append($0) }
    application.end()
    let error = ChildProgramError(name: "less", reason: "the application does not run")
    expectEqual(results, [.failure(error)])
  }

  @Test func `a program waits for a reply that the terminal has not sent yet`() async {
    device.repliesToRequests = false
    application.begin()
    application.run(program) { _ in }
    expectEqual(device.programs, [])
    application.type("\u{1B}[?62c")
    expectEqual(device.programs, [program])
  }

  @Test func `a program that waits for a reply is not started after the end of the run`() async {
    device.repliesToRequests = false
    async let ending = application.run()
    while !host.isDisplayed { await Task.yield() }
    var results: [Result<ChildProgram.Ending, ChildProgramError>] = []
    application.run(program) { results.append($0) }
    application.quit()
    device.feed("\u{1B}[?62c")
    await expectEqual(ending, .quit)
    let error = ChildProgramError(name: "less", reason: "the application does not run")
    expectEqual(results, [.failure(error)])
    expectEqual(device.programs, [])
  }

  @Test func `a handler answers in place of the program, at once`() async throws {
    var asked: [ChildProgram] = []
    application.childHandler = {
      asked.append($0)
      return .signaled(9)
    }
    var results: [Result<ChildProgram.Ending, ChildProgramError>] = []
    application.run(program) { results.append($0) }
    expectEqual(results, [.success(.signaled(9))])
    try await expectEqual(application.run(program), .signaled(9))
    expectEqual(asked, [program, program])
    let error = ChildProgramError(name: "less", reason: "as asked")
    application.childHandler = { _ throws(ChildProgramError) in throw error }
    await #expect(throws: error) { try await application.run(program) }
    expectEqual(device.programs, [])
  }

  @Test func `a program that the device refuses is an error`() async {
    let application = TerminalApplication(
      host: host,
      device: DeviceWithoutPrograms(),
      clock: ManualClock().clock
    )
    application.begin()
    let error = ChildProgramError(name: "less", reason: "this terminal runs no other programs")
    await #expect(throws: error) { try await application.run(program) }
  }
}

/// A device of an app that has only the required members.
private final class DeviceWithoutPrograms: TerminalDevice {
  let size = CellSize(columns: 80, rows: 24)
  let capabilities = TerminalCapabilities(family: .linuxConsole)
  let events = AsyncStream<DeviceEvent> { $0.finish() }
  func write(_ bytes: [UInt8]) {}
  func suspend() {}
  func close() {}
}
