import Observation

/// Hears once when something changes that was read.
@MainActor final class Watch {
  /// How often it has heard.
  private(set) var count = 0
  /// What was noted at those times, and besides.
  var notes: [String] = []

  /// - Parameters:
  ///   - read: Reads what is to be followed.
  ///   - then: Called at the change; what it answers is noted.
  init(_ read: () -> Void, then: @escaping @MainActor () -> String? = { nil }) {
    withObservationTracking(read) { [self] in
      MainActor.assumeIsolated {
        count += 1
        if let note = then() { notes.append(note) }
      }
    }
  }
}
