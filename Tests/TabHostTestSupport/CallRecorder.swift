import Testing

/// An object that records calls, which a test takes and compares in one step.
@MainActor public protocol CallRecorder {
  associatedtype Call: Equatable

  /// Returns and removes the recorded calls.
  func take() -> [Call]
}

extension CallRecorder {
  /// Takes the recorded calls, and records an issue if they are not the given ones.
  public func expect(
    _ expected: [Call],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expectSame(take(), expected, at: place)
  }
}

/// Records an issue with a line for each call if calls are not the expected ones.
func expectSame<Call: Equatable>(
  _ calls: [Call],
  _ expected: [Call],
  at place: SourceLocation
) {
  guard calls != expected else { return }
  func text(_ calls: [Call]) -> String { calls.map { "\n  \($0)" }.joined() }
  Issue.record("calls:\(text(calls))\nexpected:\(text(expected))", sourceLocation: place)
}
