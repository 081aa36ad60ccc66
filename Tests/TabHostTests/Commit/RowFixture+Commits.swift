import TabHost
import TabHostTestSupport

extension RowFixture {
  /// Records frame requests and diagnostics together with the calls of the delegates.
  func recordFramesAndDiagnostics() {
    host.diagnosticHandler = { [rowRecorder] in
      rowRecorder.events.append("diagnostic \($0.rule.rawValue)")
    }
    host.needsFrameHandler = { [rowRecorder] in rowRecorder.events.append("frame") }
  }

  /// Records the new value of a property when it changes.
  func observe(_ value: @escaping @MainActor () -> Any?) {
    _ = Watch {
      _ = value()
    } then: { [rowRecorder] in
      rowRecorder.events.append("observe \(value() ?? "nil")")
      return nil
    }
  }
}
