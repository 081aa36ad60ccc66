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
    expectEqual(take(), expected, sourceLocation: place)
  }
}
