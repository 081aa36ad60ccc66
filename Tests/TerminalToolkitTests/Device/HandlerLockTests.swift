import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// The lock that signal handlers use.
struct HandlerLockTests {
  @Test func `a caller that did not receive the lock does not release it`() {
    let lock = HandlerLock()
    var isHolder: [Bool] = []
    let isFirst = lock.withLock {
      // Within the lock, as a handler that has interrupted its holder.
      for _ in 1...2 { isHolder.append(lock.withLock(attempts: 0) {}) }
    }
    isHolder.append(isFirst)
    isHolder.append(lock.withLock {})
    expectEqual(isHolder, [false, false, true, true])
  }
}
