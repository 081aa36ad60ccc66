import Observation
import TabHostTestSupport
import Testing

/// Tracks the properties that a closure reads until the first change.
@MainActor final class Watch {
  /// The number of notifications.
  private(set) var count = 0
  /// The values returned by the closure called at a change, and other notes.
  var notes: [String] = []

  /// - Parameters:
  ///   - read: Reads the properties to track.
  ///   - then: Called at the change. Its result is added to the notes.
  init(_ read: () -> Void, then: @escaping @MainActor () -> String? = { nil }) {
    withObservationTracking(read) { [self] in
      MainActor.assumeIsolated {
        count += 1
        if let note = then() { notes.append(note) }
      }
    }
  }

  /// Returns the values that an observer of a property reads inside `onChange` during a change, one
  /// for each notification.
  static func values<Value>(
    _ read: @escaping @MainActor () -> Value,
    during change: () -> Void
  ) -> [Value] {
    var values: [Value] = []
    let watch = Watch {
      _ = read()
    } then: {
      values.append(read())
      return nil
    }
    change()
    expectEqual(watch.count, values.count)
    return values
  }
}
