@testable import TabHostTerminal

/// A clock that a test advances. It never sleeps; waits end when the test ends them.
@MainActor final class ManualClock {
  /// The elapsed time.
  var time = Duration.zero
  private var sleepers: [(duration: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  /// The durations of the waits that have begun, in order.
  private(set) var sleeps: [Duration] = []

  /// The number of unfinished waits.
  var waits: Int { sleepers.count }

  var clock: ApplicationClock {
    ApplicationClock(
      now: { self.time },
      sleep: { duration in
        self.sleeps.append(duration)
        await withCheckedContinuation { self.sleepers.append((duration, $0)) }
      }
    )
  }

  /// Ends all waits, or those of at most a duration.
  func wake(within duration: Duration = .seconds(3600)) {
    let waiting = sleepers.filter { $0.duration <= duration }
    sleepers.removeAll { $0.duration <= duration }
    for sleeper in waiting { sleeper.continuation.resume() }
  }
}

/// A terminal whose writes take time on a manual clock.
@MainActor final class SlowTerminalDevice: TerminalDevice {
  let inner: HeadlessTerminalDevice
  let clock: ManualClock
  /// The duration of a write.
  var delay: Duration

  init(_ inner: HeadlessTerminalDevice, _ clock: ManualClock, delay: Duration) {
    (self.inner, self.clock, self.delay) = (inner, clock, delay)
  }

  var size: CellSize { inner.size }
  var capabilities: TerminalCapabilities { inner.capabilities }
  var hasPendingOutput: Bool { inner.hasPendingOutput }
  var events: AsyncStream<DeviceEvent> { inner.events }

  var written: [UInt8] { inner.written }

  func takeWritten() -> [UInt8] { inner.takeWritten() }

  func write(_ bytes: [UInt8]) {
    clock.time += delay
    inner.write(bytes)
  }

  func suspend() { inner.suspend() }
  func close() { inner.close() }
}
