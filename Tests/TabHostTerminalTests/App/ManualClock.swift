@testable import TabHostTerminal

/// A clock that a test advances. It never sleeps; waits end when the test ends them.
@MainActor final class ManualClock {
  /// The elapsed time.
  var time = Duration.zero
  private var sleepers: [CheckedContinuation<Void, Never>] = []

  /// The number of unfinished waits.
  var waits: Int { sleepers.count }

  var clock: ApplicationClock {
    ApplicationClock(
      now: { self.time },
      sleep: { _ in await withCheckedContinuation { self.sleepers.append($0) } }
    )
  }

  /// Ends all waits.
  func wake() {
    let waiting = sleepers
    sleepers = []
    for sleeper in waiting { sleeper.resume() }
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

  func write(_ bytes: [UInt8]) {
    clock.time += delay
    inner.write(bytes)
  }

  func suspend() { inner.suspend() }
  func close() { inner.close() }
}
