import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Messages and the title of the window.
@MainActor struct StatusMessageTests {
  private let host = TabHostController.titled("a", "b")
  private let clock = ManualClock()

  private func application(
    _ family: TerminalFamily = .xterm,
    size: CellSize = CellSize(columns: 80, rows: 24)
  ) throws -> (TerminalApplication, HeadlessTerminalDevice) {
    let device = try HeadlessTerminalDevice(
      size: size,
      capabilities: TerminalCapabilities(colors: .ansi16, family: family)
    )
    let application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = true
    return (application, device)
  }

  /// Runs the pending tasks of the main actor, and returns the last line of the screen.
  private func status(_ application: TerminalApplication) async -> String {
    await runPendingTasks()
    return ScreenDriver(application.screen).statusLine
  }

  // MARK: - Messages

  @Test func `a message fades and disappears`() async throws {
    let (application, _) = try application()
    application.begin()
    application.show(message: "Saved\u{1B}[2J")
    await expect(status(application).hasPrefix(" Saved"))
    expectEqual(application.screen.status.message?.isFading, false)
    clock.wake()
    await expect(status(application).hasPrefix(" Saved"))
    expectEqual(application.screen.status.message?.isFading, true)
    clock.wake()
    await expect(!status(application).contains("Saved"))
    expect(application.screen.status.message == nil)
  }

  @Test func `a new message replaces the previous one and is shown for its full duration`()
    async throws
  {
    let (application, _) = try application()
    application.begin()
    application.show(message: "First")
    _ = await status(application)
    clock.wake()
    _ = await status(application)
    application.show(message: "Second")
    // The rest of the first message's time passes.
    await expect(status(application).hasPrefix(" Second"))
    expectEqual(application.screen.status.message, .init(text: "Second"))
  }

  @Test func `each step of a message is drawn`() async throws {
    let (application, device) = try application()
    application.begin()
    _ = await status(application)
    _ = device.takeWritten()
    application.show(message: "Saved")
    _ = await status(application)
    clock.time += .seconds(1)
    clock.wake()
    _ = await status(application)
    expect(device.takeText().contains("Saved"))
  }

  @Test func `a paste whose end is missing says which key ends it`() async throws {
    let (application, device) = try application()
    application.begin()
    application.type("\u{1B}[200~text")
    await expect(!status(application).contains("paste"))
    clock.time += .seconds(1)
    clock.wake(within: .seconds(1))
    let notice = " The pasted text has no end; Ctrl-C ends it"
    await expect(status(application).hasPrefix(notice))
    expect(device.takeText().contains("The pasted text"))
    // More of the text arrives, and then nothing again.
    application.type("q")
    await expect(!status(application).contains("paste"))
    clock.time += .seconds(1)
    clock.wake(within: .seconds(1))
    await expect(status(application).hasPrefix(notice))
    application.type("\u{3}")
    await expect(!status(application).contains("has no end"))
    expect(!application.screen.wantsToQuit)
    application.type("q")
    expect(application.screen.wantsToQuit)
  }

  @Test func `without a status line, the last row belongs to the host`() async throws {
    let (application, _) = try application()
    application.showsStatusLine = false
    application.begin()
    application.show(message: "Saved")
    await expect(!status(application).contains("Saved"))
    expect(application.screen.layout().statusLine == nil)
  }

  @Test func `a message before the run is shown when the run begins`() async throws {
    let (application, device) = try application()
    application.show(message: "Early", for: .seconds(3))
    expect(application.screen.status.message == nil)
    application.begin()
    expect(String(decoding: device.takeWritten(), as: UTF8.self).contains("Early"))
    await expect(status(application).hasPrefix(" Early"))
    clock.wake()
    _ = await status(application)
    clock.wake()
    await expect(!status(application).contains("Early"))
  }

  @Test func `a message after the run is ignored`() async throws {
    let (application, _) = try application()
    application.begin()
    application.end()
    application.show(message: "Late")
    expect(application.screen.status.message == nil)
  }

  // MARK: - Actions

  /// An application that shows a message with an action.
  private func applicationWithAction(
    _ handler: @escaping () -> Void
  ) throws -> TerminalApplication {
    let (application, _) = try application()
    application.begin()
    application.show(message: "Archived", action: "Undo", key: "u", handler: handler)
    return application
  }

  @Test func `the key of an action performs it once and removes the message`() async throws {
    var calls = 0
    let application = try applicationWithAction { calls += 1 }
    await expect(status(application).hasPrefix(" Archived   u Undo   "))
    application.type("u")
    expectEqual(calls, 1)
    await expect(status(application).hasPrefix(" Enter select"))
    application.type("u")
    expectEqual(calls, 1)
    expect(host.availableKeyCommands.isEmpty)
  }

  @Test func `a click on an action performs it and removes the message`() async throws {
    var calls = 0
    let application = try applicationWithAction { calls += 1 }
    _ = await status(application)
    application.type("\u{1B}[<0;14;24M\u{1B}[<0;14;24m")
    expectEqual(calls, 1)
    await expect(status(application).hasPrefix(" Enter select"))
  }

