import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Saving a customization while another program keeps the folder locked.
@MainActor struct SavingApplicationTests {
  /// A running application with a change that it could not save.
  @MainActor private struct Fixture {
    let clock = ManualClock()
    let path: String
    let store: FileTabCustomizationStore
    let host: TabHostController
    let application: TerminalApplication
    let lock: Int32

    init(in path: String) throws {
      self.path = path
      store = FileTabCustomizationStore(directory: path)
      host = .titled("a", "b")
      host.diagnosticHandler = { _ in }
      host.customizationStore = store
      host.customizationIdentifier = "main"
      application = TerminalApplication(
        host: host,
        device: try HeadlessTerminalDevice(),
        clock: clock.clock
      )
      application.begin()
      expectEqual(store.lockTimeout, .milliseconds(50))
      lock = unsafe open(path, O_RDONLY | O_CLOEXEC)
      expectEqual(flock(lock, LOCK_EX | LOCK_NB), 0)
      host.customization.rootOrder = ["b", "a"]
      expect(host.isCustomizationSavePending)
      application.draw()
    }

    /// Unlocks the folder, also for processes that other tests have just forked.
    func unlock() {
      flock(lock, LOCK_UN)
      close(lock)
    }

    var isSaved: Bool { FileManager.default.fileExists(atPath: path + "/main.json") }
  }

  @Test func `a save is tried again until the other program is done`() async throws {
    let folder = try TemporaryFolder()
    let fixture = try Fixture(in: folder.path)
    for attempt in 1...2 {
      await runPendingTasks()
      expectEqual(fixture.clock.sleeps.filter { $0 == .milliseconds(250) }.count, attempt)
      fixture.clock.wake(within: .milliseconds(250))
    }
    await runPendingTasks()
    expect(!fixture.isSaved)
    fixture.unlock()
    fixture.clock.wake(within: .milliseconds(250))
    await runPendingTasks()
    expect(fixture.isSaved)
    expect(!fixture.host.isCustomizationSavePending)
    fixture.application.end()
    expectEqual(fixture.store.lockTimeout, .seconds(5))
  }

  @Test func `what is not saved at the end of the run is saved then`() async throws {
    let folder = try TemporaryFolder()
    let fixture = try Fixture(in: folder.path)
    fixture.unlock()
    expect(!fixture.isSaved)
    fixture.application.end()
    expect(fixture.isSaved)
  }
}
