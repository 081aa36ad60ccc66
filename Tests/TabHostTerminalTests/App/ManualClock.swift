@testable import TabHostTerminal

/// A clock that a test winds: nothing waits, and waits end when the test says so.
@MainActor final class ManualClock {
  /// The time that has gone by.
  var time = Duration.zero
  private var sleepers: [CheckedContinuation<Void, Never>] = []

  /// How many waits have not ended.
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

/// A terminal that takes its time for whatever is written.
@MainActor final class SlowTerminalDevice: TerminalDevice {
  let inner: HeadlessTerminalDevice
  let clock: ManualClock
  /// How long a write takes.
  var delay: Duration

  init(_ inner: HeadlessTerminalDevice, _ clock: ManualClock, delay: Duration) {
    (self.inner, self.clock, self.delay) = (inner, clock, delay)
  }

  var size: CellSize { inner.size }
  var capabilities: TerminalCapabilities { inner.capabilities }
  var events: AsyncStream<DeviceEvent> { inner.events }

  func write(_ bytes: [UInt8]) {
    clock.time += delay
    inner.write(bytes)
  }

  func suspend() { inner.suspend() }
  func close() { inner.close() }
}