  @Test func `an action is gone with its message`() async throws {
    var calls = 0
    let application = try applicationWithAction { calls += 1 }
    expectEqual(host.availableKeyCommands.map(\.title), ["Undo"])
    _ = await status(application)
    clock.wake()
    _ = await status(application)
    clock.wake()
    _ = await status(application)
    expect(host.availableKeyCommands.isEmpty)
    application.type("u")
    expectEqual(calls, 0)
    application.show(message: "Archived", action: "Undo", key: "u") { calls += 1 }
    application.show(message: "Sent")
    expect(host.availableKeyCommands.isEmpty)
  }

  @Test func `an action may show another message`() async throws {
    let (application, _) = try application()
    application.begin()
    application.show(message: "Archived", action: "Undo", key: "u") { [weak application] in
      application?.show(message: "Moved back")
    }
    _ = await status(application)
    application.type("u")
    await expect(status(application).hasPrefix(" Moved back   "))
  }

  @Test func `an action precedes content, unless characters are text there`() throws {
    var (keys, calls): ([KeyPress.Key], Int) = ([], 0)
    let editor = TextEditorController()
    let page = KeyLogger { keys.append($0) }
    for (content, expected) in [(page as ViewController, 1), (editor, 0)] {
      let fixture = ViewFixture(content, columns: 80, rows: 24)
      fixture.screen.options.showsStatusLine = true
      fixture.screen.status.message = .init(text: "Archived")
      fixture.host.rendererKeyCommand = KeyCommand(title: "Undo", input: "u") { _ in calls += 1 }
      expectEqual(fixture.user.statusLine.contains("u Undo"), (expected == 1))
      calls = 0
      for key: Character in "xu" {
        fixture.screen.handle(.key(KeyPress(.character(key))), at: .zero)
      }
      expectEqual(calls, expected)
    }
    expectEqual(keys, [.character("x")])
    expectEqual(editor.text, "xu")
  }

  private final class KeyLogger: ViewController, TerminalContent {
    private let log: (KeyPress.Key) -> Void

    init(_ log: @escaping (KeyPress.Key) -> Void) {
      self.log = log
      super.init()
    }

    func draw(on canvas: inout Canvas) {}

    func handle(_ event: ContentEvent) -> Bool {
      guard case .key(let press) = event, press.text != nil else { return false }
      log(press.key)
      return true
    }
  }

  @Test func `an open list takes the key of an action`() async throws {
    var calls = 0
    let application = try applicationWithAction { calls += 1 }
    application.type(":")
    await expect(!status(application).contains("u Undo"))
    application.type("u")
    expectEqual(calls, 0)
    application.type("\u{1B}[27u\u{1B}[27u")
    await expect(status(application).hasPrefix(" Archived   u Undo   "))
  }

  @Test func `a script performs an action by its key`() async throws {
    var calls = 0
    let application = try applicationWithAction { calls += 1 }
    expectEqual(host.user.press("u"), .performed)
    expectEqual(calls, 1)
    expect(application.screen.status.message == nil)
  }

  // MARK: - Color scheme

  @Test func `a change of the color scheme changes the theme and requests the background`() throws {
    let (application, device) = try application()
    application.begin()
    _ = device.takeWritten()
    application.type("\u{1B}[?997;2n")
    expectEqual(host.traitCollection.userInterfaceStyle, .light)
    expect(device.takeText().contains("\u{1B}]11;?\u{1B}\\"))
    expectEqual(application.screen.glyphs.styles, Theme.light[.ansi16])
    application.type("\u{1B}]11;rgb:1111/1111/1111\u{1B}\\")
    expectEqual(application.screen.glyphs.styles, Theme.dark[.ansi16])
  }

  // MARK: - Title of the window

  private func titles(_ device: HeadlessTerminalDevice) -> [String] {
    device.takeText().matches(of: /\u{1B}\]2;([^\u{1B}]*)\u{1B}\\/).map { String($0.1) }
  }

  @Test func `the title of the window is that of the visible page`() throws {
    let (application, device) = try application()
    expect(String(decoding: device.written, as: UTF8.self).contains("\u{1B}[22;2t"))
    application.begin()
    expectEqual(titles(device), ["Tab a"])
    application.type("2")
    expectEqual(titles(device), ["Tab b"])
    application.type("j")
    expectEqual(titles(device), [])
    host.title = "Mail\u{7}\u{1B}]2;x"
    application.draw()
    expectEqual(titles(device), [SafeText("Tab b - Mail\u{7}\u{1B}]2;x").string])
    _ = application.handle(.resumed)
    expectEqual(titles(device).count, 1)
    application.end()
    expect(device.takeText().contains("\u{1B}[23;2t"))
  }

  @Test(arguments: [TerminalFamily.screen, .linuxConsole, .plain])
  func `a terminal that does not save the title keeps it`(family: TerminalFamily) throws {
    let (application, device) = try application(family)
    application.begin()
    expectEqual(titles(device), [])
  }

  @Test func `the app can leave the title of the window unchanged`() throws {
    let (application, device) = try application()
    application.setsWindowTitle = false
    application.begin()
    expectEqual(titles(device), [])
  }
}
