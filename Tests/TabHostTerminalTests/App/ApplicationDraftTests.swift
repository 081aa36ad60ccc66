import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drafts while an application runs, and when the run ends.
@MainActor struct ApplicationDraftTests {
  private let store = InMemoryTabCustomizationStore()
  private let clock = ManualClock()
  private let device: HeadlessTerminalDevice
  private let editor = LeavingEditor()
  private let host: TabHostController
  private let application: TerminalApplication

  init() throws {
    device = try HeadlessTerminalDevice(capabilities: TerminalCapabilities(colors: .ansi16))
    host = TabHostController.titled("a") { [editor] _ in editor }
    host.mode = .tabBar
    host.customizationStore = store
    editor.draftIdentifier = "note"
    application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = true
  }

  private var kept: String? {
    (try? DraftStore<String>("note", beside: store).load()) ?? nil
  }

  /// Begins the run, and moves the focus to the editor.
  private func begin() async {
    application.begin()
    application.type("\u{1B}[?62c\u{1B}[B")
    await runPendingTasks()
  }

  @Test func `many keys are one save, after three seconds`() async {
    await begin()
    application.type("moss")
    application.type(" and")
    await runPendingTasks()
    expectEqual(clock.sleeps.filter { $0 == .seconds(3) }.count, 1)
    expect(kept == nil)
    application.type(" rain")
    clock.time += .seconds(3)
    clock.wake()
    await runPendingTasks()
    expectEqual(kept, "moss and rain")
    expectEqual(clock.sleeps.filter { $0 == .seconds(3) }.count, 1)
    application.type("!")
    await runPendingTasks()
    expectEqual(clock.sleeps.filter { $0 == .seconds(3) }.count, 2)
  }

  @Test(
    arguments: [.terminated(.hangup), .terminated(.terminate), .closed] as [DeviceEvent]
  )
  func `the end of the run saves what was typed right before it`(end: DeviceEvent) async {
    device.feed("\u{1B}[B")
    device.feed("moss")
    device.send(end)
    _ = await application.run()
    expectEqual(kept, "moss")
  }

  @Test func `quitting keeps the draft, with what the page changes when it disappears`() async {
    editor.lastText = " and rain"
    await begin()
    application.type("moss")
    application.end()
    expectEqual(kept, "moss and rain")
  }

  @Test func `an error is shown for a while, also while the user types`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "drafts")  // A file in place of the folder.
    host.customizationStore = FileTabCustomizationStore(directory: folder.path)
    await begin()
    application.type("moss")
    await runPendingTasks()
    clock.wake(within: .seconds(3))
    await runPendingTasks()
    application.type("!")
    expect(application.screen.frame().plainText.contains("Your draft is not saved: cannot"))
    for _ in 0..<2 {
      clock.wake(within: .seconds(5))
      await runPendingTasks()
    }
    expect(!application.screen.frame().plainText.contains("Your draft"))
  }
}

/// An editor that appends a text when it disappears.
private final class LeavingEditor: TextEditorController {
  var lastText = ""

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    insertText(lastText)
  }
}
