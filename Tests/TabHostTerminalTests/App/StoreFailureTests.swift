import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Errors of the store of a host, which the status line shows.
@MainActor struct StoreFailureTests {
  private let host = TabHostController.titled("a", "b")
  private let store = FailingStore()
  private let clock = ManualClock()
  private let application: TerminalApplication

  init() throws {
    host.customizationStore = store
    host.diagnosticHandler = { _ in }
    let size = CellSize(columns: 80, rows: 24)
    let device = try HeadlessTerminalDevice(
      size: size,
      capabilities: TerminalCapabilities(colors: .ansi16, family: .xterm)
    )
    application = TerminalApplication(host: host, device: device, clock: clock.clock)
    application.reducesMotion = true
  }

  /// A store whose saves and loads throw an error while it has one.
  private final class FailingStore: TabCustomizationStore {
    struct Failure: Error, CustomStringConvertible { let description: String }

    var problem: String?

    func load(identifier: String) throws -> TabCustomization? {
      if let problem { throw Failure(description: problem) }
      return nil
    }

    func save(_ customization: TabCustomization, identifier: String) throws {
      if let problem { throw Failure(description: problem) }
    }
  }

  private var message: String? { application.screen.status.message?.text }

  /// Makes a change that is saved, and returns the message of the status line, which is then removed.
  private func change(_ order: [String]) -> String? {
    host.customization.rootOrder = order
    defer { application.dismissMessage() }
    return message
  }

  private let advice = "; the customization stays in memory and is saved with the next change"

  @Test func `a failed save is shown once, until the reason changes or a save succeeds`() {
    host.customizationIdentifier = "main"
    application.begin()
    store.problem = "the disk is full"
    let notice = "What you have arranged is not saved: the disk is full\(advice)"
    expectEqual(change(["b", "a"]), notice)
    expectEqual(change(["a", "b"]), nil)
    store.problem = "the folder is read-only"
    expectEqual(
      change(["b", "a"]),
      "What you have arranged is not saved: the folder is read-only\(advice)"
    )
    store.problem = nil
    expectEqual(change(["a", "b"]), nil)
    store.problem = "the folder is read-only"
    expect(change(["b", "a"])?.contains("read-only") == true)
  }

  @Test func `a failed load is shown when the run begins`() async {
    store.problem = "the file is damaged"
    host.customizationIdentifier = "main"
    application.begin()
    await runPendingTasks()
    let notice = "What you have arranged can't be loaded: the file is damaged; the host uses"
    expect(application.screen.frame().plainLines.contains { $0.contains(notice) })
  }

  @Test func `a message that the app shows for the diagnostic takes the place of the notice`() {
    host.customizationIdentifier = "main"
    application.begin()
    host.diagnosticHandler = { [weak application] in
      application?.show(message: "Oh: \($0.rule.rawValue)")
    }
    store.problem = "the disk is full"
    expectEqual(change(["b", "a"]), "Oh: unsavedCustomization")
  }
}
