import TabHost
import TabHostTestSupport

/// A store that records its calls, and can fail or run code of a test inside of them.
final class RecordingStore: TabCustomizationStore, CallRecorder {
  struct Full: Error, CustomStringConvertible {
    var description: String { "the disk is full" }
  }

  var kept: [String: TabCustomization] = [:]
  var calls: [String] = []
  var fails = false
  /// Whether a save fails after the code that runs inside of it.
  var failsAfterBlock = false
  /// Runs inside the next load, once.
  var duringNextLoad: (() -> Void)?
  /// Runs inside the next save, once.
  var duringNextSave: (() -> Void)?

  func load(identifier: String) throws -> TabCustomization? {
    calls.append("load \(identifier)")
    if fails { throw Full() }
    take(&duringNextLoad)?()
    return kept[identifier]
  }

  func save(_ customization: TabCustomization, identifier: String) throws {
    calls.append("save \(identifier)")
    if fails { throw Full() }
    take(&duringNextSave)?()
    if fails || failsAfterBlock { throw Full() }
    kept[identifier] = customization
  }

  /// Returns the calls since the previous call.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func take(_ block: inout (() -> Void)?) -> (() -> Void)? {
    defer { block = nil }
    return block
  }
}
