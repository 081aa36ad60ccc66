import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// A lock for state that signal handlers use, too.
  ///
  /// The time to wait for it is limited, because the thread that holds it may be the one that the
  /// signal interrupted.
  struct HandlerLock: ~Copyable {
    private let isLocked = Atomic<Bool>(false)

    /// Calls a closure while the lock is held, or without it after waiting for a second.
    /// Async-signal-safe.
    ///
    /// - Parameters:
    ///   - attempts: The number of milliseconds to wait.
    ///   - body: The closure.
    /// - Returns: Whether the lock was held.
    @discardableResult
    func withLock(attempts: Int = 1000, _ body: () -> Void) -> Bool {
      var isHolder = acquire()
      var remainingAttempts = attempts
      while !isHolder, remainingAttempts > 0 {
        TerminalSystem.pause(milliseconds: 1)
        remainingAttempts -= 1
        isHolder = acquire()
      }
      body()
      if isHolder { isLocked.store(false, ordering: .releasing) }
      return isHolder
    }

    private func acquire() -> Bool {
      isLocked.compareExchange(
        expected: false,
        desired: true,
        ordering: .acquiringAndReleasing
      ).exchanged
    }
  }
#endif
