import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Settings of the user and of the app for a terminal.
@MainActor struct TerminalPreferencesTests {
  private let clock = ManualClock()

  /// Returns an application in an environment, with the device that it runs on.
  private func application(
    _ environment: [String: String] = [:]
  ) throws -> (application: TerminalApplication, device: HeadlessTerminalDevice) {
    let variables = ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 }
    let capabilities = TerminalCapabilities(environment: variables)
    let device = try HeadlessTerminalDevice(capabilities: capabilities)
    _ = device.takeWritten()
    let host = TabHostController.titled("a", "b")
    return (TerminalApplication(host: host, device: device, clock: clock.clock), device)
  }

  // MARK: - Screen readers and motion

  @Test(arguments: [("C.UTF-8", LineDrawing.words), ("C", .asciiWords)])
  func `the environment requests words for a screen reader, without motion`(
    locale: String,
    drawing: LineDrawing
  ) throws {
    let reader = try application(["LANG": locale, "TABHOST_SCREEN_READER": "1"]).application
    expectEqual(reader.screen.options.drawing, drawing)
    expect(reader.isForScreenReaders && reader.reducesMotion)
  }

  @Test(arguments: ["TABHOST_SCREEN_READER", "TABHOST_REDUCE_MOTION", "TABHOST_NO_MOUSE"])
  func `a variable with an empty value has no effect`(name: String) throws {
    let application = try application([name: ""]).application
    expect(!application.isForScreenReaders && !application.reducesMotion)
    expect(application.usesMouse)
  }

  // MARK: - Escape

  @Test(arguments: [("0", 0), ("50", 50), ("200", 200), ("10000", 10_000), ("", 50), (nil, 50)])
  func `the environment sets the time after which Escape is a key`(
    value: String?,
    milliseconds: Int
  ) async throws {
    var environment: [String: String] = [:]
    environment["TABHOST_ESC_MS"] = value
    let application = try application(environment).application
    expectEqual(application.escapeDelay, .milliseconds(milliseconds))
    application.begin()
    application.type("\u{1B}[?62c")
    application.type("\u{1B}")
    await runPendingTasks()
    expectEqual(clock.sleeps.last, .milliseconds(milliseconds))
  }

  @Test func `the app sets the time after which Escape is a key`() throws {
    let application = try application(["TABHOST_ESC_MS": "10"]).application
    application.escapeDelay = .milliseconds(300)
    expectEqual(application.decoder.escapeDelay, .milliseconds(300))
    application.escapeDelay = .seconds(-1)
    expectEqual(application.escapeDelay, .zero)
  }

  @Test(arguments: [
    ("TABHOST_ESC_MS", "-1"), ("TABHOST_ESC_MS", "+5"), ("TABHOST_ESC_MS", "50ms"),
    ("TABHOST_ESC_MS", "0.5"), ("TABHOST_ESC_MS", "10001"), ("TABHOST_ESC_MS", "\u{1B}[31m"),
    ("TABHOST_ESC_MS", "99999999999999999999"), ("TABHOST_ESC_MS", "٥"), ("TABHOST_THEME", "plaid"),
  ])
  func `an invalid value is reported once and has no effect`(name: String, value: String) throws {
    let application = try application([name: value]).application
    let log = CallLog()
    log.record(application.screen.host, of: [.diagnostic])
    application.begin()
    expectEqual(log.diagnostics.map(\.name), ["invalidSetting"])
    expectEqual(application.escapeDelay, .milliseconds(50))
    expect(application.screen.options.preferredTheme == nil)
  }

  @Test func `the message about an invalid value names what is valid`() {
    let environment = ["TABHOST_ESC_MS": "a\u{1B}b", "TABHOST_THEME": "plaid"]
    expectEqual(
      TerminalPreferences(environment: environment).diagnostics.map(\.message),
      [
        "the variable takes one of automatic, dark, light, high-contrast, monochrome, not 'plaid'; "
          + "it has no effect",
        "the variable takes a number of milliseconds from 0 to 10000, not 'a␛b'; "
          + "it has no effect",
      ]
    )
  }

  // MARK: - Mouse

  private static let mouse = TerminalMode.mouse

  @Test func `without the mouse, the terminal ends its reports, also after a resumption`() throws {
    let (application, device) = try application(["TABHOST_NO_MOUSE": "1"])
    expect(!application.usesMouse)
    application.begin()
    let text = device.takeText()
    expect(text.contains(Self.mouse.leave) && !text.contains("\u{1B}[?1003h"))
    application.type("j")
    expect(!device.takeText().contains(Self.mouse.leave))
    _ = application.handle(.resumed)
    expect(device.takeText().contains(Self.mouse.leave))
  }

  @Test func `the app can switch the mouse off and on again during the run`() async throws {
    let (application, device) = try application()
    application.begin()
    await runPendingTasks()
    let text = device.takeText()
    expect(text.contains("\u{1B}[?1003h") && !text.contains(Self.mouse.leave))
    for usesMouse in [false, true] {
      clock.time += .seconds(1)
      application.usesMouse = usesMouse
      await runPendingTasks()
      let change = device.takeText()
      expectEqual(change.contains(Self.mouse.leave), !usesMouse)
      expectEqual(change.contains(Self.mouse.enter + "\u{1B}[?1003h"), usesMouse)
    }
  }

  @Test func `a terminal without a mouse receives no requests for it`() throws {
    let (application, device) = try application(["TERM": "linux", "TABHOST_NO_MOUSE": "1"])
    application.begin()
    expect(!device.takeText().contains("\u{1B}[?1000"))
  }
}
